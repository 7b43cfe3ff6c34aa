import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RecentSalesView, WaitingView } from '#services/main/desk/contract.ts'
import { makeAddress } from '#tests/support/new-address.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type MainService, serveMain } from './main-service.ts'
import { orderingOf } from './orders/ordering.ts'

const DAY = 86_400_000
/** Cents. */
const TAX = 500
const KINDS = ['messages', 'reports', 'payments', 'payouts']
const PATHS = [...KINDS.map((kind) => `waiting/${kind}`), 'sales']

onEachStore((openStore) => {
  let main: MainService
  const { laden, place } = orderingOf(() => main)
  beforeAll(async () => {
    main = await serveMain(openStore)
  })
  beforeEach(async () => {
    await main.database.query('delete from main.message')
    await main.database.query('delete from main.report')
    await main.database.query(`update main.orders set status = 'cancelled'`)
  })

  const read = async (part: string) => {
    const { access: as } = await main.signIn({ isStaff: true })
    return (await main.call('GET', `/api/v2/desk/${part}/`, { as })).body
  }
  const send = (path: string, body: object) =>
    main.call('POST', path, { body, headers: { 'x-forwarded-for': makeAddress() } })
  const leaveMessage = async () => {
    const body = { email: `${randomUUID()}@example.com`, message: 'Do you frame?' }
    return ((await send('/api/v2/messages/', body)).body as { id: number }).id
  }
  const sendReport = () =>
    send('/api/v2/reports/', { note: 'It hangs.', journal: { version: 1, streams: [] } })
  const answer = async (id: number) => {
    const { access: as } = await main.signIn({ isStaff: true })
    await main.call('POST', `/api/v2/messages/${id}/answer/`, { as, body: { text: 'Yes.' } })
  }

  describe('the desk', () => {
    test.each(PATHS)('tells staff alone of %s', async (part) => {
      const { access: as } = await main.signIn()
      const path = `/api/v2/desk/${part}/`
      expect(await main.call('GET', path)).toMatchObject({ status: 401 })
      expect(await main.call('GET', path, { as })).toMatchObject({ status: 403 })
    })

    test.each(KINDS)('says that no %s wait', async (kind) => {
      expect(await read(`waiting/${kind}`)).toEqual({ count: 0, count_is_partial: false, oldest_at: null })
    })

    test('counts the messages that wait, from the oldest', async () => {
      const first = await leaveMessage()
      main.clock.advance(60_000)
      const oldest_at = main.clock().toISOString()
      await leaveMessage()
      main.clock.advance(60_000)
      await leaveMessage()
      await answer(first)
      expect(await read('waiting/messages')).toEqual({ count: 2, count_is_partial: false, oldest_at })
    })

    test('counts the reports of the last seven days', async () => {
      await sendReport()
      main.clock.advance(1)
      const oldest_at = main.clock().toISOString()
      await sendReport()
      main.clock.advance(DAY)
      await sendReport()
      expect(await read('waiting/reports')).toMatchObject({ count: 3 })
      main.clock.advance(6 * DAY)
      expect(await read('waiting/reports')).toMatchObject({ count: 2, oldest_at })
    })

    test('counts royalties that have cleared and are in no payout', async () => {
      const { body } = await place((await laden()).token)
      const set = (assignments: string) =>
        main.database.query(`update main.royalty_line set ${assignments} where order_id = $1`, [
          body.order_id,
        ])
      await set(`state = 'pending', royalty = 100`)
      expect(await read('waiting/payments')).toMatchObject({ count: 0 })
      await set(`state = 'cleared', cleared_on = '2026-11-01'`)
      const oldest_at = '2026-11-01T00:00:00.000Z'
      expect(await read('waiting/payments')).toMatchObject({ count: body.lines.length, oldest_at })
      await set(`payout = 'pmt-1'`)
      expect(await read('waiting/payments')).toMatchObject({ count: 0 })
    })

    test('counts payouts until it is recorded what became of them', async () => {
      const open = (token: string, status: string, at: string) =>
        main.database.query(
          `insert into main.payout (token, artist_id, artist, run, status, amount, withheld, withholding, account,
             account_type, account_label, day, opened_at, lines)
           values ($1, 1, 'Ada', 'run', $2, 100, 0, 'none', 'trm-1', 'PAYPAL_ACCOUNT', '', '2026-11-01', $3, 1)`,
          [token, status, at],
        )
      const oldest_at = '2026-11-02T00:00:00.000Z'
      await open('pmt-paid', 'paid', '2026-11-01T00:00:00Z')
      await open('pmt-sent', 'sent', oldest_at)
      await open('pmt-open', 'open', '2026-11-03T00:00:00Z')
      expect(await read('waiting/payouts')).toMatchObject({ count: 2, oldest_at })
    })

    test('counts ten thousand and no more', async () => {
      await main.database.query(
        `insert into main.message (email, text, sent_at)
         select 'ada@example.com', 'Hm?', '2026-11-01'::timestamptz + n * interval '1 second'
         from generate_series(1, 10000) n`,
      )
      const oldest_at = expect.any(String)
      const waiting = (await read('waiting/messages')) as WaitingView
      expect(waiting).toEqual({ count: 10_000, count_is_partial: false, oldest_at })
      await leaveMessage()
      expect(await read('waiting/messages')).toEqual({ ...waiting, count_is_partial: true })
    })

    test('sums the orders of each of the last thirty days, in UTC, without tax and those called off', async () => {
      const none = ((await read('sales')) as RecentSalesView).days
      expect(none).toHaveLength(30)
      const today = none.at(-1)?.day ?? ''
      const first = none[0]?.day ?? ''
      expect(today).toBe(main.clock().toISOString().slice(0, 10))
      expect(Date.parse(today) - Date.parse(first)).toBe(29 * DAY)
      expect(none).toEqual(none.map(({ day }) => ({ day, orders: 0, total: 0 })))

      const placeAt = async (at: string, status = 'placed') => {
        const { body } = await place((await laden()).token)
        await main.database.query(
          'update main.orders set placed_at = $2, status = $3, tax = $4 where order_id = $1',
          [body.order_id, at, status, TAX],
        )
        return body.grand_total - TAX
      }
      const price = await placeAt(`${today}T00:00:00Z`)
      await placeAt(`${today}T23:59:59Z`, 'shipped')
      await placeAt(`${today}T12:00:00Z`, 'cancelled')
      await placeAt(`${today}T12:00:00Z`, 'refunded')
      await placeAt(`${first}T00:00:00Z`)
      await placeAt(new Date(Date.parse(first) - 1).toISOString())
      // It is the day before to the west of UTC, and the day after to the east.
      await placeAt(`${none[9]?.day}T20:00:00-06:00`)
      expect(((await read('sales')) as RecentSalesView).days.filter(({ orders }) => orders > 0)).toEqual([
        { day: first, orders: 1, total: price },
        { day: none[10]?.day, orders: 1, total: price },
        { day: today, orders: 2, total: 2 * price },
      ])
    })
  })
})
