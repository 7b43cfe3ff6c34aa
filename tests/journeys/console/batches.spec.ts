import { createArtist } from '#tests/support/shop/own-artist.ts'
import { signInAsStaff } from '../pictures/collection-steps.ts'
import { expect, expectAccessible, test } from '../visitor.ts'

test('staff change many records after seeing what would happen, and take it back', async ({ page }) => {
  const mark = `Batch${process.pid}x${Date.now()}`
  const names = ['One', 'Two', 'Three'].map((name) => `${mark} ${name}`)
  for (const name of names) await createArtist({ name })
  await signInAsStaff(page, `/manage/artist?search=${mark}`)
  await page.getByRole('checkbox', { name: `Select ${names[0]}` }).click()
  await page.getByRole('button', { name: 'Edit all 3 that match…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('Field').selectOption('Royalty code')
  await dialog.getByLabel('Royalty code').fill('R-42')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'See what would happen' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set Royalty code to R-42')
  await expect(page.getByText('Nothing is changed until you confirm it.')).toBeVisible()
  await page.getByRole('link', { name: '3 to change' }).click()
  await expect(page.getByRole('region').getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Change 3 artists' }).click()
  await expect(page.getByRole('link', { name: '3 changed' })).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText('Done', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: '3 changed' }).click()
  await page.getByRole('link', { name: names[0] ?? '' }).click()
  await expect(page.getByText('R-42')).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Undo…' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Undo batch \d+$/)
  await page.getByRole('button', { name: 'Change 3 artists' }).click()
  await expect(page.getByText('Done', { exact: true })).toBeVisible({ timeout: 15_000 })

  await page.keyboard.press('g')
  await page.keyboard.press('b')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Batches')
  await expect(page.getByRole('link', { name: /^Undo batch/ }).first()).toBeVisible()
  await expectAccessible(page)
})
