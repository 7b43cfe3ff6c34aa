import { openIndexedStore } from './indexed-store.ts'
import { createMemoryStore } from './memory-store.ts'
import type { JournalStore } from './store.ts'

/**
 * Not in spec.md: a database that has not opened by then is not waited for; another tab may be in its way. A
 * busy machine takes more than a second, and until it is open a page knows neither who was here nor what they
 * saw.
 */
const PATIENCE = 5_000

interface OpenedStore {
  /** Only in memory where the browser forbids more or does not answer. */
  store: JournalStore
  /** The browser's own, where it may yet open. */
  late: Promise<JournalStore> | null
}

/** Where this browser keeps the journal. */
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
