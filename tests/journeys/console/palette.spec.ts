import type { Page } from '@playwright/test'
import { createArtist } from '#tests/support/shop/own-artist.ts'
import { takeImage } from '#tests/support/shop/own-image.ts'
import { openAsStaff } from '../session.ts'
import { expect, expectAccessible, test } from '../visitor.ts'
import { action, actions, doByLetters, palette } from './console-steps.ts'

/** Closes a dialog. It is hidden a moment before it is gone, and until then no other opens. */
const close = async (page: Page) => {
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog')).toHaveCount(0)
}

test.describe('The palette', () => {
  test('offers what the lifecycle allows on a record’s page, and says why the rest is refused', async ({
    page,
  }) => {
    const { title, path, edit } = await takeImage()
    await openAsStaff(page, path)
    const heading = page.getByRole('heading', { level: 1, name: title })
    await expect(heading).toBeVisible()
    await doByLetters(page, 'unpub', `Unpublish ${title}`)
    await expect(heading).toContainText('Unpublished')
    await edit({ published: false, substrates: [] })
    await page.reload()
    await expect(page.getByText('it has no size to sell').first()).toBeVisible()
    await page.keyboard.press('Control+k')
    const refused = action(page, `Publish ${title}`)
    await expect(refused).toHaveAccessibleDescription(
      'This image cannot be published: it has no size to sell.',
    )
    await expect(refused).toHaveAttribute('aria-disabled', 'true')
    await expectAccessible(page)
    // Enter passes over it, the arrows come to it, so that it can be read.
    await page.keyboard.press('ArrowDown')
    await expect(refused).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(palette(page)).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(action(page, `Edit ${title}`)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${path}/edit$`))
  })

  test('acts on what is selected in a list, by keyboard alone', async ({ page }) => {
    const mark = `Palette${process.pid}x${Date.now()}`
    for (const name of ['One', 'Two']) await createArtist({ name: `${mark} ${name}` })
    await openAsStaff(page, `/manage/artist?search=${mark}`)
    await expect(page.getByRole('row', { name: `${mark} Two` })).toBeVisible()
    for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key)
    await page.keyboard.press('Control+k')
    await expect(actions(page).getByRole('button')).toHaveText([
      'Edit 2 artists selected…',
      'Clear selection',
      `Edit ${mark} Two`,
      `History of ${mark} Two`,
      'Edit all 2 that match…',
      'Import artists…',
      'New artist',
      'As of…',
      'Save as a new view…',
      'Download 2 artists as CSV',
    ])
    await close(page)
    await doByLetters(page, 'edit 2', 'Edit 2 artists selected…')
    await expect(page.getByRole('dialog', { name: 'Edit 2 artists' })).toBeVisible()
    await close(page)
    await doByLetters(page, 'import', 'Import artists…')
    await expect(page.getByRole('dialog', { name: 'Import artists' })).toBeVisible()
    await close(page)
    await doByLetters(page, 'clear', 'Clear selection')
    await expect(page.getByText('2 artists selected')).toHaveCount(0)
    await doByLetters(page, 'history', `History of ${mark} Two`)
    await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible()
  })
})
