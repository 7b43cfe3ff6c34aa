import { openIndexedStore } from './indexed-store.ts'
import { createMemoryStore } from './memory-store.ts'
import type { JournalStore } from './store.ts'

/**
 * Not in spec.md: a database that has not opened by then is done without; another tab may be in its way. A busy machine takes more than a
 * second, and a page without it forgets who was here and what they saw.
 */
const PATIENCE = 5_000

/** Where this browser keeps the journal; only in memory where it forbids or does not answer. */
export const openStore = async (): Promise<JournalStore> => {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(late.reject, PATIENCE)
  try {
    return await Promise.race([openIndexedStore(), late.promise])
  } catch {
    return createMemoryStore()
  } finally {
    clearTimeout(timer)
  }
}
