import type { CartRef } from '#machines/cart-ref.ts'

/** Makes a cart, unless another tab has made one meanwhile. */
export type MakeCart = (make: () => Promise<CartRef>) => Promise<CartRef>

interface OneCartDeps {
  /** Runs one of those of that name at a time, in all tabs together. */
  alone<Value>(name: string, run: () => Promise<Value>): Promise<Value>
  /** This tab knows what all tabs know. */
  catchUp(): Promise<void>
  heldCart(): CartRef | null
  /** Resolves once the cart is the one held, in every tab that asks from then on. */
  isHeld(cart: CartRef): Promise<void>
}

/** Guests who give their email in two tabs at once get one cart: the second takes the one that was made. */
export const createMakeCart =
  ({ alone, catchUp, heldCart, isHeld }: OneCartDeps): MakeCart =>
  (make) =>
    new Promise((resolve, reject) => {
      const makeOne = async () => {
        await catchUp()
        const cart = heldCart() ?? (await make())
        resolve(cart)
        await isHeld(cart)
      }
      alone('aquatint.cart', makeOne).catch(reject)
    })
