import { askToTryAgain, type FieldErrors, readRefusal } from '#machines/refusal.ts'

/** Why an order is not changed. */
export type OrderChangeFailure =
  /** At the fields, what was typed stays. */
  | { kind: 'invalid'; message: string; fields: FieldErrors }
  /** It has gone on meanwhile, or is not this visitor's to change: the same again is refused again. */
  | { kind: 'refused'; message: string }
  /** Nobody knows whether it is; asking again finds out. */
  | { kind: 'unavailable'; message: string }

export const toFailure = (error: unknown): OrderChangeFailure => {
  const { code, message, fields } = readRefusal(error)
  if (code === 'BAD_USER_INPUT') return { kind: 'invalid', message, fields }
  if (code === 'UPSTREAM_UNAVAILABLE') return { kind: 'unavailable', message: askToTryAgain(message) }
  return { kind: 'refused', message }
}
