import { askToTryAgain, type FieldErrors, readRefusal } from '#machines/refusal.ts'

/**
 * Why the item is not in the cart yet. `message` is what the alert says (spec.md section 8, Cart add
 * failure).
 */
export type AddToCartFailure =
  /** Trying the same again would be refused again. */
  | { kind: 'invalid'; message: string; fields: FieldErrors }
  /** Only signing in helps, and finishes it. */
  | { kind: 'expired'; message: string }
  /** Trying the same again may succeed; `message` says when. */
  | { kind: 'unavailable'; message: string }

const EXPIRED: AddToCartFailure = {
  kind: 'expired',
  message: 'Your picture will be added once you have signed in again.',
}

export const toFailure = (error: unknown): AddToCartFailure => {
  const { code, message, fields } = readRefusal(error)
  if (code === 'UNAUTHENTICATED') return EXPIRED
  if (code === 'UPSTREAM_UNAVAILABLE') return { kind: 'unavailable', message: askToTryAgain(message) }
  if (code === 'RATE_LIMITED') return { kind: 'unavailable', message }
  return { kind: 'invalid', message, fields }
}

/** The cart is gone, or has been ordered: another one would take the item. */
export const isCartGone = (error: unknown): boolean => readRefusal(error).fields.cartToken !== undefined

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Answers what is wrong with an email; null when it is valid (spec.md section 5, Guest email). */
export const checkEmail = (email: string): AddToCartFailure | null => {
  if (EMAIL.test(email.trim()) && email.trim().length <= 254) return null
  const message = email.trim() === '' ? 'This field is required.' : 'Enter a valid email address.'
  return { kind: 'invalid', message, fields: { email: message } }
}
