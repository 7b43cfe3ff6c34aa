import type { Target } from '#services/shared/events/handler.ts'
import type { StoredEvent } from '#services/shared/events/store.ts'
import { bookDerived, bookEvent, insertRoyalties } from './booking.ts'
import type { OrderEvent, PlacedOrder } from './events.ts'
import { endListed, projectReturn } from './returns/projection.ts'
import { isReturnEvent } from './returns/state.ts'
import { STATUS } from './state.ts'

const MOST_PICTURES = 4

/**
 * Brings the table that lists read, and what artists are owed, up to date with these events of an order. Runs
 * in the transaction that keeps the events.
 */
export async function projectOrder(target: Target, news: readonly StoredEvent<OrderEvent>[]): Promise<void> {
  const { tx, schema, id } = target
  for (const stored of news) {
    const { event, at } = stored
    if (event.type === 'order.placed') {
      await insert(target, event.data, at)
      if (event.data.terms) await insertRoyalties(target, event.data, event.data.terms, at)
    } else if (event.type === 'royalty-terms.derived') {
      await bookDerived(target, stored, event.data.terms)
      await tx.query(`update ${schema}.orders set has_terms = true where order_id = $1`, [id])
    } else if (event.type === 'order.claimed') {
      await tx.query(`update ${schema}.orders set owner = $2 where order_id = $1`, [id, event.data.owner])
    } else if (isReturnEvent(event)) {
      await bookEvent(target, stored)
      await projectReturn(target, { ...stored, event })
    } else {
      await bookEvent(target, stored)
      if (event.type === 'order.refunded') await endListed(target)
      await tx.query(`update ${schema}.orders set status = $2, paid = paid or $3 where order_id = $1`, [
        id,
        STATUS[event.type],
        event.type === 'order.paid',
      ])
    }
  }
}

const insert = ({ tx, schema }: Target, order: PlacedOrder, at: string) =>
  tx.query(
    `insert into ${schema}.orders (order_id, cart, key, owner, email, status, paid, placed_at, project_id, project_name,
       quantity, grand_total, tax, pictures, has_terms)
     values ($1, $2, $3, $4, $5, 'placed', false, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      order.orderId,
      order.cart,
      order.key,
      order.owner,
      order.email,
      at,
      order.project.id,
      order.project.name,
      order.sums.quantity,
      order.sums.grand_total,
      order.sums.tax?.amount ?? 0,
      JSON.stringify(picturesOf(order)),
      order.terms !== null,
    ],
  )

const picturesOf = ({ lines }: PlacedOrder) =>
  lines.slice(0, MOST_PICTURES).map(({ name, imgsrc, preview }) => ({ name, imgsrc, preview }))
