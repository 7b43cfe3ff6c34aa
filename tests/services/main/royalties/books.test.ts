import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { payoutOpenedEntry, payoutPaidEntry } from '#services/main/ledger/payout-entries.ts'
import {
  type Arrival,
  accountsOf,
  type Books,
  balancesOf,
  createBooks,
  createRoyaltyLine,
  type StepType,
  shop,
  takeAll,
} from './histories.ts'

const RUNS = { numRuns: 10_000 }

const lineStates = ({ orders }: Books) =>
  orders.flatMap(({ lines }) => lines.map(({ id, state }) => `${id} ${state}`))

const at = (type: StepType, on = '2026-03-01'): Arrival => ({ order: 0, happening: { type, on } })

const last = (books: readonly Books[]): Books => {
  const end = books.at(-1)
  if (!end) throw new Error('Nothing has arrived.')
  return end
}

/** Two lines of two artists, and one of nobody's. */
const ORDERS = [
  createBooks('K7Q2-9MXD', [
    createRoyaltyLine({ id: 'K7Q2-9MXD/1', artistId: 7, royalty: 950 }),
    createRoyaltyLine({ id: 'K7Q2-9MXD/2', artistId: 8, royalty: 5 }),
    createRoyaltyLine({ id: 'K7Q2-9MXD/3', artistId: null, royalty: 0 }),
  ]),
]
const booksAfter = (...arrivals: Arrival[]) => last(takeAll(ORDERS, arrivals))
const keysOf = ({ entries }: Books) => entries.map(({ key }) => key)

/** The sum of all accounts, of which every trial balance must be 0. */
const trialBalance = ({ entries }: Books) =>
  Object.values(accountsOf(entries)).reduce((sum, each) => sum + each, 0)

const isUnique = ({ entries }: Books) => new Set(entries.map(({ key }) => key)).size === entries.length

/** Lines of which the ledger says something else than how they stand. */
function misbookedLines({ orders, entries }: Books): string[] {
  const byLine = Map.groupBy(entries, ({ orderLine }) => orderLine)
  return orders
    .flatMap(({ lines }) => lines)
    .filter(({ id, artistId, royalty, state }) => {
      const own = byLine.get(id) ?? []
      const kinds = own.map(({ kind }) => kind)
      const owed = -own
        .flatMap(({ postings }) => postings)
        .filter(({ account }) => account.startsWith('artist:'))
        .reduce((sum, { amount }) => sum + amount, 0)
      const isOwed = artistId !== null && (state === 'pending' || state === 'cleared')
      return owed !== (isOwed ? royalty : 0) || new Set(kinds).size !== kinds.length
    })
    .map(({ id }) => id)
}

/** Artists of whom more was taken from pending than was there, or whose sums do not add up. */
const wrongArtists = ({ entries }: Books) =>
  [...balancesOf(entries)].filter(
    ([, { accrued, reversed, adjusted, pending, cleared, in_transit, paid, returned }]) =>
      pending < 0 || accrued - reversed + adjusted !== pending + cleared + in_transit + paid - returned,
  )

describe('in any history of a shop, whatever arrives twice or late,', () => {
  const afterEachArrival = (isKept: (books: Books) => void) =>
    fc.assert(
      fc.property(shop, ({ orders, arrived }) => takeAll(orders, arrived).forEach(isKept)),
      RUNS,
    )

  test('every trial balance is 0, and no key is used twice (I1)', () =>
    afterEachArrival((books) => {
      expect(trialBalance(books)).toBe(0)
      expect(isUnique(books)).toBe(true)
    }))

  test('a royalty is accrued, cleared and reversed once (I3)', () =>
    afterEachArrival((books) => expect(misbookedLines(books)).toEqual([])))

  test('pending is never below 0, and what an artist earned is where it should be (I3, I9)', () =>
    afterEachArrival((books) => expect(wrongArtists(books)).toEqual([])))

  test('it ends as if all had arrived once and in time (I4)', () => {
    fc.assert(
      fc.property(shop, ({ orders, happened, arrived }) => {
        const [inTime, late] = [last(takeAll(orders, happened)), last(takeAll(orders, arrived))]
        expect(lineStates(late)).toEqual(lineStates(inTime))
        expect(accountsOf(late.entries)).toEqual(accountsOf(inTime.entries))
      }),
      RUNS,
    )
  })
})

describe('an order', () => {
  test('accrues when it is paid, and clears 30 days after it is delivered', () => {
    const paid = [at('paid', '2026-01-10'), at('shipped', '2026-01-20'), at('delivered', '2026-01-31')]
    const due = (clearOn: string) => takeAll(ORDERS, [...paid, { clearOn }]).at(-2)
    expect(due('2026-03-01')?.orders[0]?.lines).toMatchObject([
      { state: 'pending', accruedOn: '2026-01-10', clearedOn: null },
      { state: 'pending' },
      { state: 'placed', accruedOn: null },
    ])
    expect(due('2026-03-02')?.orders[0]?.lines[0]).toMatchObject({
      state: 'cleared',
      clearedOn: '2026-03-02',
    })
  })

  test('that nobody says was delivered clears 45 days after it was shipped, and not before that', () => {
    const sent = [at('paid', '2026-01-10'), at('shipped', '2026-01-20')]
    const due = (clearOn: string) =>
      takeAll(ORDERS, [...sent, { clearOn }]).at(-2)?.orders[0]?.lines[0]?.state
    expect(due('2026-03-05')).toBe('pending')
    expect(due('2026-03-06')).toBe('cleared')
    expect(lineStates(booksAfter(at('paid')))[0]).toBe('K7Q2-9MXD/1 pending')
  })

  test('that is said to be paid, shipped and delivered twice is booked once', () => {
    const steps = [at('paid'), at('shipped', '2026-03-02'), at('delivered', '2026-03-03')]
    const [once, twice] = [booksAfter(...steps), booksAfter(...steps, at('paid', '2026-03-04'), ...steps)]
    expect(twice).toEqual(once)
    expect(keysOf(twice)).toEqual([
      'K7Q2-9MXD/sale',
      'K7Q2-9MXD/1/accrual',
      'K7Q2-9MXD/2/accrual',
      'K7Q2-9MXD/1/clear',
      'K7Q2-9MXD/2/clear',
    ])
  })

  test('that is cancelled and then refunded is reversed once (failure 2)', () => {
    const books = booksAfter(at('paid'), at('cancelled', '2026-03-02'), at('refunded', '2026-03-03'))
    expect(keysOf(books).filter((key) => key.endsWith('/reversal'))).toEqual([
      'K7Q2-9MXD/1/reversal',
      'K7Q2-9MXD/2/reversal',
    ])
    expect(accountsOf(books.entries)).toEqual({})
    expect(books.orders[0]?.lines[0]).toMatchObject({ reversedOn: '2026-03-02' })
  })

  test('whose refund arrives twice, or before its payment, has one reversal or none (failure 3)', () => {
    const twice = booksAfter(at('paid'), at('refunded'), at('refunded'))
    expect(keysOf(twice).filter((key) => key.endsWith('1/reversal'))).toHaveLength(1)
    const early = booksAfter(at('refunded'), at('paid'))
    expect(keysOf(early)).toEqual([])
    for (const books of [twice, early]) {
      expect(accountsOf(books.entries)).toEqual({})
      expect(lineStates(books)[0]).toBe('K7Q2-9MXD/1 reversed')
    }
  })

  test('that is refunded as a whole reverses every line, in pending and in cleared (failure 4)', () => {
    const cleared = [at('paid'), at('shipped'), at('delivered'), { clearOn: '2026-04-30' }]
    for (const before of [[at('paid')], cleared]) {
      const books = booksAfter(...before, at('refunded', '2026-05-01'))
      expect(accountsOf(books.entries)).toEqual({})
      expect(lineStates(books)).toEqual([
        'K7Q2-9MXD/1 reversed',
        'K7Q2-9MXD/2 reversed',
        'K7Q2-9MXD/3 placed',
      ])
    }
  })

  test('that is refunded after its payout leaves its artist owing, until later royalties fill it (failure 1)', () => {
    const payout = { payout: 'pmt-1', artistId: 7, gross: 950, withheld: null }
    const paidOut = [payoutOpenedEntry(payout, '2026-05-01'), payoutPaidEntry(payout, '2026-05-04')]
    const cleared = [at('paid'), at('shipped'), at('delivered'), { clearOn: '2026-04-30' }]
    const { entries } = booksAfter(...cleared, at('refunded', '2026-05-05'))
    expect(balancesOf([...entries, ...paidOut]).get(7)).toMatchObject({ cleared: -950, paid: 950 })
    const next = [createBooks('NEXT', [createRoyaltyLine({ id: 'NEXT/1', royalty: 1_000 })])]
    const more = last(takeAll(next, cleared)).entries
    expect(balancesOf([...entries, ...paidOut, ...more]).get(7)).toMatchObject({ cleared: 50, pending: 0 })
  })

  test('that is refunded while its payout is open leaves the payout as it is (failure 5)', () => {
    const payout = { payout: 'pmt-1', artistId: 7, gross: 950, withheld: null }
    const cleared = [at('paid'), at('shipped'), at('delivered'), { clearOn: '2026-04-30' }]
    const before = last(takeAll(ORDERS, cleared)).entries
    const { entries } = booksAfter(...cleared, at('refunded', '2026-05-05'))
    const open = [...before, payoutOpenedEntry(payout, '2026-05-01'), ...entries.slice(before.length)]
    expect(balancesOf(open).get(7)).toMatchObject({ cleared: -950, in_transit: 950 })
    expect(balancesOf([...open, payoutPaidEntry(payout, '2026-05-06')]).get(7)).toMatchObject({
      cleared: -950,
      in_transit: 0,
      paid: 950,
    })
  })

  test('that a customer disputes and is refunded is deducted once (failure 40)', () => {
    // The provider tells of a dispute and of a refund alike: the money went back.
    const books = booksAfter(
      at('paid'),
      at('shipped'),
      at('refunded', '2026-03-10'),
      at('refunded', '2026-03-12'),
    )
    expect(keysOf(books).filter((key) => key.endsWith('/reversal') || key.endsWith('/refund'))).toEqual([
      'K7Q2-9MXD/refund',
      'K7Q2-9MXD/1/reversal',
      'K7Q2-9MXD/2/reversal',
    ])
  })
})
