import { askToTryAgain, type RefusalCode, readRefusal } from '#machines/refusal.ts'

/**
 * Why a toggle is not as it was wished. `message` is what the alert says (spec.md section 8, Toggle
 * failures).
 */
export type ToggleFailure =
  /** What was to be toggled is no longer there. */
  | { kind: 'gone'; message: string }
  | { kind: 'expired'; message: string }
  | { kind: 'refused'; message: string }
  /** Unknown whether the server did it. */
  | { kind: 'unavailable'; message: string }

const kindOf = (code: RefusalCode): ToggleFailure['kind'] => {
  if (code === 'NOT_FOUND') return 'gone'
  if (code === 'UNAUTHENTICATED') return 'expired'
  return code === 'UPSTREAM_UNAVAILABLE' ? 'unavailable' : 'refused'
}

export const toFailure = (error: unknown): ToggleFailure => {
  const { code, message } = readRefusal(error)
  const kind = kindOf(code)
  // Only signing in helps, which the message says.
  return { kind, message: kind === 'expired' ? message : askToTryAgain(message) }
}

export const isGone = (error: unknown): boolean => toFailure(error).kind === 'gone'
