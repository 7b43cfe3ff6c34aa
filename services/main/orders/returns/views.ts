import { isReturnLive } from '#machines/lifecycles/return.ts'
import { type RefundableOrder, refundOf } from '#machines/lifecycles/return-refund.ts'
import { isOurFault } from '#machines/lifecycles/return-request.ts'
import type { Day } from '#services/shared/business-day.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { type Reader, readActors } from '../../people/people.ts'
import type { OrderState } from '../state.ts'
import type { OrderReturnsView, OrderReturnView } from './contract.ts'
import { globalIdOf } from './projection.ts'
import { leftToReturn, refundableOf, refundedSoFar, returnableUntil } from './refundable.ts'
import type { OrderReturn } from './state.ts'

/** An order's returns as `reader` may see them, today. */
export async function toReturnsView(
  db: Queryable,
  order: OrderState,
  reader: Reader,
  today: Day,
): Promise<OrderReturnsView> {
  const moments = order.returns.flatMap((one) => one.moments)
  const who = await readActors(
    db,
    moments.map(({ actor }) => actor),
    reader,
  )
  const refundable = refundableOf(order)
  return {
    until: returnableUntil(order),
    left: leftToReturn(order, today),
    refundable,
    refunded: refundedSoFar(order.returns),
    returns: order.returns.map((one) => ({
      ...viewOf(order.placed.orderId, one, refundable),
      timeline: one.moments.map(({ status, at, actor, reason, parcel, kept }) => ({
        status,
        at,
        who: who(actor),
        reason,
        carrier: parcel?.carrier ?? null,
        tracking: parcel?.tracking ?? null,
        kept,
      })),
    })),
  }
}

const viewOf = (
  orderId: string,
  one: OrderReturn,
  refundable: RefundableOrder,
): Omit<OrderReturnView, 'timeline'> => ({
  id: globalIdOf(orderId, one.id),
  status: one.status,
  reason: one.reason,
  text: one.asked.text,
  lines: one.asked.lines,
  pictures: one.asked.pictures,
  refund: refundIn(one, refundable),
})

function refundIn({ refund, status, asked, reason }: OrderReturn, refundable: RefundableOrder) {
  if (refund) return { lines: refund.lines, tax: refund.tax, shipping: refund.shipping }
  if (!isReturnLive(status) || status === 'refunded') return null
  return refundOf(refundable, asked.lines, isOurFault(reason))
}
