import { askToTryAgainIfOfUse, type FieldErrors, readRefusal } from '#machines/refusal.ts'

/** Why a note is not written, or not deleted. */
export type RecordNotesFailure =
  /** At the field, what was typed stays. */
  | { kind: 'invalid'; message: string; fields: FieldErrors }
  /** The record is gone, or whoever is here may not: the same again is refused again. */
  | { kind: 'refused'; message: string }
  /** Nobody knows whether it was done; the same again finds out. */
  | { kind: 'unavailable'; message: string }

export const toFailure = (error: unknown): RecordNotesFailure => {
  const { code, message, fields } = readRefusal(error)
  if (code === 'BAD_USER_INPUT') return { kind: 'invalid', message, fields }
  if (code === 'NOT_FOUND') return { kind: 'refused', message: 'This record is no longer here.' }
  if (code === 'FORBIDDEN' || code === 'CONFLICT') return { kind: 'refused', message }
  return { kind: 'unavailable', message: askToTryAgainIfOfUse({ code, message }) }
}
