import { askToTryAgain, type FieldErrors, readRefusal } from '#machines/refusal.ts'

export type ReviewFailure =
  /** At the name, or of what was said; both stay. */
  | { kind: 'invalid'; message: string; fields: FieldErrors }
  | { kind: 'throttled'; message: string }
  /** The link opens nothing any more, or the project takes nothing more: the page is to be read again. */
  | { kind: 'ended'; message: string }
  | { kind: 'unavailable'; message: string }

export const toFailure = (error: unknown): ReviewFailure => {
  const { code, message, fields } = readRefusal(error)
  if (code === 'BAD_USER_INPUT') return { kind: 'invalid', message, fields }
  if (code === 'RATE_LIMITED') return { kind: 'throttled', message }
  if (code === 'NOT_FOUND') return { kind: 'ended', message: 'This is no longer part of the project.' }
  if (code === 'CONFLICT') return { kind: 'ended', message }
  return { kind: 'unavailable', message: askToTryAgain(message) }
}
