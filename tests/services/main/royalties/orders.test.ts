import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkLedger } from '#services/main/events/check-ledger.ts'
import { payoutOpenedEntry, payoutPaidEntry } from '#services/main/ledger/payout-entries.ts'
import { writeEntries } from '#services/main/ledger/write.ts'
import { createOrderStreams } from '#services/main/orders/streams.ts'
import { type AgreementEvent, agreementStreams } from '#services/main/royalties/agreements.ts'
import { addRate } from '#services/main/royalties/rates.ts'
import { addDays, businessDayOf } from '#services/shared/business-day.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { createHandler } from '#services/shared/events/handler.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { createImage } from '../content-stand-in.ts'
import { type MainService, serveMain } from '../main-service.ts'
import { NEW_YORK, sellingOf } from './selling.ts'

const accepted = (version: number, rateBp: number, on: string): AgreementEvent => ({
  type: 'agreement.accepted',
  data: { version, textHash: 'ab'.repeat(32), royaltyCode: 'R12', rateBp, baseRule: 'after_discount', on },
})

const DELIVERED = ['pay', 'produce', 'ship', 'deliver'] as const

onEachStore((openStore) => {
  let main: MainService
  let artist = 100
  const { sell, change, wait, lines, entries, balance } = sellingOf(() => main)
  beforeAll(async () => {
    main = await serveMain(openStore)
  })
  /** Each test has artists of its own. */
  beforeEach(() => {
    artist += 2
    main.content.images.set('lake', createImage({ id: 'lake' }))
    main.content.images.set('hill', createImage({ id: 'hill', price: 2 }))
    main.content.terms.set('lake', { artist_id: artist })
    main.content.terms.set('hill', { artist_id: artist + 1, royalty_code: 'R08' })
  })

  describe('an order', () => {
    test('owes each artist their rate of each line, less its share of the discount, once it is paid', async () => {
      const { order_id, lines: sold, volume_discount: discount } = await sell({ lake: 9, hill: 3 })
      const [lake, hill] = await lines(order_id)
      expect(lake).toMatchObject({ artist_id: artist, rate_bp: 1_000, state: 'placed', accrued_on: null })
      expect(hill).toMatchObject({ artist_id: artist + 1, rate_bp: 800 })
      const bases = [lake, hill].map((line) => Number(line?.base))
      expect(discount).toBeGreaterThan(0)
      expect(bases[0]).toBe(Math.round((sold[0]?.total ?? 0) * 0.95))
      expect(bases.reduce((sum, base) => sum + base)).toBe(
        sold.reduce((sum, { total }) => sum + total, 0) - discount,
      )
      expect(await entries(order_id)).toEqual([])

      await change(order_id, 'pay')
      expect(await balance(artist)).toMatchObject({
        pending: Math.round(Number(lake?.base) / 10),
        cleared: 0,
      })
      expect(await balance(artist + 1)).toMatchObject({ pending: Math.round(Number(hill?.base) * 0.08) })
      expect((await entries(order_id)).sort()).toEqual(
        [`${lake?.line}/accrual`, `${hill?.line}/accrual`, 'sale'].sort(),
      )
    })

    test('keeps the rate and the seller of the day on which it was placed (failures 23, 24 and 25)', async () => {
      main.content.terms.set('lake', { artist_id: artist, royalty_code: 'R23', creator_uuid: null })
      const rate = (rate_bp: number) =>
        addRate(
          main.database,
          { code: 'R23', rate_bp, valid_from: '2026-01-01' },
          { actor: 'system', at: main.clock() },
        )
      await rate(1_000)
      const { order_id } = await sell({ lake: 1 })
      await rate(5_000)
      main.content.terms.set('lake', { artist_id: artist + 1, royalty_code: 'R23' })
      main.content.images.set('lake', createImage({ id: 'lake', artist: 'Another Name' }))
      await change(order_id, 'pay')
      expect(await lines(order_id)).toMatchObject([{ artist_id: artist, rate_bp: 1_000, state: 'pending' }])
      expect(await balance(artist)).toMatchObject({ pending: 556 })
      expect(await balance(artist + 1)).toBeUndefined()
      expect(await lines((await sell({ lake: 1 })).order_id)).toMatchObject([
        { artist_id: artist + 1, rate_bp: 5_000 },
      ])
    })

    test('pays by its artist’s agreement, from the day on which they accepted it', async () => {
      const rates = async () => (await lines((await sell({ lake: 1 })).order_id))[0]
      const agreements = createHandler(agreementStreams, main.clock)
      const accept = (version: number, rateBp: number, on: string) =>
        main.database.transaction((tx) =>
          agreements.handle(tx, `${artist}`, () => [accepted(version, rateBp, on)], randomUUID()),
        )
      const today = businessDayOf(main.clock(), NEW_YORK)
      await accept(1, 1_250, today)
      await accept(2, 1_500, addDays(today, 1))
      expect(await rates()).toMatchObject({ agreement: 1, rate_bp: 1_250, royalty: 695, royalty_code: 'R10' })
      await wait(1)
      expect(await rates()).toMatchObject({ agreement: 2, rate_bp: 1_500, royalty: 833 })
    })

    test('accrues nothing of stock pictures, of nobody’s, and where no rate is known', async () => {
      for (const id of ['stock', 'nobody', 'rateless', 'gone'])
        main.content.images.set(id, createImage({ id }))
      main.content.terms.set('stock', { is_stock: true, artist_id: null, royalty_code: null })
      main.content.terms.set('nobody', { artist_id: null })
      main.content.terms.set('rateless', { artist_id: artist, royalty_code: 'R99' })
      const { order_id, grand_total } = await sell({ stock: 1, nobody: 1, rateless: 1 }, ...DELIVERED)
      await wait(31)
      expect(
        (await lines(order_id)).map(({ left_out, royalty, state }) => [left_out, royalty, state]),
      ).toEqual([
        ['stock', 0, 'placed'],
        ['no_artist', 0, 'placed'],
        ['no_rate', 0, 'placed'],
      ])
      expect(await entries(order_id)).toEqual(['sale'])
      const [cash] = await main.database.query('select amount from main.ledger_posting where id = $1', [
        `${order_id}/sale/1`,
      ])
      expect(cash).toEqual({ amount: grand_total })
    })

    test('clears 30 days after it was delivered, or 45 after it was shipped, and not a day before', async () => {
      const delivered = await sell({ lake: 1 }, ...DELIVERED)
      const shipped = await sell({ hill: 1 }, 'pay', 'produce', 'ship')
      const states = async () => [...(await lines(delivered.order_id)), ...(await lines(shipped.order_id))]
      await wait(29)
      expect(await states()).toMatchObject([{ state: 'pending' }, { state: 'pending' }])
      await wait(1)
      expect(await states()).toMatchObject([{ state: 'cleared' }, { state: 'pending' }])
      expect(await balance(artist)).toMatchObject({ pending: 0, cleared: 556 })
      await wait(14)
      expect((await states())[1]).toMatchObject({ state: 'pending' })
      await wait(1)
      expect((await states())[1]).toMatchObject({ state: 'cleared' })
      expect(await entries(delivered.order_id)).toEqual(
        ['1/accrual', 'sale', '1/clear'].map((key) => key.replace('1', `${delivered.lines[0]?.id}`)),
      )
    })

    test('that is cancelled after payment and then refunded is reversed once (failure 2)', async () => {
      const { order_id } = await sell({ lake: 1 }, 'pay', 'cancel')
      expect(await balance(artist)).toMatchObject({ pending: 0, accrued: 556, reversed: 556 })
      await change(order_id, 'refund')
      expect(await balance(artist)).toMatchObject({ pending: 0, cleared: 0, accrued: 556, reversed: 556 })
      expect((await entries(order_id)).map((key) => key.replace(/^\d+/, 'line'))).toEqual([
        'line/accrual',
        'sale',
        'line/reversal',
        'refund',
      ])
    })

    test('that is cancelled before it is paid owes nobody anything', async () => {
      const { order_id } = await sell({ lake: 1 }, 'cancel')
      expect(await lines(order_id)).toMatchObject([{ state: 'reversed', accrued_on: null }])
      expect(await entries(order_id)).toEqual([])
    })

    test('that is refunded twice, or disputed besides, is reversed once (failures 3 and 40)', async () => {
      const { order_id } = await sell({ lake: 1 }, ...DELIVERED, 'refund')
      expect(await change(order_id, 'refund')).toMatchObject({ status: 409 })
      expect(await balance(artist)).toMatchObject({ pending: 0, reversed: 556 })
    })

    test('that is refunded as a whole is taken back of all its artists, wherever it is (failure 4)', async () => {
      const { order_id } = await sell({ lake: 2, hill: 1 }, ...DELIVERED)
      await wait(30)
      const later = await sell({ lake: 1 }, 'pay', 'produce')
      expect(await balance(artist)).toMatchObject({ pending: 556, cleared: 1_111 })
      await change(order_id, 'refund')
      await change(later.order_id, 'refund')
      for (const one of [artist, artist + 1])
        expect(await balance(one)).toMatchObject({ pending: 0, cleared: 0 })
      await wait(60)
      expect(await lines(order_id)).toMatchObject([{ state: 'reversed' }, { state: 'reversed' }])
    })

    test('that is refunded after, or during, its payout leaves its artist owing (failures 1 and 5)', async () => {
      const { order_id } = await sell({ lake: 1 }, ...DELIVERED)
      await wait(30)
      const payout = { payout: `pmt-${artist}`, artistId: artist, gross: 556, withheld: null }
      const source = { stream: `order-${order_id}`, version: 5, at: main.clock().toISOString() }
      const write = (...made: Parameters<typeof writeEntries>[2]) =>
        writeEntries({ tx: main.database, schema: 'main' }, source, made)
      await write(payoutOpenedEntry(payout, '2026-12-20'))
      await change(order_id, 'refund')
      expect(await balance(artist)).toMatchObject({ cleared: -556, in_transit: 556 })
      await write(payoutPaidEntry(payout, '2026-12-21'))
      expect(await balance(artist)).toMatchObject({ cleared: -556, in_transit: 0, paid: 556 })
      await sell({ lake: 2 }, ...DELIVERED)
      await wait(30)
      expect(await balance(artist)).toMatchObject({ cleared: 555, pending: 0 })
      // These entries follow from no payout's event, which only this test may do.
      await main.database.script(`
        set shop.rebuilding = 'on';
        delete from main.ledger_posting where entry like 'pmt-${artist}/%';
        delete from main.ledger_entry where key like 'pmt-${artist}/%';
        update main.artist_balance set cleared = cleared + 556, paid = 0 where artist_id = ${artist};
        reset shop.rebuilding`)
    })

    test('of 50 lines accrues in as many statements as one of a single line', async () => {
      const statementsOf = async (count: number) => {
        const items = Array.from({ length: count }, (_, index) => `many-${index}`)
        for (const id of items) main.content.images.set(id, createImage({ id }))
        const { order_id } = await sell(Object.fromEntries(items.map((id) => [id, 1])))
        const { change: changeOrder } = createOrderStreams({ clock: main.clock })
        const paid = { type: 'order.paid', data: { on: '2026-12-01' } } as const
        let statements = 0
        await main.database.transaction(async (tx) => {
          const query: Queryable['query'] = (...given) => {
            statements += 1
            return tx.query(...given)
          }
          await changeOrder({ ...tx, query }, order_id, () => [paid], 'system')
        })
        expect(await entries(order_id)).toHaveLength(count + 1)
        return statements
      }
      expect(await statementsOf(1)).toBe(9)
      expect(await statementsOf(50)).toBe(9)
    })

    test('at half past eleven on New Year’s Eve is of the old year (failure 26)', async () => {
      const start = main.clock().getTime()
      main.clock.advance(Date.parse('2028-01-01T04:30:00Z') - start)
      const { order_id } = await sell({ lake: 1 }, 'pay')
      const [entry] = await main.database.query<{ effective_on: string; recorded_at: Date }>(
        'select effective_on, recorded_at from main.ledger_entry where key = $1',
        [`${order_id}/sale`],
      )
      expect(entry?.effective_on).toBe('2027-12-31')
      expect(entry?.recorded_at.toISOString()).toMatch(/^2028-01-01T04:30/)
      expect(await lines(order_id)).toMatchObject([{ accrued_on: '2027-12-31' }])
    })

    test('and all of these leave a ledger that balances', async () => {
      expect(await checkLedger(main.database)).toMatchObject({ difference: null })
    })
  })
})
