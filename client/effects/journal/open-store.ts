import { openIndexedStore } from './indexed-store.ts'
import { createMemoryStore } from './memory-store.ts'
import type { JournalStore } from './store.ts'

/**
 * Not in spec.md: stop waiting for the database then, as another tab may be in its way. A busy computer takes
 * more than a second, and until it is open a page knows neither who was here nor what they saw.
 */
const PATIENCE = 5_000

interface OpenedStore {
  /** In memory where the browser forbids more or does not answer. */
  store: JournalStore
  /** The browser's own, where it may still open; null where it is open, or forbidden. */
  late: Promise<JournalStore> | null
}

/** Opens the store of the journal in this browser. */
export const openStore = async (open = openIndexedStore): Promise<OpenedStore> => {
  const opening = open()
  const patience = Promise.withResolvers<null>()
  const timer = setTimeout(() => patience.resolve(null), PATIENCE)
  try {
    const store = await Promise.race([opening, patience.promise])
    return store ? { store, late: null } : { store: createMemoryStore(), late: opening }
  } catch {
    return { store: createMemoryStore(), late: null }
  } finally {
    clearTimeout(timer)
  }
}
