import { type IDBPTransaction, type StoreNames, unwrap, wrap } from 'idb'
import type { JournalEntry } from '#machines/journal/entry.ts'
import type { JournalSnapshot } from '#machines/journal/kept.ts'
import { toBursts } from './burst.ts'
import type { JournalSchema } from './schema.ts'

type Upgrade = IDBPTransaction<JournalSchema, StoreNames<JournalSchema>[], 'versionchange'>

/**
 * Makes parts of what version 1 of the database has kept: a record for each entry, and snapshots in a store
 * of their own.
 */
export const upgradeFromVersionOne = async (tx: Upgrade): Promise<void> => {
  // Take the browser's own transaction: today's schema does not know those stores.
  const one = unwrap(tx)
  const entries: JournalEntry[] = await wrap(one.objectStore('entries').getAll())
  const snapshots: JournalSnapshot[] = await wrap(one.objectStore('snapshots').getAll())
  one.db.deleteObjectStore('entries')
  one.db.deleteObjectStore('snapshots')
  const parts = tx.objectStore('parts')
  await Promise.all([...toBursts(entries), ...snapshots].map((part) => parts.put(part)))
}
