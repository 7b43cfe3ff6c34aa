import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { runScript } from '../../../scripts/run.ts'
import { OPENING, openTestShop, type Shop } from '../../support/shop/shop.ts'
import { openAsStaff } from '../session.ts'
import { test as base, expect, expectAccessible } from '../visitor.ts'

/** With Teodor Halvane of the demonstration, whose payout has failed before, ten are due. */
const NAMES = [
  ...['Ada Brook', 'Ben Alder', 'Cleo Marsh', 'Dara Finch', 'Eli Stone'],
  ...['Fay Linden', 'Gus Harrow', 'Hal Wren', 'Ivy Rowan'],
]
const RETURNED = 'Cleo Marsh'

const test = base.extend<{ baseURL: string }, { shop: Shop }>({
  shop: [
    async ({ browserName: _needed }, use) => {
      const shop = await openTestShop({}, async (dataDir) => {
        const code = await runScript('tests/support/shop/due-artists.ts', [dataDir, ...NAMES])
        if (code !== 0) throw new Error(`Making the artists ended with code ${code}.`)
      })
      await use(shop)
      await shop.close()
    },
    { scope: 'worker', timeout: OPENING },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
})

const dialog = (page: Page) => page.getByRole('dialog')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const confirm = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()
const textOf = async (download: Download) => readFile(await download.path(), 'utf8')
const sum = (page: Page, text: string) => page.getByRole('definition').filter({ hasText: text })

/** What the bank answers to its file: that it has paid each row. */
const answerTo = (file: string): string => {
  const rows = file.trim().split(/\r?\n/).slice(1)
  const answered = rows.map((row, index) => {
    const cells = row.replaceAll('"', '').split(',')
    return `${cells[0]},${cells[6]},BANK-${index + 1}`
  })
  return ['Token,Amount,Reference', ...answered].join('\n')
}

test('A day of ten payouts, of which the bank returns one: staff preview, start and send the run, send in the bank’s answer, and record the return', async ({
  page,
  outbox,
}) => {
  test.setTimeout(240_000)
  await openAsStaff(page, '/manage/payout-run/preview')
  await expect(sum(page, '10 artists')).toBeVisible()
  const due = page.getByRole('table', { name: 'Would be paid' })
  for (const name of [...NAMES, 'Teodor Halvane']) await expect(due).toContainText(name)
  await expectAccessible(page)
  await press(page, 'Start this run')
  await confirm(page, 'Start the run')
  await expect(sum(page, '10 payouts')).toBeVisible()
  await press(page, 'Send the run')
  await confirm(page, 'Send the run')

  await expect(page.getByRole('button', { name: 'Bank file' })).toBeVisible()
  const run = new URL(page.url()).pathname
  const downloading = page.waitForEvent('download')
  await press(page, 'Bank file')
  await confirm(page, 'Download')
  const answer = answerTo(await textOf(await downloading))
  expect(answer.split('\n')).toHaveLength(11)

  await press(page, 'Bank’s answer')
  const give = (name: string, text: string) =>
    dialog(page)
      .getByLabel('File')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await expectAccessible(page)
  await give('wrong.csv', 'token,sum\npmt-1,5')
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'wrong.csv: The file needs the columns token, amount and reference.',
  )
  await expectAccessible(page)
  // One row says another amount, and is refused alone.
  const lines = answer.split('\n')
  const short = lines.with(1, lines[1]?.replace(/,[\d.]+,/, ',1.00,') ?? '').join('\n')
  await give('november.csv', short)
  await expect(dialog(page).getByRole('definition').filter({ hasText: '9 rows' })).toBeVisible()
  await expect(dialog(page).getByRole('table')).toContainText('Nothing was recorded.')
  await expectAccessible(page)
  await confirm(page, 'Upload another file')
  await give('november.csv', answer)
  await expect(dialog(page).getByRole('definition').filter({ hasText: '1 row' })).toBeVisible()
  await dialog(page).getByLabel('Show').selectOption('Already recorded')
  await expect(dialog(page).getByRole('row')).toHaveCount(10)
  await confirm(page, 'Done')
  await expect(sum(page, '10 payouts')).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Paid', exact: true })).toHaveCount(10)

  await page.getByRole('link', { name: RETURNED }).click()
  await page.getByRole('button', { name: 'Record as returned' }).click()
  await dialog(page).getByLabel('Reason').selectOption('R03')
  await confirm(page, 'Record as returned')
  await expect(sum(page, 'R03')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Amount due' }).click()
  await expect(page.getByRole('heading', { level: 1, name: RETURNED })).toBeVisible()
  await expect(page.getByText('The bank refused the account.')).toBeVisible()
  await expect(sum(page, '$50.00').first()).toBeVisible()

  await page.goto(run)
  await expect(page.getByRole('row').filter({ hasText: RETURNED })).toContainText('Returned')
  await page.goto(`/manage/artist-identity?search=${encodeURIComponent(RETURNED)}`)
  await page.getByRole('link', { name: RETURNED }).click()
  await page.getByRole('link', { name: /PayPal accounts/ }).click()
  await expect(page.getByRole('row').filter({ hasText: '@example.com' })).toContainText('Invalid')
  await outbox.goto('/outbox')
  await expect(outbox.getByText('Your Aquatint payout of $50.00 came back to us')).toBeVisible()
})

test('Staff follow a cent from a payout to its line, its order and the event that earned it', async ({
  page,
}) => {
  await openAsStaff(page, '/manage/payout-run/demo-2')
  await page.getByRole('link', { name: 'Maren Ostrovik' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Payout to Maren Ostrovik' })).toBeVisible()
  const line = page.getByRole('table', { name: 'Lines' }).getByRole('row').nth(1)
  const earned = (await line.getByRole('cell').last().textContent()) ?? ''
  await expect(sum(page, earned).first()).toBeVisible()
  const [, base = ''] = /10% of (\$[\d,.]+)/.exec((await line.textContent()) ?? '') ?? []
  expect(Math.round(toCents(base) / 10)).toBe(toCents(earned))
  await expectAccessible(page)
  const order = (await line.getByRole('link').first().textContent()) ?? ''
  await line.getByRole('link', { name: 'Order paid' }).click()
  await expect(page).toHaveURL(`/orders/${order}#paid`)
  await expect(page.getByRole('heading', { level: 1, name: `Order #${order}` })).toBeVisible()
  const paid = page.getByRole('list', { name: 'Timeline' }).getByRole('listitem').filter({ hasText: 'Paid' })
  await expect(paid).toContainText('by you')
  await expect(page.getByText('Maren Ostrovik')).toBeVisible()
  await expectAccessible(page)
})

test('Staff print what an artist was paid in the last tax year', { tag: '@phone' }, async ({ page }) => {
  const year = new Date().getFullYear() - 1
  await openAsStaff(page, `/manage/tax-reporting/${year}`)
  await expectAccessible(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF, statement of Maren Ostrovik' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(new RegExp(`^royalties-${year}-\\d+\\.pdf$`))
  expect((await textOf(download)).slice(0, 5)).toBe('%PDF-')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

const toCents = (dollars: string): number => Math.round(Number(dollars.replaceAll(/[$,]/g, '')) * 100)
