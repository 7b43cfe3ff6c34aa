import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decide } from '#machines/lifecycles/decide.ts'
import { type PayoutCommand, payoutLifecycle, payoutStateOf } from '#machines/lifecycles/payout.ts'
import { type Balance, balanceChanges } from '#services/main/ledger/balance.ts'
import type { Entry } from '#services/main/ledger/entry.ts'
import {
  adjustmentEntry,
  payoutOpenedEntry,
  payoutPaidEntry,
  payoutReturnedEntry,
  payoutVoidedEntry,
} from '#services/main/ledger/payout-entries.ts'
import { payability } from '#services/main/payouts/payability.ts'
import { createPayee, DAY, RULES, w8 } from './payee.ts'

/** One artist's books: what moved, what each payout is made of, and how it stands. */
interface Books {
  entries: Entry[]
  /** By entry: the payout that has it now. */
  taken: Map<string, string>
  payouts: Map<string, Kept>
}

interface Kept {
  status: 'open' | 'sent' | 'paid' | 'cancelled' | 'failed' | 'returned'
  lines: string[]
  gross: number
  withheld: number
}

type Step =
  | { type: 'earn' | 'take'; amount: number }
  | { type: 'run' }
  | { type: PayoutCommand['type']; payout: number }

const ARTIST = 7
const MOVES = new Set(['adjustment'])

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
const balanceOf = (entries: readonly Entry[]): Balance => {
  const found = balanceChanges(entries).get(ARTIST)
  return (
    found ?? {
      pending: 0,
      cleared: 0,
      in_transit: 0,
      accrued: 0,
      reversed: 0,
      adjusted: 0,
      paid: 0,
      returned: 0,
      withheld: 0,
    }
  )
}
const clearedIn = ({ postings }: Entry) =>
  -sum(postings.filter(({ account }) => account === `artist:${ARTIST}:cleared`).map(({ amount }) => amount))

function take(books: Books, step: Step, number: number): void {
  switch (step.type) {
    case 'earn':
    case 'take': {
      const amount = step.type === 'earn' ? step.amount : -step.amount
      books.entries.push(adjustmentEntry({ id: `${number}`, artistId: ARTIST, amount }, DAY))
      return
    }
    case 'run':
      run(books, number)
      return
    default:
      command(books, step)
  }
}

/** Opens a payout as runs do: of all that is in none, if payability lets it. */
function run(books: Books, number: number): void {
  const { cleared } = balanceOf(books.entries)
  const { payable, withheld } = payability(createPayee({ cleared, form: w8(3_000) }), DAY, RULES)
  if (payable === 0) return
  const lines = books.entries.filter(({ key, kind }) => MOVES.has(kind) && !books.taken.has(key))
  // I7: what is opened is what the lines are.
  expect(sum(lines.map(clearedIn))).toBe(payable)
  // I8: nothing is opened below the minimum.
  expect(payable).toBeGreaterThanOrEqual(RULES.minimum)
  const payout = `pmt-${number}`
  for (const { key } of lines) books.taken.set(key, payout)
  books.payouts.set(payout, { status: 'open', lines: lines.map(({ key }) => key), gross: payable, withheld })
  books.entries.push(payoutOpenedEntry({ payout, artistId: ARTIST, gross: payable }, DAY))
}

const COMMANDS: Record<string, PayoutCommand> = {
  'payout.send': { type: 'payout.send', by: 'staff' },
  'payout.pay': { type: 'payout.pay', by: 'staff', reference: 'FT' },
  'payout.cancel': { type: 'payout.cancel', by: 'staff' },
  'payout.fail': { type: 'payout.fail', by: 'staff', reason: 'other' },
  'payout.return': { type: 'payout.return', by: 'staff', reason: 'R02' },
  'payout.report': { type: 'payout.report', by: 'system', status: 'ODD' },
}

function command(books: Books, { type, payout: index }: Extract<Step, { payout: number }>): void {
  const [token, kept] = [...books.payouts][index] ?? []
  const given = COMMANDS[type]
  if (!token || !kept || !given) return
  const decision = decide(payoutLifecycle, payoutStateOf({ status: kept.status, reported: null }), given)
  if (!decision.accepted) return
  const { gross, withheld: amount } = kept
  const paid = { payout: token, artistId: ARTIST, gross, withheld: { as: 'foreign', amount } } as const
  for (const fact of decision.facts) {
    if (fact.type === 'payout.paid') books.entries.push(payoutPaidEntry(paid, DAY))
    if (fact.type === 'payout.returned') books.entries.push(payoutReturnedEntry(paid, false, DAY))
    if (fact.type === 'payout.cancelled' || fact.type === 'payout.failed')
      books.entries.push(payoutVoidedEntry(paid, DAY))
    if (fact.type === 'payout.cancelled' || fact.type === 'payout.failed' || fact.type === 'payout.returned')
      for (const line of kept.lines) books.taken.delete(line)
  }
  books.payouts.set(token, { ...kept, status: decision.state.value })
}

/** Holds after every step. */
function check({ entries, payouts, taken }: Books): void {
  const { cleared, in_transit, paid, returned, adjusted, withheld } = balanceOf(entries)
  // I9: every cent is somewhere.
  expect(adjusted).toBe(cleared + in_transit + paid - returned)
  const statuses = (...wanted: Kept['status'][]) =>
    [...payouts.values()].filter(({ status }) => wanted.includes(status))
  const gross = (of: Kept[]) => sum(of.map((each) => each.gross))
  expect(in_transit).toBe(gross(statuses('open', 'sent')))
  // I11: a year is what was paid less what came back in it; I12: each cent is paid once at most.
  expect(paid - returned).toBe(gross(statuses('paid')))
  expect(withheld).toBe(sum(statuses('paid').map((each) => each.withheld)))
  const unpaid = entries.filter(({ key, kind }) => MOVES.has(kind) && !taken.has(key))
  expect(sum(unpaid.map(clearedIn))).toBe(cleared)
  // I1: the books balance.
  expect(sum(entries.flatMap(({ postings }) => postings.map(({ amount }) => amount)))).toBe(0)
  expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length)
}

const amount = fc.integer({ min: 1, max: 4_000 })
const payout = fc.nat(5)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ type: fc.constantFrom('earn', 'take'), amount }),
  fc.constant({ type: 'run' } as const),
  fc.constant({ type: 'run' } as const),
  fc.record({
    type: fc.constantFrom(
      'payout.send',
      'payout.pay',
      'payout.cancel',
      'payout.fail',
      'payout.return',
      'payout.report',
    ),
    payout,
  }),
)

test('whatever runs, refunds, failures and returns come between: no cent is paid twice or lost (I7, I8, I9, I11, I12)', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const books: Books = { entries: [], taken: new Map(), payouts: new Map() }
      for (const [number, each] of steps.entries()) {
        take(books, each, number)
        check(books)
      }
    }),
    { numRuns: 10_000 },
  )
}, 120_000)
