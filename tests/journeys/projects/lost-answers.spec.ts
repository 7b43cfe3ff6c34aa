import type { BrowserContext, Page, Route } from '@playwright/test'
import { createAccount } from '../../walks/browser/account.ts'
import { openAsCustomer } from '../session.ts'
import {
  addToProject,
  becomeGuestWithItem,
  cartLines,
  chooseAnotherSubstrate,
  expectInCart,
  giveEmail,
  openResult,
  quickView,
  signIn,
  signOut,
} from '../steps.ts'
import { expect, expectAccessible, makeEmail, test } from '../visitor.ts'

/** What the network loses, and what the visitor may then do. */

test.use({ expectedNoise: [/Failed to load resource/] })

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' })
const tryAgain = (page: Page) => notices(page).getByRole('button', { name: 'Try again' })
const retryCart = (page: Page) => page.getByRole('button', { name: 'Cart not loaded. Retry' })

/** Handles these operations so, and all others as usual, until told to stop. */
const treat = async (
  where: Page | BrowserContext,
  operations: readonly string[],
  handle: (route: Route) => Promise<void>,
) => {
  const onGraph = (route: Route) =>
    operations.includes(route.request().postDataJSON().operationName) ? handle(route) : route.fallback()
  await where.route('**/graphql', onGraph)
  return () => where.unroute('**/graphql', onGraph)
}

const lose = (route: Route) => route.abort('connectionrefused')

/** Lets the shop do what it is asked, and loses the answer. */
const loseAnswer = async (route: Route) => {
  await route.fetch()
  await lose(route)
}

/** Refuses a token as the services do once it has expired (services/shared/http/authenticate.ts). */
const refuseToken = (route: Route) =>
  route.fulfill({
    json: {
      data: null,
      errors: [
        {
          message: 'Given token not valid for any token type',
          extensions: { code: 'UNAUTHENTICATED' },
        },
      ],
    },
  })

/** Makes a customer with one picture in their project, signed out. */
const createCustomer = async (page: Page) => {
  const email = makeEmail('customer')
  await openAsCustomer(page, '/search?q=mountain', email)
  await openResult(page, 1)
  await addToProject(page)
  await expectInCart(page, 1)
  await signOut(page)
  return email
}

/** Makes a guest with one print who adds the picture on something else and never hears the answer. */
const loseAdd = async (page: Page) => {
  await becomeGuestWithItem(page, makeEmail('guest'))
  await chooseAnotherSubstrate(page)
  const stop = await treat(page, ['AddCartItem'], loseAnswer)
  await addToProject(page)
  await expect(tryAgain(page)).toBeVisible()
  await stop()
}

const signInFromHere = async (page: Page, email: string) => {
  await page.getByRole('link', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
  await signIn(page, email)
  await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible()
}

test.describe('An add whose answer was lost', () => {
  test('is counted once in the project that the guest’s cart is merged into on signing in', async ({
    page,
  }) => {
    const email = await createCustomer(page)
    await loseAdd(page)
    await signInFromHere(page, email)
    await expect(notices(page)).toContainText(/added to/)
    await expectInCart(page, 3)
    await page.goto('/cart')
    await expect(cartLines(page)).toHaveCount(3)
    await expectInCart(page, 3)
  })

  test('is counted once in the guest’s cart that becomes the account’s', async ({ page }) => {
    const { email } = await createAccount()
    await loseAdd(page)
    await signInFromHere(page, email)
    await expect(notices(page)).toContainText(/added to/)
    await page.goto('/cart')
    await expect(cartLines(page)).toHaveCount(2)
    await expectInCart(page, 2)
  })
})

test.describe('A project that cannot be loaded on signing in', () => {
  const LOADS = ['ProjectCart', 'RecentCart', 'CartByToken']
  const FORM = '/accounts/login?redirect=/search?q=mountain'

  test('is not mistaken for none: the header says so, and an add asks for the project again', async ({
    page,
  }) => {
    const email = await createCustomer(page)
    await page.goto(FORM)
    const stop = await treat(page, LOADS, lose)
    await signIn(page, email)
    await expect(retryCart(page)).toBeVisible()
    await expectAccessible(page)
    await openResult(page, 0)
    await expect(quickView(page).getByRole('option', { name: 'New project' })).toHaveCount(0)
    await addToProject(page)
    await expect(tryAgain(page)).toBeVisible()
    await stop()
    await tryAgain(page).click()
    await expectInCart(page, 2)
    await page.goto('/projects')
    await expect(page.getByRole('heading', { name: /My project/ })).toHaveCount(1)
  })

  test('can be asked for again from the header', async ({ page }) => {
    const email = await createCustomer(page)
    await page.goto(FORM)
    const stop = await treat(page, LOADS, lose)
    await signIn(page, email)
    await expect(retryCart(page)).toBeVisible()
    await stop()
    await retryCart(page).click()
    await expectInCart(page, 1)
  })

  test('is asked for again by a reload beside another tab, by a new tab, and once online', async ({
    page,
    context,
  }) => {
    const email = await createCustomer(page)
    const other = await context.newPage()
    await other.goto('/')
    await page.goto(FORM)
    const losing = () => treat(context, LOADS, lose)
    let stop = await losing()
    await signIn(page, email)
    await expect(retryCart(page)).toBeVisible()
    await stop()
    await page.reload()
    for (const tab of [page, other]) await expectInCart(tab, 1)

    stop = await losing()
    for (const tab of [page, other]) await tab.close()
    const later = await context.newPage()
    await later.goto('/')
    await expect(retryCart(later)).toBeVisible()
    await stop()
    const newest = await context.newPage()
    await newest.goto('/')
    for (const tab of [later, newest]) await expectInCart(tab, 1)

    stop = await losing()
    await newest.close()
    await later.reload()
    await expect(retryCart(later)).toBeVisible()
    await context.setOffline(true)
    await stop()
    await context.setOffline(false)
    await expectInCart(later, 1)
  })
})

test.describe('A new cart whose answer was lost', () => {
  const loseCart = async (page: Page, add: () => Promise<unknown>) => {
    const stop = await treat(page, ['CreateCart'], loseAnswer)
    await add()
    await expect(tryAgain(page)).toBeVisible()
    await stop()
  }

  test('is a guest’s once, with its picture in it', async ({ page }) => {
    await page.goto('/search?q=mountain')
    await openResult(page, 0)
    await loseCart(page, async () => {
      await addToProject(page)
      await giveEmail(page, makeEmail('guest'))
    })
    await tryAgain(page).click()
    await expect(notices(page)).toContainText(/added to/)
    await page.goto('/cart')
    await expect(cartLines(page)).toHaveCount(1)
    await expectInCart(page, 1)
  })

  test('is the account’s once, with its picture in it', async ({ page }) => {
    await openAsCustomer(page, '/search?q=mountain')
    await openResult(page, 0)
    await loseCart(page, () => addToProject(page))
    await tryAgain(page).click()
    await expect(notices(page)).toContainText(/added to/)
    await page.goto('/projects')
    await expect(page.getByRole('heading', { name: /My project/ })).toHaveCount(1)
    await expectInCart(page, 1)
  })
})

test.describe('A token that expires while its renewal is not answered', () => {
  const jargon = /token/i

  test('is an outage to a visitor who adds: they are asked to try again, and the item goes in', async ({
    page,
  }) => {
    await openAsCustomer(page, '/search?q=mountain')
    await openResult(page, 0)
    // Somebody signed in without a cart gets one with the item in it.
    const stops = [await treat(page, ['CreateCart'], refuseToken), await treat(page, ['RenewAccess'], lose)]
    await quickView(page).getByRole('button', { name: 'Customize' }).waitFor()
    await addToProject(page)
    await expect(notices(page)).toContainText('We couldn’t reach the shop. Please try again.')
    await expect(notices(page)).not.toContainText(jargon)
    for (const stop of stops) await stop()
    await tryAgain(page).click()
    await expectInCart(page, 1)
  })

  test('is an outage to a visitor who changes a line', async ({ page }) => {
    await openAsCustomer(page, '/search?q=mountain')
    await openResult(page, 0)
    await addToProject(page)
    await expectInCart(page, 1)
    await page.goto('/cart')
    const field = cartLines(page).getByRole('spinbutton')
    await expect(field).toHaveValue('1')
    const stops = [
      await treat(page, ['ChangeCartItem'], refuseToken),
      await treat(page, ['RenewAccess'], lose),
    ]
    await field.fill('4')
    await field.press('Enter')
    await expect(notices(page)).toContainText('We couldn’t reach the shop. Please try again.')
    await expect(page.locator('body')).not.toContainText('Given token')
    for (const stop of stops) await stop()
    await expect(field).toHaveValue('1')
    await field.fill('3')
    await field.press('Enter')
    await expectInCart(page, 3)
  })
})
