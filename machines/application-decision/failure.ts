import { askToTryAgainIfOfUse, type FieldErrors, readRefusal } from '#machines/refusal.ts'
import type { Meanwhile } from './ports.ts'

/** Why an application is not decided. */
export type ApplicationDecisionFailure =
  /** At the field, what was typed stays; or of the profile, which has to be edited first. */
  | { kind: 'invalid'; message: string; fields: FieldErrors }
  /** Somebody else was faster: theirs counts. */
  | ({ kind: 'decidedMeanwhile' } & Meanwhile)
  /** It is not what was read: it is to be read again before it is decided. */
  | { kind: 'changedMeanwhile' }
  /** It is gone, or not for this visitor: the same again is refused again. */
  | { kind: 'refused'; message: string }
  /** Nobody knows whether it was; deciding again finds out. */
  | { kind: 'unavailable'; message: string }

export const toFailure = (error: unknown): ApplicationDecisionFailure => {
  const { code, message, fields } = readRefusal(error)
  if (code === 'BAD_USER_INPUT') return { kind: 'invalid', message, fields }
  if (code === 'CONFLICT') return { kind: 'changedMeanwhile' }
  if (code === 'NOT_FOUND') return { kind: 'refused', message: 'This artist profile is no longer here.' }
  if (code === 'FORBIDDEN') return { kind: 'refused', message }
  return { kind: 'unavailable', message: askToTryAgainIfOfUse({ code, message }) }
}

export const isChanged = (error: unknown): boolean => toFailure(error).kind === 'changedMeanwhile'
