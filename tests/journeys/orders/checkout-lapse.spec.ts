import type { Page } from '@playwright/test'
import { createAccountWithCart } from '../../walks/browser/account-cart.ts'
import { loseSessionAt } from '../lapse.ts'
import { openSignedIn } from '../session.ts'
import { signIn } from '../steps.ts'
import { expect, expectAccessible, test } from '../visitor.ts'
import {
  comeToCheckOut,
  expectConfirmed,
  expectOneOrder,
  fillAddress,
  fillPurchaseOrder,
  goToPayment,
  stepHeading,
} from './checkout-steps.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

/** Signs in from the page that asks for it and comes back to the checkout. */
const signInAgain = async (page: Page, { email, password }: { email: string; password: string }) => {
  const main = page.getByRole('main')
  await main
    .getByRole('button', { name: 'Sign in' })
    .or(main.getByRole('link', { name: 'Sign in' }))
    .click()
  await signIn(page, email, password)
  await expect(page).toHaveURL(/\/checkout$/)
}

test('A checkout whose session lapses while its address is priced, and again while the order is placed, goes on where it was', async ({
  page,
}) => {
  const owner = await comeToCheckOut(page)
  await fillAddress(page)
  await loseSessionAt(page, 'ProjectQuote')
  await press(page, 'Continue to review')
  await expect(page.getByText('Your session expired. Please sign in again.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'This page requires login.' })).toBeVisible()
  await signInAgain(page, owner)
  await expect(stepHeading(page, 'Where should it go?')).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Marsh')
  await expect(page.getByLabel('ZIP code')).toHaveValue('04101')
  await press(page, 'Continue to review')
  await press(page, 'Continue to payment')

  await fillPurchaseOrder(page)
  await loseSessionAt(page, 'PlaceOrder')
  await press(page, /^Place order/)
  await expect(page.getByRole('heading', { name: 'This page requires login.' })).toBeVisible()
  await signInAgain(page, owner)
  await expect(stepHeading(page, 'Your order was not placed')).toBeVisible()
  await press(page, 'Change the payment')
  await expect(page.getByLabel('Purchase order number')).toHaveValue('PO 118')
  await press(page, /^Place order/)
  await expectOneOrder(page, await expectConfirmed(page))
})

test('Text that was typed and not sent is still there for the same account, and never for another', async ({
  page,
  context,
}) => {
  const [owner, another] = [await createAccountWithCart(), await createAccountWithCart()]
  await openSignedIn(page, owner, '/checkout')
  await goToPayment(page, 'PO 118, half')
  const tab = await context.newPage()
  await loseSessionAt(tab, 'OrdersPage')
  await tab.goto('/orders')
  await expect(stepHeading(page, 'Please sign in again')).toBeFocused()
  await expect(page.getByRole('main')).not.toContainText(/Ada|PO 118/)
  await expectAccessible(page)
  await signInAgain(page, owner)
  await expect(page.getByLabel('Purchase order number')).toHaveValue('PO 118, half')

  await loseSessionAt(page, 'ProjectQuote')
  await press(page, 'Address')
  await page.getByLabel('City').fill('Portland South')
  await press(page, 'Continue to review')
  await expect(stepHeading(page, 'Please sign in again')).toBeVisible()
  await page.reload()
  await expect(stepHeading(page, 'Please sign in again')).toBeVisible()
  await signInAgain(page, another)
  await expect(stepHeading(page, 'Where should it go?')).toBeVisible()
  for (const name of ['Full name', 'Street address', 'City', 'ZIP code'])
    await expect(page.getByLabel(name)).toHaveValue('')
})
