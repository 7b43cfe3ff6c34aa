/** Why nothing more is kept. The journal goes on in memory, until the page is left. */
export type StoreFailure =
  /** Another tab has written what was to be written here. */
  | { kind: 'conflict'; message: string }
  /** The browser gives no more room. */
  | { kind: 'full'; message: string }
  /** The browser forbids it, or has closed it. */
  | { kind: 'unavailable'; message: string }

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

/** As IndexedDB names what is there already. */
export const conflict = () => new DOMException('It is there already.', 'ConstraintError')
