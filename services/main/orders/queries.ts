import type { Queryable } from '#services/shared/database/driver.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { toProjectRef } from '../cart/queries.ts'
import type { OrderSummaryView } from './contract.ts'

interface OrderRow extends Omit<OrderSummaryView, 'placed_at' | 'project'> {
  placed_at: Date
  project_id: number
  project_name: string
}

/** Newest first; everyone's where `owner` is null. */
export async function listOrders(
  db: Queryable,
  { owner, limit, offset }: { owner: string | null; limit: number; offset: number },
): Promise<{ count: number; orders: OrderSummaryView[] }> {
  const [row] = await db.query<{ count: number }>(
    'select count(*)::int as count from main.orders where $1::uuid is null or owner = $1',
    [owner],
  )
  const orders = await db.query<OrderRow>(
    `select order_id, status, placed_at, project_id, project_name, email, quantity, grand_total, pictures
     from main.orders where $1::uuid is null or owner = $1
     order by placed_at desc, order_id limit $2 offset $3`,
    [owner, limit, offset],
  )
  return { count: row?.count ?? 0, orders: orders.map(toSummary) }
}

const toSummary = ({ project_id, project_name: name, placed_at, ...order }: OrderRow): OrderSummaryView => ({
  ...order,
  placed_at: placed_at.toISOString(),
  project: toProjectRef({ project_id, name }),
})

/** The number of the order that was made of a project under this key. Throws 404 when there is none. */
export async function orderUnder(db: Queryable, cart: string, key: string): Promise<string> {
  const [order] = await db.query<{ order_id: string }>(
    'select order_id from main.orders where cart = $1 and key = $2',
    [cart, key],
  )
  if (!order) throw notFound()
  return order.order_id
}
