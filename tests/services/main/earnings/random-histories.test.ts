import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PaymentSum } from '#services/main/earnings/contract.ts'
import { listPayments, listUnpaid, viewEarnings } from '#services/main/earnings/queries.ts'
import type { PayoutEvent } from '#services/main/payouts/payout/events.ts'
import { payoutStreams } from '#services/main/payouts/payout/streams.ts'
import { readUnpaidLines } from '#services/main/payouts/payout/unpaid-lines.ts'
import { addDays } from '#services/shared/business-day.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type Append, appendTo, giveTo } from '../payouts/made-artists.ts'
import { CLEARING, FIRST_DAY } from '../royalties/histories.ts'
import { NEW_YORK } from '../royalties/selling.ts'

/** `HISTORIES=1000 npx vitest run tests/services/main/earnings/random` for more; each is one artist's. */
const HISTORIES = Number(process.env.HISTORIES ?? 12)
const YEARS = [2026, 2027]
const TODAY = '2027-06-30'
const RULES = { minimum: 1, accountHoldDays: 7, clears: CLEARING, timeZone: NEW_YORK }

const ENDS = ['sent', 'paid', 'cancelled', 'failed', 'returned'] as const
type End = 'open' | (typeof ENDS)[number]

const move = fc.oneof(
  fc.record({ gives: fc.integer({ min: -300, max: 900 }).filter((cents) => cents !== 0) }),
  fc.record({
    /** What becomes of a payout of all that is unpaid. */
    end: fc.constantFrom<End>('open', ...ENDS),
    /** In percent. */
    withheld: fc.constantFrom(0, 24, 30),
    /** Days after the first. */
    paid: fc.nat(500),
    back: fc.nat(300),
  }),
)
type Move = typeof move extends fc.Arbitrary<infer T> ? T : never

const histories = fc.array(fc.array(move, { minLength: 1, maxLength: 8 }), {
  minLength: HISTORIES,
  maxLength: HISTORIES,
  size: 'max',
})

function eventsUntil({ end, paid, back }: Extract<Move, { end: End }>): PayoutEvent[] {
  const on = addDays(FIRST_DAY, paid)
  const change = (day: string) => ({ sts: `sts-${randomUUID()}`, on: day, notes: '' })
  const sent = { type: 'payout.sent', data: { ...change(on), provider: 'manual' } } as const
  const isPaid = { type: 'payout.paid', data: { ...change(on), reference: randomUUID() } } as const
  const later = change(addDays(on, back))
  switch (end) {
    case 'open':
      return []
    case 'sent':
      return [sent]
    case 'paid':
      return [sent, isPaid]
    case 'cancelled':
      return [{ type: 'payout.cancelled', data: later }]
    case 'failed':
      return [sent, { type: 'payout.failed', data: { ...later, reason: 'other' } }]
    case 'returned':
      return [sent, isPaid, { type: 'payout.returned', data: { ...later, reason: 'R03' } }]
  }
}

onEachStore((openStore) => {
  async function live(database: Database, append: Append, artist: number, moves: readonly Move[]) {
    for (const one of moves) {
      if ('gives' in one) {
        await giveTo(append, artist, one.gives)
        continue
      }
      const lines = await readUnpaidLines(database, artist)
      const amount = lines.reduce((sum, line) => sum + line.amount, 0)
      if (amount <= 0) continue
      const opened = {
        ...{ artistId: artist, artist: 'Ada', run: 'run-1', day: FIRST_DAY, amount, lines },
        withheld: Math.floor((amount * one.withheld) / 100),
        withholding: { kind: one.withheld === 0 ? 'none' : 'backup', rate: one.withheld * 100 },
        destination: {
          ...{ account: 'trm-1', type: 'PAYPAL_ACCOUNT', label: 'a•••@example.com' },
          ...{ holder: 'Ada', identity: 'usr-1', taxForm: 'txf-1' },
        },
      } as const
      const token = `pmt-${randomUUID()}`
      await append(payoutStreams, token, [{ type: 'payout.opened', data: opened }, ...eventsUntil(one)])
    }
  }

  /** Reads a list to its end in pages of two, and answers what its rows come to beside what it says. */
  async function readAll<Row>(
    read: (window: {
      limit: number
      offset: number
    }) => Promise<{ count: number; sum: number | null; data: Row[] }>,
    centsOf: (row: Row) => number,
  ) {
    let [summed, rows, said] = [0, 0, await read({ limit: 2, offset: 0 })]
    while (said.data.length > 0) {
      for (const row of said.data) summed += centsOf(row)
      rows += said.data.length
      said = await read({ limit: 2, offset: rows })
    }
    expect(said.count).toBe(rows)
    expect(said.sum).toBe(summed)
    return summed
  }

  test('after any history each sum is what its lines come to, over all pages', {
    timeout: 120_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (lives) => {
        const database = await openStore()
        const append = appendTo(database, () => new Date('2026-02-03T12:00:00Z'))
        for (const [index, moves] of lives.entries()) {
          const artist = index + 1
          await live(database, append, artist, moves)
          for (const year of YEARS) {
            const deps = {
              ...{ rules: RULES, inactiveArtists: async () => new Set<number>() },
              today: () => `${year}${TODAY.slice(4)}`,
            }
            const view = await viewEarnings(database, deps, artist)
            const paymentsOf = (of: PaymentSum) =>
              readAll(
                (window) => listPayments(database, { ...window, artist, of, year }),
                (payment) => (of === 'withheld' ? payment.withheld : payment.amount),
              )
            expect(await paymentsOf('in_transit')).toBe(view.in_transit)
            expect(await paymentsOf('paid')).toBe(view.paid)
            expect(await paymentsOf('withheld')).toBe(view.withheld)
            const unpaid = await readAll(
              (window) => listUnpaid(database, { ...window, artist, state: 'cleared' }, RULES),
              ({ amount }) => amount,
            )
            expect(unpaid).toBe(view.cleared)
            const [ledger] = await database.query(
              'select cleared::int8, in_transit::int8 from main.artist_balance where artist_id = $1',
              [artist],
            )
            expect({ cleared: view.cleared, in_transit: view.in_transit }).toEqual(
              ledger ?? { cleared: 0, in_transit: 0 },
            )
          }
        }
      }),
      { numRuns: 1, endOnFailure: true },
    )
  })
})
