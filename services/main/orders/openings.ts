import { createHash } from 'node:crypto'
import type { Queryable } from '#services/shared/database/driver.ts'

/**
 * Tokens that open one order for a day, for whoever knows its number and its email
 * (docs/decisions/shop/0079-orders-found-again.md). They are not the order's own: a mail's link says that the
 * address is theirs, and a project's token opens the project too.
 */

const PURGED_AT_ONCE = 1_000

const hash = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Keeps a token that opens the order from now on. */
export const keepOpening = (db: Queryable, orderId: string, token: string): Promise<unknown> =>
  db.query(
    `insert into main.order_opening (token_hash, order_id, ends_at) values ($1, $2, now() + interval '1 day')`,
    [hash(token), orderId],
  )

/** Whether the token opens this order still. */
export async function isOpening(db: Queryable, orderId: string, token: string): Promise<boolean> {
  const found = await db.query(
    'select 1 from main.order_opening where token_hash = $1 and order_id = $2 and ends_at > now()',
    [hash(token), orderId],
  )
  return found.length > 0
}

/** Deletes some that open nothing any more; answers whether there are more. */
export async function purgeOpenings(db: Queryable): Promise<boolean> {
  const purged = await db.query(
    `delete from main.order_opening where token_hash in
       (select token_hash from main.order_opening where ends_at <= now() limit ${PURGED_AT_ONCE}) returning 1`,
  )
  return purged.length === PURGED_AT_ONCE
}
