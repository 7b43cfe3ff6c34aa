import type { Locator, Page } from '@playwright/test'
import { OPENING } from '../../support/shop/shop.ts'
import { openValvedShop, type ValvedShop } from '../../support/shop/valved-shop.ts'
import {
  addToProject,
  becomeGuestWithItem,
  cartLines,
  cartLink,
  expectInCart,
  openResult,
  quickView,
  signUp,
  tiles,
} from '../steps.ts'
import { test as base, expect, expectAccessible, makeEmail } from '../visitor.ts'

/** Each worker has a shop with its services behind valves. */
const test = base.extend<{ baseURL: string }, { shop: ValvedShop }>({
  shop: [
    async ({ browserName: _needed }, use) => {
      const shop = await openValvedShop()
      await use(shop)
      await shop.close()
    },
    { scope: 'worker', timeout: OPENING },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
})

/** Finds the alert that stands in for a part of the page. */
const alertOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('alert')
    .filter({ has: page.getByRole('button', { name: 'Retry' }) })

/** The specification asks for the colour of failures. */
const expectDanger = (alert: Locator) =>
  expect
    .poll(() =>
      alert.evaluate((element) => {
        const danger = document.createElement('i')
        danger.style.color = 'var(--chakra-colors-danger)'
        element.append(danger)
        const color = getComputedStyle(danger).color
        danger.remove()
        return getComputedStyle(element).borderLeftColor === color
      }),
    )
    .toBe(true)

test.describe('While a service is down', () => {
  test.describe.configure({ mode: 'serial' })
  test.use({ expectedNoise: [/503 \(Service Unavailable\)|Failed to load resource/] })
  test.afterEach(async ({ shop }) => {
    for (const valve of Object.values(shop.valves)) await valve.ensureOpen()
  })

  // Spec 8.15, 8.28
  test('search says so under a standing page, and recovers by Retry', async ({ page, shop }) => {
    await page.goto('/cart')
    await shop.valves.content.shut()
    await page.getByRole('searchbox', { name: 'Search Art' }).fill('mountain')
    await page.keyboard.press('Enter')
    const main = page.getByRole('main')
    const alert = alertOf(page)
    await expect(alert).toContainText('Please try again. Contact customer support if this persists.')
    await expectDanger(alert)
    await expectAccessible(page)
    await alert.getByRole('button', { name: 'Dismiss' }).press('Enter')
    await expect(main.getByText('Contact customer support')).toHaveCount(0)
    await expect(main.getByRole('button', { name: 'Retry' })).toBeFocused()
    await expect(page.getByRole('searchbox', { name: 'Search Art' })).toBeVisible()
    await shop.valves.content.ensureOpen()
    await main.getByRole('button', { name: 'Retry' }).click()
    await expect(tiles(page)).toHaveCount(100)
  })

  // Spec 8.16
  test('one source of pictures leaves the other, says so, and comes back by Retry', async ({
    page,
    shop,
  }) => {
    await shop.valves.stock.shut()
    // Search for something new: an answer of the stock source is kept for a while.
    await page.goto('/search?q=forest&limit=20')
    const warning = page.getByText('Getty results not available. Please try again.')
    await expect(warning).toBeVisible()
    await expect(tiles(page)).toHaveCount(20)
    await expectAccessible(page)
    const stock = tiles(page).and(page.locator('[href*="getty-"], :has([href*="getty-"])'))
    await expect(stock).toHaveCount(0)
    await shop.valves.stock.ensureOpen()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(warning).toBeHidden()
    await expect(stock).toHaveCount(10)
  })

  test('a picture of that source is not called missing, and is shown by trying again', async ({
    page,
    shop,
  }) => {
    const id = 'getty-1400000011'
    await shop.valves.stock.shut()
    await page.goto(`/search?q=forest#${id}`)
    const panel = quickView(page)
    await expect(panel).toContainText('Getty results not available. Please try again.')
    await expect(panel).not.toContainText('taken down')
    const response = await page.goto(`/images/${id}`)
    expect(response?.status()).toBe(503)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Part of the shop isn’t responding.')
    await expect(page.getByText('Getty results not available.')).toBeVisible()
    await expect(page.getByText('Not Found')).toHaveCount(0)
    await expectAccessible(page)
    await shop.valves.stock.ensureOpen()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: /^Add to (cart|project)$/ })).toBeVisible()
    await shop.valves.stock.shut()
    await page.goto('/search?q=forest#getty-1400000012')
    const retry = panel.getByRole('button', { name: 'Retry' })
    await expect(retry).toBeVisible()
    await shop.valves.stock.ensureOpen()
    await retry.click()
    await expect(panel.getByRole('button', { name: /^Add to (cart|project)$/ })).toBeVisible()
  })

  test('an add fails in words, keeps the choice, and succeeds on trying again', async ({ page, shop }) => {
    await becomeGuestWithItem(page, makeEmail('guest'))
    await page.goto('/search?q=blue')
    await openResult(page, 0)
    await expect(quickView(page).getByRole('button', { name: /^Add to (cart|project)$/ })).toBeEnabled()
    await shop.valves.main.shut()
    await addToProject(page)
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
      'Please try again. Contact customer support if this persists.',
    )
    await shop.valves.main.ensureOpen()
    await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Try again' }).click()
    await expectInCart(page, 2)
  })

  // Spec 8.12
  test('the project says so once, and is whole when the service returns', async ({ page, shop }) => {
    const title = await becomeGuestWithItem(page, makeEmail('guest'))
    await shop.valves.main.shut()
    await page.goto('/cart')
    const retry = page.getByRole('main').getByRole('button', { name: 'Retry' })
    await expect(retry).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const alert = alertOf(page)
    await expectDanger(alert)
    await alert.getByRole('button', { name: 'Dismiss' }).click()
    await expect(alert).toHaveText('Retry')
    await retry.click()
    await expect(retry).toHaveCount(1)
    await expectDanger(alert)
    await shop.valves.main.ensureOpen()
    await retry.click()
    await expect(cartLines(page)).toContainText(title)
    await expect(retry).toHaveCount(0)
  })

  test('a project on the screen stays there when it cannot be read again', async ({ page, shop }) => {
    const title = await becomeGuestWithItem(page, makeEmail('guest'))
    await cartLink(page).click()
    await expect(cartLines(page)).toContainText(title)
    await page.goBack()
    await shop.valves.main.shut()
    await cartLink(page).click()
    const retry = page.getByRole('main').getByRole('button', { name: 'Retry' })
    await expect(retry).toHaveCount(1)
    await expect(cartLines(page)).toContainText(title)
    await shop.valves.main.ensureOpen()
    await retry.click()
    await expect(retry).toHaveCount(0)
    await expect(cartLines(page)).toContainText(title)
  })

  test('nobody is signed out by it', async ({ page, shop }) => {
    await signUp(page, makeEmail('customer'))
    await shop.valves.auth.shut()
    await page.reload()
    await expect(page.getByRole('searchbox', { name: 'Search Art' })).toBeVisible()
    await shop.valves.auth.ensureOpen()
    await page.reload()
    await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible()
  })
})
