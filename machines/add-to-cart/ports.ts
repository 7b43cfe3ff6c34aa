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

/** A cart for whoever had none. */
export interface MadeCart {
  cart: CartRef
  /** What it was made with; null for one that another tab has made meanwhile, which has yet to take it. */
  added: Added | null
}

export const addToCartPorts = {
  /**
   * Makes a cart with the item in it, or none. A guest's needs an email; null makes the signed-in user's. The
   * key is the add's, so that adding it to that cart answers the same again. BAD_USER_INPUT with
   * `fields.email` when that is refused, and as `addItem` when the item is.
   */
  createCart: declarePort<
    MadeCart,
    { email: string | null; item: ChosenItem; action: AddAction; idempotencyKey: string }
  >('add-to-cart.createCart'),
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
