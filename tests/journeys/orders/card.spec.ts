import type { Page } from '@playwright/test'
import { CARDS } from '#services/cards/test-cards.ts'
import { routeGoogleMaps } from '../../support/client/google-maps.ts'
import { routeStripe } from '../../support/client/stripe-js.ts'
import { openStripeServer, STRIPE_KEYS, type StripeServer } from '../../support/services/stripe-server.ts'
import { OPENING, openTestShop, type Shop } from '../../support/shop/shop.ts'
import { becomeGuestWithItem } from '../steps.ts'
import { test as base, expect, expectAccessible, makeEmail } from '../visitor.ts'

/** Each worker has a shop with keys of Stripe and Google Maps. */
const test = base.extend<{ baseURL: string }, { stripe: StripeServer; shop: Shop }>({
  stripe: [
    async ({ browserName: _needed }, use) => {
      const stripe = await openStripeServer()
      await use(stripe)
      await stripe.close()
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ stripe }, use) => {
      const shop = await openTestShop({
        ...STRIPE_KEYS,
        STRIPE_API_URL: stripe.url,
        GOOGLE_MAPS_KEY: 'maps-key',
      })
      await use(shop)
      await shop.close()
    },
    { scope: 'worker', timeout: OPENING },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
})
test.describe.configure({ mode: 'serial' })
// One card is declined.
test.use({ expectedNoise: [/402 \(Payment Required\)/] })

const comeToAddress = async (page: Page) => {
  await becomeGuestWithItem(page, makeEmail('guest'))
  await page.goto('/checkout')
  await page.getByLabel('Full name').fill('Ann Vale')
}
const fillAddress = async (page: Page) => {
  await page.getByLabel('Street address').fill('12 Harbor Street')
  await page.getByLabel('City').fill('Portland')
  await page.getByLabel('State').selectOption('ME')
  await page.getByLabel('ZIP code').fill('04101')
}
const goOn = (page: Page, name: string) => page.getByRole('button', { name }).click()

test('A customer pays by card: a refusal in the bank’s words, 3-D Secure, one charge, and the money back', async ({
  page,
  shop,
  stripe,
}) => {
  await routeStripe(page, stripe.url)
  await routeGoogleMaps(page)
  await comeToAddress(page)
  const lookup = page.getByRole('combobox', { name: 'Find your address' })
  await lookup.fill('12 har')
  await expect(page.getByRole('listbox', { name: 'Addresses' }).getByRole('option')).toHaveCount(2)
  await expectAccessible(page)
  await lookup.press('ArrowDown')
  await lookup.press('Enter')
  await expect(page.getByLabel('Street address')).toHaveValue('12 Harbor Street')
  await expect(page.getByLabel('State')).toHaveValue('ME')
  await expect(page.getByLabel('Full name')).toHaveValue('Ann Vale')
  await goOn(page, 'Continue to review')
  await goOn(page, 'Continue to payment')

  const number = page.getByLabel('Card number')
  const place = page.getByRole('button', { name: /^Place order/ })
  await number.fill(CARDS.insufficient)
  await expectAccessible(page)
  await place.click()
  await expect(page.getByText('Your card has insufficient funds.')).toBeVisible()
  await number.fill(CARDS.authentication)
  await place.click()
  await page.getByRole('dialog', { name: '3-D Secure' }).getByRole('button', { name: 'Complete' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await expect(page.getByText('We charge your card.')).toBeVisible()

  const succeeded = () => stripe.store.events.filter(({ type }) => type === 'payment_intent.succeeded')
  await expect.poll(() => succeeded().length).toBe(1)
  for (const event of [...succeeded(), ...succeeded()]) {
    const { body, signature } = stripe.sign(event)
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const told = await fetch(`${shop.url}/webhooks/stripe/`, { method: 'POST', headers, body })
    expect(told.status).toBe(200)
  }
  await page.getByRole('link', { name: 'View order' }).click()
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: /^Cancel/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cancel/ })
    .click()
  await expect.poll(() => stripe.store.refunds.length).toBe(1)
  await page.reload()
  await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible()
  expect(stripe.store.intents.size).toBe(1)
  const html = await (await page.request.get(page.url())).text()
  expect(html).not.toMatch(/sk_test|whsec|_secret_/)
})

// Spec 9.5
test('An address is looked up 200 ms after the last letter', async ({ page }) => {
  await routeGoogleMaps(page)
  await page.clock.install()
  await comeToAddress(page)
  const lookup = page.getByRole('combobox', { name: 'Find your address' })
  const addresses = page.getByRole('listbox', { name: 'Addresses' }).getByRole('option')
  await expect(lookup).toBeEnabled()
  await page.clock.pauseAt(Date.now() + 60_000)
  await lookup.fill('12 h')
  await page.clock.runFor(199)
  await lookup.fill('12 har')
  await page.clock.runFor(199)
  await expect(addresses).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(addresses).toHaveCount(2)
})

test.describe('While neither provider can be loaded', () => {
  test.use({ expectedNoise: [/js\.stripe\.com|maps\.googleapis\.com|Failed to load resource/] })

  // Spec 5.19
  test('a customer types the address and pays by purchase order', async ({ page }) => {
    await page.route('https://maps.googleapis.com/**', (route) => route.abort())
    await page.route('https://js.stripe.com/**', (route) => route.abort())
    await comeToAddress(page)
    await expect(page.getByText('Google Maps API error')).toBeVisible()
    await fillAddress(page)
    await goOn(page, 'Continue to review')
    await goOn(page, 'Continue to payment')
    await expect(page.getByText('The card field could not be loaded.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('radio', { name: 'Purchase order' }).check()
    await page.getByLabel('Purchase order number').fill('PO 7')
    await goOn(page, 'Place order')
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  })
})
