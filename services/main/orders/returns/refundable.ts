import { isReturnLive } from '#machines/lifecycles/return.ts'
import type { RefundableOrder } from '#machines/lifecycles/return-refund.ts'
import { isOurFault, type ReturnedLine } from '#machines/lifecycles/return-request.ts'
import { addDays, type Day } from '#services/shared/business-day.ts'
import { basesOf, shareDiscount } from '../../royalties/shares.ts'
import type { PlacedOrder } from '../events.ts'
import type { OrderState } from '../state.ts'
import type { OrderReturn } from './state.ts'

/** Days of business after its delivery in which something of an order may be returned. */
export const RETURN_DAYS = 30

/** The last day on which a return may be asked for; null while the order is not delivered. */
export const returnableUntil = ({ deliveredOn }: Pick<OrderState, 'deliveredOn'>): Day | null =>
  deliveredOn && addDays(deliveredOn, RETURN_DAYS)

/** What may still be asked for, on this day of business. */
export function leftToReturn(order: OrderState, today: Day): ReturnedLine[] {
  const until = returnableUntil(order)
  if (order.status !== 'delivered' || until === null || today > until) return []
  const live = countPieces(order.returns.filter(({ status }) => isReturnLive(status)))
  return order.placed.lines
    .map(({ id, quantity }) => ({ id, quantity: quantity - (live.get(id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
}

/** What of an order its refunds depend on. */
interface Sold {
  placed: Pick<PlacedOrder, 'lines' | 'sums' | 'terms'>
  returns: readonly OrderReturn[]
}

/** An order as its money goes back, after what went back already. */
export function refundableOf({ placed, returns }: Sold): RefundableOrder {
  const done = returns.filter(({ refund }) => refund !== null)
  const refunded = countPieces(done)
  const nets = netsOf(placed)
  const net = [...nets.values()].reduce((sum, each) => sum + each, 0)
  const taxes = taxesOf(placed.sums, net)
  const shares = shareDiscount(
    taxes.goods,
    [...nets].map(([id, total]) => ({ id, total })),
  )
  const isOwed = done.every(({ reason, refund }) => isOurFault(reason) && refund?.shipping === 0)
  return {
    lines: placed.lines.map(({ id, quantity }) => ({
      id,
      quantity,
      refunded: refunded.get(id) ?? 0,
      net: nets.get(id) ?? 0,
      tax: shares.get(id) ?? 0,
    })),
    shipping: isOwed ? { amount: placed.sums.shipping, tax: taxes.shipping } : null,
  }
}

/** What returns have given back of an order, in cents. */
export const refundedSoFar = (returns: readonly OrderReturn[]): number =>
  returns.reduce((sum, { refund }) => {
    if (!refund) return sum
    return sum + refund.lines.reduce((net, { amount }) => net + amount, 0) + refund.tax + refund.shipping
  }, 0)

const countPieces = (returns: readonly OrderReturn[]): Map<number, number> => {
  const counts = new Map<number, number>()
  for (const { id, quantity } of returns.flatMap(({ asked }) => asked.lines))
    counts.set(id, (counts.get(id) ?? 0) + quantity)
  return counts
}

/** Each line's total less its share of the volume discount, as royalties are reckoned on. */
const netsOf = ({ terms, sums, lines }: Sold['placed']): Map<number, number> =>
  terms ? new Map(terms.map(({ line, base }) => [line, base])) : basesOf(sums.volume_discount, lines)

/** Thousandths of a percent in one, as rates of sales tax are whole numbers of. */
const WHOLE = 100_000

/** Parts the tax. The order does not say whether shipping was taxed; its sum does. */
function taxesOf({ tax, shipping }: PlacedOrder['sums'], net: number): { goods: number; shipping: number } {
  if (!tax) return { goods: 0, shipping: 0 }
  const onGoods = Math.floor((net * Math.round(tax.rate * WHOLE) + WHOLE / 2) / WHOLE)
  const goods = shipping === 0 ? tax.amount : Math.min(tax.amount, onGoods)
  return { goods, shipping: tax.amount - goods }
}
