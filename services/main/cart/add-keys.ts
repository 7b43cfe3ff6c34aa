import type { Queryable } from '#services/shared/database/driver.ts'
import { handOverKeys } from '#services/shared/http/idempotency.ts'
import type { OpenedCart } from './access.ts'
import type { AddedItem } from './contract.ts'

/** The key names the add, whichever cart it goes to. */
export const SAME_ADD = { schema: 'main', path: '/api/v2/cart/item/' }

/**
 * Answers the scope of an add's `Idempotency-Key`: the owner in all of their carts, or a guest's cart itself,
 * whoever adds to it. An add of a guest is thus not repeated once the cart is an account's
 * (docs/decisions/0026-keys-of-adds.md).
 */
export const scopeOfAdds = ({ token, owner }: OpenedCart): string => owner ?? guestScope(token)

/** SQL for {@link scopeOfAdds} of a row of `main.cart`. */
export const SCOPE_OF_ADDS = `coalesce(cart.owner::text, 'cart ' || cart.token)`

/**
 * Gives a guest cart's keys to an account. Call it in the transaction that gives the cart, with the cart
 * locked. Answers the lines of those adds that the account had repeated in a cart of its own: each has one
 * piece too many.
 */
export async function giveAdds(tx: Queryable, token: string, owner: string): Promise<number[]> {
  const again = await handOverKeys<AddedItem>(tx, { schema: 'main', from: guestScope(token), to: owner })
  return again.map(({ id }) => id)
}

const guestScope = (token: string) => `cart ${token}`
