import type { Page } from '@playwright/test'
import { signInStaff } from '#tests/support/shop/as-staff.ts'
import { createArtist } from '#tests/support/shop/own-artist.ts'
import { takeImage } from '#tests/support/shop/own-image.ts'
import { openAsStaff } from '../session.ts'
import { expect, test } from '../visitor.ts'

/** Does something, and closes the tab as soon as it is asked of the shop, before the shop can answer. */
const closeAt = async (page: Page, operation: string, act: () => Promise<void>) => {
  const asked = page.waitForRequest((request) => request.postData()?.includes(`"${operation}"`) ?? false)
  await act()
  await asked
  await page.close()
}

const read = async (path: string) => (await signInStaff())('GET', path)

// Failure 27 of console-design.md.
test.describe('What staff have done is done though their tab is closed at once', () => {
  test('of an image that is published by a key', async ({ page }) => {
    const { id, word, title } = await takeImage({ published: false })
    await openAsStaff(page, `/manage/image?${new URLSearchParams({ search: word })}`)
    await expect(page.getByRole('row', { name: title })).toBeVisible()
    await page.keyboard.press('j')
    await closeAt(page, 'SetImagePublished', () => page.keyboard.press('p'))
    await expect.poll(async () => (await read(`/api/image/${id}/`)).published).toBe(true)
  })

  test('of a batch that is confirmed', async ({ page }) => {
    const mark = `Closed${process.pid}x${Date.now()}`
    const artists = [await createArtist({ name: `${mark} One` }), await createArtist({ name: `${mark} Two` })]
    await openAsStaff(page, `/manage/artist?search=${mark}`)
    await page.getByRole('checkbox', { name: 'Select this page' }).click()
    await page.getByRole('button', { name: 'Edit selected…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Field').selectOption('Royalty code')
    await dialog.getByLabel('Royalty code').fill('R-42')
    await page.getByRole('button', { name: 'Preview changes' }).click()
    const change = page.getByRole('button', { name: 'Change 2 artists' })
    await closeAt(page, 'CommandBatch', () => change.press('Enter'))
    for (const { id } of artists)
      await expect.poll(async () => (await read(`/api/artist/${id}/`)).royalty_code).toBe('R-42')
  })
})
