import { askToTryAgain, type FieldErrors, readRefusal } from '#machines/refusal.ts'

/** Why a number is not shown. */
export type NumberRevealFailure =
  /** At the fields `reason` and `password`, what was typed stays. */
  | { kind: 'invalid'; message: string; fields: FieldErrors }
  /** It was shown too often, or there is none any more: the same again is refused again. */
  | { kind: 'refused'; message: string }
  /** Whether it was shown is kept by the server alone; asking again shows it, and is told of too. */
  | { kind: 'unavailable'; message: string }

export const toFailure = (error: unknown): NumberRevealFailure => {
  const { code, message, fields } = readRefusal(error)
  if (code === 'BAD_USER_INPUT') return { kind: 'invalid', message, fields }
  if (code === 'UPSTREAM_UNAVAILABLE') return { kind: 'unavailable', message: askToTryAgain(message) }
  return { kind: 'refused', message }
}
