import type { Page } from '@playwright/test'
import { addToProject, expectInCart, giveEmail, openResult, quickView, tiles } from '../steps.ts'
import { expect, expectAccessible, makeEmail, test } from '../visitor.ts'

const sources = async (page: Page) =>
  (await tiles(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))).map(
    (href) => (href.includes('getty-') ? 'stock' : 'own'),
  )

test.describe('Stock photographs', () => {
  test('take turns with the shop’s own pictures, page after page', async ({ page }) => {
    for (const offset of [0, 20]) {
      await page.goto(`/search?q=dahlia&limit=20&offset=${offset}`)
      await expect(tiles(page)).toHaveCount(20)
      expect(await sources(page)).toEqual(Array.from({ length: 10 }, () => ['own', 'stock']).flat())
    }
  })

  // Spec 2.73
  test('can be opened, shown and added to a project like any other picture', async ({ page }) => {
    await page.goto('/search?q=dahlia&api=getty&limit=20')
    await expect(tiles(page)).toHaveCount(20)
    await openResult(page, 0)
    const picture = quickView(page).locator('img').first()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await expectAccessible(page)
    await addToProject(page)
    await giveEmail(page, makeEmail())
    await expectInCart(page, 1)
  })

  test('come from one publisher among others, and are found by their own ids too', async ({ page }) => {
    await page.goto('/search?filters=publisher%3AGET&limit=20')
    await expect(tiles(page)).toHaveCount(20)
    expect(new Set(await sources(page))).toEqual(new Set(['stock']))
    await page.goto('/search?q=getty-1400000007')
    await expect(tiles(page)).toHaveCount(1)
  })
})
