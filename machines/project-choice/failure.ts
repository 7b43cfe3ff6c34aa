import { askToTryAgain, readRefusal } from '#machines/refusal.ts'

/** Why another project has not become the current one; shown as an alert. */
export type ProjectChoiceFailure =
  /** It cannot be, and why: it has been ordered, or is gone. */
  | { kind: 'refused'; message: string }
  | { kind: 'expired'; message: string }
  | { kind: 'unavailable'; message: string }

export const toFailure = (error: unknown): ProjectChoiceFailure => {
  const { code, message } = readRefusal(error)
  if (code === 'UNAUTHENTICATED') return { kind: 'expired', message }
  if (code === 'UPSTREAM_UNAVAILABLE') return { kind: 'unavailable', message: askToTryAgain(message) }
  return { kind: 'refused', message }
}
