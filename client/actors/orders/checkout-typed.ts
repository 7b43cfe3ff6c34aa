import type { Address } from '#machines/checkout/ports.ts'
import type { CheckoutRef } from './checkouts.ts'

/** What stands in the fields of a step and was not sent yet. */
interface Typed {
  address?: Address
  /** Of the purchase order. */
  reference?: string
}

/** In memory alone: it goes with the checkout, so that nobody else finds it. */
const typed = new WeakMap<CheckoutRef, Typed>()

export const typedIn = (checkout: CheckoutRef): Typed => typed.get(checkout) ?? {}

/**
 * Keeps it for as long as the step may be shown again: its page is left, or stands back while a session has
 * lapsed.
 */
export const keepTyped = (checkout: CheckoutRef, part: Typed): void =>
  void typed.set(checkout, { ...typedIn(checkout), ...part })
