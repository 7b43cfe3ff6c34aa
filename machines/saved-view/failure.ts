import { askToTryAgainIfOfUse, type FieldErrors, readRefusal } from '#machines/refusal.ts'

/** Why a view is not saved, changed, deleted or read. */
export type SavedViewFailure =
  /** At the field where there is one: other words may do. */
  | { kind: 'invalid'; message: string; fields: FieldErrors }
  /** Somebody else changed or deleted it meanwhile: the views are to be read again. */
  | { kind: 'overtaken'; message: string }
  /** Whoever is here may not: the same again is refused again. */
  | { kind: 'refused'; message: string }
  /** Nobody knows whether it was done; the same again finds out. */
  | { kind: 'unavailable'; message: string }

export const toFailure = (error: unknown): SavedViewFailure => {
  const { code, message, fields } = readRefusal(error)
  if (code === 'BAD_USER_INPUT') return { kind: 'invalid', message, fields }
  if (code === 'CONFLICT') return { kind: 'overtaken', message: 'Someone else changed this view.' }
  if (code === 'NOT_FOUND') return { kind: 'overtaken', message: 'This view is no longer available.' }
  if (code === 'FORBIDDEN') return { kind: 'refused', message }
  return { kind: 'unavailable', message: askToTryAgainIfOfUse({ code, message }) }
}

export const isOvertaken = (error: unknown): boolean => toFailure(error).kind === 'overtaken'
