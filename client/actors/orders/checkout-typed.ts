import type { Address } from '#machines/checkout/ports.ts'
import type { CheckoutRef } from './checkouts.ts'

/** What the fields of a step hold that was not sent yet. */
interface Typed {
  address?: Address
  /** Of the purchase order. */
  reference?: string
}

/** Keep it in memory only: it goes with the checkout, so that nobody else finds it. */
const typed = new WeakMap<CheckoutRef, Typed>()

export const readTyped = (checkout: CheckoutRef): Typed => typed.get(checkout) ?? {}

/** Keeps typed text while the step may show again: after its page was left, or while a session has lapsed. */
export const keepTyped = (checkout: CheckoutRef, part: Typed): void =>
  void typed.set(checkout, { ...readTyped(checkout), ...part })
