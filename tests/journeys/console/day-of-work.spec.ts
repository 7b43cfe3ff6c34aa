import type { Page } from '@playwright/test'
import { takeApplicant } from '#tests/support/shop/applicants.ts'
import { createColleague } from '#tests/support/shop/colleague.ts'
import { createArtist } from '#tests/support/shop/own-artist.ts'
import { createCollection } from '#tests/support/shop/own-collection.ts'
import { takeImage } from '#tests/support/shop/own-image.ts'
import { openAsStaff } from '../session.ts'
import { expect, expectAccessible, test } from '../visitor.ts'
import { doByLetters, find, openRecord, passMoment, press, tabTo, typeMoment } from './console-steps.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const rows = (page: Page) => page.locator('tr[data-id]')
const dialog = (page: Page) => page.getByRole('dialog')
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' })
const edits = (page: Page) => page.getByRole('list', { name: 'Edits' }).getByRole('listitem')
const past = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

/** Counts what a pointer does from now on; no key is one. */
const countPointers = async (page: Page) => {
  await page.evaluate(() => {
    Object.assign(window, { pointers: 0 })
    addEventListener('pointerdown', () => Object.assign(window, { pointers: 1 }), { capture: true })
  })
  return () => page.evaluate(() => (window as unknown as { pointers: number }).pointers)
}

/** Goes to a list by its letter. */
const goTo = async (page: Page, letter: string, title: string) => {
  await press(page, 'g', letter)
  await expect(heading(page)).toHaveText(title)
}

/** Confirms the batch that is shown, and answers its number. */
const confirmBatch = async (page: Page, letters: string, expected: string) => {
  await doByLetters(page, letters, expected)
  await expect(page.getByText('Done', { exact: true })).toBeVisible({ timeout: 30_000 })
  return page.url().replace(/^.*\//, '')
}

/** Shows a list as it stood. */
const showAsOf = async (page: Page, letter: string, title: string, at: number) => {
  await goTo(page, letter, title)
  // The same list of another moment has this title too, and takes what opens on it along as it goes.
  await expect(page.getByRole('status').filter({ hasText: 'As of ' })).toHaveCount(0)
  await doByLetters(page, 'as of', 'As of…')
  await expect(page.getByLabel('Show the list as of')).toBeFocused()
  await typeMoment(page, at)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'As of ' })).toBeVisible()
}

const showHistory = async (page: Page, name: string, words = name) => {
  await openRecord(page, name, words)
  await doByLetters(page, 'history', `History of ${name}`)
  await expect(edits(page).first()).toBeVisible()
}

// Issue 13, what to show: no mouse after the sign-in.
test('A day of work in the console by keyboard alone, and the same day read back', async ({ page }) => {
  test.slow()
  const ben = await createColleague()
  const mark = `Day${process.pid}x${Date.now()}`
  const vale = await createArtist({ name: `${mark} Vale`, royalty_code: 'R1' })
  const linden = `${mark} Linden`
  const images = [await takeImage({ published: false }), await takeImage({ published: false })] as const
  const shelf = await createCollection()
  const applicant = await takeApplicant()
  await openAsStaff(page, '/manage')
  await expect(heading(page)).toHaveText('Home')
  const countOfPointers = await countPointers(page)
  const morning = await passMoment()

  await test.step('import', async () => {
    // Listen early: until the browser has been told so, a chooser that opens is nobody's.
    const choosing = page.waitForEvent('filechooser')
    await goTo(page, 'a', 'Artists')
    await doByLetters(page, 'import', 'Import artists…')
    await expect(dialog(page).getByLabel('File')).toBeFocused()
    await page.keyboard.press('Space')
    const content = `id,name,royalty_code\n${vale.id},${vale.name},R2\n,${linden},R3\n`
    await (await choosing).setFiles({
      name: 'spring.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(content),
    })
    await expect(heading(page)).toHaveText('Import artists from “spring.csv”')
    await expect(page.getByRole('link', { name: '1 new' })).toBeVisible()
  })
  const imported = await confirmBatch(page, 'import 2', 'Import 2 artists')

  await test.step('publish', async () => {
    await goTo(page, 'i', 'Images')
    await find(page, `${images[0].word} | ${images[1].word}`)
    await expect(rows(page)).toHaveCount(2)
    for (const row of [0, 1]) {
      await press(page, 'j', 'p')
      await expect(rows(page).nth(row).getByText('Published', { exact: true })).toBeVisible()
    }
  })

  await test.step('collect', async () => {
    await press(page, 'k', 'x', 'j', 'x')
    await doByLetters(page, 'edit 2', 'Edit 2 images selected…')
    await expect(dialog(page).getByLabel('Field')).toBeFocused()
    await page.keyboard.type('Coll')
    const lookup = dialog(page).getByRole('combobox', { name: /^Collection/ })
    await tabTo(page, lookup, 3)
    await page.keyboard.type(shelf.name)
    await expect(page.getByRole('option', { name: shelf.name })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(lookup).toHaveValue(shelf.name)
    await tabTo(page, dialog(page).getByRole('button', { name: 'Preview changes' }), 3)
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText(`Add to the collection “${shelf.name}”`)
  })
  const collected = await confirmBatch(page, 'add 2', 'Add 2 images')

  await test.step('batch', async () => {
    await goTo(page, 'a', 'Artists')
    await find(page, mark)
    await expect(rows(page)).toHaveCount(2)
    await doByLetters(page, 'edit all 2', 'Edit all 2 that match…')
    await page.keyboard.type('Royalty')
    await tabTo(page, dialog(page).getByRole('textbox', { name: 'Royalty code' }), 2)
    await page.keyboard.type('R9')
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText('Set Royalty code to R9')
  })
  const changed = await confirmBatch(page, 'change 2', 'Change 2 artists')
  const noon = await passMoment()

  await test.step('undo', async () => {
    await doByLetters(page, 'undo', 'Undo…')
    await expect(heading(page)).toHaveText(`Undo batch ${changed}`)
  })
  const undone = await confirmBatch(page, 'change 2', 'Change 2 artists')

  await test.step('a conflict of two people', async () => {
    await openRecord(page, vale.name)
    await page.keyboard.press('e')
    await expect(heading(page)).toHaveText('Edit artist')
    await tabTo(page, page.getByRole('textbox', { name: 'Royalty code' }))
    await press(page, 'Control+a')
    await page.keyboard.type('MINE')
    await ben.edit(`artist/${vale.id}`, { royalty_code: 'THEIRS' })
    await page.keyboard.press('Control+Enter')
    const conflict = page.getByRole('region', { name: /^Royalty code: / })
    await expect(conflict).toContainText(`${ben.email} changed this while you were editing`)
    await expect(page.getByText('One field was changed while you were editing')).toBeFocused()
    await tabTo(page, page.getByRole('alert').getByRole('button', { name: 'Royalty code' }), 1)
    await page.keyboard.press('Enter')
    await expect(conflict.getByRole('button', { name: 'Keep mine' })).toBeFocused()
    await expectAccessible(page)
    await press(page, 'Enter', 'Control+Enter')
    await expect(notices(page)).toContainText('Saved.')
    await expect(heading(page)).toContainText(vale.name)
  })

  await test.step('an applicant', async () => {
    await goTo(page, 'h', 'Home')
    await tabTo(page, page.getByRole('link', { name: 'Artist applications' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/application_stage=submitted/)
    await find(page, applicant.email)
    await expect(rows(page)).toHaveCount(1)
    await press(page, 'j', 'Enter')
    await expect(heading(page)).toContainText(applicant.name)
    await page.keyboard.press('Shift+A')
    await expect(dialog(page)).toHaveAccessibleName(`Approve ${applicant.name}?`)
    await page.keyboard.press('Enter')
    await expect(notices(page)).toContainText(`Approved ${applicant.name}`)
  })

  await test.step('read back in Activity', async () => {
    await goTo(page, 'y', 'Activity')
    const entries = page.getByRole('main').getByRole('listitem')
    for (const words of [
      `edited artist profile ${applicant.name}: `,
      `staff@aquatint.test edited artist ${vale.name}: Royalty code`,
      `${ben.email} edited artist ${vale.name}: Royalty code`,
      `ran batch ${undone} of 2 artists: Undo batch ${changed}`,
      `ran batch ${changed} of 2 artists: Set Royalty code to R9`,
      `ran batch ${collected} of 2 images: Add to the collection “${shelf.name}”`,
      `edited image ${images[1].title}: Published → Yes`,
      `ran batch ${imported} of 2 artists: Import artists from “spring.csv”`,
    ])
      await expect(entries.filter({ hasText: words })).toHaveCount(1)
  })

  await test.step('read back in each History', async () => {
    await showHistory(page, vale.name)
    await expect(edits(page)).toHaveText([
      /staff@aquatint\.test.*Royalty code THEIRS → MINE/,
      new RegExp(`^${ben.email}.*Royalty code R2 → THEIRS`),
      new RegExp(`Batch ${undone}.*Royalty code R9 → R2`),
      new RegExp(`Batch ${changed}.*Royalty code R2 → R9`),
      new RegExp(`Batch ${imported}.*Royalty code R1 → R2`),
      /Created/i,
    ])
    await showHistory(page, images[0].title)
    await expect(edits(page).first()).toContainText('Published')
    await showHistory(page, shelf.name)
    await expect(edits(page).first()).toContainText(`Batch ${collected}`)
    // Their approval has made an artist of the same name.
    await showHistory(page, applicant.name, applicant.email)
    await expect(edits(page).first()).toContainText('Approved')
  })

  await test.step('read back by ‘as of’', async () => {
    await showAsOf(page, 'a', 'Artists', noon)
    await expect(past(page, vale.name)).toContainText('R9')
    await expect(past(page, linden)).toContainText('R9')
    await expectAccessible(page)
    await showAsOf(page, 'a', 'Artists', morning)
    await expect(past(page, vale.name)).toContainText('R1')
    await expect(past(page, linden)).toHaveCount(0)
    await showAsOf(page, 'c', 'Collections', noon)
    await expect(past(page, shelf.name)).toContainText('2')
    await tabTo(page, page.getByRole('link', { name: 'Show current version' }), 3)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'As of ' })).toHaveCount(0)
  })
  expect(await countOfPointers()).toBe(0)
})
