import type { ReturnedLine } from './return-request.ts'

/** A line of an order as its money goes back, in cents. */
export interface RefundableLine {
  id: number
  quantity: number
  /** Pieces whose money went back already. */
  refunded: number
  /** The line's total less its share of the volume discount. */
  net: number
  /** Its share of the sales tax. */
  tax: number
}

export interface RefundableOrder {
  lines: readonly RefundableLine[]
  /**
   * Shipping with its tax, for whoever returns all that is left for our fault; null where some of it was
   * returned for another reason, or the shipping went back already.
   */
  shipping: { amount: number; tax: number } | null
}

/** What goes back, in cents; `tax` is of lines and shipping. */
export interface ReturnRefund {
  lines: { id: number; quantity: number; amount: number }[]
  tax: number
  shipping: number
}

/**
 * Reckons what is paid back for these pieces. Each line's money is divided among its pieces so that whoever
 * returns them one by one gets back the same to the cent as whoever returns them at once.
 */
export function refundOf(
  { lines, shipping }: RefundableOrder,
  wanted: readonly ReturnedLine[],
  isOurFault: boolean,
): ReturnRefund {
  const counts = new Map(wanted.map(({ id, quantity }) => [id, quantity]))
  const returned = lines.map((line) => ({ line, count: counts.get(line.id) ?? 0 }))
  const isAll = returned.every(({ line, count }) => line.refunded + count === line.quantity)
  const withShipping = isAll && isOurFault ? shipping : null
  const taxes = returned.map(({ line, count }) => partOf(line.tax, line, count))
  return {
    lines: returned
      .filter(({ count }) => count > 0)
      .map(({ line, count }) => ({
        id: line.id,
        quantity: count,
        amount: partOf(line.net, line, count),
      })),
    tax: taxes.reduce((sum, tax) => sum + tax, 0) + (withShipping?.tax ?? 0),
    shipping: withShipping?.amount ?? 0,
  }
}

/** The whole sum. */
export const totalOf = ({ lines, tax, shipping }: ReturnRefund): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0) + tax + shipping

/** What of a line's sum the next pieces carry, after those that went back. */
const partOf = (sum: number, { quantity, refunded }: RefundableLine, count: number): number =>
  upTo(sum, quantity, refunded + count) - upTo(sum, quantity, refunded)

const upTo = (sum: number, quantity: number, pieces: number): number => Math.floor((sum * pieces) / quantity)
