import type { Queryable } from '#services/shared/database/driver.ts'
import type { MailLink } from './mails.ts'
import type { OrderState } from './state.ts'

/**
 * A guest's address may be a stranger's until somebody opens the order by its mail
 * (docs/decisions/0032-limits.md). Until then mail to it has the shop's own words only; after that the
 * confirmation goes there, once.
 */

/** Keeps the token by which a new order's mails open it for a guest. */
export const keepMailToken = (tx: Queryable, orderId: string, token: string): Promise<unknown> =>
  tx.query('insert into main.guest_order (order_id, mail_token) values ($1, $2)', [orderId, token])

/**
 * Answers how mails about an order lead to it. Guests' orders older than these tokens carry the cart's token.
 * One that an account has claimed is opened by that account alone; its address is as unconfirmed as before.
 */
export async function mailLinkOf(db: Queryable, { placed, owner }: OrderState): Promise<MailLink> {
  const { orderId, cart } = placed
  if (placed.owner) return { token: null, isConfirmed: true }
  const [kept] = await db.query<{ mail_token: string; confirmed_at: Date | null }>(
    'select mail_token, confirmed_at from main.guest_order where order_id = $1',
    [orderId],
  )
  if (owner && kept?.confirmed_at !== null) return { token: null, isConfirmed: true }
  return kept
    ? { token: kept.mail_token, isConfirmed: kept.confirmed_at !== null }
    : { token: cart, isConfirmed: true }
}
