import { expect, test } from '../visitor.ts'

const DRAWN = ['/']

test.describe('a page that the server draws', { tag: '@phone' }, () => {
  for (const address of DRAWN)
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
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
      expect(Number((await page.locator('html').getAttribute('data-shifted')) ?? 0)).toBeLessThan(0.01)
    })
})

test.describe('without JavaScript', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false })

  test('the home page shows its pictures and prices', async ({ page }) => {
    // One that was late to be drawn is there the next time.
    await expect(async () => {
      await page.goto('/')
      await expect(page.getByRole('heading', { name: 'New arrivals' })).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await expect(page.getByText(/^From \$/).first()).toBeVisible()
    await expect(page.locator('figure img')).toHaveJSProperty('complete', true)
  })
})
