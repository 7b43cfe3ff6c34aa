import { addDays, type Day } from '#services/shared/business-day.ts'
import type { Entry } from '../ledger/entry.ts'
import {
  accrualEntry,
  clearEntry,
  refundEntry,
  reversalEntry,
  type Sale,
  saleEntry,
} from '../ledger/order-entries.ts'

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
  lines: readonly RoyaltyLine[]
}

/** What happens to an order, and on which day of business. */
export interface Happening {
  type: 'paid' | 'shipped' | 'delivered' | 'cancelled' | 'refunded'
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
export function bookOrder(books: OrderBooks, { type, on }: Happening): Booked<OrderBooks> {
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
      const isOwed = books.isPaid && !books.isRefunded
      return book({ isRefunded: true }, isOwed ? [refundEntry(books.sale, on)] : [], reverse)
    }
  }
}

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
  return {
    after: { ...line, state: 'reversed', reversedOn: on },
    entries: state === 'placed' ? [] : enter(line, (each) => reversalEntry(each, state, on)),
  }
}

/** A royalty of 0 cents moves nothing. */
const enter = (
  { id, artistId, royalty }: RoyaltyLine,
  make: (line: { id: string; artistId: number; royalty: number }) => Entry,
): Entry[] => (artistId === null || royalty === 0 ? [] : [make({ id, artistId, royalty })])

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
