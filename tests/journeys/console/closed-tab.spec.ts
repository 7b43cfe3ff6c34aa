import { signInStaff } from '#tests/support/shop/as-staff.ts'
import { createArtist } from '#tests/support/shop/own-artist.ts'
import { takeImage } from '#tests/support/shop/own-image.ts'
import { openAsStaff } from '../session.ts'
import { expect, test } from '../visitor.ts'

const read = async (path: string) => (await signInStaff())('GET', path)

// Failure 27 of console-design.md.
test.describe('What staff have done is done though their tab is closed at once', () => {
  test('of an image that is published by a key', async ({ page }) => {
    const { id, word, title } = await takeImage({ published: false })
    await openAsStaff(page, `/manage/image?${new URLSearchParams({ search: word })}`)
    await expect(page.getByRole('row', { name: title })).toBeVisible()
    await page.keyboard.press('j')
    await page.keyboard.press('p')
    await page.close()
    await expect.poll(async () => (await read(`/api/image/${id}/`)).published).toBe(true)
  })

  test('of a batch that is confirmed', async ({ page }) => {
    const mark = `Closed${process.pid}x${Date.now()}`
    const artists = [await createArtist({ name: `${mark} One` }), await createArtist({ name: `${mark} Two` })]
    await openAsStaff(page, `/manage/artist?search=${mark}`)
    await page.getByRole('checkbox', { name: 'Select this page' }).click()
    await page.getByRole('button', { name: 'Edit selected…' }).click()
    await page.getByLabel('Field').selectOption('Royalty code')
    await page.getByLabel('Royalty code').fill('R-42')
    await page.getByRole('button', { name: 'Preview changes' }).click()
    await page.getByRole('button', { name: 'Change 2 artists' }).press('Enter')
    await page.close()
    for (const { id } of artists)
      await expect.poll(async () => (await read(`/api/artist/${id}/`)).royalty_code).toBe('R-42')
  })
})
