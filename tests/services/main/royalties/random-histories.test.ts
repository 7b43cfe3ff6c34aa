import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { createCartStreams, takeNextIds } from '#services/main/cart/streams.ts'
import { checkLedger } from '#services/main/events/check-ledger.ts'
import { decideOrder } from '#services/main/orders/decisions.ts'
import { createOrderStreams } from '#services/main/orders/streams.ts'
import { createClearing } from '#services/main/royalties/clearing.ts'
import { basesOf } from '#services/main/royalties/shares.ts'
import { businessDayOf } from '#services/shared/business-day.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { createClock } from '#tests/support/services/clock.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { createLine, createOrder } from '../orders/made-order.ts'
import { CLEARING } from './histories.ts'
import { NEW_YORK } from './selling.ts'

const DAY_MS = 86_400_000
/** Where an order goes as a rule. */
const FORWARD = ['pay', 'produce', 'ship', 'deliver'] as const
const BACK = ['cancel', 'refund'] as const
type Step = (typeof FORWARD | typeof BACK)[number]

const line = fc.record({ artistId: fc.constantFrom(1, 2, 3, null), total: fc.integer({ min: 1, max: 999 }) })
const act = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.record({
      places: fc.array(line, { minLength: 1, maxLength: 4 }),
      percent: fc.constantFrom(0, 5, 20),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      // Mostly the next one; else one that may be refused, or that undoes all.
      steps: fc.constantFrom<readonly Step[]>(FORWARD, FORWARD, FORWARD, ...BACK.map((step) => [step])),
      order: fc.nat(3),
    }),
  },
  { weight: 2, arbitrary: fc.record({ days: fc.nat(30) }) },
)
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

const TWO_ARTISTS: Extract<Act, { percent: number }> = {
  places: [
    { artistId: 1, total: 333 },
    { artistId: 2, total: 333 },
  ],
  percent: 5,
}

onEachStore((openStore) => {
  let database: Database
  let clear: () => Promise<boolean>
  beforeAll(async () => {
    database = await openStore()
    clear = createClearing({ database, clock, timeZone: NEW_YORK, days: CLEARING })
  })

  const clock = createClock()
  const today = () => businessDayOf(clock(), NEW_YORK)
  const streams = createOrderStreams({ clock })
  const carts = createCartStreams({ clock })

  async function place({ places, percent }: Extract<Act, { percent: number }>): Promise<string> {
    const orderId = randomUUID()
    const lines = places.map(({ total }, index) =>
      createLine({ id: index + 1, quantity: 1, unit_price: total, total }),
    )
    const subtotal = places.reduce((sum, { total }) => sum + total, 0)
    const discount = Math.round((subtotal * percent) / 100)
    const bases = basesOf(discount, lines)
    const { placed } = createOrder({
      orderId,
      cart: orderId,
      lines,
      sums: {
        quantity: lines.length,
        subtotal,
        volume_discount: discount,
        volume_discount_rate: percent / 100,
        shipping: 700,
        tax: { amount: 433, rate: 0.06, jurisdiction: 'PA' },
        grand_total: subtotal - discount + 700 + 433,
      },
      terms: places.map(({ artistId }, index) => ({
        line: index + 1,
        artistId,
        creatorUuid: null,
        royaltyCode: 'R10',
        agreement: null,
        rateBp: artistId === null ? null : 1_000,
        base: bases.get(index + 1) ?? 0,
        leftOut: artistId === null ? 'no_artist' : null,
      })),
    })
    await database.transaction(async (tx) => {
      const [projectId = 0] = await takeNextIds(tx, 'project_id', 1)
      const created = { projectId, name: 'Hall', owner: null, email: 'ann@example.com' }
      await carts.create(tx, orderId, [{ type: 'cart.created', data: created }], null)
      await streams.place(tx, placed)
    })
    return orderId
  }

  /** Takes the first of these steps that the order's lifecycle allows; a provider may say one twice. */
  const take = (orderId: string, steps: readonly Step[]) =>
    database.transaction((tx) =>
      streams.change(
        tx,
        orderId,
        (state) => {
          const by = { by: 'staff', carrier: 'UPS', tracking: '1Z' } as const
          for (const step of steps) {
            const decision = decideOrder(state, { type: `order.${step}`, ...by }, today())
            if ('events' in decision) return decision.events
          }
          return []
        },
        'system',
      ),
    )

  test('after any history of orders the ledger balances and is what their events say', {
    timeout: 120_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 30, size: 'max' }), async (acts) => {
        // One whose royalties clear, and stay so, as chance seldom brings about.
        const kept = await place(TWO_ARTISTS)
        for (const _ of FORWARD) await take(kept, FORWARD)
        clock.advance(CLEARING.delivered * DAY_MS)
        while (await clear());
        const orders = [await place(TWO_ARTISTS)]
        for (const each of acts) {
          if ('places' in each) orders.push(await place(each))
          else if ('steps' in each) await take(orders[each.order % orders.length] ?? '', each.steps)
          else {
            clock.advance(each.days * DAY_MS)
            while (await clear());
          }
        }
        // Two at once, of which one may clear what the other takes back.
        await Promise.all([take(orders[0] ?? '', BACK), clear(), take(orders.at(-1) ?? '', FORWARD)])
        expect((await checkLedger(database)).difference).toBeNull()
      }),
      // All runs share one store: what once went wrong stays wrong, so a smaller history would prove nothing.
      { numRuns: 10, endOnFailure: true },
    )
    const kinds = await database.query<{ kind: string }>(
      'select distinct kind from main.ledger_entry order by kind',
    )
    expect(kinds.map(({ kind }) => kind)).toEqual(['accrual', 'clear', 'refund', 'reversal', 'sale'])
  })
})
