/** A thing kept in this browser between visits. */
export interface Kept<Value> {
  /** What was kept, or null when there is none, or none that can be trusted. */
  read(): Value | null
  keep(value: Value): void
  forget(): void
}

/** Raised whenever the shape of anything kept changes: what an older program kept is then not read. */
const VERSION = 1

/**
 * Keeps a value under a name. What is read has been out of our hands, so it is checked; a browser that keeps nothing
 * (private windows, full disks) only costs the visitor the memory.
 */
export const createKept = <Value>(
  storage: Storage,
  name: string,
  isValue: (value: unknown) => value is Value,
): Kept<Value> => {
  const key = `aquatint.${name}`
  return {
    read() {
      try {
        const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null')
        if (!isRecord(kept) || kept.version !== VERSION || !isValue(kept.value)) return null
        return kept.value
      } catch {
        return null
      }
    },
    keep(value) {
      try {
        storage.setItem(key, JSON.stringify({ version: VERSION, value }))
      } catch {
        storage.removeItem(key)
      }
    },
    forget() {
      storage.removeItem(key)
    },
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
