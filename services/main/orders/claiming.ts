import type { FastifyRequest } from 'fastify'
import type { Queryable } from '#services/shared/database/driver.ts'
import { requireUser } from '#services/shared/http/authenticate.ts'
import { forbidden, notFound } from '#services/shared/http/problem.ts'
import { createCartStreams } from '../cart/streams.ts'
import type { OrderDeps } from './deps.ts'
import { createOrderStreams } from './streams.ts'

interface Claimed {
  owner: string | null
  cart: string
  mail_token: string | null
  email: string
}

/**
 * Gives a guest's order, and the project that it was made of, to the account that asks; nothing happens where
 * it has them. Throws 401 for nobody; 404 without a token of the order's own, as one by which it was found
 * may be a stranger's (docs/decisions/shop/0084-orders-kept.md); 403 for an account of another email.
 */
export async function claimOrder(
  { clock }: Pick<OrderDeps, 'clock'>,
  tx: Queryable,
  orderId: string,
  request: FastifyRequest,
): Promise<void> {
  const { user_id: owner, email } = requireUser(request)
  const [order] = await tx.query<Claimed>(
    'select owner, cart, mail_token, email from main.orders left join main.guest_order using (order_id) where order_id = $1',
    [orderId],
  )
  if (order?.owner === owner) return
  const token = request.headers['cart-token']
  if (!order || order.owner || typeof token !== 'string') throw notFound()
  if (![order.cart, order.mail_token].includes(token)) throw notFound()
  if (order.email.toLowerCase() !== email.toLowerCase()) throw forbidden()
  // Lock the project first, as placing an order does.
  const carts = createCartStreams({ clock })
  const cart = await carts.loadLocked(tx, order.cart)
  if (cart.state.owner === null)
    await carts.save(tx, cart, [{ type: 'cart.claimed', data: { owner } }], owner)
  await createOrderStreams({ clock }).change(
    tx,
    orderId,
    (state) => (state.owner === null ? [{ type: 'order.claimed', data: { owner } }] : []),
    owner,
  )
}
