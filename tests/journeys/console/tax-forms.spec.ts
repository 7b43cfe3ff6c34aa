import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#services/auth/users/demo.ts'
import { takeTaxForm } from '#tests/support/shop/tax-forms.ts'
import { openAsStaff } from '../session.ts'
import { expect, expectAccessible, test } from '../visitor.ts'
import { doByLetters, find, press, tabTo } from './console-steps.ts'

const shot = (page: Page, name: string) =>
  process.env.TAX_SHOTS
    ? page.screenshot({
        path: `${process.env.TAX_SHOTS}/${name}-${page.viewportSize()?.width}.png`,
        fullPage: true,
      })
    : undefined

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const dialog = (page: Page) => page.getByRole('dialog')
const fact = (page: Page, term: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${term}$`) })
    .locator('xpath=following-sibling::dd')
const masked = (number: string) => `•••• ${number.slice(-4)}`

test('Staff find a W-9 and a W-8BEN, and see a number whole for a reason and their password', {
  tag: '@phone',
}, async ({ page }) => {
  const [w9, w8] = [await takeTaxForm('W-9'), await takeTaxForm('W-8BEN')]
  await openAsStaff(page, '/manage/tax-form')
  await expect(heading(page)).toHaveText('Tax forms')
  await find(page, 'Tess Quill')
  await expect(page.getByRole('link', { name: w9.name })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: w8.name })).toContainText(masked(w8.number))
  await expectAccessible(page)
  await shot(page, 'forms')
  await page.getByRole('combobox', { name: 'Form', exact: true }).selectOption('W-8BEN')
  await expect(page.getByRole('link', { name: w9.name })).toHaveCount(0)

  await page.getByRole('link', { name: w8.name }).click()
  await expect(heading(page)).toHaveText(w8.name)
  await expect(fact(page, 'Withheld')).toHaveText('10 percent')
  await expect(fact(page, 'State')).toHaveText(/^Valid until Dec 31, 20\d\d$/)
  await expect(page.getByRole('button', { name: 'Record a B notice' })).toHaveCount(0)
  await expectAccessible(page)
  await shot(page, 'w-8ben')

  await page.goto(w9.path)
  await expect(heading(page)).toHaveText(w9.name)
  const number = page.getByRole('status', { name: 'tax number' })
  await expect(number).toHaveText(masked(w9.number))
  await expectAccessible(page)
  await shot(page, 'w-9')
  await page.getByRole('button', { name: 'Show the whole number' }).click()
  await dialog(page).getByLabel('Reason').fill('The IRS asks for it.')
  await dialog(page).getByLabel('Your password').fill('not this one')
  await dialog(page).getByRole('button', { name: 'Show it for 30 seconds' }).click()
  await expect(dialog(page)).toContainText('Invalid password.')
  await expectAccessible(page)
  await shot(page, 'number-asked')
  await dialog(page).getByLabel('Your password').fill(DEMO_PASSWORD)
  await dialog(page).getByRole('button', { name: 'Show it for 30 seconds' }).click()
  await expect(number).toHaveText(w9.number)
  await expectAccessible(page)
  await shot(page, 'number-shown')
  await page.getByRole('button', { name: 'Hide it' }).click()
  await expect(number).toHaveText(masked(w9.number))

  await page.getByRole('link', { name: 'History' }).click()
  await expect(page.getByText('The IRS asks for it.')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(w9.number)
  await expectAccessible(page)
  await shot(page, 'history')
})

test('A W-8BEN-E holds payouts until staff mark it as received', { tag: '@phone' }, async ({ page }) => {
  const { path, name } = await takeTaxForm('W-8BEN-E')
  await openAsStaff(page, path)
  await expect(heading(page)).toHaveText(name)
  await expect(fact(page, 'State')).toHaveText('Awaited: no payments until we have it')
  await expectAccessible(page)
  await shot(page, 'w-8ben-e')
  await page.getByRole('button', { name: 'Mark as received' }).click()
  await dialog(page).getByLabel('Signed on').fill('2999-01-01')
  await dialog(page).getByLabel('Treaty rate').fill('31')
  await dialog(page).getByRole('button', { name: 'Mark as received' }).click()
  await expect(dialog(page).getByLabel('Treaty rate')).toBeFocused()
  await dialog(page).getByLabel('Treaty rate').fill('8.2')
  await dialog(page).getByRole('button', { name: 'Mark as received' }).click()
  await expect(dialog(page).getByLabel('Signed on')).toHaveAccessibleErrorMessage('This day is yet to come.')
  await expectAccessible(page)
  await shot(page, 'received-asked')
  await dialog(page).getByLabel('Signed on').fill('2026-11-02')
  await dialog(page).getByRole('button', { name: 'Mark as received' }).click()
  await expect(fact(page, 'State')).toHaveText('Valid until Dec 31, 2029')
  await expect(fact(page, 'Withheld')).toHaveText('8.2 percent')
  await expect(page.getByRole('button', { name: 'Mark as received' })).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  await expectAccessible(page)
  await shot(page, 'received')
})

test('A B notice is recorded and settled by keyboard alone', async ({ page }) => {
  const { path, name } = await takeTaxForm('W-9')
  await openAsStaff(page, path)
  await expect(heading(page)).toHaveText(name)
  await doByLetters(page, 'b notice', 'Record a B notice…')
  await expect(dialog(page)).toHaveAccessibleName('Record a B notice?')
  const notes = dialog(page).getByLabel('Notes')
  await expect(notes).toBeFocused()
  await page.keyboard.type('CP2100A')
  await tabTo(page, dialog(page).getByRole('button', { name: 'Record it' }), 1)
  await press(page, 'Enter')
  await expect(dialog(page).getByRole('alert')).toContainText('Form failed client-side validation')
  await expect(notes).toBeFocused()
  await expectAccessible(page)
  await shot(page, 'notice-asked')
  await page.keyboard.press('End')
  await page.keyboard.type(' of this year.')
  await tabTo(page, dialog(page).getByRole('button', { name: 'Record it' }), 1)
  await press(page, 'Enter')
  await expect(heading(page)).toHaveText(`${name}B notice`)
  await expect(fact(page, 'Withheld')).toHaveText('24 percent, for a B notice')
  await expectAccessible(page)
  await shot(page, 'notice')

  const settle = page.getByRole('button', { name: 'Settle the B notice' })
  await tabTo(page, settle, 40)
  await press(page, 'Enter')
  await expect(notes).toBeFocused()
  await page.keyboard.type('The artist has sent a letter of the SSA.')
  await press(page, 'Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(settle).toBeFocused()
  await press(page, 'Enter')
  await page.keyboard.type('The artist has sent a letter of the SSA.')
  await tabTo(page, dialog(page).getByRole('button', { name: 'Settle it' }), 1)
  await press(page, 'Enter')
  await expect(heading(page)).toHaveText(name)
  await expect(fact(page, 'Withheld')).toHaveText('0 percent')
  await doByLetters(page, 'history', `History of ${name}`)
  await expect(page.getByRole('list', { name: 'Edits' })).toContainText('letter of the SSA')
})
