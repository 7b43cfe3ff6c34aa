import { createArtist } from '#tests/support/shop/own-artist.ts'
import { createCollection } from '#tests/support/shop/own-collection.ts'
import { takeImage } from '#tests/support/shop/own-image.ts'
import { openAsStaff } from '../session.ts'
import { expect, expectAccessible, test } from '../visitor.ts'

test('staff change many records after seeing what would happen, and take it back', async ({ page }) => {
  const mark = `Batch${process.pid}x${Date.now()}`
  const names = ['One', 'Two', 'Three'].map((name) => `${mark} ${name}`)
  for (const name of names) await createArtist({ name })
  await openAsStaff(page, `/manage/artist?search=${mark}`)
  await page.getByRole('checkbox', { name: `Select ${names[0]}` }).click()
  await page.getByRole('button', { name: 'Edit all 3 that match…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('Field').selectOption('Royalty code')
  await dialog.getByLabel('Royalty code').fill('R-42')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Preview changes' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set Royalty code to R-42')
  await expect(page.getByText('Nothing changes until you confirm it.')).toBeVisible()
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

test('an artist whom somebody edits before the batch is confirmed is refused alone, and named', async ({
  page,
}) => {
  const mark = `Refused${process.pid}x${Date.now()}`
  const edited = await createArtist({ name: `${mark} Edited`, royalty_code: 'R-1' })
  const names = [`${mark} One`, `${mark} Two`]
  for (const name of names) await createArtist({ name, royalty_code: 'R-1' })
  await openAsStaff(page, `/manage/artist?search=${mark}`)
  for (const name of [edited.name, ...names])
    await page.getByRole('checkbox', { name: `Select ${name}` }).click()
  await page.getByRole('button', { name: 'Edit selected…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit 3 artists' })
  await dialog.getByLabel('Field').selectOption('Royalty code')
  await dialog.getByLabel('Royalty code').fill('R-42')
  await dialog.getByRole('button', { name: 'Preview changes' }).click()
  await expect(page.getByRole('link', { name: '3 to change' })).toBeVisible()

  await edited.edit({ royalty_code: 'R-7' })
  await page.getByRole('link', { name: '3 to change' }).click()
  const shown = page.getByRole('region').getByRole('listitem')
  await expect(shown.filter({ hasText: 'Edited since' })).toHaveText(new RegExp(`^${edited.name}`))
  await page.getByRole('button', { name: 'Change 3 artists' }).click()
  await expect(page.getByText('Done', { exact: true })).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('link', { name: '2 changed' })).toBeVisible()
  const reasons = page.getByRole('list', { name: 'Why records were refused' })
  await expect(reasons).toHaveText('1 refused: It was changed after the batch was planned.')
  await reasons.getByRole('link', { name: '1 refused' }).click()
  await expect(shown).toHaveCount(1)
  await expect(shown).toContainText('staff@aquatint.test')
  await expectAccessible(page)
  await shown.getByRole('link', { name: edited.name }).click()
  await expect(page.getByText('R-7')).toBeVisible()

  await page.goBack()
  await page.getByRole('button', { name: 'Undo…' }).click()
  await page.getByRole('button', { name: 'Change 2 artists' }).click()
  await expect(page.getByRole('link', { name: '2 changed' })).toBeVisible({ timeout: 15_000 })
  await page.goto(`/manage/artist?search=${mark}`)
  await expect(page.getByRole('row', { name: edited.name })).toContainText('R-7')
  for (const name of names) await expect(page.getByRole('row', { name })).toContainText('R-1')
})

test('images are put into a collection together, by keyboard alone, and taken out of it again', async ({
  page,
}) => {
  const [one, other] = [await takeImage(), await takeImage()]
  const shelf = await createCollection([one.id])
  const search = `${one.word} | ${other.word}`
  await openAsStaff(page, `/manage/image?${new URLSearchParams({ search })}`)
  await expect(page.getByRole('row', { name: other.title })).toBeVisible()
  for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key)
  await page.getByRole('button', { name: 'Edit selected…' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Edit 2 images' })
  await dialog.getByLabel('Field').selectOption('Collection')
  await expect(dialog.getByLabel('Do')).toHaveValue('add')
  const lookup = dialog.getByRole('combobox', { name: 'Collection' })
  await lookup.press('ArrowDown')
  await expect(page.getByRole('option', { name: shelf.name })).toBeVisible()
  await expectAccessible(page)
  // Nobody waits for what is looked for before pressing Enter.
  await lookup.fill(shelf.name)
  await lookup.press('Enter')
  await expect(lookup).toHaveValue(shelf.name)
  await dialog.getByRole('button', { name: 'Preview changes' }).press('Enter')

  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(`Add to the collection “${shelf.name}”`)
  await expect(page.getByRole('link', { name: '1 unchanged' })).toBeVisible()
  await page.getByRole('button', { name: 'Add 1 image' }).press('Enter')
  await expect(page.getByRole('link', { name: '1 changed' })).toBeVisible({ timeout: 15_000 })
  await expectAccessible(page)

  await page.goto(`${shelf.path}/history`)
  await page.getByRole('link', { name: /batch \d+/i }).click()
  await page.getByRole('button', { name: 'Undo…' }).press('Enter')
  await page.getByRole('button', { name: 'Change 1 image' }).press('Enter')
  await expect(page.getByText('Done', { exact: true })).toBeVisible({ timeout: 15_000 })
  await page.goto(shelf.path)
  await expect(page.getByText(one.id)).toBeVisible()
  await expect(page.getByText(other.id)).toHaveCount(0)
})
