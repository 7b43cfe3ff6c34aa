import { expect, test } from 'vitest'
import { readForm } from '#services/main/artist-account/tax-forms/body.ts'
import { refuseBirthDate } from '#services/main/artist-account/tax-forms/fields.ts'
import { Problem } from '#services/shared/http/problem.ts'
import { W8BEN, W9 } from './filled-forms.ts'

const TODAY = '2026-11-20'

/** What is said of each field of a form; nothing where it may be signed. */
function faultsOf(form: object): Record<string, string[]> {
  try {
    readForm(form, TODAY)
    return {}
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return error.body as Record<string, string[]>
  }
}

test.each([
  [{ tin: '000-12-3456' }, 'begins with 000'],
  [{ tin: '666123456' }, 'begins with 666'],
  [{ tin: '912-34-5678' }, 'begins with 9'],
  [{ tin: '536-00-4812' }, 'never 00'],
  [{ tin: '536-90-0000' }, 'never 0000'],
  [{ tin: '078-05-1120' }, 'specimen'],
  [{ tin: '٥٣٦٩٠٤٨١٢' }, '9 digits'],
  [{ tin_type: 'itin', tin: '912-66-5678' }, '50 to 65'],
  [{ tin_type: 'ein', tin: '07-1234567' }, 'two digits'],
])('a number is refused by its rule, which is named without the number: %o', (typed, rule) => {
  const faults = faultsOf({ ...W9, ...typed })
  expect(Object.keys(faults)).toEqual(['tin'])
  expect(faults.tin?.[0]).toContain(rule)
  expect(JSON.stringify(faults)).not.toContain(typed.tin.replaceAll('-', ''))
})

test.each([
  [{ classification: 'llc' }, ['llc_tax']],
  [{ classification: 'llc', llc_tax: 's' }, []],
  [{ exempt_payee_code: '5' }, ['exempt_payee_code']],
  [
    {
      classification: 'c-corporation',
      exempt_payee_code: '13',
      fatca_code: 'M',
      tin_type: 'ein',
      tin: '12-3456789',
    },
    [],
  ],
  [
    { fatca_code: 'N', exempt_payee_code: '14', classification: 'club' },
    ['classification', 'exempt_payee_code', 'fatca_code'],
  ],
  [{ zip: '1253', state: 'XX', city: '' }, ['city', 'state', 'zip']],
  [{ name: '536-90-4812' }, ['name']],
  [{ type: 'W-10' }, ['type']],
])('a W-9 says what is wrong at its fields: %o', (typed, fields) => {
  expect(Object.keys(faultsOf({ ...W9, ...typed })).toSorted()).toEqual(fields)
})

test.each([
  [{}, []],
  [{ street: 'P.O. Box 12' }, ['street']],
  [{ country: 'US', tin_type: 'none', no_tin_reason: 'Not issued by my country.' }, ['us_address_reason']],
  [{ country: 'US', us_address_reason: 'I stay here for one year of studies.' }, []],
  [{ citizenship: 'US' }, ['citizenship']],
  [{ tin_type: 'none', tin: '' }, ['no_tin_reason']],
  [{ tin: '756.9217.0769.86' }, ['tin']],
  [{ has_mailing: true }, ['mailing_city', 'mailing_country', 'mailing_street']],
  [{ has_mailing: true, mailing_street: 'P.O. Box 7', mailing_city: 'Bern', mailing_country: 'CH' }, []],
  [{ treaty_country: 'CH' }, ['treaty_article', 'treaty_income', 'treaty_rate']],
  [
    { treaty_country: 'CH', treaty_article: '12', treaty_rate: '31', treaty_income: 'Copyright royalties' },
    ['treaty_rate'],
  ],
  [
    { treaty_country: 'CH', treaty_article: '12', treaty_rate: '0', treaty_income: 'Copyright royalties' },
    [],
  ],
  [{ birth_date: '2010-01-01' }, ['birth_date']],
  [{ postal_code: '536-90-4812' }, ['postal_code']],
])('a W-8BEN says what is wrong at its fields: %o', (typed, fields) => {
  expect(Object.keys(faultsOf({ ...W8BEN, ...typed })).toSorted()).toEqual(fields)
})

test.each([
  'QQ 12 34 56 C',
  'RSSMRA85T10A562S',
  'ABCDE1234F',
  'DE89 3704 0044 0532 0130 00',
  '536 - 90 - 4812',
  '536·90·4812',
  '536_90_4812',
  '12—3456789',
])('a number that stands in a name, an address or an explanation is refused at that field: %s', (number) => {
  const w9 = { name: number, business_name: `Ink ${number}`, street: `${number} Mill Lane`, city: number }
  expect(Object.keys(faultsOf({ ...W9, ...w9 }))).toEqual(Object.keys(w9))
  const w8ben = { street: `Seestrasse ${number}`, region: number, no_tin_reason: `It would be ${number}.` }
  const faults = faultsOf({ ...W8BEN, ...w8ben, tin_type: 'none' })
  expect(Object.keys(faults)).toEqual(Object.keys(w8ben))
  expect(JSON.stringify(faults)).not.toContain(number)
})

test.each([
  ['536-90-4812', false],
  ['536904812', false],
  ['046 454 286', false],
  ['12-3456789', false],
  ['QQ123456C', false],
  ['000123456789', false],
  ['8002', true],
  ['12534-1234', true],
  ['SW1A 1AA', true],
  ['01310-100', true],
  ['01310100', true],
  ['100-0001', true],
  ['1234567890', true],
])('what postal codes are, and numbers are not: %s', (code, isRight) => {
  expect(faultsOf({ ...W8BEN, postal_code: code })).toEqual(
    isRight ? {} : { postal_code: [expect.any(String)] },
  )
})

test.each([
  { street: '1200 N 5th Street, Apt 12-345' },
  { street: '1-2-3 Nishi-Shinjuku, 16F' },
  { street: 'Blk 123 #12-345, Lor 7' },
  { name: 'Ada Ink III', city: 'Saint-Étienne' },
])('ordinary names and addresses are right: %o', (typed) => {
  expect(faultsOf({ ...W8BEN, ...typed })).toEqual({})
})

test('whoever signs is 18 to 120 years old, to the day', () => {
  expect(refuseBirthDate('2008-11-20', TODAY)).toBeNull()
  expect(refuseBirthDate('2008-11-21', TODAY)).toContain('18')
  expect(refuseBirthDate('1906-11-20', TODAY)).toBeNull()
  expect(refuseBirthDate('1906-11-19', TODAY)).toContain('120')
  expect(refuseBirthDate('17/04/1981', TODAY)).toContain('YYYY-MM-DD')
})
