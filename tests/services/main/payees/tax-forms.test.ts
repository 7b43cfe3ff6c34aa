import { beforeAll, describe, expect, test } from 'vitest'
import { readStanding } from '#services/main/payees/standing.ts'
import type { TaxFormList, TaxFormView } from '#services/main/payees/tax-forms/contract.ts'
import { type DatedForm, endOf, formOn } from '#services/main/payees/tax-forms/form-on.ts'
import type { RecordHistory } from '#services/shared/resources/contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { PASSWORD, type Payees, servePayees, W9 } from './payees.ts'

describe('a form on a day', () => {
  const form = (told: Partial<DatedForm>): DatedForm => ({
    token: 'txf-1',
    type: 'W-8BEN',
    filedOn: '2023-05-04',
    signedOn: '2023-05-04',
    receivedOn: null,
    validUntil: '2026-12-31',
    treatyRateBp: null,
    isBackup: false,
    ...told,
  })
  const w9 = form({ type: 'W-9', validUntil: null })

  test('is missing before it is filed, and a W-9 does not end', () => {
    expect(formOn('2023-05-03', [w9], [])).toEqual({ state: 'missing', form: null, withholdingBp: 0 })
    expect(formOn('2099-01-01', [w9], [])).toEqual({ state: 'valid', form: w9, withholdingBp: 0 })
    expect(endOf('W-9', '2023-05-04')).toBeNull()
  })

  test('of a foreign artist ends with the third year after it was signed, and is held from midnight', () => {
    expect(endOf('W-8BEN', '2023-01-01')).toBe('2026-12-31')
    expect(endOf('W-8BEN', '2023-12-31')).toBe('2026-12-31')
    expect(formOn('2026-12-31', [form({})], [])).toMatchObject({ state: 'valid', withholdingBp: 3_000 })
    expect(formOn('2027-01-01', [form({})], [])).toMatchObject({ state: 'ended', withholdingBp: 0 })
  })

  test('has the rate of its treaty, also nothing', () => {
    expect(formOn('2026-01-01', [form({ treatyRateBp: 1_000 })], []).withholdingBp).toBe(1_000)
    expect(formOn('2026-01-01', [form({ treatyRateBp: 0 })], []).withholdingBp).toBe(0)
  })

  test('of a business abroad waits until staff have it', () => {
    const filed = form({ type: 'W-8BEN-E', signedOn: null, validUntil: null })
    expect(formOn('2023-06-01', [filed], [])).toMatchObject({ state: 'awaited' })
    const received = { ...filed, signedOn: '2023-05-20', receivedOn: '2023-06-02', validUntil: '2026-12-31' }
    expect(formOn('2023-06-01', [received], [])).toMatchObject({ state: 'awaited' })
    expect(formOn('2023-06-02', [received], [])).toMatchObject({ state: 'valid', withholdingBp: 3_000 })
  })

  test('counts until the day of the next one, whatever becomes of that', () => {
    const next = form({ token: 'txf-2', filedOn: '2024-01-01', signedOn: null, type: 'W-8BEN-E' })
    expect(formOn('2023-12-31', [w9, next], [])).toMatchObject({ form: { token: 'txf-1' } })
    expect(formOn('2024-01-01', [w9, next], [])).toMatchObject({ state: 'awaited' })
  })

  test('has 24 percent from the day of a B notice until it is settled, a W-9 alone', () => {
    const notices = [{ recordedOn: '2024-02-01', endedOn: '2024-03-01' }]
    const on = (day: string, forms = [w9]) => formOn(day, forms, notices).withholdingBp
    expect([on('2024-01-31'), on('2024-02-01'), on('2024-02-29'), on('2024-03-01')]).toEqual([
      0, 2_400, 2_400, 0,
    ])
    expect(on('2024-02-01', [form({})])).toBe(3_000)
  })
})

onEachStore((openStore) => {
  let payees: Payees
  beforeAll(async () => {
    payees = await servePayees(openStore)
  })
  const pathOf = (token: string) => `/api/tax-form/${token}/`
  const read = async (token: string) => (await payees.get(pathOf(token))).body as TaxFormView
  const NOTES = 'CP2100A of this year names them.'

  test('a form shows its last four, and the one before stays as superseded', async () => {
    const artist = payees.newArtist()
    const [first, second] = [
      await payees.file(artist, { filedOn: '2026-11-02', signedOn: '2026-11-02' }),
      await payees.file(artist, { name: 'Ada Inkwell' }),
    ]
    expect(await read(second)).toMatchObject({
      artist,
      type: 'W-9',
      tin: '•••• 6789',
      tin_type: 'ssn',
      state: 'valid',
      valid_until: null,
      exempt_corporation: false,
    })
    expect(await read(first)).toMatchObject({ state: 'superseded', superseded_on: '2026-11-20' })
    const { data } = (await payees.get(`/api/tax-form/?artist=${artist}`)).body as TaxFormList
    expect(data.map(({ token }) => token).toSorted()).toEqual([first, second].toSorted())
    expect(JSON.stringify(data)).not.toContain('123456789')
  })

  test('a W-8BEN-E is awaited until staff mark it as received, once', async () => {
    const artist = payees.newArtist()
    const token = await payees.file(artist, {
      type: 'W-8BEN-E',
      revision: '10-2021',
      classification: null,
      country: 'DE',
      tin: null,
      signedOn: null,
    })
    expect(await read(token)).toMatchObject({ state: 'awaited', tin: null })
    expect((await readStanding(payees.database, artist, '2026-11-20')).form.reasons).toEqual(['form-awaited'])
    const receive = (body: object) => payees.send('POST', `${pathOf(token)}received/`, body)
    expect(await receive({ signed_on: '2026-11-21' })).toMatchObject({ status: 400 })
    expect(await receive({ signed_on: '2026-11-02', treaty_rate: 8.205 })).toMatchObject({
      status: 400,
      body: { treaty_rate: ['Give at most two decimals.'] },
    })
    expect(await receive({ signed_on: '2026-11-02', treaty_rate: 8.2 })).toMatchObject({
      status: 200,
      body: { state: 'valid', treaty_rate: 8.2, withholding: 8.2, valid_until: '2029-12-31' },
    })
    expect(await receive({ signed_on: '2026-11-02' })).toMatchObject({ status: 409 })
    expect((await readStanding(payees.database, artist, '2026-11-20')).form).toMatchObject({
      state: 'valid',
      withholdingBp: 820,
      reasons: [],
    })
  })

  test('a B notice counts once, until it is settled', async () => {
    const token = await payees.file(payees.newArtist())
    const notice = (b_notice: boolean, notes = NOTES) =>
      payees.send('POST', `${pathOf(token)}b-notice/`, { b_notice, notes })
    expect(await notice(false)).toMatchObject({ status: 409, body: { detail: 'No B notice counts.' } })
    expect(await notice(true, 'short')).toMatchObject({ status: 400 })
    expect(await notice(true)).toMatchObject({ status: 200, body: { b_notice: true, withholding: 24 } })
    expect(await notice(true)).toMatchObject({ status: 409 })
    expect(await notice(false)).toMatchObject({ status: 200, body: { b_notice: false, withholding: 0 } })
    const { results } = (await payees.get(`${pathOf(token)}history/`)).body as RecordHistory
    expect(results.map(({ by }) => by)).toEqual([payees.staff.email, payees.staff.email, null])
    expect(results[1]?.changes).toEqual([
      { field: 'b_notice', from: false, to: true },
      { field: 'notes', from: null, to: NOTES },
    ])
  })

  test('the same number at two artists is flagged at both', async () => {
    const [one, two] = [payees.newArtist(), payees.newArtist()]
    const tin = { type: 'ssn' as const, number: '123459999' }
    const [first, second] = [await payees.file(one, { tin }), await payees.file(two, { tin })]
    expect([(await read(first)).shared_with, (await read(second)).shared_with]).toEqual([[two], [one]])
  })

  test('its number is shown whole for a reason and a password', async () => {
    const token = await payees.file(payees.newArtist())
    const body = { reason: 'The IRS asks for it.', password: PASSWORD }
    const shown = await payees.call('POST', `${pathOf(token)}number/`, { body, as: payees.staff.access })
    expect(shown).toMatchObject({ status: 200, body: { number: W9.tin?.number } })
    const { results } = (await payees.get(`${pathOf(token)}history/`)).body as RecordHistory
    expect(results[0]?.changes).toEqual([{ field: 'number_shown', from: null, to: body.reason }])
  })

  test('forms are found by name, type and state', async () => {
    const token = await payees.file(payees.newArtist(), {
      name: 'Zoë Quill',
      classification: 's-corporation',
    })
    const found = async (query: string) =>
      ((await payees.get(`/api/tax-form/?${query}`)).body as TaxFormList).data.map((form) => form.token)
    expect(await found('search=zoe')).toEqual([token])
    expect(await found('search=zoe&type=W-9&state=valid')).toEqual([token])
    expect(await found('search=zoe&state=ended')).toEqual([])
    expect((await read(token)).exempt_corporation).toBe(true)
  })

  test('nobody but staff sees them', async () => {
    const token = await payees.file(payees.newArtist())
    const { access } = await payees.signIn()
    expect(await payees.get(pathOf(token), access)).toMatchObject({ status: 403 })
    expect(await payees.call('GET', '/api/tax-form/')).toMatchObject({ status: 401 })
  })
})
