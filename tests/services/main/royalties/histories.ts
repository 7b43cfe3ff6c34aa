import fc from 'fast-check'
import { type Balance, balanceChanges, NO_BALANCE } from '#services/main/ledger/balance.ts'
import type { Entry } from '#services/main/ledger/entry.ts'
import {
  bookOrder,
  type ClearingDays,
  clearLine,
  clearsOn,
  type Happening,
  NOTHING,
  type OrderBooks,
  type RoyaltyLine,
} from '#services/main/royalties/books.ts'
import { addDays, type Day } from '#services/shared/business-day.ts'

/** What reaches the books: an order's event, or a day on which what is due is cleared. */
export type Arrival = { order: number; happening: Happening } | { clearOn: Day }

export const CLEARING: ClearingDays = { delivered: 30, undelivered: 45 }
export const FIRST_DAY = '2026-01-31'
/** All that can clear has cleared by then. */
const LAST_DAY = '2027-12-31'

/** A shop's books without a store. */
export interface Books {
  orders: readonly OrderBooks[]
  entries: readonly Entry[]
}

/** Takes what arrives. */
export function take(books: Books, arrival: Arrival): Books {
  const entries: Entry[] = []
  const orders = books.orders.map((order, index) => {
    if ('clearOn' in arrival) {
      const lines = order.lines.map((line) => {
        const due = clearsOn(line, CLEARING)
        const booked = due !== null && due <= arrival.clearOn ? clearLine(line, arrival.clearOn) : null
        entries.push(...(booked?.entries ?? []))
        return booked?.after ?? line
      })
      return { ...order, lines }
    }
    if (index !== arrival.order) return order
    const booked = bookOrder(order, arrival.happening)
    entries.push(...booked.entries)
    return booked.after
  })
  return { orders, entries: [...books.entries, ...entries] }
}

/** Takes them one after another, then clears what is left. Answers the books after each. */
export function takeAll(orders: readonly OrderBooks[], arrivals: readonly Arrival[]): Books[] {
  const all: Books[] = []
  for (const arrival of [...arrivals, { clearOn: LAST_DAY }])
    all.push(take(all.at(-1) ?? { orders, entries: [] }, arrival))
  return all
}

/** Sums every account, by its name. */
export function accountsOf(entries: readonly Entry[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const { account, amount } of entries.flatMap(({ postings }) => postings))
    sums[account] = (sums[account] ?? 0) + amount
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0))
}

/** Sums each artist's balance, entry by entry. */
export function balancesOf(entries: readonly Entry[]): Map<number, Balance> {
  const balances = new Map<number, Balance>()
  for (const entry of entries)
    for (const [artist, change] of balanceChanges([entry])) {
      const before = balances.get(artist) ?? NO_BALANCE
      const names = Object.keys(change) as (keyof Balance)[]
      const sums = names.map((name) => [name, before[name] + change[name]])
      balances.set(artist, Object.fromEntries(sums))
    }
  return balances
}

export const createRoyaltyLine = (line: Partial<RoyaltyLine> & { id: string }): RoyaltyLine => ({
  artistId: 7,
  royalty: 950,
  base: 9_500,
  rateBp: 1_000,
  returned: 0,
  reversed: 0,
  state: 'placed',
  accruedOn: null,
  shippedOn: null,
  deliveredOn: null,
  clearedOn: null,
  reversedOn: null,
  ...line,
})

export const createBooks = (orderId: string, lines: readonly RoyaltyLine[]): OrderBooks => ({
  sale: { orderId, net: 9_500, shipping: 700, tax: 612 },
  isPaid: false,
  isRefunded: false,
  refunded: NOTHING,
  lines,
})

/** Of a whole order. */
export type StepType = Exclude<Happening['type'], 'lines-refunded'>

/** The ways that an order can go, as far as money and days are concerned (machines/lifecycles/order.ts). */
const WAYS: StepType[][] = [
  [],
  ['cancelled'],
  ['paid'],
  ['paid', 'cancelled'],
  ['paid', 'cancelled', 'refunded'],
  ['paid', 'refunded'],
  ['paid', 'shipped'],
  ['paid', 'shipped', 'refunded'],
  ['paid', 'shipped', 'delivered'],
  ['paid', 'shipped', 'delivered', 'refunded'],
]

const line = fc.record({ artistId: fc.constantFrom(1, 2, 3, null), royalty: fc.nat(3) })

const order = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  way: fc.constantFrom(...WAYS),
  /** Days between its steps. */
  gaps: fc.array(fc.nat(60), { minLength: 4, maxLength: 4 }),
})

/** A shop with some orders, what happens to them in its true order, and the same as it might arrive. */
export const shop = fc
  .array(order, { minLength: 1, maxLength: 3 })
  .chain((orders) => {
    const happened = orders.flatMap(({ way, gaps }, index) => {
      let on: Day = FIRST_DAY
      return way.map((type, step): Arrival & { happening: Happening } => {
        on = addDays(on, gaps[step] ?? 0)
        return { order: index, happening: { type, on } }
      })
    })
    const inTime = happened.toSorted((a, b) => a.happening.on.localeCompare(b.happening.on))
    const clear = fc.nat(300).map((days): Arrival => ({ clearOn: addDays(FIRST_DAY, days) }))
    return fc.record({
      orders: fc.constant(
        orders.map(({ lines }, index) =>
          createBooks(
            `O${index}`,
            lines.map((each, at) => createRoyaltyLine({ ...each, id: `O${index}/${at}` })),
          ),
        ),
      ),
      happened: fc.constant<Arrival[]>(inTime),
      /** Each at least once, in any order, with days of clearing in between. */
      arrived: fc
        .tuple(fc.subarray<Arrival>(happened), fc.array(clear, { maxLength: 4 }))
        .chain(([again, clears]) =>
          fc.shuffledSubarray<Arrival>([...happened, ...again, ...clears], {
            minLength: happened.length + again.length + clears.length,
          }),
        ),
      clears: fc.array(clear, { maxLength: 4 }),
    })
  })
  .map(({ orders, happened, arrived, clears }) => ({
    orders,
    arrived,
    /** In the order of their days. */
    happened: [...happened, ...clears].toSorted((a, b) => dayOf(a).localeCompare(dayOf(b))),
  }))

const dayOf = (arrival: Arrival): Day => ('clearOn' in arrival ? arrival.clearOn : arrival.happening.on)
