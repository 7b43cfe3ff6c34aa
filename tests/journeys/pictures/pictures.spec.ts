import type { Locator } from '@playwright/test'
import { tiles } from '../steps.ts'
import { expect, test } from '../visitor.ts'

const isShown = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)

test.describe('Pictures that the shop has no room to make at once', () => {
  test.use({ expectedNoise: [/503 \(Service Unavailable\)|Failed to load resource/] })

  test('come by themselves once the shop has room', { tag: '@phone' }, async ({ page }) => {
    let isBusy = true
    const refused: string[] = []
    await page.route('**/media/**', (route) => {
      if (!isBusy) return route.fallback()
      refused.push(route.request().url())
      return route.fulfill({
        status: 503,
        headers: { 'retry-after': '2' },
        json: { detail: 'Too many requests at once.' },
      })
    })
    await page.goto('/search?q=mountain')
    await expect(tiles(page)).toHaveCount(100)
    const first = tiles(page).first().locator('img')
    await expect.poll(() => new Set(refused).size < refused.length, { timeout: 30_000 }).toBe(true)
    expect(await isShown(first)).toBe(false)
    isBusy = false
    await expect.poll(() => isShown(first), { timeout: 30_000 }).toBe(true)
    await expect(first).toHaveAttribute('data-shown')
  })
})
