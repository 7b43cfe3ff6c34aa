import { askToTryAgain, type FieldErrors, readRefusal } from '#machines/refusal.ts'

/** Why nothing is changed. */
export type MoneyChangeFailure =
  /** At the fields, what was typed stays. */
  | { kind: 'invalid'; message: string; fields: FieldErrors }
  /** It has changed meanwhile, or is gone: the same again is refused again. */
  | { kind: 'refused'; message: string }
  /** Nobody knows whether it is done; asking again finds out. */
  | { kind: 'unavailable'; message: string }

export const toFailure = (error: unknown): MoneyChangeFailure => {
  const { code, message, fields } = readRefusal(error)
  if (code === 'BAD_USER_INPUT') return { kind: 'invalid', message, fields }
  if (code === 'UPSTREAM_UNAVAILABLE') return { kind: 'unavailable', message: askToTryAgain(message) }
  return { kind: 'refused', message }
}
