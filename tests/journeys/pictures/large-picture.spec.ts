import type { Locator, Page } from '@playwright/test'
import { quickView, tiles } from '../steps.ts'
import { expect, test } from '../visitor.ts'

const WIDTHS = [992, 1280, 1920]

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not shown.')
  return box
}

/** Opens the first result, and measures its tile, its picture and the panel. */
const openAndMeasure = async (page: Page, query: string) => {
  await page.goto(`/search?${query}`)
  const tile = await boxOf(tiles(page).first().getByRole('img'))
  await tiles(page).first().click()
  await expect(quickView(page).getByRole('button', { name: /^Add to (cart|project)$/ })).toBeEnabled()
  const picture = quickView(page).getByRole('tabpanel', { name: 'Picture' }).getByRole('img')
  return { tile, picture: await boxOf(picture), panel: await boxOf(quickView(page)) }
}

test('The quick view’s picture is larger than its tile at every width, a panorama’s too', async ({
  page,
}) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await test.step(`at ${width} pixels, a panorama hangs over the whole panel`, async () => {
      const { tile, picture, panel } = await openAndMeasure(page, 'filters=orientation%3Apanoramic')
      expect(picture.width).toBeGreaterThan(tile.width)
      expect(picture.width / panel.width).toBeGreaterThan(0.7)
    })
    await test.step(`at ${width} pixels, another takes about two thirds of it, beside the choices`, async () => {
      const { tile, picture, panel } = await openAndMeasure(page, 'filters=orientation%3Ahorizontal')
      expect(picture.width).toBeGreaterThan(tile.width)
      expect(picture.width / panel.width).toBeGreaterThan(0.58)
      expect(picture.width / panel.width).toBeLessThan(0.66)
      const add = quickView(page).getByRole('button', { name: /^Add to (cart|project)$/ })
      await add.scrollIntoViewIfNeeded()
      const customize = await boxOf(quickView(page).getByRole('button', { name: 'Customize' }))
      expect((await boxOf(add)).y).toBe(customize.y)
      const shown = quickView(page).getByRole('tabpanel', { name: 'Picture' }).getByRole('img')
      await expect(shown).toBeInViewport({ ratio: 0.9 })
    })
  }
})
