import type { Page } from '@playwright/test'
import { createPaidArtist } from '#tests/support/shop/own-money.ts'
import { openAsStaff } from '../session.ts'
import { expect, expectAccessible, test } from '../visitor.ts'

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const dialog = (page: Page) => page.getByRole('dialog')

test('Staff read what an artist is owed and why it is not paid, and adjust and hold it', {
  tag: '@phone',
}, async ({ page }) => {
  const artist = await createPaidArtist(8_000)
  await openAsStaff(page, '/manage/payment-due')
  await page.getByLabel('Find an artist').fill(artist.id)
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await expect(row(page, artist.name)).toContainText('$80.00')
  await expect(row(page, artist.name)).toContainText('There is no valid tax form. Artist')
  await expectAccessible(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  await dialog(page).getByRole('button', { name: 'Download', exact: true }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^payment-due-.*\.csv$/)
  await page.getByRole('link', { name: artist.name }).click()
  await expect(page.getByRole('heading', { level: 1, name: artist.name })).toBeVisible()
  await expect(page.getByText('The royalty agreement has not been accepted.')).toBeVisible()

  await page.getByRole('button', { name: 'Adjust the balance' }).click()
  await dialog(page).getByLabel('Amount').fill('twelve')
  await dialog(page).getByLabel('Reason').fill('A print was lost on its way.')
  await dialog(page).getByRole('button', { name: 'Adjust', exact: true }).click()
  await expect(dialog(page)).toContainText('Enter dollars and cents, such as 12.50.')
  await expectAccessible(page)
  await dialog(page).getByLabel('Amount').fill('-12.50')
  await dialog(page).getByRole('button', { name: 'Adjust', exact: true }).click()
  await expect(page.getByRole('table', { name: 'Adjustments' })).toContainText('-$12.50')
  await expect(page.getByRole('definition').filter({ hasText: '$67.50' })).toBeVisible()

  await page.getByRole('button', { name: 'Hold payouts' }).click()
  await dialog(page).getByLabel('Reason for the artist').fill('We are checking a claim.')
  await dialog(page).getByLabel('Until').fill('2999-01-01')
  await dialog(page).getByRole('button', { name: 'Hold', exact: true }).click()
  await expect(dialog(page)).toContainText('A hold ends within a year.')
  await dialog(page).getByLabel('Until').fill(inDays(30))
  await dialog(page).getByRole('button', { name: 'Hold', exact: true }).click()
  await expect(page.getByRole('table', { name: 'Holds' })).toContainText('We are checking a claim.')
  await page.getByRole('button', { name: 'End hold' }).click()
  await dialog(page).getByRole('button', { name: 'End the hold' }).click()
  await expect(page.getByRole('table', { name: 'Holds' })).toContainText('Ended by staff@aquatint.test')
  await expectAccessible(page)
})

test('Staff preview a run, and read runs, payouts and tax years', { tag: '@phone' }, async ({ page }) => {
  const artist = await createPaidArtist(8_000)
  await openAsStaff(page, '/manage/payout-run')
  await page.getByRole('link', { name: 'Preview a run' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Run preview' })).toBeVisible()
  await expect(row(page, artist.name)).toContainText('There is no account to pay into.')
  await expectAccessible(page)
  for (const [path, title] of [
    ['/manage/artist-payment', 'Payouts'],
    ['/manage/tax-reporting', 'Tax reporting'],
    ['/manage/art-usage', 'Art usage'],
    ['/manage/art-usage?by=artist&year=2026&ordering=-royalty', 'Art usage'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expectAccessible(page)
  }
})

// Spec 1.15, 2.44
test('Staff set from which sum a year is reported, and mark it as filed once it is over', async ({
  page,
}) => {
  const year = 2001 + Math.floor(Math.random() * 23)
  await openAsStaff(page, `/manage/tax-reporting/${year}`)
  await page.getByRole('button', { name: 'Set the threshold' }).click()
  await dialog(page).getByLabel('Threshold').fill('ten')
  await dialog(page).getByRole('button', { name: 'Set the threshold' }).click()
  await expect(dialog(page)).toContainText('Enter dollars and cents, such as 12.50.')
  await expectAccessible(page)
  await dialog(page).getByLabel('Threshold').fill('20')
  await dialog(page).getByRole('button', { name: 'Set the threshold' }).click()
  await expect(page.getByText('$20.00')).toBeVisible()
  await page.getByRole('button', { name: 'Mark as filed' }).click()
  await dialog(page).getByRole('button', { name: 'Mark as filed' }).click()
  await expect(page.getByText('Filed by')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Set the threshold' })).toHaveCount(0)
  await expectAccessible(page)
  await page.goto('/manage/tax-reporting/2999')
  await expect(page.getByRole('button', { name: 'Set the threshold' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark as filed' })).toHaveCount(0)
})

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
