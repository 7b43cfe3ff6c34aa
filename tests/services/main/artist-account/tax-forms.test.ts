import { randomUUID } from 'node:crypto'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, expect, test } from 'vitest'
import type { OwnTaxFormsView } from '#services/main/artist-account/tax-forms/contract.ts'
import { readStanding } from '#services/main/payees/standing.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { signed, W8BEN, W9 } from './filled-forms.ts'
import { type OwnAccount, serveOwnAccount } from './own-account.ts'

const TODAY = '2026-11-20'

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
