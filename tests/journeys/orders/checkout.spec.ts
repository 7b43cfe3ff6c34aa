import type { Page, Route } from '@playwright/test'
import { createAccountWithCart } from '../../walks/browser/account-cart.ts'
import { openSignedIn } from '../session.ts'
import { becomeGuestWithItem, cartLink, expectInCart, summary } from '../steps.ts'
import { expect, expectAccessible, makeEmail, test } from '../visitor.ts'
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

const ARRIVES = /^Arrives [A-Z][a-z]{2} \d+–/

const isPlacing = (route: Route) => route.request().postDataJSON().operationName === 'PlaceOrder'

// Spec 2.24
test('A guest orders what they found, reads at each field what is wrong, and finds the order in the mail', {
  tag: '@phone',
}, async ({ page, outbox }) => {
  const email = makeEmail('guest')
  const title = await becomeGuestWithItem(page, email)
  await page.keyboard.press('Escape')
  await cartLink(page).click()
  await page.getByRole('link', { name: 'Check out' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByText(email)).toBeVisible()
  await expectAccessible(page)

  await press(page, 'Continue to review')
  const alert = page.getByRole('alert').filter({ hasText: 'Form failed client-side validation' })
  await expect(alert.getByText('Please check the marked fields.')).toBeVisible()
  await expect(page.getByLabel('Full name *')).toBeFocused()
  await expectAccessible(page)
  await fillAddress(page)
  await page.getByLabel('ZIP code').fill('0410')
  await press(page, 'Continue to review')
  await expect(page.getByText(/^Enter a ZIP code/)).toBeVisible()
  await expect(page.getByLabel('ZIP code *')).toBeFocused()
  await page.getByLabel('ZIP code').fill('94103')
  await press(page, 'Continue to review')
  await expect(page.getByText('ZIP code 94103 is in California, not Maine.')).toBeVisible()
  await expect(page.getByLabel('ZIP code *')).toBeFocused()
  await expectAccessible(page)
  await press(page, 'Use it anyway')
  await expect(page.getByRole('list', { name: 'What you order' })).toContainText(title)
  await expect(page.locator('address')).toContainText('Portland, ME 94103')
  await press(page, 'Address')
  await press(page, 'Continue to review')
  await expect(stepHeading(page, 'Review your order'), 'not asked again').toBeFocused()
  await press(page, 'Address')
  await page.getByLabel('ZIP code').fill('10001')
  await press(page, 'Continue to review')
  await expect(page.getByText('ZIP code 10001 is in New York, not Maine.')).toBeVisible()
  await press(page, 'Change it')
  await expect(page.getByLabel('ZIP code *')).toBeFocused()
  await page.keyboard.type('04101')
  await press(page, 'Continue to review')
  await expect(stepHeading(page, 'Review your order')).toBeFocused()
  await expect(page.locator('address')).toContainText('Portland, ME 04101')
  await expect(page.getByText(ARRIVES).filter({ visible: true })).not.toHaveCount(0)
  await expect(summary(page)).toContainText(/Sales Tax \(5\.5%\)\$\d/)
  await expectAccessible(page)
  await press(page, 'Address')
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Marsh')
  await press(page, 'Continue to review')
  await press(page, 'Continue to payment')
  await expectAccessible(page)
  await fillPurchaseOrder(page)
  await press(page, /^Place order · \$/)

  const orderId = await expectConfirmed(page)
  await expectInCart(page, 0)
  await expectAccessible(page)
  await page.reload()
  expect(await expectConfirmed(page)).toBe(orderId)
  // Going back skips the steps of the checkout.
  await page.goBack()
  await expect(page).toHaveURL(/\/cart$/)
  const typed = await page.context().newPage()
  await typed.goto(`/orders/${orderId}`)
  await expect(typed.getByRole('heading', { name: `Order #${orderId}` })).toBeVisible()
  await expect(typed.getByText(ARRIVES)).toBeVisible()
  await typed.close()

  await outbox.goto('/outbox')
  const mail = outbox.locator('article', { hasText: email })
  await expect(mail).toContainText(orderId)
  const link = await mail.getByRole('link', { name: new RegExp(`/orders/${orderId}`) }).getAttribute('href')
  const elsewhere = await page.context().browser()?.newPage()
  await elsewhere?.goto(link ?? '')
  await expect(elsewhere?.getByRole('heading', { name: `Order #${orderId}` }) ?? mail).toBeVisible()
  await elsewhere?.close()
})

test('A double click, and a reload while the answer is on its way, make one order of an account’s project', async ({
  page,
}) => {
  await comeToCheckOut(page)
  await goToPayment(page)
  const keys: string[] = []
  // The shop places the order, and the page does not hear of it.
  await page.route('**/graphql', async (route) => {
    if (!isPlacing(route)) return route.fallback()
    keys.push(route.request().postDataJSON().variables.input.idempotencyKey)
    if (keys.length === 1) return void (await route.fetch())
    await route.continue()
  })
  page.on('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: /^Place order/ }).dblclick()
  await expect(stepHeading(page, 'Placing your order')).toBeVisible()
  await page.getByRole('link', { name: 'Aquatint' }).first().click()
  await press(page, 'Stay')
  await page.reload()
  const orderId = await expectConfirmed(page)
  // The page places it again under the same key, or finds it by the key if it heard that the request was
  // given up.
  expect(new Set(keys).size).toBe(1)
  await expectInCart(page, 0)
  await expectOneOrder(page, orderId)
})

test('A change since the agreement is shown beside it, and ordered only once agreed to', async ({ page }) => {
  const owner = await comeToCheckOut(page)
  await goToPayment(page)
  const agreed = await page.getByRole('button', { name: /^Place order/ }).textContent()
  await owner.setQuantity(2)
  await press(page, /^Place order/)
  await expect(stepHeading(page, 'Something has changed')).toBeVisible()
  const total = page.getByRole('row', { name: /^Total/ })
  await expect(total).toContainText(agreed?.replace('Place order · ', '') ?? '')
  await expect(page.getByRole('row', { name: /Mountain Mist.* 2 for \$/ })).toBeVisible()
  await expectAccessible(page)
  await press(page, /^Place order/)
  await expectConfirmed(page)
  await expect(summary(page)).toContainText('Subtotal (2 items)')
})

test('Two tabs that place at once make one order, and the other tab is led to it', async ({
  page,
  context,
}) => {
  await comeToCheckOut(page)
  const place = page.url()
  const other = await context.newPage()
  await other.goto(place)
  const placings: Route[] = []
  await context.route('**/graphql', async (route) => {
    if (!isPlacing(route)) return route.fallback()
    placings.push(route)
    if (placings.length === 2) await Promise.all(placings.map((one) => one.continue()))
  })
  for (const tab of [other, page]) {
    await tab.bringToFront()
    await goToPayment(tab)
    await press(tab, /^Place order/)
  }
  const atOrder = /\/(checkout\/confirmation|orders)\/[\w-]+$/
  await expect(page).toHaveURL(atOrder)
  await expect(other).toHaveURL(atOrder)
  const numberIn = (url: string) => url.split('/').at(-1) ?? ''
  expect(numberIn(page.url())).toBe(numberIn(other.url()))
  await expectOneOrder(page, numberIn(page.url()))
})

test('Back and Forward go from step to step, a reload keeps the step, and an ordered project is not ordered again', async ({
  page,
}) => {
  const owner = await createAccountWithCart()
  await openSignedIn(page, owner, '/cart')
  await page.getByRole('link', { name: 'Check out' }).click()
  await goToPayment(page)
  await page.goBack()
  await expect(stepHeading(page, 'Review your order')).toBeFocused()
  await page.goBack()
  await expect(page.getByLabel('ZIP code')).toHaveValue('04101')
  await page.reload()
  await expect(stepHeading(page, 'Where should it go?')).toBeVisible()
  for (const name of ['Review your order', 'Payment']) {
    await page.goForward()
    await expect(stepHeading(page, name)).toBeVisible()
  }
  // The page's buttons go the same way as the browser's.
  await press(page, 'Back')
  await expect(stepHeading(page, 'Review your order')).toBeVisible()
  await page.getByRole('list', { name: 'Steps' }).getByRole('button', { name: 'Payment' }).click()
  await expect(stepHeading(page, 'Payment')).toBeVisible()

  // A new price must be reviewed first: going forward leads no further.
  await press(page, 'Address')
  await owner.setQuantity(2)
  await press(page, 'Continue to review')
  await expect(stepHeading(page, 'Review your order')).toBeVisible()
  await page.goForward()
  await expect(stepHeading(page, 'Review your order')).toBeVisible()
  await press(page, 'Continue to payment')
  await fillPurchaseOrder(page)
  await press(page, /^Place order/)
  const orderId = await expectConfirmed(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/cart$/)
  await page.goForward()
  await expectOneOrder(page, orderId)
})
