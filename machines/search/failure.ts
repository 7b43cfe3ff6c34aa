import { askToTryAgainIfOfUse, readRefusal } from '#machines/refusal.ts'

/**
 * Why there are no results to show. `message` is what the alert says, which stays (spec.md section 8, Search
 * failure).
 */
export type SearchFailure =
  | { kind: 'invalid'; message: string }
  | { kind: 'expired'; message: string }
  | { kind: 'unavailable'; message: string }

export const toFailure = (error: unknown): SearchFailure => {
  const refusal = readRefusal(error)
  const { code } = refusal
  const message = askToTryAgainIfOfUse(refusal)
  if (code === 'BAD_USER_INPUT') return { kind: 'invalid', message }
  if (code === 'UNAUTHENTICATED') return { kind: 'expired', message }
  return { kind: 'unavailable', message }
}
