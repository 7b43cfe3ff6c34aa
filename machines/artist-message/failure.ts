import { askToTryAgainIfOfUse, type FieldErrors, readRefusal } from '#machines/refusal.ts'

/** Why a message is not sent. What was typed stays. */
export type ArtistMessageFailure =
  | { kind: 'invalid'; message: string; fields: FieldErrors }
  /** The same again is refused again. */
  | { kind: 'refused'; message: string }
  | { kind: 'throttled'; message: string }
  /** Nobody knows whether it was sent; sending it again finds out. */
  | { kind: 'unavailable'; message: string }

export const toFailure = (error: unknown): ArtistMessageFailure => {
  const { code, message, fields } = readRefusal(error)
  if (code === 'BAD_USER_INPUT') return { kind: 'invalid', message, fields }
  if (code === 'NOT_FOUND') return { kind: 'refused', message: 'This conversation is no longer here.' }
  if (code === 'FORBIDDEN' || code === 'CONFLICT') return { kind: 'refused', message }
  if (code === 'RATE_LIMITED') return { kind: 'throttled', message }
  return { kind: 'unavailable', message: askToTryAgainIfOfUse({ code, message }) }
}

/** Nothing is typed. */
export const BLANK: ArtistMessageFailure = {
  kind: 'invalid',
  message: 'Write a message.',
  fields: { text: 'Write a message.' },
}
