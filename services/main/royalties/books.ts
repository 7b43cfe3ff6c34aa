import { addDays, type Day } from '#services/shared/business-day.ts'
import type { Entry } from '../ledger/entry.ts'
import {
  accrualEntry,
  clearEntry,
  partRefundEntry,
  partReversalEntry,
  refundEntry,
  reversalEntry,
  type Sale,
  saleEntry,
} from '../ledger/order-entries.ts'
import { royaltyOf } from './shares.ts'

/** Placed, then earned and pending, then cleared; reversed once the order is called off or refunded. */
export type RoyaltyState = 'placed' | 'pending' | 'cleared' | 'reversed'

/** The royalty of a line of an order, as it stands. */
export interface RoyaltyLine {
  /** `{order_id}/{line}` */
  id: string
  /** Null where nobody gets anything of it; such a line stays `placed`. */
  artistId: number | null
  /** Cents. */
  royalty: number
  /** What the royalty is reckoned on, in cents, and its rate in hundredths of a percent. */
  base: number
  rateBp: number
  /** Cents of the base whose money went back by returns, and of the royalty that were taken back. */
  returned: number
  reversed: number
  state: RoyaltyState
  accruedOn: Day | null
  shippedOn: Day | null
  deliveredOn: Day | null
  clearedOn: Day | null
  reversedOn: Day | null
}

/** An order as the ledger knows it. */
export interface OrderBooks {
  sale: Sale
  /** The customer's money came, or went back; both where it did one after the other. */
  isPaid: boolean
  isRefunded: boolean
  /** What went back by returns, in cents. */
  refunded: Money
  lines: readonly RoyaltyLine[]
}

type Money = Omit<Sale, 'orderId'>

export const NOTHING: Money = { net: 0, shipping: 0, tax: 0 }

/** What happens to an order, and on which day of business. */
export type Happening =
  | { type: 'paid' | 'shipped' | 'delivered' | 'cancelled' | 'refunded'; on: Day }
  | LinesRefunded

/** The money of a return went back. */
export interface LinesRefunded {
  type: 'lines-refunded'
  returnId: string
  /** By the numbers of lines, cents after the discount. */
  lines: readonly { line: number; amount: number }[]
  tax: number
  shipping: number
  on: Day
}

export interface Booked<T> {
  after: T
  entries: Entry[]
}

/**
 * Says what an order's event does to the ledger and to the royalties of its lines. An event that comes twice
 * does nothing the second time. Events may come in any order; where the refund is known before the payment,
 * neither makes an entry.
 */
export function bookOrder(books: OrderBooks, happening: Happening): Booked<OrderBooks> {
  const { type, on } = happening
  const book = (change: Partial<OrderBooks>, entries: Entry[], bookLine: BookLine): Booked<OrderBooks> => {
    const booked = books.lines.map((line) =>
      line.artistId === null ? { after: line, entries: [] } : bookLine(line, on),
    )
    return {
      after: { ...books, ...change, lines: booked.map(({ after }) => after) },
      entries: [...entries, ...booked.flatMap((each) => each.entries)],
    }
  }
  switch (type) {
    case 'paid':
      if (books.isPaid || books.isRefunded) return book({ isPaid: true }, [], keep)
      return book({ isPaid: true }, [saleEntry(books.sale, on)], accrue)
    case 'shipped':
      return book({}, [], (line) => ({ after: { ...line, shippedOn: line.shippedOn ?? on }, entries: [] }))
    case 'delivered':
      return book({}, [], (line) => ({
        after: { ...line, deliveredOn: line.deliveredOn ?? on },
        entries: [],
      }))
    case 'cancelled':
      return book({}, [], reverse)
    case 'refunded': {
      const rest = restOf(books)
      const isOwed = books.isPaid && !books.isRefunded && sumOf(rest) > 0
      return book({ isRefunded: true }, isOwed ? [refundEntry(rest, on)] : [], reverse)
    }
    case 'lines-refunded': {
      // Money that never came does not go back, and none goes back twice.
      if (!books.isPaid || books.isRefunded) return book({}, [], keep)
      const part = partOf(books, happening)
      const entries = sumOf(part) > 0 ? [partRefundEntry(part, happening.returnId, on)] : []
      return book({ refunded: add(books.refunded, part) }, entries, reversePart(happening))
    }
  }
}

const sumOf = ({ net, shipping, tax }: Money): number => net + shipping + tax
const add = (one: Money, other: Money): Money => ({
  net: one.net + other.net,
  shipping: one.shipping + other.shipping,
  tax: one.tax + other.tax,
})

/** What the customer has paid and has not got back. */
const restOf = ({ sale, refunded }: OrderBooks): Sale => ({
  orderId: sale.orderId,
  net: sale.net - refunded.net,
  shipping: sale.shipping - refunded.shipping,
  tax: sale.tax - refunded.tax,
})

const partOf = ({ sale }: OrderBooks, { lines, tax, shipping }: LinesRefunded): Sale => ({
  orderId: sale.orderId,
  net: lines.reduce((sum, { amount }) => sum + amount, 0),
  shipping,
  tax,
})

type BookLine = (line: RoyaltyLine, on: Day) => Booked<RoyaltyLine>

const keep: BookLine = (line) => ({ after: line, entries: [] })

const accrue: BookLine = (line, on) =>
  line.state === 'placed'
    ? {
        after: { ...line, state: 'pending', accruedOn: on },
        entries: enter(line, (each) => accrualEntry(each, on)),
      }
    : keep(line, on)

/** Clears the royalty of a line, if it is pending. */
export const clearLine: BookLine = (line, on) =>
  line.state === 'pending'
    ? {
        after: { ...line, state: 'cleared', clearedOn: on },
        entries: enter(line, (each) => clearEntry(each, on)),
      }
    : keep(line, on)

const reverse: BookLine = (line, on) => {
  const { state } = line
  if (state === 'reversed') return keep(line, on)
  const reversed = state === 'placed' ? line.reversed : line.royalty
  return {
    after: { ...line, state: 'reversed', reversed, reversedOn: on },
    entries: state === 'placed' ? [] : enter(line, (each) => reversalEntry(each, state, on)),
  }
}

/**
 * Takes back what the royalty of the whole is above that of what is left, so that returns piece by piece come
 * to the royalty to the cent. A line of which nothing is left is reversed.
 */
const reversePart =
  ({ returnId, lines }: LinesRefunded): BookLine =>
  (line, on) => {
    const { state } = line
    const amount = lines.find((each) => line.id.endsWith(`/${each.line}`))?.amount ?? 0
    if (amount === 0 || (state !== 'pending' && state !== 'cleared')) return keep(line, on)
    const returned = line.returned + amount
    const isAll = returned === line.base
    const reversed = line.royalty - (isAll ? 0 : royaltyOf(line.base - returned, line.rateBp))
    const part = { ...line, royalty: reversed, reversed: line.reversed }
    return {
      after: {
        ...line,
        returned,
        reversed,
        ...(isAll && { state: 'reversed' as const, reversedOn: on }),
      },
      entries: enter(part, (each) => partReversalEntry(each, state, returnId, on)),
    }
  }

/** Makes an entry of what is left of the royalty; 0 cents move nothing. */
const enter = (
  { id, artistId, royalty, reversed }: Pick<RoyaltyLine, 'id' | 'artistId' | 'royalty' | 'reversed'>,
  make: (line: { id: string; artistId: number; royalty: number }) => Entry,
): Entry[] =>
  artistId === null || royalty === reversed ? [] : [make({ id, artistId, royalty: royalty - reversed })]

/** For how many days a royalty may still be taken back. */
export interface ClearingDays {
  /** After delivery. */
  delivered: number
  /** After shipping, for what is never said to be delivered. */
  undelivered: number
}

/** The day from which a pending royalty can be cleared; null while nothing was shipped. */
export function clearsOn({ shippedOn, deliveredOn }: RoyaltyLine, days: ClearingDays): Day | null {
  if (deliveredOn) return addDays(deliveredOn, days.delivered)
  return shippedOn && addDays(shippedOn, days.undelivered)
}
