import type { Page } from '@playwright/test'
import { takeFreshArtist } from '../../support/shop/fresh-artists.ts'
import { holdNextAnswer } from '../hold.ts'
import { readKept } from '../kept.ts'
import { watchForNumbers } from '../nowhere.ts'
import { openSignedIn } from '../session.ts'
import { expect, expectAccessible, test } from '../visitor.ts'

const SSN = '536-90-4823'
const PLANTED = { number: '536904823', formatted: [SSN] }
const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true })

const openAsArtist = async (page: Page, place: string) => {
  const artist = await takeFreshArtist()
  await openSignedIn(page, artist, place)
  return artist
}

// Spec 2.36, 2.41
test('A new artist reads what is left to do, and accepts the royalty agreement', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  const { name } = await openAsArtist(page, '/artist/new')
  const part = (title: string) => page.getByRole('listitem').filter({ hasText: title })
  await expect(part('Royalty agreement')).toContainText('Read it and accept it')
  await expect(part('Tax form')).toContainText('signed here')
  await expect(main(page)).toContainText('royalty agreement, tax form, and payment account')
  await expectAccessible(page)

  await part('Royalty agreement').getByRole('link').click()
  await expect(page.getByRole('heading', { name: '10% of each sale' })).toBeVisible()
  const example = page.getByRole('table', { name: 'An example' })
  await expect(example).toContainText('$1,140.00')
  await expect(example).toContainText('$114.00')
  await expectAccessible(page)
  await press(page, 'Accept')
  await expect(main(page).getByRole('alert')).toContainText('Form failed client-side validation')
  // Another tab has it open, and has the name typed.
  const other = await context.newPage()
  await other.goto('/artist/account/royalty')
  for (const tab of [page, other]) {
    await field(tab, 'Your name *').fill(name)
    await main(tab).getByRole('checkbox').check()
  }
  await press(page, 'Accept')
  await expect(main(page).getByText(/^Accepted on /)).toBeVisible()
  await expect(page.getByRole('region', { name: '10% of each sale' })).toBeFocused()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF of agreement version 1' }).click()
  expect((await downloading).suggestedFilename()).toBe('royalty-agreement-1.pdf')
  await expectAccessible(page)

  await press(other, 'Accept')
  await expect(other.getByText('or you accepted it elsewhere. Please look at it again.')).toBeVisible()
  await expect(main(other).getByText(/^Accepted on /)).toBeVisible()
  await expect(other.getByRole('button', { name: /^Download PDF of agreement/ })).toHaveCount(1)
  await other.close()

  await main(page).getByRole('link', { name: 'Getting started' }).click()
  await expect(part('Royalty agreement')).toContainText('Accepted on')
})

test('A W-9 is filled in through a wrong number and a reload, signed last, and had as a PDF', async ({
  page,
}) => {
  const expectNowhere = watchForNumbers(page)
  const { name } = await openAsArtist(page, '/artist/account/tax')
  await press(page, 'Yes, a US person')
  await expectAccessible(page)
  await field(page, 'Name *').fill(name)
  await field(page, 'Tax classification *').selectOption('individual')
  await field(page, 'Street and number *').fill('12 Mill Lane')
  await field(page, 'City *').fill('Hudson')
  await field(page, 'State *').selectOption('NY')
  await field(page, 'ZIP code *').fill('12534')
  await field(page, 'Kind of number *').selectOption('ssn')
  const number = field(page, 'Taxpayer number *')
  await number.fill('000-90-4823')
  await press(page, 'Continue to sign')
  await expect(number).toHaveAccessibleErrorMessage('No Social Security number begins with 000.')
  await expectAccessible(page)

  await number.fill(SSN)
  await expect.poll(() => readKept(page)).toContain('12 Mill Lane')
  await expectNowhere(PLANTED)
  await page.reload()
  await expect(main(page).getByText('Please enter your numbers again')).toBeVisible()
  await expect(field(page, 'City *')).toHaveValue('Hudson')
  await expect(number).toHaveValue('')
  await number.fill(SSN)
  await press(page, 'Continue to sign')

  await expect(page.getByRole('heading', { name: 'Sign the W-9' })).toBeVisible()
  await expect(main(page)).toContainText('Under penalties of perjury, I certify that:')
  await expectAccessible(page)
  await field(page, 'Signature *').fill('Somebody Else')
  await press(page, 'Sign and file')
  await expect(field(page, 'Signature *')).toHaveAccessibleErrorMessage(
    'Type your name just as it stands on line 1.',
  )
  await field(page, 'Signature *').fill(name)
  await press(page, 'Sign and file')
  await expect(main(page).getByText('Valid, no end date')).toBeVisible()
  await expect(main(page).getByText('•••-••-4823')).toBeVisible()
  await expect(page.getByRole('region', { name: 'W-9 (Rev. 3-2024)' })).toBeFocused()
  await expectAccessible(page)
  await expectNowhere(PLANTED)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF of the W-9' }).click()
  expect((await downloading).suggestedFilename()).toBe('w-9.pdf')
})

const fillW9 = async (page: Page, name: string) => {
  await press(page, 'Yes, a US person')
  for (const [label, typed] of [
    ['Name *', name],
    ['Street and number *', '12 Mill Lane'],
    ['City *', 'Hudson'],
    ['ZIP code *', '12534'],
    ['Taxpayer number *', SSN],
  ] as const)
    await field(page, label).fill(typed)
  await field(page, 'Tax classification *').selectOption('individual')
  await field(page, 'State *').selectOption('NY')
  await field(page, 'Kind of number *').selectOption('ssn')
  await press(page, 'Continue to sign')
  await field(page, 'Signature *').fill(name)
}

// Issue 16, line 34
test('A reload while a W-9 is filed files it once; another tab is told, keeps its form, and may file it', async ({
  page,
  context,
}) => {
  const { name } = await openAsArtist(page, '/artist/account/tax')
  const other = await context.newPage()
  await other.goto('/artist/account/tax')
  await fillW9(other, `${name} Junior`)

  await fillW9(page, name)
  const held = await holdNextAnswer(page, 'FileTaxForm')
  await press(page, 'Sign and file')
  await held.isRead
  await page.reload()
  await expect(main(page).getByText('Please enter your numbers again')).toBeVisible()
  await field(page, 'Taxpayer number *').fill(SSN)
  await press(page, 'Continue to sign')
  await press(page, 'Sign and file')
  await expect(main(page).getByText('Valid, no end date')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Earlier forms' })).toHaveCount(0)

  await press(other, 'Sign and file')
  await expect(main(other).getByRole('alert')).toContainText('was filed meanwhile and counts now')
  await expect(other.getByRole('region', { name: 'W-9 (Rev. 3-2024)' })).toContainText(name)
  await expect(field(other, 'Signature *')).toHaveValue(`${name} Junior`)
  await expectAccessible(other)
  await press(other, 'Sign and file')
  await expect(other.getByRole('heading', { name: 'Earlier forms' })).toBeVisible()
})

test('An artist abroad signs a W-8BEN, which ends; another form takes its place', { tag: '@phone' }, async ({
  page,
}) => {
  const expectNowhere = watchForNumbers(page)
  const { name } = await openAsArtist(page, '/artist/account/tax')
  await press(page, 'No')
  await press(page, 'A person')
  await field(page, 'Name *').fill(name)
  await field(page, 'Country of citizenship *').selectOption('CH')
  await field(page, 'Date of birth *').fill('1981-04-17')
  await field(page, 'Street and number *').fill('P.O. Box 4')
  await field(page, 'City *').fill('Zürich')
  await field(page, 'Postal code').fill('8002')
  await field(page, 'Country *').selectOption('CH')
  await field(page, 'Kind of number *').selectOption('foreign')
  await field(page, 'Taxpayer number *').fill('756.9217.0769.85')
  await field(page, 'Treaty that you claim').selectOption('CH')
  await field(page, 'Article and paragraph *').fill('12')
  await field(page, 'Rate in percent *').fill('0')
  await field(page, 'Type of income *').fill('Copyright royalties')
  await expectAccessible(page)
  await press(page, 'Continue to sign')
  await expect(field(page, 'Street and number *')).toHaveAccessibleErrorMessage(/post office box/)
  await field(page, 'Street and number *').fill('Seestrasse 4')
  await press(page, 'Continue to sign')
  await field(page, 'Signature *').fill(name)
  await press(page, 'Sign and file')
  await expect(main(page).getByText(/^Valid until Dec 31, /)).toBeVisible()
  await expect(main(page)).toContainText('0% of what is paid')
  await expectNowhere(
    { number: '7569217076985', formatted: ['756.9217.0769.85'] },
    { number: '19810417', formatted: ['1981-04-17'] },
  )
  await expectAccessible(page)

  await press(page, 'File a new form')
  await press(page, 'No')
  await press(page, 'A business')
  await field(page, 'Name of the business *').fill('Atelier Nord GmbH')
  await field(page, 'Country where it was formed *').selectOption('CH')
  await press(page, 'I will send it')
  await expect(main(page).getByText('Not received yet')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Earlier forms' })).toBeVisible()
  await expectAccessible(page)
})
