import type { Page } from '@playwright/test'
import { tiles } from './steps.ts'
import { expect, test } from './visitor.ts'

const widths = (page: Page) =>
  tiles(page).evaluateAll((all) => all.map((tile) => Math.round(tile.getBoundingClientRect().width)))

/** Whatever watches the size of something has been told of it. */
const settle = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => new ResizeObserver(() => resolve()).observe(document.body)),
  )

test('The grid follows a window that is resized at most every 400 ms', async ({ page }) => {
  await page.goto('/search?q=skyline')
  await expect(tiles(page).first()).toBeVisible()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const before = await widths(page)
  await page.setViewportSize({ width: 1000, height: 800 })
  await settle(page)
  await page.clock.runFor(399)
  expect(await widths(page)).toEqual(before)
  await page.clock.runFor(1)
  await expect.poll(() => widths(page)).not.toEqual(before)
})
