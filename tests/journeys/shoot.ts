import { join } from 'node:path'
import { type Page, test } from '@playwright/test'

const PHONE = { width: 390, height: 844 }

/** Keeps a picture of the whole page in the folder that SHOTS names; without one, does nothing. */
export async function shoot(page: Page, name: string): Promise<void> {
  if (!process.env.SHOTS) return
  const path = join(process.env.SHOTS, `${name}-${page.viewportSize()?.width}.png`)
  await page.screenshot({ path, fullPage: true })
}

/** Keeps pictures of a page as it is on a desk and on a phone, in the test's output. */
export async function shootBothWidths(page: Page, name: string): Promise<void> {
  const wide = page.viewportSize()
  for (const size of [wide, PHONE]) {
    if (!size) continue
    await page.setViewportSize(size)
    const path = test.info().outputPath(`${name}-${size.width}.png`)
    await page.screenshot({ path, fullPage: true, animations: 'disabled' })
  }
  if (wide) await page.setViewportSize(wide)
}
