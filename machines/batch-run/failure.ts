import { askToTryAgainIfOfUse, readRefusal } from '#machines/refusal.ts'

/** Why a batch does not do what was asked. */
export type BatchRunFailure =
  | { kind: 'refused'; message: string }
  /** Nobody knows whether it did; asking again finds out. */
  | { kind: 'unavailable'; message: string }

export const toFailure = (error: unknown): BatchRunFailure => {
  const { code, message } = readRefusal(error)
  return code === 'UPSTREAM_UNAVAILABLE' || code === 'UNAUTHENTICATED' || code === 'RATE_LIMITED'
    ? { kind: 'unavailable', message: askToTryAgainIfOfUse({ code, message }) }
    : { kind: 'refused', message }
}
