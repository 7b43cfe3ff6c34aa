import type { Page } from '@playwright/test'
import { expect, test } from '../visitor.ts'

/** Opens a page that the server draws; one that was late to be drawn is there the next time. */
const openDrawn = async (page: Page, address: string) =>
  expect(async () => {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('main').locator('img').first()).toBeVisible({ timeout: 1_000 })
  }).toPass()

test.describe('a page that the server draws', { tag: '@phone' }, () => {
  for (const address of ['/', '/search?q=mountain', '/collections'])
    test(`${address} gives way to the browser’s own without a shift`, async ({ page }) => {
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          const { dataset } = document.documentElement
          for (const entry of list.getEntries())
            dataset.shifted = `${Number(dataset.shifted ?? 0) + Reflect.get(entry, 'value')}`
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(address)
      await expect(page.locator('html')).toHaveAttribute('data-ready')
      await expect(page.getByRole('main').locator('img').first()).toBeVisible()
      expect(Number((await page.locator('html').getAttribute('data-shifted')) ?? 0)).toBeLessThan(0.01)
    })

  test('keeps what is typed before the script has come', async ({ page }) => {
    await expect(async () => {
      expect(await (await page.request.get('/')).text()).toContain('type="search"')
    }).toPass()
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await arrived
      await route.continue()
    })
    const opening = page.goto('/')
    const box = page.getByRole('searchbox', { name: 'Search Art' })
    await box.fill('harbor')
    arrive()
    await opening
    await expect(box).toHaveValue('harbor')
    await expect(box).toBeFocused()
  })
})

test('presses again what was pressed before the script has come', async ({ page }) => {
  await expect(async () => {
    expect(await (await page.request.get('/search?q=mountain')).text()).toContain('data-parts')
  }).toPass()
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await arrived
    await route.continue()
  })
  const opening = page.goto('/search?q=mountain')
  const button = page.getByRole('button', { name: 'Filters' })
  await page.waitForResponse(/\/assets\/later-/)
  await expect(async () => {
    await button.click()
    await expect(button).toHaveAttribute('data-pressed', { timeout: 500 })
  }).toPass()
  arrive()
  await opening
  await expect(button).toHaveAttribute('aria-expanded', 'true')
})

test.describe('without JavaScript', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false })

  test('the home page shows its pictures and prices', async ({ page }) => {
    await openDrawn(page, '/')
    await expect(page.getByRole('heading', { name: 'New arrivals' })).toBeVisible()
    await expect(page.getByText(/^From \$/).first()).toBeVisible()
  })

  test('pictures are searched for, paged through and opened', async ({ page }) => {
    await openDrawn(page, '/')
    const box = page.getByRole('searchbox', { name: 'Search Art' })
    await box.fill('mountain')
    await box.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=mountain$/)
    await openDrawn(page, page.url())
    const wall = page.getByRole('list', { name: 'Search results' })
    const first = await wall.getByRole('link').first().getAttribute('href')
    await page.getByRole('link', { name: /Next/ }).click()
    await expect(page).toHaveURL(/offset=/)
    await openDrawn(page, page.url())
    const next = wall.getByRole('link').first()
    expect(await next.getAttribute('href')).not.toBe(first)
    await next.click()
    await expect(page).toHaveURL(/\/images\//)
    await openDrawn(page, page.url())
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
