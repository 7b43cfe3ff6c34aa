import type { Page } from '@playwright/test'
import { createArtist } from '#tests/support/shop/own-artist.ts'
import { takeImage } from '#tests/support/shop/own-image.ts'
import { openAsStaff } from '../session.ts'
import { expect, test } from '../visitor.ts'
import { doByLetters, press, tabTo } from './console-steps.ts'

const names = (page: Page) => page.locator('tr[data-id] td:nth-child(2) a')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' })

test.describe('By keyboard alone', () => {
  test('a list is turned, and its row is the one that keys act on after a look at it', async ({ page }) => {
    await openAsStaff(page, '/manage/artist')
    await expect(names(page)).toHaveCount(50)
    const first = await names(page).first().textContent()
    await press(page, 'Shift+J')
    await expect(page).toHaveURL(/page=2/)
    await expect(names(page).first()).not.toHaveText(`${first}`)
    await press(page, 'j', 'j')
    await expect(names(page).nth(1)).toBeFocused()
    const opened = `${await names(page).nth(1).textContent()}`
    await press(page, 'Enter')
    await expect(heading(page)).toContainText(opened)
    // As Alt+Left does, which no page is told of.
    await page.goBack()
    // Where the row stands by now: others make artists meanwhile.
    const at = page.locator('tr[data-at]')
    await expect(at).toContainText(opened)
    await press(page, 'j')
    await expect(at).not.toContainText(opened)
    await expect(at.getByRole('link').first()).toBeFocused()
    const shown = await names(page).allTextContents()
    expect(shown.indexOf(`${await at.getByRole('link').first().textContent()}`)).toBe(
      shown.indexOf(opened) + 1,
    )
    await press(page, 'Shift+K')
    await expect(names(page).first()).toHaveText(`${first}`)
    await doByLetters(page, 'next', 'Next page')
    await expect(page).toHaveURL(/page=2/)
  })

  test('a record is published, edited and saved, and an edit of it undone', async ({ page }) => {
    const { path, title } = await takeImage()
    await openAsStaff(page, path)
    await expect(heading(page)).toContainText('Published')
    await press(page, 'p')
    await expect(heading(page)).toContainText('Unpublished')
    await press(page, 'e')
    await tabTo(page, page.getByRole('textbox', { name: 'Caption' }))
    await page.keyboard.type('Seen by keys. ')
    await press(page, 'Control+Enter')
    await expect(notices(page)).toContainText('Saved.')
    await expect(page.getByText('Seen by keys.')).toBeVisible()
    await doByLetters(page, 'history', `History of ${title}`)
    await doByLetters(page, 'undo edit 4', 'Undo edit 4…')
    const dialog = page.getByRole('dialog', { name: 'Undo edit 4?' })
    await expect(dialog.getByRole('button', { name: 'Undo', exact: true })).toBeFocused()
    await press(page, 'Enter')
    await expect(page.getByText('Undid edit 4')).toBeVisible()
  })

  test('the focus is never lost where what had it is done, and Tab goes on in the page', async ({ page }) => {
    const mark = `Focus${process.pid}x${Date.now()}`
    await createArtist({ name: mark })
    await openAsStaff(page, `/manage/artist?search=${mark}`)
    await expect(page.getByRole('row', { name: mark })).toBeVisible()
    await press(page, 'j', 'x')
    await doByLetters(page, 'edit 1', 'Edit 1 artist selected…')
    await page.keyboard.type('Royalty')
    await tabTo(page, page.getByRole('dialog').getByRole('textbox', { name: 'Royalty code' }), 2)
    await page.keyboard.type('R9')
    await press(page, 'Enter')
    const change = page.getByRole('button', { name: 'Change 1 artist' })
    await tabTo(page, change)
    await press(page, 'Enter')
    await expect(page.getByText('Done', { exact: true })).toBeVisible({ timeout: 15_000 })
    await expect(change).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
    await tabTo(page, page.getByRole('button', { name: 'Undo…' }))
  })
})
