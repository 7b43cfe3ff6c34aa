import { randomUUID } from 'node:crypto'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, expect, test } from 'vitest'
import { readForm } from '#services/main/artist-account/tax-forms/body.ts'
import type { OwnTaxFormsView } from '#services/main/artist-account/tax-forms/contract.ts'
import { refuseBirthDate } from '#services/main/artist-account/tax-forms/fields.ts'
import { readStanding } from '#services/main/payees/standing.ts'
import { Problem } from '#services/shared/http/problem.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { signed, W8BEN, W9 } from './filled-forms.ts'
import { type OwnAccount, serveOwnAccount } from './own-account.ts'

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

onEachStore((openStore) => {
  let shop: OwnAccount
  beforeAll(async () => {
    shop = await serveOwnAccount(openStore)
  })

  const read = async (as: string) => (await shop.get('tax-form/', as)).body as OwnTaxFormsView
  const file = async (form: Parameters<typeof signed>[0], as: string) =>
    shop.post('tax-form/', signed(form, await read(as)), as)
  const standingOf = async (artist: number) => (await readStanding(shop.database, artist, TODAY)).form

  test('a W-9 counts as it is signed, and only its last four are ever told', async () => {
    const ada = await shop.artist()
    expect(await read(ada.access)).toMatchObject({ current: null, earlier: [] })
    const filed = await file(W9, ada.access)
    expect(filed).toMatchObject({
      status: 201,
      body: {
        current: { type: 'W-9', tin: '•••-••-4812', state: 'valid', signed_on: TODAY, valid_until: null },
      },
    })
    expect(await standingOf(ada.id)).toMatchObject({ state: 'valid', withholdingBp: 0 })
    for (const said of [filed.body, await read(ada.access)])
      expect(JSON.stringify(said)).not.toMatch(/536-?90-?4812/)
  })

  test('the signature is the last entry: the name of line 1, beneath the words that were read', async () => {
    const ada = await shop.artist()
    const body = signed(W9, await read(ada.access))
    expect(await shop.post('tax-form/', { ...body, signature: 'Ada Inkwell' }, ada.access)).toMatchObject({
      status: 400,
      body: { signature: ['Type your name just as it stands on line 1.'] },
    })
    expect(await shop.post('tax-form/', { ...body, words_hash: 'f00' }, ada.access)).toMatchObject({
      status: 409,
      body: { code: 'words_changed' },
    })
    expect((await read(ada.access)).current).toBeNull()
    expect((await shop.post('tax-form/', { ...body, signature: ' Ada  Ink ' }, ada.access)).status).toBe(201)
  })

  test('checking keeps nothing', async () => {
    const ada = await shop.artist()
    expect((await shop.post('tax-form/check/', W9, ada.access)).status).toBe(204)
    expect(await shop.post('tax-form/check/', { ...W9, tin: '1' }, ada.access)).toMatchObject({ status: 400 })
    expect((await read(ada.access)).current).toBeNull()
  })

  test('who strikes out item 2 has 24 percent withheld', async () => {
    const ada = await shop.artist()
    await file({ ...W9, is_backup: true } as typeof W9, ada.access)
    expect(await standingOf(ada.id)).toMatchObject({ state: 'valid', withholdingBp: 2_400 })
    expect((await read(ada.access)).current).toMatchObject({ withholding: 24 })
  })

  test('a W-8BEN ends with the third year, has the rate of its treaty, and tells no date of birth', async () => {
    const ines = await shop.artist()
    const treaty = {
      treaty_country: 'CH',
      treaty_article: '12',
      treaty_rate: '10',
      treaty_income: 'Royalties',
    }
    const { body } = await file({ ...W8BEN, ...treaty } as typeof W8BEN, ines.access)
    expect(body).toMatchObject({
      current: { type: 'W-8BEN', tin: '•••• 6985', valid_until: '2029-12-31', withholding: 10 },
    })
    expect(JSON.stringify(body)).not.toContain('1981')
    const kept = await shop.database.query('select kind from main.vault order by kind')
    expect(kept.map(({ kind }) => kind)).toContain('birth')
  })

  test('another form takes the place of the former, which is kept', async () => {
    const ada = await shop.artist()
    await file(W9, ada.access)
    await file({ ...W9, name: 'Ada Inkwell' }, ada.access)
    expect(await read(ada.access)).toMatchObject({
      current: { name: 'Ada Inkwell', state: 'valid' },
      earlier: [{ name: 'Ada Ink', state: 'superseded', superseded_on: TODAY }],
    })
  })

  test('two tabs file in the place of one form, and only the first counts: the other is told, and may go on', async () => {
    const ada = await shop.artist()
    const shown = await read(ada.access)
    const [one, other] = [signed(W9, shown), signed({ ...W9, name: 'Ada Inkwell' }, shown)]
    const [key, otherKey] = [randomUUID(), randomUUID()]
    expect((await shop.post('tax-form/', one, ada.access, key)).status).toBe(201)
    expect(await shop.post('tax-form/', other, ada.access, otherKey)).toMatchObject({
      status: 409,
      body: { code: 'form_changed', detail: expect.stringContaining('Look at it first') },
    })
    expect(await read(ada.access)).toMatchObject({ current: { name: 'Ada Ink' }, earlier: [] })
    const seen = { ...other, replaces: (await read(ada.access)).current?.token }
    expect((await shop.post('tax-form/', seen, ada.access, otherKey)).status).toBe(201)
    // The first tab, whose answer was lost, asks for it again, and has seen its own form meanwhile.
    expect((await shop.post('tax-form/', { ...one, replaces: 'txf-seen' }, ada.access, key)).status).toBe(201)
    expect(await read(ada.access)).toMatchObject({
      current: { name: 'Ada Inkwell' },
      earlier: [{ name: 'Ada Ink' }],
    })
    expect(await shop.post('tax-form/', { ...one, replaces: 7 }, ada.access)).toMatchObject({
      status: 400,
      body: { replaces: [expect.any(String)] },
    })
  })

  test('a business outside the United States is held until staff have its W-8BEN-E', async () => {
    const atelier = await shop.artist()
    const business = { type: 'W-8BEN-E', name: 'Atelier Nord GmbH', country: 'DE' }
    expect((await shop.post('tax-form/', { ...business, country: 'US' }, atelier.access)).status).toBe(400)
    expect(await shop.post('tax-form/', business, atelier.access)).toMatchObject({
      status: 201,
      body: { current: { type: 'W-8BEN-E', state: 'awaited', tin: null } },
    })
    expect((await standingOf(atelier.id)).reasons).toEqual(['form-awaited'])
  })

  test('a form is filed once for its key, whose fingerprint nobody finds by trying', async () => {
    const ada = await shop.artist()
    const [body, key] = [signed(W9, await read(ada.access)), randomUUID()]
    await shop.post('tax-form/', body, ada.access, key)
    expect((await shop.post('tax-form/', body, ada.access, key)).status).toBe(201)
    expect((await read(ada.access)).earlier).toEqual([])
    const other = { ...body, tin: '536-90-4813' }
    expect(await shop.post('tax-form/', other, ada.access, key)).toMatchObject({ status: 409 })
    const [kept] = await shop.database.query<{ fingerprint: string; body: unknown }>(
      'select fingerprint, body from main.idempotency_keys where key = $1',
      [key],
    )
    expect(kept?.fingerprint).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(kept)).not.toMatch(/536-?90-?4812/)
  })

  test('a form is had as a PDF with its number masked, by its artist alone', async () => {
    const [ada, zoe] = [await shop.artist(), await shop.artist()]
    await file(W9, ada.access)
    const token = (await read(ada.access)).current?.token
    expect((await shop.post(`tax-form/${token}/file/`, {}, zoe.access)).status).toBe(404)
    const link = (await shop.post(`tax-form/${token}/file/`, {}, ada.access)).body as { token: string }
    const paper = await shop.read(`/api/own-tax-form-file/${link.token}/`)
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await paper.arrayBuffer())), {
      mergePages: true,
    })
    for (const words of [
      'W-9 (Rev. 3-2024)',
      '12 Mill Lane, Hudson, NY 12534',
      '4812',
      'Under penalties of perjury',
    ])
      expect(text).toContain(words)
    expect(text).not.toMatch(/536-?90/)
    expect((await shop.read(`/api/own-tax-form-file/${link.token}/`)).status).toBe(404)
  })

  test('20 forms with numbers an hour, right or wrong, and then it says how long to wait', async () => {
    const ada = await shop.artist()
    const statuses = []
    for (let tried = 0; tried < 21; tried++)
      statuses.push((await shop.post('tax-form/check/', { ...W9, tin: '1' }, ada.access)).status)
    expect(statuses.filter((status) => status === 400)).toHaveLength(20)
    const refused = await shop.post('tax-form/', signed(W9, await read(ada.access)), ada.access)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('is for artists alone', async () => {
    const customer = await shop.signIn()
    expect((await shop.get('tax-form/')).status).toBe(401)
    for (const path of ['tax-form/', 'tax-form/check/'])
      expect((await shop.post(path, W9, customer.access)).status).toBe(404)
  })
})
