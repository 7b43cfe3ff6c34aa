import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { LeftOutPage, RatePage } from '#services/main/royalties/contract.ts'
import { readRates } from '#services/main/royalties/rates.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { createImage } from '../content-stand-in.ts'
import { type MainService, type Person, serveMain } from '../main-service.ts'
import { sellingOf } from './selling.ts'

onEachStore((openStore) => {
  let main: MainService
  let staff: Person
  const { sell } = sellingOf(() => main)
  beforeAll(async () => {
    main = await serveMain(openStore)
    staff = await main.signIn({ isStaff: true })
  })

  const list = async (query = '') =>
    (await main.call('GET', `/api/v2/royalty-rates/${query}`, { as: staff.access })).body as RatePage
  const add = (body: object, { as = staff.access, key = randomUUID() }: { as?: string; key?: string } = {}) =>
    main.call('POST', '/api/v2/royalty-rates/', { as, body, headers: { 'idempotency-key': key } })
  const rateOf = async (code: string, on: string) =>
    (await readRates(main.database, { codes: [code], artistIds: [], on })).codes.get(code)

  describe('rates', () => {
    test('come with some codes, and are only added to, each from a day on', async () => {
      expect((await list()).results.map(({ code, rate_bp }) => [code, rate_bp])).toEqual([
        ['R12', 1_200],
        ['R10', 1_000],
        ['R08', 800],
      ])
      const rate = { code: ' R15 ', rate_bp: 1_500, valid_from: '2026-12-01' }
      const key = randomUUID()
      const added = await add(rate, { key })
      expect(added).toMatchObject({
        status: 201,
        body: { code: 'R15', rate_bp: 1_500, valid_from: '2026-12-01', actor: staff.uuid },
      })
      expect(await add(rate, { key })).toMatchObject({ status: 201, body: added.body })
      expect(await list('?page_size=1')).toMatchObject({ count: 4, results: [{ code: 'R15' }] })
      expect(await rateOf('R15', '2026-11-30')).toBeUndefined()
      expect(await rateOf('R15', '2026-12-01')).toBe(1_500)
      await add({ ...rate, rate_bp: 1_600 })
      expect(await rateOf('R15', '2026-12-01')).toBe(1_600)
      await add({ ...rate, rate_bp: 1_700, valid_from: '2027-01-01' })
      expect(await rateOf('R15', '2026-12-31')).toBe(1_600)
      expect(await rateOf('R15', '2027-01-01')).toBe(1_700)
      await expect(main.database.query('update main.royalty_rate set rate_bp = 9999')).rejects.toThrow(
        'main.royalty_rate is only added to',
      )
    })

    test('are refused by field, for a day that is over, and without a key', async () => {
      expect(await add({ code: ' ', rate_bp: 10_001, valid_from: '2026-13-01' })).toMatchObject({
        status: 400,
        body: {
          code: ['This field may not be blank.'],
          rate_bp: ['Ensure this value is less than or equal to 10000.'],
          valid_from: ['Enter a date as YYYY-MM-DD.'],
        },
      })
      expect(await add({ code: 'R1', rate_bp: 1, valid_from: '2026-11-19' })).toMatchObject({
        status: 400,
        body: { valid_from: ['What is sold keeps its rate: choose today or a later day.'] },
      })
      const body = { code: 'R1', rate_bp: 1, valid_from: '2026-11-20' }
      expect(await main.call('POST', '/api/v2/royalty-rates/', { as: staff.access, body })).toMatchObject({
        status: 400,
        body: { non_field_errors: ['Idempotency-Key is required.'] },
      })
    })

    test('are staff’s alone', async () => {
      const { access } = await main.signIn()
      for (const path of ['/api/v2/royalty-rates/', '/api/v2/royalty-lines/left-out/']) {
        expect(await main.call('GET', path)).toMatchObject({ status: 401 })
        expect(await main.call('GET', path, { as: access })).toMatchObject({ status: 403 })
      }
      expect(await add({}, { as: access })).toMatchObject({ status: 403 })
    })
  })

  test('lines of which nobody gets anything are listed, newest first, with the reason', async () => {
    for (const id of ['stock', 'nobody']) main.content.images.set(id, createImage({ id, artist: 'Bo Tide' }))
    main.content.terms.set('stock', { is_stock: true, artist_id: null, royalty_code: null })
    main.content.terms.set('nobody', { artist_id: null })
    const first = await sell({ lake: 1, stock: 1 })
    main.clock.advance(1_000)
    const second = await sell({ nobody: 2 })
    const listed = async (query: string) =>
      (await main.call('GET', `/api/v2/royalty-lines/left-out/${query}`, { as: staff.access }))
        .body as LeftOutPage
    expect(await listed('')).toMatchObject({
      count: 2,
      results: [
        {
          order_id: second.order_id,
          line: second.lines[0]?.id,
          image_id: 'nobody',
          name: 'Picture nobody',
          artist: 'Bo Tide',
          reason: 'no_artist',
          royalty_code: 'R10',
          base: second.lines[0]?.total,
          placed_at: second.placed_at,
        },
        { order_id: first.order_id, image_id: 'stock', reason: 'stock', royalty_code: null },
      ],
    })
    expect(await listed('?reason=no_artist')).toMatchObject({ count: 1, results: [{ image_id: 'nobody' }] })
    expect(await listed('?reason=&page_size=1&page=2')).toMatchObject({ results: [{ image_id: 'stock' }] })
    expect(await listed('?reason=lost')).toEqual({ reason: ['"lost" is not a valid choice.'] })
  })
})
