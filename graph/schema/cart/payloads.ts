import type { CartItemView, CartView } from '#services/main/cart/contract.ts'
import type { UserError } from '../../errors.ts'

/** An item of a cart with its print in one, as other lines have it. */
export type CartItemOf = Omit<CartItemView, 'config'> & CartItemView['config']

/** A mutation's answer whose cart is read after the change, and only when it is asked for. */
export interface CartAnswer {
  cart: () => Promise<CartView> | null
  userErrors: UserError[]
}

export interface AddedItemAnswer extends CartAnswer {
  itemId: string | null
  designUrl: string | null
}

export interface RemovedItemAnswer extends CartAnswer {
  /** Of the removal in the project's history. */
  seq: number | null
}

export interface CartItemAnswer extends CartAnswer {
  item: CartItemOf | null
}
