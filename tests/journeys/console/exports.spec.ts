import { readFile } from 'node:fs/promises'
import { createArtist } from '#tests/support/shop/own-artist.ts'
import { openAsStaff } from '../session.ts'
import { expect, expectAccessible, test } from '../visitor.ts'

test('Staff have a list as a file, as it is narrowed, and the chosen rows of it', async ({ page }) => {
  const word = `Exporter${process.pid}x${Date.now()}`
  for (const place of [1, 2, 3]) await createArtist({ name: `${word} ${place}`, royalty_code: '=R1' })
  await openAsStaff(page, `/manage/artist?${new URLSearchParams({ search: word, ordering: '-name' })}`)
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await expectAccessible(page)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download 3 artists' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/^artist-[\d-]{10}\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\n')
  expect(lines).toHaveLength(4)
  expect(lines[1]).toContain(`${word} 3,false,true,'=R1`)
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox', { name: `Select ${word} 2` }).check()
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('radio', { name: 'JSON lines' }).check()
  const next = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download 1 artist', exact: true }).click()
  const chosen = await next
  expect(JSON.parse(await readFile(await chosen.path(), 'utf8'))).toMatchObject({ name: `${word} 2` })
})
