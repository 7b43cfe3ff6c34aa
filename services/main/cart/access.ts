import type { IncomingHttpHeaders } from 'node:http'
import type { Queryable } from '#services/shared/database/driver.ts'
import { invalid, notFound } from '#services/shared/http/problem.ts'

interface Access {
  token: string
  owner: string | null
  migrated_into: string | null
}

/** A cart that somebody may use; an account's names its owner. */
export type OpenedCart = Pick<Access, 'token' | 'owner'>

/** Answers the token of {@link openOwnedCart}'s cart. */
export const openCart = async (...asked: Parameters<typeof openOwnedCart>): Promise<string> =>
  (await openOwnedCart(...asked)).token

/**
 * Answers the cart that `token` opens for this user (uuid; null for a guest): itself, or the one it was
 * migrated into. A guest's cart opens for whoever holds its token, an account's for its owner alone.
 * Throws 404 for everyone else, as for a cart that does not exist. With `forUpdate`, other writers wait until
 * the transaction ends. `asStaff` opens any cart for reading, and is told its owner.
 */
export async function openOwnedCart(
  db: Queryable,
  token: string,
  user: string | null,
  { forUpdate, asStaff }: { forUpdate: boolean; asStaff?: ((owner: string) => void) | undefined },
): Promise<OpenedCart> {
  const [cart] = await db.query<Access>(
    `select token, owner, migrated_into from main.cart where token = $1 ${forUpdate ? 'for update' : ''}`,
    [token],
  )
  if (!cart) throw notFound()
  if (cart.migrated_into) return openOwnedCart(db, cart.migrated_into, user, { forUpdate, asStaff })
  if (cart.owner && cart.owner !== user) {
    if (!asStaff) throw notFound()
    asStaff(cart.owner)
  }
  return cart
}

/** Answers the token of a user's most recent cart that has not been ordered. */
export async function findRecentCart(db: Queryable, owner: string): Promise<string | null> {
  const [cart] = await db.query<{ token: string }>(
    `select token from main.cart where owner = $1 and migrated_into is null and latest_order is null
     order by changed_at desc, project_id desc limit 1`,
    [owner],
  )
  return cart?.token ?? null
}

/**
 * Answers the token of the cart that a user adds to: the one they chose while it is open, else their most
 * recent.
 */
export async function findCurrentCart(db: Queryable, owner: string): Promise<string | null> {
  const [cart] = await db.query<{ token: string }>(
    `select token from main.cart left join main.current_project chosen on chosen.cart = token and chosen.owner = $1
     where cart.owner = $1 and migrated_into is null and latest_order is null
     order by (chosen.cart is not null) desc, changed_at desc, project_id desc limit 1`,
    [owner],
  )
  return cart?.token ?? null
}

/** Answers the token of the cart of one of the owner's projects. Throws 404. */
export async function cartOfProject(db: Queryable, projectId: number, owner: string): Promise<string> {
  const [cart] = await db.query<{ token: string }>(
    'select token from main.cart where project_id = $1 and owner = $2',
    [projectId, owner],
  )
  if (!cart) throw notFound()
  return openCart(db, cart.token, owner, { forUpdate: false })
}

/**
 * Answers the token of a workspace's cart: an open project of the user's, by its number. Throws 400 at
 * `workspace_id` for any other.
 */
export async function openWorkspace(db: Queryable, projectId: number, user: string | null): Promise<string> {
  const token = user ? await findOpenProject(db, projectId, user) : null
  if (!token) throw invalid({ workspace_id: ['Choose one of your projects that has not been ordered.'] })
  return token
}

/** Answers the token of a project's cart that its owner can add to; null when there is none. */
export async function findOpenProject(
  db: Queryable,
  projectId: number,
  owner: string,
): Promise<string | null> {
  const [cart] = await db.query<{ token: string }>(
    `select token from main.cart
     where project_id = $1 and owner = $2 and migrated_into is null and latest_order is null`,
    [projectId, owner],
  )
  return cart?.token ?? null
}

/** Answers the token of a guest session's cart, by its header `Cart-Token`; null without one. Throws 404. */
export async function findSessionCart(db: Queryable, headers: IncomingHttpHeaders): Promise<string | null> {
  const given = headers['cart-token']
  return typeof given === 'string' ? openCart(db, given, null, { forUpdate: false }) : null
}
