import { askToTryAgain, readRefusal } from '#machines/refusal.ts'

/** Why the order is not in the account, or nobody knows whether it is. */
export type ClaimFailure =
  | { kind: 'refused'; message: string }
  /** Asking again finds out. */
  | { kind: 'unavailable'; message: string }

export const toFailure = (error: unknown): ClaimFailure => {
  const { code, message } = readRefusal(error)
  return code === 'UPSTREAM_UNAVAILABLE'
    ? { kind: 'unavailable', message: askToTryAgain(message) }
    : { kind: 'refused', message }
}
