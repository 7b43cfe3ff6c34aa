import type { CartRef } from '#machines/cart-ref.ts'
import type { AddToCartFailure } from './failure.ts'
import type { AddAction, ChosenItem } from './ports.ts'

/** Where the item can go, and whether somebody is signed in. */
export interface Whereabouts {
  /** The cart held now; null where there is none, or nobody knows. */
  cartToken: string | null
  /** Which cart is theirs could not be loaded so far. Entries of an older journal do not say so. */
  isCartUnknown?: boolean
  signedIn: boolean
}

export type AddToCartEvent =
  /**
   * With a new key, which stays the same over every retry; it is not used when this is the one that failed,
   * chosen again.
   */
  | ({ type: 'item.add'; item: ChosenItem; action: AddAction; idempotencyKey: string } & Whereabouts)
  | { type: 'email.submitted'; email: string }
  | { type: 'email.cancelled' }
  /** 'Sign in instead': lead to the sign-in form, the item is kept. */
  | { type: 'signIn.chosen' }
  /** Signed in, and the cart has settled (cart-migration, then cart-start). */
  | { type: 'signIn.finished'; cartToken: string | null; isCartUnknown?: boolean }
  /** The visitor went to another page. */
  | { type: 'place.left' }
  | { type: 'add.retried' }
  /**
   * Signed out on purpose. An expired session is not sent: its item fails, and is finished after signing in
   * again.
   */
  | { type: 'signedOut' }

export type AddToCartEmitted =
  /** A guest cart was made: mark the visitor a guest. */
  | { type: 'guest.marked'; cart: CartRef; email: string }
  /** Hold this cart from now on. */
  | { type: 'cart.created'; cart: CartRef }
  /** This cart is gone or ordered and takes nothing more: look for the cart to hold in its place. */
  | { type: 'cart.gone'; token: string }
  /** Show the added toast and read the cart again, which need not be the one held. */
  | { type: 'item.added'; item: ChosenItem; itemId: string; cartToken: string }
  /** Read the cart again and lead to the design tool. */
  | { type: 'design.wanted'; url: string; itemId: string }
  | { type: 'signIn.wanted' }
  | { type: 'add.failed'; failure: AddToCartFailure }
