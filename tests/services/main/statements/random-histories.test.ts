import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Entry } from '#services/main/ledger/entry.ts'
import { accrualEntry, clearEntry, reversalEntry } from '#services/main/ledger/order-entries.ts'
import {
  adjustmentEntry,
  payoutOpenedEntry,
  payoutPaidEntry,
  payoutReturnedEntry,
} from '#services/main/ledger/payout-entries.ts'
import { writeEntries } from '#services/main/ledger/write.ts'
import type { StatementView } from '#services/main/statements/contract.ts'
import { createIssuing } from '#services/main/statements/issuing.ts'
import { listStatements, viewAsOf, viewStatement } from '#services/main/statements/queries.ts'
import { addDays, type Day } from '#services/shared/business-day.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { NEW_YORK } from '../royalties/selling.ts'

/** `HISTORIES=10000 npx vitest run tests/services/main/statements` for as many as issue 15 asks for. */
const HISTORIES = Number(process.env.HISTORIES ?? 20)
const FIRST_DAY = '2026-01-20'
const DAYS = 150
/** Days from one look at what is due to the next. */
const STEP = 15
const ALL = { limit: 1_000, offset: 0 }

const KINDS = ['accrual', 'clear', 'reversal', 'adjustment', 'opened', 'paid', 'returned'] as const

interface Move {
  kind: (typeof KINDS)[number]
  amount: number
  /** Days after the first. */
  day: number
  /** By how many days the clock of whoever recorded it was behind. */
  late: number
}

const move = fc.record<Move>({
  kind: fc.constantFrom(...KINDS),
  amount: fc.integer({ min: 1, max: 500 }),
  day: fc.nat(DAYS),
  late: fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, fc.nat(45)),
})

/** Each is one artist's; a ledger that is wrong in other ways must have true statements too. */
const histories = fc.array(fc.array(move, { maxLength: 12 }), {
  minLength: HISTORIES,
  maxLength: HISTORIES,
  size: 'max',
})

function entryOf({ kind, amount, day }: Move, artistId: number, index: number): Entry {
  const on = addDays(FIRST_DAY, day)
  const line = { id: `A${artistId}/${index}`, artistId, royalty: amount }
  const sum = { payout: `pmt-${artistId}-${index}`, artistId, gross: amount, withheld: null }
  switch (kind) {
    case 'accrual':
      return accrualEntry(line, on)
    case 'clear':
      return clearEntry(line, on)
    case 'reversal':
      return reversalEntry(line, index % 2 ? 'pending' : 'cleared', on)
    case 'adjustment':
      return adjustmentEntry({ id: line.id, artistId, amount: index % 2 ? amount : -amount }, on)
    case 'opened':
      return payoutOpenedEntry(sum, on)
    case 'paid':
      return payoutPaidEntry(sum, on)
    case 'returned':
      return payoutReturnedEntry(sum, false, on)
  }
}

/** What may be asked again at any time: a day of a month that has its statement. */
interface Asked {
  artist: number
  day: Day
  answer: StatementView
}

onEachStore((openStore) => {
  const noon = (day: number) => new Date(`${addDays(FIRST_DAY, day)}T17:00:00Z`)

  async function live(database: Database, lives: readonly (readonly Move[])[]): Promise<Asked[]> {
    const asked: Asked[] = []
    for (let now = STEP; now <= DAYS + STEP; now += STEP) {
      for (let day = now - STEP; day < now; day += 1)
        for (const [artist, moves] of lives.entries())
          for (const [index, one] of moves.entries()) {
            if (one.day !== day) continue
            const source = { stream: 'test', version: 1, at: noon(day - one.late).toISOString() }
            await writeEntries({ tx: database, schema: 'main' }, source, [entryOf(one, artist + 1, index)])
          }
      const issue = createIssuing({ database, clock: () => noon(now), timeZone: NEW_YORK })
      while (await issue());
      asked.push(...(await askSome(database, lives.length, now)))
    }
    return asked
  }

  async function askSome(database: Database, artists: number, now: number): Promise<Asked[]> {
    const artist = 1 + (now % artists)
    const { data } = await listStatements(database, artist, ALL)
    const days = data.map(
      ({ month }, index) => `${month}-${`${1 + ((index * 7 + now) % 28)}`.padStart(2, '0')}`,
    )
    return Promise.all(days.map(async (day) => ({ artist, day, answer: await asOf(database, artist, day) })))
  }

  const asOf = (database: Database, artist: number, day: Day) =>
    viewAsOf(database, { artist, day, timeZone: NEW_YORK }, ALL)

  async function expectTrue(database: Database, artist: number): Promise<void> {
    const statements = (await listStatements(database, artist, ALL)).data.toReversed()
    let before = { pending: 0, cleared: 0, in_transit: 0, total: 0 }
    for (const [index, { number, opening, closing }] of statements.entries()) {
      expect(number).toBe(`${artist}-${index + 1}`)
      expect(opening).toEqual(before)
      const view = await viewStatement(database, { artist, number, timeZone: NEW_YORK }, ALL)
      expect(view.lines.data.reduce((sum, { amount }) => sum + amount, opening.total)).toBe(closing.total)
      const { lines, opening: open, closing: close } = await asOf(database, artist, view.until)
      expect([lines, open, close]).toEqual([view.lines, opening, closing])
      before = closing
    }
  }

  // I10 of money-design.md
  test('a month closes as the next opens, and as of a day it is the same whenever asked', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (lives) => {
        const database = await openStore()
        const asked = await live(database, lives)
        for (const { artist, day, answer } of asked) expect(await asOf(database, artist, day)).toEqual(answer)
        for (const index of lives.keys()) await expectTrue(database, index + 1)
        const left = await database.query(
          `select key from main.ledger_entry left join main.statement_entry on entry = key
           where entry is null and recorded_at < '2026-06-01'`,
        )
        expect(left).toEqual([])
      }),
      { numRuns: 1, endOnFailure: true },
    )
  })
})
