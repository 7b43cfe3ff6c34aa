import { askToTryAgainIfOfUse, readRefusal } from '#machines/refusal.ts'

export type WithdrawalFailure =
  /** It is no longer theirs, or stands otherwise by now: the same again is refused again. */
  | { kind: 'refused'; message: string }
  /** Nobody knows whether it was done; asking again finds out. */
  | { kind: 'unavailable'; message: string }

export const toFailure = (error: unknown): WithdrawalFailure => {
  const { code, message } = readRefusal(error)
  return code === 'CONFLICT' || code === 'NOT_FOUND'
    ? { kind: 'refused', message }
    : { kind: 'unavailable', message: askToTryAgainIfOfUse({ code, message }) }
}
