import { askToTryAgain, type FieldErrors, readRefusal } from '#machines/refusal.ts'
import { FIELDS, type Field } from './details.ts'

export type ArtistApplyFailure =
  /** Something is wrong with fields, or with the pictures (`sample`). */
  | { kind: 'invalid'; message: string; fields: FieldErrors }
  /** Another page has changed what was about to be submitted: it has to be looked at. */
  | { kind: 'changed'; message: string }
  /** Its first try was submitted after all. */
  | { kind: 'outdated'; message: string }
  /** The session is over: only signing in helps. */
  | { kind: 'session'; message: string }
  /** Nobody knows whether it was done; asking again finds out. */
  | { kind: 'unavailable'; message: string }

export const toFailure = (error: unknown): ArtistApplyFailure => {
  const refusal = readRefusal(error)
  if (refusal.code === 'BAD_USER_INPUT')
    return { kind: 'invalid', message: refusal.message, fields: refusal.fields }
  if (refusal.code === 'CONFLICT') return { kind: 'outdated', message: refusal.message }
  if (refusal.code === 'UNAUTHENTICATED') return { kind: 'session', message: refusal.message }
  return { kind: 'unavailable', message: askToTryAgain(refusal.message) }
}

export const CHANGED: ArtistApplyFailure = {
  kind: 'changed',
  message: 'You changed your details on another page. Review them, then continue.',
}

/** Whether it is the details that have to be put right. */
export const isAboutDetails = (failure: ArtistApplyFailure): boolean =>
  failure.kind === 'invalid' && FIELDS.some((field) => field in failure.fields)

/** What is wrong with a field is past as another text is typed into it. */
export const forgetField = (failure: ArtistApplyFailure | null, field: Field): ArtistApplyFailure | null => {
  if (failure?.kind !== 'invalid') return failure
  const { [field]: _, ...fields } = failure.fields
  return Object.keys(fields).length === 0 ? null : { ...failure, fields }
}
