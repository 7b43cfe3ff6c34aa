import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import type { JournalEntry } from '#machines/journal/entry.ts'
import type { JournalSnapshot } from '#machines/journal/kept.ts'
import type { JournalStore, SetAside } from './store.ts'

interface JournalSchema extends DBSchema {
  /** Keyed so that what a second tab writes in the same place is refused. */
  entries: { key: [stream: string, seq: number]; value: JournalEntry }
  snapshots: { key: string; value: JournalSnapshot }
  asides: { key: string; value: SetAside }
}

const STORES = ['entries', 'snapshots', 'asides'] as const

type Transaction = IDBPTransaction<JournalSchema, typeof STORES, 'readwrite'>
type Work = (tx: Transaction) => Iterable<Promise<unknown>>

/** Keeps the journal in the browser. Rejects where the browser forbids it. */
export const openIndexedStore = async (name = 'aquatint'): Promise<JournalStore> => {
  const database = await openDB<JournalSchema>(name, 1, {
    upgrade(db) {
      db.createObjectStore('entries', { keyPath: ['stream', 'seq'] })
      db.createObjectStore('snapshots', { keyPath: 'stream' })
      db.createObjectStore('asides', { keyPath: 'kept.stream' })
    },
    // A tab with a later version of the shop waits for this one to let go.
    blocking: () => database.close(),
  })
  return createIndexedStore(database)
}

/** The entries of a stream up to this one. */
const upTo = (stream: string, seq: number) => IDBKeyRange.bound([stream, 0], [stream, seq])
const allOf = (stream: string) => upTo(stream, Number.MAX_SAFE_INTEGER)

const createIndexedStore = (database: IDBPDatabase<JournalSchema>): JournalStore => {
  /** All that `work` asks for, or nothing of it. */
  const change = async (work: Work): Promise<void> => {
    // Durable when the system has it: a page may crash, and only a power cut loses the last moment.
    const tx = database.transaction(STORES, 'readwrite', { durability: 'relaxed' })
    await Promise.all([...attempt(tx, work), tx.done])
  }

  return {
    append: (entries) => change((tx) => add(tx, entries)),

    async read(stream) {
      const tx = database.transaction(STORES)
      const [snapshot, entries] = await Promise.all([
        tx.objectStore('snapshots').get(stream),
        tx.objectStore('entries').getAll(allOf(stream)),
      ])
      return snapshot || entries.length > 0 ? { stream, snapshot: snapshot ?? null, entries } : null
    },

    async streams() {
      const tx = database.transaction(STORES)
      const [snapshots, entries] = await Promise.all([
        tx.objectStore('snapshots').getAll(),
        tx.objectStore('entries').getAll(),
      ])
      const bounded = new Map(snapshots.map((snapshot) => [snapshot.stream, snapshot]))
      const taken = Map.groupBy(entries, ({ stream }) => stream)
      return [...new Set([...bounded.keys(), ...taken.keys()])].sort().map((stream) => ({
        stream,
        snapshot: bounded.get(stream) ?? null,
        entries: taken.get(stream) ?? [],
      }))
    },

    bound: (snapshots) =>
      change((tx) =>
        snapshots.flatMap((snapshot) => [
          tx.objectStore('snapshots').put(snapshot),
          tx.objectStore('entries').delete(upTo(snapshot.stream, snapshot.seq)),
        ]),
      ),

    drop: (streams) => change((tx) => streams.flatMap((stream) => forget(tx, stream))),

    setAside: (asides) =>
      change((tx) =>
        asides.flatMap((aside) => [tx.objectStore('asides').put(aside), ...forget(tx, aside.kept.stream)]),
      ),

    asides: () => database.getAll('asides'),

    clear: () => change((tx) => STORES.map((store) => tx.objectStore(store).clear())),
  }
}

/** What cannot be kept is refused as it is asked for, when others have been asked for already. */
const attempt = (tx: Transaction, work: Work): Promise<unknown>[] => {
  const requests: Promise<unknown>[] = []
  try {
    for (const request of work(tx)) requests.push(request)
    return requests
  } catch (error) {
    for (const given of [...requests, tx.done]) given.catch(() => {})
    tx.abort()
    throw error
  }
}

function* add(tx: Transaction, entries: readonly JournalEntry[]) {
  for (const entry of entries) yield tx.objectStore('entries').add(entry)
}

const forget = (tx: Transaction, stream: string): Promise<unknown>[] => [
  tx.objectStore('snapshots').delete(stream),
  tx.objectStore('entries').delete(allOf(stream)),
]
