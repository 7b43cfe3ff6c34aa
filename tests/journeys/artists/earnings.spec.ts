import { readFile } from 'node:fs/promises'
import { signIn } from '../steps.ts'
import { expect, expectAccessible, test } from '../visitor.ts'

const cents = (text: string | null): number => Number((text ?? '').replaceAll(/[^\d.]/g, '')) * 100

test.describe("An artist's earnings", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/accounts/login?redirect=%2Fartist%2Faccount')
    await signIn(page, 'artist@aquatint.test', 'aquatint-demo')
    await expect(page.getByRole('heading', { name: 'Earnings' })).toBeVisible()
  })

  test('lead from a sale over how it was reckoned to the payment it went out with', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.getByRole('link', { name: 'Sales' }).click()
    const sales = page.getByRole('table', { name: 'Sales' })
    await expect(sales.getByRole('row')).toHaveCount(7)
    await expectAccessible(page)
    await page.getByLabel('Month').selectOption({ index: 1 })
    await expect(sales.getByRole('row')).not.toHaveCount(7)
    await page.getByLabel('Month').selectOption('All months')
    // Narrowed to a work, all that is listed is of it.
    const work = page.getByLabel('Work', { exact: true })
    const name = (await work.getByRole('option').nth(1).textContent()) ?? ''
    await work.selectOption(name)
    await expect(page).toHaveURL(/[?&]work=/)
    const listed = sales.locator('tbody').getByRole('row')
    await expect(listed.filter({ hasNotText: name })).toHaveCount(0)
    await expect(listed.filter({ hasText: name })).not.toHaveCount(0)
    await work.selectOption('All works')
    await expect(sales.getByRole('row')).toHaveCount(7)
    // What came back waits to be paid again.
    await sales.getByRole('row').filter({ hasText: 'Payable' }).getByRole('link').click()

    await expect(page.getByRole('heading', { name: 'How this was calculated' })).toBeVisible()
    const readSum = async (label: RegExp) =>
      cents(await page.getByRole('term').filter({ hasText: label }).locator('+ dd').textContent())
    const base = (await readSum(/^\$[\d,.]+ ×/)) - (await readSum(/volume discount/))
    expect(Math.round(base)).toBe(Math.round(await readSum(/^Base/)))
    await expect(page.getByRole('listitem').filter({ hasText: 'Royalty cleared' })).toBeVisible()
    await expectAccessible(page)
    await page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: 'Returned' })
      .getByRole('link')
      .click()
    await expect(page.getByRole('heading', { name: 'What this payment includes' })).toBeVisible()
  })

  test('are stated by month, as they were on any day, and as a file', async ({ page }) => {
    await page.getByRole('link', { name: 'Statements' }).click()
    const statements = page.getByRole('table', { name: 'Statements' })
    const [latest, before] = [1, 2].map((row) => statements.getByRole('row').nth(row).getByRole('cell'))
    await expect(before?.last() ?? statements).toHaveText(/^\$\d/)
    await expect(latest?.nth(-2) ?? statements).toHaveText((await before?.last().textContent()) ?? '')
    await expectAccessible(page)
    await statements.getByRole('link').first().click()
    await expect(page.getByText('Opening balance')).toBeVisible()
    await expectAccessible(page)

    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Statement (PDF)' }).click()
    const saved = await saving
    expect(saved.suggestedFilename()).toMatch(/^statement-\d+-\d+\.pdf$/)
    expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-')

    await page.getByRole('link', { name: 'All statements' }).click()
    await page.getByLabel('Balance at the end of a day').fill('2020-01-31')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page.getByRole('heading', { name: 'As of Jan 31, 2020' })).toBeVisible()
    await expect(page.getByText('Your balance didn’t change.')).toBeVisible()
  })

  test('say by which way an artist ends what keeps a payment', async ({ page }) => {
    const reason = page.getByRole('listitem').filter({ hasText: 'The bank refused the account.' })
    await expect(reason.getByRole('link', { name: 'Correct the account' })).toHaveAttribute(
      'href',
      '/artist/account/payment',
    )
    await expect(page.getByText('We can’t pay you until this changes.')).toBeVisible()
  })
})
