import type { FastifyRequest } from 'fastify'
import type { Role } from '#machines/lifecycles/roles.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { notFound } from '#services/shared/http/problem.ts'

/**
 * As whom somebody opens an order: staff any, its owner, and a guest's whoever sends its project's token as `Cart-Token`. Throws 404
 * for everyone else, as for an order that never was.
 */
export async function openOrder(
  db: Queryable,
  orderId: string,
  { user, headers }: FastifyRequest,
): Promise<Role> {
  const [order] = await db.query<{ owner: string | null; cart: string }>(
    'select owner, cart from main.orders where order_id = $1',
    [orderId],
  )
  if (!order) throw notFound()
  if (user?.is_staff) return 'staff'
  const isOwner = order.owner ? order.owner === user?.user_id : order.cart === headers['cart-token']
  if (!isOwner) throw notFound()
  return 'owner'
}
