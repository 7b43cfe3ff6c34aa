import { askToTryAgain, type FieldErrors, readRefusal } from '#machines/refusal.ts'

export type ProfileEditFailure =
  /** Something is wrong with fields. */
  | { kind: 'invalid'; message: string; fields: FieldErrors }
  /** The picture was not taken: another one, or the same once more. */
  | { kind: 'photo'; message: string }
  /** Whoever is signed in is no artist. */
  | { kind: 'none'; message: string }
  /** The session is over: only signing in helps. */
  | { kind: 'session'; message: string }
  /** Nobody knows whether it was done; asking again finds out. */
  | { kind: 'unavailable'; message: string }

export const toFailure = (error: unknown): ProfileEditFailure => {
  const { code, message, fields } = readRefusal(error)
  if (code === 'BAD_USER_INPUT') return { kind: 'invalid', message, fields }
  if (code === 'NOT_FOUND') return { kind: 'none', message: 'This account doesn’t have an artist profile.' }
  if (code === 'UNAUTHENTICATED') return { kind: 'session', message }
  return { kind: 'unavailable', message: askToTryAgain(message) }
}

/** Why a picture was not taken, in one sentence. */
export const toPhotoFailure = (error: unknown): ProfileEditFailure => {
  const failure = toFailure(error)
  return failure.kind === 'session' || failure.kind === 'none'
    ? failure
    : { kind: 'photo', message: failure.message }
}
