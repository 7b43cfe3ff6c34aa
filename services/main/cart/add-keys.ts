import type { Queryable } from '#services/shared/database/driver.ts'
import { handOverKeys } from '#services/shared/http/idempotency.ts'
import { openCart } from './access.ts'
import type { AddedItem } from './contract.ts'

/**
 * An `Idempotency-Key` of an add belongs to whom the cart does: to its owner in all of their carts, and while
 * it is nobody's to the guest's cart itself, whoever adds to it. So what a guest added is not added again
 * once the cart is an account's (docs/decisions/0026-keys-of-adds.md).
 */
export async function scopeOfAdds(
  db: Queryable,
  given: string,
  user: string | null,
  options: { forUpdate: boolean },
): Promise<string> {
  const token = await openCart(db, given, user, options)
  const [cart] = await db.query<{ owner: string | null }>('select owner from main.cart where token = $1', [
    token,
  ])
  return cart?.owner ?? guestScope(token)
}

/**
 * To be called in the transaction that gives a guest's cart to an account, while the cart is held. Answers
 * the lines of those adds that were made again in a cart of the account before: each has one piece too many.
 */
export async function giveAdds(tx: Queryable, token: string, owner: string): Promise<number[]> {
  const again = await handOverKeys<AddedItem>(tx, { schema: 'main', from: guestScope(token), to: owner })
  return again.map(({ id }) => id)
}

const guestScope = (token: string) => `cart ${token}`
