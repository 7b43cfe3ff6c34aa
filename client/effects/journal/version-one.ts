import { type IDBPTransaction, type StoreNames, unwrap, wrap } from 'idb'
import type { JournalEntry } from '#machines/journal/entry.ts'
import type { JournalSnapshot } from '#machines/journal/kept.ts'
import { toBursts } from './burst.ts'
import type { JournalSchema } from './schema.ts'

type Upgrade = IDBPTransaction<JournalSchema, StoreNames<JournalSchema>[], 'versionchange'>

/**
 * Keeps as parts what a visitor's browser has from version 1 of the database: a record for each entry, and
 * snapshots apart.
 */
export const takeOver = async (tx: Upgrade): Promise<void> => {
  // The browser's own, as today's schema knows nothing of those stores.
  const one = unwrap(tx)
  const entries: JournalEntry[] = await wrap(one.objectStore('entries').getAll())
  const snapshots: JournalSnapshot[] = await wrap(one.objectStore('snapshots').getAll())
  one.db.deleteObjectStore('entries')
  one.db.deleteObjectStore('snapshots')
  const parts = tx.objectStore('parts')
  await Promise.all([...toBursts(entries), ...snapshots].map((part) => parts.put(part)))
}
