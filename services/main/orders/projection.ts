import type { OrderStanding } from '#machines/lifecycles/order.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import type { OrderEvent, PlacedOrder } from './events.ts'
import { standingAfter } from './state.ts'

const MOST_PICTURES = 4

/** Brings the table that lists read up to what happened. Runs in the transaction that keeps the events. */
export async function projectOrder(
  tx: Queryable,
  orderId: string,
  events: readonly OrderEvent[],
  { before, at }: { before: OrderStanding; at: Date },
): Promise<void> {
  for (const event of events) if (event.type === 'order.placed') await insert(tx, event.data, at)
  const { status, paid } = events.reduce(standingAfter, before)
  await tx.query('update main.orders set status = $2, paid = $3 where order_id = $1', [orderId, status, paid])
}

const insert = (tx: Queryable, order: PlacedOrder, at: Date) =>
  tx.query(
    `insert into main.orders (order_id, cart, key, owner, email, status, paid, placed_at, project_id, project_name,
       quantity, grand_total, pictures)
     values ($1, $2, $3, $4, $5, 'placed', false, $6, $7, $8, $9, $10, $11)`,
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
      JSON.stringify(picturesOf(order)),
    ],
  )

const picturesOf = ({ lines }: PlacedOrder) =>
  lines.slice(0, MOST_PICTURES).map(({ name, imgsrc, preview }) => ({ name, imgsrc, preview }))
