import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type RefundableOrder, refundOf, totalOf } from '#machines/lifecycles/return-refund.ts'
import type { LinesRefunded, OrderBooks } from '#services/main/royalties/books.ts'
import { royaltyOf } from '#services/main/royalties/shares.ts'
import { addDays } from '#services/shared/business-day.ts'
import {
  type Arrival,
  accountsOf,
  type Books,
  balancesOf,
  createBooks,
  createRoyaltyLine,
  FIRST_DAY,
  takeAll,
} from './histories.ts'

const RUNS = { numRuns: 1_000 }

const line = fc.record({
  artistId: fc.constantFrom(1, 2, null),
  quantity: fc.integer({ min: 1, max: 5 }),
  net: fc.nat(9_999),
  tax: fc.nat(99),
  rateBp: fc.constantFrom(0, 1, 333, 1_000, 10_000),
})

/** Pieces, in the order in which they are returned; each return takes some of the next. */
const history = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 3 }),
    isOurFault: fc.boolean(),
    ends: fc.constantFrom('some', 'all', 'refunded'),
    clearAfter: fc.nat(8),
  })
  .chain((made) => {
    const pieces = made.lines.flatMap(({ quantity }, at) => Array.from({ length: quantity }, () => at + 1))
    return fc.record({
      made: fc.constant(made),
      returned: fc.shuffledSubarray(pieces, { minLength: made.ends === 'all' ? pieces.length : 0 }),
      cuts: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 20, maxLength: 20 }),
    })
  })

type History = typeof history extends fc.Arbitrary<infer T> ? T : never

/** What happens to the order `O`, in the order in which its stream has it. */
function tell({ made, returned, cuts }: History): { books: OrderBooks; arrivals: Arrival[]; back: number } {
  const of = (type: 'paid' | 'shipped' | 'delivered' | 'refunded'): Arrival => ({
    order: 0,
    happening: { type, on: FIRST_DAY },
  })
  let refundable: RefundableOrder = {
    lines: made.lines.map((each, at) => ({ ...each, id: at + 1, refunded: 0 })),
    shipping: { amount: 700, tax: 40 },
  }
  const refunds: Arrival[] = []
  let back = 0
  const left = [...returned]
  for (const cut of cuts) {
    const now = left.splice(0, cut)
    if (now.length === 0) break
    const { happening, order } = refundNext(refundable, now, made.isOurFault, `R${refunds.length + 1}`)
    refundable = order
    back += happening.lines.reduce((sum, { amount }) => sum + amount, 0) + happening.tax + happening.shipping
    refunds.push({ order: 0, happening })
  }
  const clear: Arrival = { clearOn: addDays(FIRST_DAY, 40) }
  const steps = [...refunds.slice(0, made.clearAfter), clear, ...refunds.slice(made.clearAfter)]
  const net = made.lines.reduce((sum, each) => sum + each.net, 0)
  const tax = made.lines.reduce((sum, each) => sum + each.tax, 40)
  const lines = made.lines.map(({ artistId, net: base, rateBp }, at) =>
    createRoyaltyLine({ id: `O/${at + 1}`, artistId, base, rateBp, royalty: royaltyOf(base, rateBp) }),
  )
  return {
    books: { ...createBooks('O', lines), sale: { orderId: 'O', net, shipping: 700, tax } },
    arrivals: [
      ...[of('paid'), of('shipped'), of('delivered')],
      ...steps,
      ...(made.ends === 'refunded' ? [of('refunded')] : []),
    ],
    back,
  }
}

function refundNext(
  order: RefundableOrder,
  pieces: readonly number[],
  isOurFault: boolean,
  returnId: string,
) {
  const counts = Map.groupBy(pieces, (id) => id)
  const wanted = [...counts].map(([id, all]) => ({ id, quantity: all.length }))
  const { lines, tax, shipping } = refundOf(order, wanted, isOurFault)
  const happening: LinesRefunded = {
    type: 'lines-refunded',
    returnId,
    lines: lines.map(({ id, amount }) => ({ line: id, amount })),
    tax,
    shipping,
    on: FIRST_DAY,
  }
  const after = order.lines.map((each) => ({
    ...each,
    refunded: each.refunded + (counts.get(each.id)?.length ?? 0),
  }))
  return { happening, order: { ...order, lines: after } }
}

const last = (all: readonly Books[]): Books => all.at(-1) ?? { orders: [], entries: [] }

const overReversed = ({ orders, entries }: Books) =>
  orders
    .flatMap(({ lines }) => lines)
    .filter(({ id, royalty, reversed }) => {
      const own = entries.filter(({ orderLine, kind }) => orderLine === id && kind === 'reversal')
      const sum = own
        .flatMap(({ postings }) => postings)
        .filter(({ account }) => account.startsWith('artist:'))
        .reduce((all, { amount }) => all + amount, 0)
      return sum > royalty || reversed > royalty || (own.length > 0 && sum !== reversed)
    })

describe('in any history of returns, piece by piece,', () => {
  const afterEachStep = (isKept: (books: Books) => void) =>
    fc.assert(
      fc.property(history, (given) => {
        const { books, arrivals } = tell(given)
        takeAll([books], arrivals).forEach(isKept)
      }),
      RUNS,
    )

  test('every trial balance is 0, and no key is used twice (I1)', () =>
    afterEachStep(({ entries }) => {
      expect(Object.values(accountsOf(entries)).reduce((sum, each) => sum + each, 0)).toBe(0)
      expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length)
    }))

  test('never more of a royalty is reversed than was accrued (I3)', () =>
    afterEachStep((books) => expect(overReversed(books)).toEqual([])))

  test('pending is never below 0, and what an artist earned is where it should be (I3, I9)', () =>
    afterEachStep(({ entries }) => {
      for (const [, one] of balancesOf(entries)) {
        expect(one.pending).toBeGreaterThanOrEqual(0)
        expect(one.accrued - one.reversed).toBe(one.pending + one.cleared)
      }
    }))

  test('a royalty is that of what the customer keeps, and no cent of it drifts', () =>
    fc.assert(
      fc.property(history, (given) => {
        const { books, arrivals } = tell(given)
        for (const one of last(takeAll([books], arrivals)).orders[0]?.lines ?? []) {
          const kept = given.made.ends === 'refunded' ? 0 : royaltyOf(one.base - one.returned, one.rateBp)
          expect(one.artistId === null ? kept : one.royalty - one.reversed).toBe(kept)
        }
      }),
      RUNS,
    ))

  test('an order that is refunded in the end has no money anywhere, whatever went back before', () =>
    fc.assert(
      fc.property(history, (given) => {
        const { books, arrivals } = tell({ ...given, made: { ...given.made, ends: 'refunded' } })
        expect(accountsOf(last(takeAll([books], arrivals)).entries)).toEqual({})
      }),
      RUNS,
    ))

  test('what went back is what the customer was told, to the cent', () =>
    fc.assert(
      fc.property(history, (given) => {
        const { books, arrivals, back } = tell(given)
        const { sale } = books
        const refunded = given.made.ends === 'refunded'
        const cash = accountsOf(last(takeAll([books], arrivals)).entries)['cash:customers'] ?? 0
        expect(cash).toBe(refunded ? 0 : sale.net + sale.shipping + sale.tax - back)
      }),
      RUNS,
    ))
})

describe('what goes back', () => {
  const order: RefundableOrder = {
    lines: [
      { id: 1, quantity: 3, refunded: 0, net: 10_000, tax: 550 },
      { id: 2, quantity: 1, refunded: 0, net: 4_500, tax: 248 },
    ],
    shipping: { amount: 1_900, tax: 104 },
  }
  const taken = (refunded: number): RefundableOrder => ({
    ...order,
    lines: order.lines.map((each) => (each.id === 1 ? { ...each, refunded } : each)),
  })

  test('is a piece’s share of its line and of the tax, and three pieces are the line', () => {
    const each = [0, 1, 2].map((done) => refundOf(taken(done), [{ id: 1, quantity: 1 }], false))
    expect(each.map(({ lines }) => lines[0]?.amount)).toEqual([3_333, 3_333, 3_334])
    expect(each.map(({ tax }) => tax)).toEqual([183, 183, 184])
    expect(refundOf(order, [{ id: 1, quantity: 3 }], false)).toMatchObject({
      lines: [{ id: 1, quantity: 3, amount: 10_000 }],
      tax: 550,
    })
  })

  test('has the shipping with its tax only where all of the order comes back for our fault', () => {
    const all = [
      { id: 1, quantity: 3 },
      { id: 2, quantity: 1 },
    ]
    expect(totalOf(refundOf(order, all, true))).toBe(10_000 + 550 + 4_500 + 248 + 1_900 + 104)
    expect(refundOf(order, all, false)).toMatchObject({ shipping: 0, tax: 798 })
    expect(refundOf(order, all.slice(1), true).shipping).toBe(0)
    expect(refundOf({ ...order, shipping: null }, all, true).shipping).toBe(0)
  })
})
