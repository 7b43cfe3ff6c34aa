import { askToTryAgainIfOfUse, type FieldErrors, readRefusal } from '#machines/refusal.ts'

export type LeaveMessageFailure =
  /** At the fields, what was typed stays. */
  | { kind: 'invalid'; message: string; fields: FieldErrors }
  | { kind: 'throttled'; message: string }
  /** Nobody knows whether it was left; sending it again finds out. */
  | { kind: 'unavailable'; message: string }

export const toFailure = (error: unknown): LeaveMessageFailure => {
  const { code, message, fields } = readRefusal(error)
  if (code === 'BAD_USER_INPUT') return { kind: 'invalid', message, fields }
  if (code === 'RATE_LIMITED') return { kind: 'throttled', message }
  return { kind: 'unavailable', message: askToTryAgainIfOfUse({ code, message }) }
}
