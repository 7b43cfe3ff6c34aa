import { askToTryAgainIfOfUse, readRefusal } from '#machines/refusal.ts'

/** Why a file was not recorded to its end. */
export type BankAnswerFailure =
  /** Another file may do. */
  | { kind: 'invalid'; message: string }
  /** The same can be tried again, from where it was. */
  | { kind: 'unavailable'; message: string }
  /** Whoever is here may not. */
  | { kind: 'refused'; message: string }

const INVALID: ReadonlySet<string> = new Set(['BAD_USER_INPUT', 'CONFLICT'])
const PASSING: ReadonlySet<string> = new Set(['UPSTREAM_UNAVAILABLE', 'UNAUTHENTICATED', 'RATE_LIMITED'])

export const toFailure = (error: unknown): BankAnswerFailure => {
  const { code, message, fields } = readRefusal(error)
  if (INVALID.has(code)) return { kind: 'invalid', message: fields.file ?? message }
  if (PASSING.has(code)) return { kind: 'unavailable', message: askToTryAgainIfOfUse({ code, message }) }
  return { kind: 'refused', message }
}
