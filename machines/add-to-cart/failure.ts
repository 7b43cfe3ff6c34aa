import { type FieldErrors, readRefusal, tryAgain } from '#machines/refusal.ts'

/** Why the item is not in the cart yet. `message` is what the alert says (spec.md section 8, Cart add failure). */
export type AddToCartFailure =
  | { kind: 'invalid'; message: string; fields: FieldErrors }
  | { kind: 'cartGone'; message: string }
  | { kind: 'expired'; message: string }
  | { kind: 'unavailable'; message: string }

export const toFailure = (error: unknown): AddToCartFailure => {
  const { code, message, fields } = readRefusal(error)
  if (fields.cartToken) return { kind: 'cartGone', message: tryAgain(message) }
  if (code === 'UNAUTHENTICATED') return { kind: 'expired', message: tryAgain(message) }
  if (code === 'UPSTREAM_UNAVAILABLE') return { kind: 'unavailable', message: tryAgain(message) }
  return { kind: 'invalid', message: tryAgain(message), fields }
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Null when the text is a valid email (spec.md section 5, Guest email). */
export const emailFailure = (email: string): AddToCartFailure | null => {
  if (EMAIL.test(email.trim()) && email.trim().length <= 254) return null
  const message = email.trim() === '' ? 'This field is required.' : 'Enter a valid email address.'
  return { kind: 'invalid', message, fields: { email: message } }
}
