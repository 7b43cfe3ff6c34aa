import { readRefusal } from '#machines/refusal.ts'

/** Why a request that was answered 401 cannot be tried again. */
export type TokenRefreshFailure =
  | { kind: 'expired'; message: string }
  | { kind: 'signedOut'; message: string }
  /** The newest token was refused as well; another refresh would not help. */
  | { kind: 'rejected'; message: string }
  | { kind: 'unavailable'; message: string }

/** spec.md section 8 */
export const EXPIRED: TokenRefreshFailure = {
  kind: 'expired',
  message: 'Your session expired. Please sign in again.',
}

export const SIGNED_OUT: TokenRefreshFailure = { kind: 'signedOut', message: 'No token.' }

export const REJECTED: TokenRefreshFailure = { kind: 'rejected', message: 'User not available.' }

export const toFailure = (error: unknown): TokenRefreshFailure => {
  const { code, message } = readRefusal(error)
  return ['UNAUTHENTICATED', 'FORBIDDEN', 'NO_TOKEN', 'NO_USER'].includes(code)
    ? EXPIRED
    : { kind: 'unavailable', message }
}
