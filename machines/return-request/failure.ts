import { askToTryAgainIfOfUse, type FieldErrors, readRefusal } from '#machines/refusal.ts'

/** Why a return is not asked for. What was filled in stays. */
export type ReturnRequestFailure =
  | { kind: 'invalid'; message: string; fields: FieldErrors }
  /** The same again is refused again. */
  | { kind: 'refused'; message: string }
  | { kind: 'throttled'; message: string }
  /** Nobody knows whether it was asked for; asking again finds out. */
  | { kind: 'unavailable'; message: string }

export const toFailure = (error: unknown): ReturnRequestFailure => {
  const { code, message, fields } = readRefusal(error)
  if (code === 'BAD_USER_INPUT') return { kind: 'invalid', message, fields }
  if (code === 'NOT_FOUND') return { kind: 'refused', message: 'This order can no longer be opened here.' }
  if (code === 'CONFLICT') return { kind: 'refused', message }
  if (code === 'RATE_LIMITED') return { kind: 'throttled', message }
  return { kind: 'unavailable', message: askToTryAgainIfOfUse({ code, message }) }
}

/** Something is missing, as machines/lifecycles/return-request.ts found. */
export const toFaults = (fields: FieldErrors): ReturnRequestFailure => ({
  kind: 'invalid',
  message: 'Please check the marked fields.',
  fields,
})
