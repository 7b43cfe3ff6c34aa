import type { FastifyRequest } from 'fastify'
import type { Role } from '#machines/lifecycles/roles.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { recordStaffAccess } from '#services/shared/security/log.ts'
import { isOpening } from './openings.ts'

/**
 * Answers the role in which somebody opens an order: staff open any, its owner theirs, and a guest's opens to
 * whoever sends its project's token, the one of its mails or one by which it was found, as `Cart-Token`.
 * Throws 404 for everyone else, as for an order that does not exist.
 */
export async function openOrder(
  db: Queryable,
  orderId: string,
  { user, headers, server }: FastifyRequest,
): Promise<Role> {
  const [order] = await db.query<{ owner: string | null; cart: string; mail_token: string | null }>(
    'select owner, cart, mail_token from main.orders left join main.guest_order using (order_id) where order_id = $1',
    [orderId],
  )
  if (!order) throw notFound()
  if (user?.is_staff) {
    const { owner } = order
    if (owner !== user.user_id) recordStaffAccess(server, user, { subject: 'order', id: orderId, owner })
    return 'staff'
  }
  const token = String(headers['cart-token'])
  const isOwner = order.owner
    ? order.owner === user?.user_id
    : [order.cart, order.mail_token].includes(token) || (await isOpening(db, orderId, token))
  if (!isOwner) throw notFound()
  return 'owner'
}
