import { describe, expect, test } from 'vitest'
import { readBank } from '#services/main/payees/accounts/bank.ts'
import { readIban } from '#services/main/payees/numbers/iban.ts'
import { lastFour } from '#services/main/payees/numbers/last-four.ts'
import { holdsNumber } from '#services/main/payees/numbers/plain-words.ts'
import { refuseRouting } from '#services/main/payees/numbers/routing.ts'
import { readTin } from '#services/main/payees/numbers/tin.ts'

describe('a routing number (failure 31)', () => {
  test.each(['021000021', '011000015', '322271627', '122105278', '071000013', '065000090', '256074974'])(
    '%s is one',
    (number) => expect(refuseRouting(number)).toBeNull(),
  )
  test.each([
    ['a wrong check digit', '021000022'],
    ['eight digits', '02100002'],
    ['letters', '02100002a'],
    ['Arabic digits', '٠٢١٠٠٠٠٢١'],
    ['a prefix of no bank', '990000003'],
    ['zeros alone', '000000000'],
  ])('is refused for %s, and not repeated', (_, number) => {
    expect(refuseRouting(number)).toMatch(/routing number/)
    expect(refuseRouting(number)).not.toContain(number)
  })
})

describe('an IBAN (failure 31)', () => {
  test.each(['DE89370400440532013000', 'de89 3704 0044 0532 0130 00', 'DE89-3704-0044-0532-0130-00'])(
    '%s is read after folding',
    (typed) => expect(readIban(typed, 'DE')).toEqual({ iban: 'DE89370400440532013000' }),
  )
  test.each([
    ['a wrong check digit', 'DE88370400440532013000', 'DE'],
    ['another country', 'FR1420041010050500013M02606', 'DE'],
    ['no IBAN', '12345678', 'DE'],
    ['signs of another script', 'DE８９370400440532013000', 'DE'],
  ])('is refused for %s, and not repeated', (_, typed, country) => {
    expect(readIban(typed, country)).toEqual({ refusal: expect.not.stringContaining(typed) })
  })
})

describe('a bank account', () => {
  const typed = {
    transferMethodCountry: 'US',
    bankAccountPurpose: 'CHECKING' as const,
    bankId: '',
    branchId: '021000021',
    bankAccountId: '000123456789',
  }
  test('in the United States has 4 to 17 digits, a routing number and a kind', () => {
    expect(readBank(typed)).toMatchObject({ bank: { number: '000123456789', branchId: '021000021' } })
    expect(readBank({ ...typed, bankAccountId: '123' })).toEqual({
      faults: { bankAccountId: expect.any(String) },
    })
    expect(readBank({ ...typed, bankAccountId: '1'.repeat(18) })).toHaveProperty('faults.bankAccountId')
    expect(readBank({ ...typed, bankAccountPurpose: null })).toHaveProperty('faults.bankAccountPurpose')
    expect(readBank({ ...typed, branchId: '' })).toHaveProperty('faults.branchId')
  })
  test('in Canada has an institution of 3, a branch of 5 and a number of 7 to 12 digits', () => {
    const canada = { ...typed, transferMethodCountry: 'CA', bankId: '004', branchId: '12345' }
    expect(readBank({ ...canada, bankAccountId: '1234567' })).toMatchObject({ bank: { bankId: '004' } })
    expect(readBank({ ...canada, bankAccountId: '123456' })).toHaveProperty('faults.bankAccountId')
    expect(readBank({ ...canada, bankId: '4' })).toHaveProperty('faults.bankId')
    expect(readBank({ ...canada, branchId: '021000021' })).toHaveProperty('faults.branchId')
  })
  test('elsewhere has an IBAN and a BIC of that country', () => {
    const germany = {
      ...typed,
      transferMethodCountry: 'DE',
      bankId: 'deutdeff',
      bankAccountId: 'DE89370400440532013000',
    }
    expect(readBank(germany)).toMatchObject({ bank: { bankId: 'DEUTDEFF' } })
    expect(readBank({ ...germany, bankId: 'BNPAFRPP' })).toHaveProperty('faults.bankId')
    expect(readBank({ ...germany, bankId: '' })).toHaveProperty('faults.bankId')
  })
})

describe('a tax number (failure 30)', () => {
  test.each([
    ['ssn', '123-45-6789', '123456789'],
    // The same number, so that two artists with it are seen.
    ['ssn', '123456789', '123456789'],
    ['itin', '912-70-1234', '912701234'],
    ['itin', '900 50 1234', '900501234'],
    ['ein', '12-3456789', '123456789'],
    ['foreign', '8 657 492 3104', '86574923104'],
  ] as const)('%s %s is read as %s', (type, typed, number) => {
    // 11 digits without a check digit: of a country that nobody here knows numbers of.
    expect(readTin(type, typed, 'KE')).toEqual({ number })
  })
  test.each([
    ['ssn', '000-12-3456'],
    ['ssn', '666-12-3456'],
    ['ssn', '078-05-1120'],
    ['ssn', '219-09-9999'],
    ['ssn', '912-70-1234'],
    ['ssn', '123-00-4567'],
    ['ssn', '123-45-0000'],
    ['ssn', '12345678'],
    ['ssn', '12345678a'],
    ['ssn', '١٢٣٤٥٦٧٨٩'],
    ['itin', '123-70-1234'],
    ['itin', '912-89-1234'],
    ['itin', '912-93-1234'],
    ['itin', '912-66-1234'],
    ['ein', '00-1234567'],
    ['ein', '1234567'],
    ['foreign', '12'],
    ['foreign', 'x'.repeat(31)],
    ['foreign', '<script>'],
  ] as const)('%s %s is refused by a rule, and not repeated', (type, typed) => {
    const read = readTin(type, typed, 'KE')
    expect(read).toEqual({ refusal: expect.any(String) })
    expect(JSON.stringify(read)).not.toContain(typed.replaceAll('-', ''))
  })
  test('of another country has its check digits where they are known', () => {
    expect(readTin('foreign', '756.9217.0769.85', 'CH')).toEqual({ number: '7569217076985' })
    expect(readTin('foreign', '756.9217.0769.84', 'CH')).toHaveProperty('refusal')
  })
})

test('of a number its last four signs are shown, and at most half of it', () => {
  expect(lastFour('000123456789')).toBe('6789')
  expect(lastFour('1234')).toBe('34')
  expect(lastFour('12345')).toBe('45')
})

test.each([
  ['123-45-6789', true],
  ['her account is 000 123 456 789', true],
  ['١٢٣٤٥٦٧٨٩', true],
  ['Called on 2026-11-20 at 12:30', false],
  ['Called on 11/20/2026, and again on 11/21/2026', false],
  ['2026-11-20-1234', true],
  ['2026-13-20', true],
  ['On 2026-11-20 she gave 1234 5678', true],
  ['Called on 20 November at 12:30, room 4', false],
  ['Edition of 1,000 prints', false],
])('whether "%s" holds a number: %s', (text, holds) => expect(holdsNumber(text)).toBe(holds))
