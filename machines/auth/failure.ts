import { askToReload, type FieldErrors, readRefusal } from '#machines/refusal.ts'

/** Why signing in, restoring or signing out did not work (spec.md section 8). */
export type AuthFailure =
  | { kind: 'wrongCredentials'; message: string; fields: FieldErrors }
  /** Of the second factor: at the field, and another may be tried. */
  | { kind: 'wrongCode'; message: string; fields: FieldErrors }
  /** The password has to be typed again before any code is of use. */
  | { kind: 'challengeOver'; message: string }
  | { kind: 'throttled'; message: string }
  | { kind: 'noProfile'; message: string }
  | { kind: 'noToken'; message: string }
  | { kind: 'noUser'; message: string }
  | { kind: 'unavailable'; message: string }
  | { kind: 'lapsed'; message: string }
  | { kind: 'notSignedOut'; message: string }

export const toFailure = (error: unknown): AuthFailure => {
  const { code, message, fields } = readRefusal(error)
  switch (code) {
    case 'UNAUTHENTICATED':
    case 'BAD_USER_INPUT':
      return { kind: 'wrongCredentials', message, fields }
    case 'RATE_LIMITED':
      return { kind: 'throttled', message }
    case 'FORBIDDEN':
      return { kind: 'noProfile', message: 'Session profile not available.' }
    case 'NO_TOKEN':
      return { kind: 'noToken', message: 'No token.' }
    case 'NO_USER':
      return { kind: 'noUser', message: 'User not available.' }
    case 'NOT_FOUND':
    case 'CONFLICT':
    case 'UPSTREAM_UNAVAILABLE':
      return { kind: 'unavailable', message }
  }
}

export const toCodeFailure = (error: unknown): AuthFailure => {
  const failure = toFailure(error)
  if (failure.kind !== 'wrongCredentials') return failure
  const { message, fields } = failure
  return 'code' in fields ? { kind: 'wrongCode', message, fields } : { kind: 'challengeOver', message }
}

/** True where the same challenge can be answered again. */
export const keepsChallenge = (error: unknown): boolean =>
  ['wrongCode', 'throttled', 'unavailable'].includes(toCodeFailure(error).kind)

export const toRestoreFailure = (error: unknown): AuthFailure => {
  const failure = toFailure(error)
  return failure.kind === 'wrongCredentials'
    ? { kind: 'lapsed', message: 'Your session expired. Please sign in again.' }
    : failure
}

export const toSignOutFailure = (error: unknown): AuthFailure => ({
  kind: 'notSignedOut',
  message: askToReload(readRefusal(error).message),
})

/** True when the server has said that there is no session, rather than not having been reached. */
export const endsSession = (error: unknown): boolean =>
  ['UNAUTHENTICATED', 'FORBIDDEN', 'NO_TOKEN', 'NO_USER'].includes(readRefusal(error).code)
