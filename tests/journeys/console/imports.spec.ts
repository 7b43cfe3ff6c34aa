import { readFile } from 'node:fs/promises'
import { createArtist } from '#tests/support/shop/own-artist.ts'
import { openAsStaff } from '../session.ts'
import { expect, expectAccessible, test } from '../visitor.ts'

// Issue 13, Import and export; failure 31
test('a list is exported, changed in two cells, sent back, looked at, applied and undone', async ({
  page,
}) => {
  const mark = `Return ${process.pid}-${Date.now()}`
  const [one] = [
    await createArtist({ name: `${mark} one`, royalty_code: 'R1' }),
    await createArtist({ name: `${mark} two`, royalty_code: 'R2' }),
    await createArtist({ name: `${mark} three`, royalty_code: 'R3' }),
  ]
  await openAsStaff(page, `/manage/artist?${new URLSearchParams({ search: mark })}`)
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download 3 artists' }).click()
  const file = await readFile(await (await coming).path(), 'utf8')
  await page.keyboard.press('Escape')

  const send = async (content: string) => {
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveAccessibleName('Import artists')
    await page
      .getByLabel('File')
      .setInputFiles({ name: 'artists.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
  }

  await send(file.replace('royalty_code', 'colour'))
  await expect(page.getByRole('alert')).toContainText('“colour”')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel' }).click()

  const changed = file.replace('R1', 'R10').replace(`${mark} two`, `${mark} second`)
  await send(`${changed},,${mark} four,,,R4,,\n999999999,,${mark} none,,,,,\n`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import artists from “artists.csv”')
  const counts = page.getByRole('list', { name: 'Records by outcome' })
  await expect(counts.getByRole('listitem')).toHaveText(['1 new', '2 to change', '1 unchanged', '1 bad'])
  await counts.getByRole('link', { name: '2 to change' }).click()
  const rows = page.getByRole('region', { name: 'Records to change' }).getByRole('listitem')
  await expect(rows.filter({ hasText: 'Royalty code' }).first()).toContainText('R1 → R10')
  await expect(rows.filter({ hasText: `${mark} two` }).first()).toContainText('second')
  await expectAccessible(page)
  await counts.getByRole('link', { name: '1 bad' }).click()
  await expect(page.getByRole('region', { name: 'Records refused' })).toContainText(
    'Row 6There is no artist 999999999.',
  )

  await page.getByRole('button', { name: 'Import 3 artists' }).click()
  await expect(page.getByText('Done', { exact: true })).toBeVisible({ timeout: 15_000 })
  await expect(counts.getByRole('listitem')).toHaveText(['1 new', '2 changed', '1 unchanged', '1 bad'])
  await page.goto(`${one.path}/history`)
  await expect(page.getByText('R10')).toBeVisible()

  await page
    .getByRole('link', { name: /^Batch \d+/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Undo…' }).click()
  await expect(counts.getByRole('link', { name: '2 to change' })).toBeVisible()
  await expect(page.getByText('such records are not deleted')).toBeVisible()
  await page.getByRole('button', { name: 'Change 2 artists' }).click()
  await expect(page.getByText('Done', { exact: true })).toBeVisible({ timeout: 15_000 })
  await page.goto(one.path)
  await expect(page.getByText('R1', { exact: true })).toBeVisible()
})
