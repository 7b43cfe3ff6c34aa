import { askToTryAgain, readRefusal } from '#machines/refusal.ts'

export type QuantityFailure =
  /** Shown at the field; what was typed stays. */
  | { kind: 'invalid'; message: string }
  | { kind: 'gone'; message: string }
  /** The project has been ordered: none of its lines can be changed any more. */
  | { kind: 'ordered'; message: string }
  | { kind: 'expired'; message: string }
  | { kind: 'unavailable'; message: string }

export const toFailure = (error: unknown): QuantityFailure => {
  const { code, message, fields } = readRefusal(error)
  if (fields.quantity) return { kind: 'invalid', message: fields.quantity }
  if (code === 'NOT_FOUND') return { kind: 'gone', message }
  if (code === 'CONFLICT') return { kind: 'ordered', message }
  if (code === 'UNAUTHENTICATED') return { kind: 'expired', message }
  return { kind: 'unavailable', message: askToTryAgain(message) }
}

const MAX = 999

/** The whole number from 1 to 999 that was typed; null when it is none. */
export const toQuantity = (text: string): number | null => {
  const typed = text.trim()
  return /^\d{1,6}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= MAX ? Number(typed) : null
}

export const INVALID: QuantityFailure = {
  kind: 'invalid',
  message: `Enter a whole number from 1 to ${MAX}.`,
}
