/** Why the browser keeps no more of the journal. */
export type StoreFailure =
  /** Another tab has written in the same place. */
  | { kind: 'conflict'; message: string }
  /** The browser gives no more room. */
  | { kind: 'full'; message: string }
  /** The browser forbids it, or has closed the database. */
  | { kind: 'unavailable'; message: string }

/** Reads what a store rejects with, by the names that IndexedDB uses. */
export const toFailure = (error: unknown): StoreFailure => {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  switch (name) {
    case 'ConstraintError':
      return { kind: 'conflict', message }
    case 'QuotaExceededError':
      return { kind: 'full', message }
    default:
      return { kind: 'unavailable', message }
  }
}
