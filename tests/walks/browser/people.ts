import { expect } from '@playwright/test'
import { openSignedIn } from '../../journeys/session.ts'
import { addToProject, expectInCart, giveEmail, openResult, searchFor, signIn } from '../../journeys/steps.ts'
import { makeEmail } from '../../journeys/visitor.ts'
import { expired } from '../fixtures/shared.ts'
import { type AccountCart, createAccountWithCart } from './account-cart.ts'
import type { Visit } from './visit.ts'

/** What people do before a walk begins, or so that one machine hears from another. */

/** Fills in and sends the sign-in form from any page, without waiting for what follows. */
export const submitSignIn = async (visit: Visit) => {
  const { page } = visit
  const { email, password } = await visit.account()
  const form = page.getByRole('heading', { name: 'Sign in', level: 1 })
  if (!(await form.isVisible())) await page.getByRole('link', { name: 'Sign In', exact: true }).click()
  await expect(form).toBeVisible()
  await signIn(page, email, password)
}

export const accountMenu = ({ page }: Visit) => page.getByRole('button', { name: 'My Account' })
export const signInLink = ({ page }: Visit) => page.getByRole('link', { name: 'Sign In', exact: true })

/** Expects the visitor signed in, and past the page that leads on to where they were going. */
export const expectArrived = async (visit: Visit) => {
  await expect(accountMenu(visit)).toBeVisible()
  await expect(visit.page).not.toHaveURL(/\/accounts\/(login|register)/)
}

/** Makes a visitor a guest: adds a picture and gives an email. */
export const becomeGuest = async ({ page }: Visit) => {
  await searchFor(page, 'mountain')
  await openResult(page, 0)
  await addToProject(page)
  await giveEmail(page, makeEmail('guest'))
  await expectInCart(page, 1)
}

/** Ends the session: a request meets an expired token, and the refresh cookie is spent too. */
export const loseSession = async ({ page, graph }: Visit) => {
  graph.hold('SearchPage', 'RenewAccess')
  await page.getByRole('searchbox', { name: 'Search Art' }).fill('river')
  await page.keyboard.press('Enter')
  await (await graph.next('SearchPage')).refuse(expired)
  await (await graph.next('RenewAccess')).refuse(expired)
  graph.release('SearchPage', 'RenewAccess')
}

/** Signs in somebody with one line in their cart, and opens it. */
export const visitOwnCart = async ({ page }: Visit): Promise<AccountCart> => {
  const owner = await createAccountWithCart()
  await openSignedIn(page, owner, '/cart')
  await expect(page.getByRole('spinbutton')).toBeVisible()
  return owner
}

/** Finds the shop's notices. */
export const notices = ({ page }: Visit) => page.getByRole('region', { name: 'Notices' })

export const expectNotice = (visit: Visit, words: string | RegExp) =>
  expect(notices(visit).getByText(words).first()).toBeVisible()

/** Expects the alert about what the machine could not do (spec.md section 8, Toggle failures). */
export const expectFailureNotice = (machine: string) => (visit: Visit) =>
  expectNotice(visit, String(visit.recording.latest(machine)?.snapshot().context.failure?.message))
