import type { Target } from '#services/shared/events/handler.ts'
import type { StoredEvent } from '#services/shared/events/store.ts'
import type { RefundedLines, RequestedReturn } from './events.ts'
import { RETURN_STATUS, type ReturnEvent } from './state.ts'

/** The id of a return over all orders. */
export const globalIdOf = (orderId: string, returnId: string): string => `${orderId}-${returnId}`

/** Brings the table that staff's list reads, and what went back of the order, up to date. */
export async function projectReturn(target: Target, { event, at }: StoredEvent<ReturnEvent>): Promise<void> {
  const { tx, schema, id: orderId } = target
  const id = globalIdOf(orderId, event.data.returnId)
  if (event.type === 'return.requested') return insert(target, id, event.data, at)
  if (event.type === 'order.lines-refunded') return addRefund(target, id, event.data)
  await tx.query(`update ${schema}.order_return set status = $2 where id = $1`, [
    id,
    RETURN_STATUS[event.type],
  ])
}

/** Ends what is under way of an order that is refunded as a whole. */
export const endListed = ({ tx, schema, id }: Target): Promise<unknown> =>
  tx.query(
    `update ${schema}.order_return set status = 'refunded'
     where order_id = $1 and status not in ('declined', 'withdrawn', 'refunded')`,
    [id],
  )

async function insert(
  { tx, schema, id: orderId }: Target,
  id: string,
  { lines, reason }: RequestedReturn,
  at: string,
): Promise<void> {
  await tx.query(
    `insert into ${schema}.order_return (id, order_id, status, reason, quantity, requested_at)
     values ($1, $2, 'requested', $3, $4, $5)`,
    [id, orderId, reason, lines.reduce((sum, { quantity }) => sum + quantity, 0), at],
  )
}

async function addRefund(
  { tx, schema, id: orderId }: Target,
  id: string,
  { lines, tax, shipping }: RefundedLines,
): Promise<void> {
  const net = lines.reduce((sum, { amount }) => sum + amount, 0)
  await tx.query(`update ${schema}.order_return set refunded = $2 where id = $1`, [id, net + tax + shipping])
  await tx.query(
    `update ${schema}.orders set refunded_net = refunded_net + $2, refunded_shipping = refunded_shipping + $3,
       refunded_tax = refunded_tax + $4 where order_id = $1`,
    [orderId, net, shipping, tax],
  )
}
