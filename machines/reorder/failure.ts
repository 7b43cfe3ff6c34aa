import { askToTryAgain, readRefusal } from '#machines/refusal.ts'

/** Why there is no new project, or nobody knows whether there is. */
export type ReorderFailure =
  | { kind: 'refused'; message: string }
  /** Asking again finds out. */
  | { kind: 'unavailable'; message: string }

export const toFailure = (error: unknown): ReorderFailure => {
  const { code, message } = readRefusal(error)
  return code === 'UPSTREAM_UNAVAILABLE'
    ? { kind: 'unavailable', message: askToTryAgain(message) }
    : { kind: 'refused', message }
}
