import { askToTryAgainIfOfUse, type FieldErrors, readRefusal } from '#machines/refusal.ts'

/** Why a message is not sent. What was typed stays. */
export type ArtistMessageFailure =
  | { kind: 'invalid'; message: string; fields: FieldErrors }
  /** The thread has gone on since this page read it: look, and send again. */
  | { kind: 'moved'; message: string }
  /** The same again is refused again. */
  | { kind: 'refused'; message: string }
  | { kind: 'throttled'; message: string }
  /** Nobody knows whether it was sent; sending it again finds out. */
  | { kind: 'unavailable'; message: string }

const MOVED =
  'Another message was sent from a second tab. Look above, then send this one if it is still needed.'

export const toFailure = (error: unknown): ArtistMessageFailure => {
  const { code, message, fields } = readRefusal(error)
  if (code === 'BAD_USER_INPUT') return { kind: 'invalid', message, fields }
  if (code === 'CONFLICT') return { kind: 'moved', message: MOVED }
  if (code === 'NOT_FOUND') return { kind: 'refused', message: 'This conversation is not there.' }
  if (code === 'FORBIDDEN') return { kind: 'refused', message }
  if (code === 'RATE_LIMITED') return { kind: 'throttled', message }
  return { kind: 'unavailable', message: askToTryAgainIfOfUse({ code, message }) }
}

export const isMoved = (error: unknown): boolean => toFailure(error).kind === 'moved'
