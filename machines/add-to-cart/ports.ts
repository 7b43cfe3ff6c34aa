import type { CartRef } from '#machines/cart-ref.ts'
import type { FrameChoice } from '#machines/frame-choice.ts'
import { declarePort } from '#machines/port.ts'

/** What the visitor chose; inches. */
export interface ChosenItem {
  imageId: string
  substrate: string
  width: number
  height: number
  /** Null, or nothing in what was chosen before frames were sold, is unframed. */
  frame?: FrameChoice | null
}

/** `open` adds it and opens it in the design tool. */
export type AddAction = 'add' | 'open'

export interface Added {
  itemId: string
  /** Where the design tool opens it; null unless asked for. */
  designUrl: string | null
}

export const addToCartPorts = {
  /**
   * A guest's cart needs an email; null makes the signed-in user's. BAD_USER_INPUT with `fields.email` when
   * refused.
   */
  createCart: declarePort<CartRef, { email: string | null; idempotencyKey: string }>(
    'add-to-cart.createCart',
  ),
  migrateCart: declarePort<CartRef, { token: string }>('add-to-cart.migrateCart'),
  /**
   * Which cart is theirs, asked for again where that is not known: null when they have none,
   * UPSTREAM_UNAVAILABLE when it still cannot be known. Never answers `gone`.
   */
  findCart: declarePort<CartRef | null, { gone: string | null }>('add-to-cart.findCart'),
  /**
   * The same key answers the same again. `fields.cartToken` when the cart is gone (NOT_FOUND) or has been
   * ordered (CONFLICT), BAD_USER_INPUT with `fields.imageId` when the picture cannot be bought, without a
   * field when the cart is full.
   */
  addItem: declarePort<
    Added,
    { cartToken: string; item: ChosenItem; action: AddAction; idempotencyKey: string }
  >('add-to-cart.addItem'),
  markPopular: declarePort<void, { imageId: string }>('add-to-cart.markPopular'),
}
