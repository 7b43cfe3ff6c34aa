import type { FastifyRequest } from 'fastify'
import type { Queryable } from '#services/shared/database/driver.ts'
import { type Answer, readKeptAnswer, runOnceIn } from '#services/shared/http/idempotency.ts'
import { userOf } from '../http.ts'
import { notePerson } from '../people/people.ts'
import { openOwnedCart } from './access.ts'
import { scopeOfAdds } from './add-keys.ts'
import type { AddedItem } from './contract.ts'
import type { CartDeps } from './deps.ts'

/** The key names the add, whichever cart it goes to. */
const SAME_ADD = { schema: 'main', path: '/api/v2/cart/item/' }

interface Add {
  request: FastifyRequest
  /** The token of the cart that it goes to. */
  target: string
}

/**
 * Answers what an add was answered under its key before; null for a new one. Throws 404 for a cart that the
 * caller may not open.
 */
export async function findEarlierAdd(
  { database }: Pick<CartDeps, 'database'>,
  { request, target }: Add,
): Promise<Answer<AddedItem> | null> {
  const cart = await openOwnedCart(database, target, userOf(request), { forUpdate: false })
  return readKeptAnswer<AddedItem>({ ...SAME_ADD, database, request, scope: scopeOfAdds(cart) })
}

/**
 * Adds in a transaction, once for each `Idempotency-Key`. It locks the cart first, so that nobody is given it
 * meanwhile; `write` gets its token.
 */
export const addOnce = (
  { database, clock }: Pick<CartDeps, 'database' | 'clock'>,
  { request, target }: Add,
  write: (tx: Queryable, token: string) => Promise<Answer<AddedItem>>,
): Promise<Answer<AddedItem>> =>
  database.transaction(async (tx) => {
    if (request.user) await notePerson(tx, request.user)
    const cart = await openOwnedCart(tx, target, userOf(request), { forUpdate: true })
    const keyed = { ...SAME_ADD, request, scope: scopeOfAdds(cart), at: clock() }
    return runOnceIn(tx, keyed, (tx) => write(tx, cart.token))
  })
