import { askToTryAgainIfOfUse, readRefusal } from '#machines/refusal.ts'

/** Why nothing is taken back. */
export type RevertingFailure =
  /** It can never be: the record is gone, or whoever is here may not. */
  | { kind: 'refused'; message: string }
  /** Nobody knows whether it was; asking again finds out. */
  | { kind: 'unavailable'; message: string }

export const toFailure = (error: unknown): RevertingFailure => {
  const { code, message } = readRefusal(error)
  return code === 'UPSTREAM_UNAVAILABLE' || code === 'UNAUTHENTICATED' || code === 'RATE_LIMITED'
    ? { kind: 'unavailable', message: askToTryAgainIfOfUse({ code, message }) }
    : { kind: 'refused', message }
}
