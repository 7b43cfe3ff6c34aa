import { askToTryAgainIfOfUse, type FieldErrors, readRefusal } from '#machines/refusal.ts'

/** Why an email is not sent. */
export type ArtistEmailFailure =
  /** At its fields: what was typed stays. */
  | { kind: 'invalid'; message: string; fields: FieldErrors }
  /** Others would get it by now: the preview is to be read again. */
  | { kind: 'changed'; message: string }
  /** An earlier try was sent, though its answer was lost and something else is typed by now. */
  | { kind: 'sentBefore'; message: string }
  /** Not for this visitor: the same again is refused again. */
  | { kind: 'refused'; message: string }
  /** Nobody knows whether it was; sending it again finds out. */
  | { kind: 'unavailable'; message: string }

export const toFailure = (error: unknown): ArtistEmailFailure => {
  const { code, message, fields } = readRefusal(error)
  if (code === 'BAD_USER_INPUT') return { kind: 'invalid', message, fields }
  if (code === 'CONFLICT') return { kind: 'sentBefore', message: SENT_BEFORE }
  if (code === 'FORBIDDEN') return { kind: 'refused', message }
  return { kind: 'unavailable', message: askToTryAgainIfOfUse({ code, message }) }
}

const SENT_BEFORE =
  'Your first try was sent after all, before your last changes. Sending this too would be a second email.'

export const CHANGED: ArtistEmailFailure = {
  kind: 'changed',
  message: 'The recipients changed since you looked. Nothing was sent. Here’s the current list.',
}

export const isInvalid = (error: unknown): boolean => toFailure(error).kind === 'invalid'
export const isSentBefore = (error: unknown): boolean => toFailure(error).kind === 'sentBefore'
