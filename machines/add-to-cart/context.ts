import type { Whereabouts } from './events.ts'
import type { AddToCartFailure } from './failure.ts'
import type { AddAction, Added, ChosenItem } from './ports.ts'

/** The add as it is sent, and sent again under the same key. */
export interface Choice {
  item: ChosenItem
  action: AddAction
  idempotencyKey: string
}

export interface AddToCartContext extends Whereabouts {
  /** What is being added; null when nothing is. */
  choice: Choice | null
  /** What to do once the item is in: `open` only while the visitor stays where they chose it. */
  afterwards: AddAction
  /** What came of it, once it is in a cart. */
  added: Added | null
  /** The cart that refused the item, being gone or ordered, until another is found. */
  gone: string | null
  /** As typed. */
  email: string
  failure: AddToCartFailure | null
}

export const initialContext: AddToCartContext = {
  choice: null,
  afterwards: 'add',
  added: null,
  cartToken: null,
  isCartUnknown: false,
  gone: null,
  signedIn: false,
  email: '',
  failure: null,
}

/** Whether both choose the same item for the same cart. */
export const isSameAgain = (
  { choice, cartToken, signedIn }: AddToCartContext,
  again: Choice & Whereabouts,
): boolean =>
  choice !== null &&
  choice.item.imageId === again.item.imageId &&
  choice.item.substrate === again.item.substrate &&
  choice.item.width === again.item.width &&
  choice.item.height === again.item.height &&
  choice.item.frame?.moulding === again.item.frame?.moulding &&
  choice.item.frame?.mat === again.item.frame?.mat &&
  choice.action === again.action &&
  cartToken === again.cartToken &&
  signedIn === again.signedIn
