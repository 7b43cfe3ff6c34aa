import type { DBSchema, IDBPTransaction, StoreNames } from 'idb'
import type { JournalEntry } from '#machines/journal/entry.ts'
import type { JournalSnapshot } from '#machines/journal/kept.ts'
import { toBursts } from './burst.ts'
import type { JournalSchema } from './schema.ts'

/** A record for each entry, and the snapshots apart. */
interface VersionOne extends DBSchema {
  entries: { key: [stream: string, seq: number]; value: JournalEntry }
  snapshots: { key: string; value: JournalSnapshot }
}

type Upgrade<Schema extends DBSchema> = IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>

/** Keeps as parts what a visitor's browser has from version 1 of the database. */
export const takeOver = async (tx: Upgrade<JournalSchema>): Promise<void> => {
  const one = tx as unknown as Upgrade<VersionOne>
  const entries = await one.objectStore('entries').getAll()
  const snapshots = await one.objectStore('snapshots').getAll()
  one.db.deleteObjectStore('entries')
  one.db.deleteObjectStore('snapshots')
  const parts = tx.objectStore('parts')
  await Promise.all([...toBursts(entries), ...snapshots].map((part) => parts.put(part)))
}
