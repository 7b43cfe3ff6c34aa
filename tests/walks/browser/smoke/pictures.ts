import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { quickView } from '../../../journeys/steps.ts'

/** Keeps the picture of the open quick view, and hangs it in a photo of a room. */
export const keepAndHang = async (page: Page) => {
  await test.step('keeps a picture', async () => {
    const heart = quickView(page).getByRole('button', { name: /^Favorite / })
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(heart).toHaveAttribute('aria-busy', 'false')
  })

  await test.step('hangs it in a photo of a room', async () => {
    await quickView(page).getByRole('tab', { name: 'On a wall' }).click()
    const room = sharp({ create: { width: 400, height: 300, channels: 3, background: '#b9c9d2' } })
    await page
      .getByLabel('Photo of your room')
      .setInputFiles({ name: 'room.png', mimeType: 'image/png', buffer: await room.png().toBuffer() })
    await expect(quickView(page).getByRole('img', { name: 'Your room' })).toBeVisible()
  })
}
