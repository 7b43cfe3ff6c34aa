import { askToTryAgainIfOfUse, readRefusal } from '#machines/refusal.ts'

/** Why the collection is not deleted. */
export type CollectionRemovalFailure =
  /** Whoever is here may not delete it: the same again is refused again. */
  | { kind: 'refused'; message: string }
  /** Nobody knows whether it is deleted, or the session has run out; deleting it again finds out. */
  | { kind: 'unavailable'; message: string }

export const toFailure = (error: unknown): CollectionRemovalFailure => {
  const { code, message } = readRefusal(error)
  return code === 'FORBIDDEN'
    ? { kind: 'refused', message }
    : { kind: 'unavailable', message: askToTryAgainIfOfUse({ code, message }) }
}
