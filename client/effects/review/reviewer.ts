/** Keep the name until the tab closes: the next reviewer here may be somebody else. */
const KEY = 'aquatint.reviewer'

export type Reviewer = ReturnType<typeof createReviewer>

/**
 * The name under which this visitor says what they think of a project; null until they have said something.
 */
export const createReviewer = (storage: Storage) => {
  const listeners = new Set<() => void>()
  let known = storage.getItem(KEY)
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    readName: (): string | null => known,

    /** Null asks for the name again. */
    keepName(name: string | null): void {
      known = name
      if (name === null) storage.removeItem(KEY)
      else storage.setItem(KEY, name)
      tell()
    },

    /** Returns how to stop. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
