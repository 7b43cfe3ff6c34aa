import type { MadeCart } from '#machines/add-to-cart/ports.ts'
import type { CartRef } from '#machines/cart-ref.ts'

/** Makes a cart, or takes the one that another tab has made meanwhile, which nothing was added to yet. */
export type MakeCart = (make: () => Promise<MadeCart>) => Promise<MadeCart>

interface OneCartDeps {
  /** Runs one function of that name at a time, over all tabs. */
  runAlone<Value>(name: string, run: () => Promise<Value>): Promise<Value>
  /** Resolves once this tab knows what the leader knows. */
  catchUp(): Promise<void>
  readHeldCart(): CartRef | null
  /** Resolves once every tab that asks from then on finds this cart held. */
  waitUntilHeld(cart: CartRef): Promise<void>
}

/** Gives guests one cart when they leave their email in two tabs at once. */
export const createMakeCart =
  ({ runAlone, catchUp, readHeldCart, waitUntilHeld }: OneCartDeps): MakeCart =>
  (make) =>
    new Promise((resolve, reject) => {
      const makeOne = async () => {
        await catchUp()
        const held = readHeldCart()
        const made = held ? { cart: held, added: null } : await make()
        resolve(made)
        await waitUntilHeld(made.cart)
      }
      runAlone('aquatint.cart', makeOne).catch(reject)
    })
