import { type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import type { JournalSnapshot, KeptStream } from '#machines/journal/kept.ts'
import { type Burst, cutUpTo, firstOf, toBursts, toEntries } from './burst.ts'
import { conflict } from './conflict.ts'
import { isBurst, type JournalSchema, type Part } from './schema.ts'
import type { JournalStore } from './store.ts'
import { upgradeFromVersionOne } from './version-one.ts'

const STORES = ['parts', 'asides'] as const

type Transaction = IDBPTransaction<JournalSchema, typeof STORES, 'readwrite'>
type Work = (tx: Transaction) => Iterable<Promise<unknown>>

/** Opens the browser's own store of the journal. Rejects where the browser forbids it. */
export const openIndexedStore = async (name = 'aquatint'): Promise<JournalStore> => {
  const database = await openDB<JournalSchema>(name, 2, {
    async upgrade(db, version, _, tx) {
      db.createObjectStore('parts', { keyPath: ['stream', 'seq'] })
      if (version === 0) db.createObjectStore('asides', { keyPath: 'kept.stream' })
      else await upgradeFromVersionOne(tx)
    },
    // Let go at once: a tab with a later version of the shop waits for it.
    blocking: () => database.close(),
  })
  return createIndexedStore(database)
}

/** Finds the parts of a stream that reach this entry or a later one. */
const makeRangeFrom = (stream: string, seq: number) =>
  IDBKeyRange.bound([stream, seq], [stream, Number.MAX_SAFE_INTEGER])
const makeRangeUpTo = (stream: string, seq: number) => IDBKeyRange.bound([stream, 0], [stream, seq])

const createIndexedStore = (database: IDBPDatabase<JournalSchema>): JournalStore => {
  // Do not wait for the disk: only a power cut loses what the system has, and no crash of the page.
  const beginTransaction = () => database.transaction(STORES, 'readwrite', { durability: 'relaxed' })

  /** Does all that `work` asks for, or nothing of it. */
  const runTransaction = async (work: Work): Promise<void> => {
    const tx = beginTransaction()
    await Promise.all([...askForAll(tx, work), tx.done])
  }

  /** Does the same, answers what was answered, and can ask for nothing more then. */
  const runAndCommit = async (work: Work): Promise<unknown[]> => {
    const tx = beginTransaction()
    const requests = askForAll(tx, work)
    // Commit before the answers: the browser takes all of it back if the page is gone before it hears them.
    tx.commit()
    return Promise.all([...requests, tx.done])
  }

  return {
    async append(entries) {
      const bursts = toBursts(entries)
      const answers = await runAndCommit((tx) => addBursts(tx, bursts))
      if (!answers.includes(true)) return
      await runTransaction((tx) => bursts.map((burst) => takeBackBurst(tx, burst)))
      throw conflict()
    },
    read: async (stream) => toKept(stream, await database.getAll('parts', makeRangeFrom(stream, 0))),
    async listStreams() {
      const parts = Map.groupBy(await database.getAll('parts'), ({ stream }) => stream)
      return [...parts].flatMap(([stream, its]) => toKept(stream, its) ?? [])
    },
    boundStreams: (snapshots) => runTransaction((tx) => boundParts(tx, snapshots)),
    async drop(streams) {
      await runAndCommit((tx) => streams.map((stream) => forgetStream(tx, stream)))
    },
    setAside: (asides) =>
      runTransaction((tx) =>
        asides.flatMap((aside) => [tx.objectStore('asides').put(aside), forgetStream(tx, aside.kept.stream)]),
      ),
    listAsides: () => database.getAll('asides'),
    forgetAsides: () => runTransaction((tx) => [tx.objectStore('asides').clear()]),
  }
}

/** Asks for all that `work` asks for. Takes all of it back where one request is refused as it is made. */
const askForAll = (tx: Transaction, work: Work): Promise<unknown>[] => {
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

/** Adds bursts. One of the answers is true when another tab has written in the same place. */
function* addBursts(tx: Transaction, bursts: readonly Burst[]) {
  const parts = tx.objectStore('parts')
  for (const burst of bursts) {
    yield parts.getKey(makeRangeFrom(burst.stream, firstOf(burst))).then((there) => there !== undefined)
    yield parts.add(burst)
  }
}

/** Deletes a burst, unless a snapshot has taken its place meanwhile. */
const takeBackBurst = async (tx: Transaction, { stream, seq }: Burst): Promise<void> => {
  const parts = tx.objectStore('parts')
  const there = await parts.get([stream, seq])
  if (there && isBurst(there)) await parts.delete([stream, seq])
}

function* boundParts(tx: Transaction, snapshots: readonly JournalSnapshot[]) {
  const parts = tx.objectStore('parts')
  for (const snapshot of snapshots) {
    const { stream, seq } = snapshot
    yield parts.delete(makeRangeUpTo(stream, seq))
    yield parts.put(snapshot)
    yield parts.get(makeRangeFrom(stream, seq + 1)).then((next) => next && cutPart(tx, next, seq))
  }
}

/** Cuts a burst of which a snapshot stands for the first entries only. */
const cutPart = async (tx: Transaction, part: Part, seq: number): Promise<void> => {
  if (isBurst(part) && firstOf(part) <= seq) await tx.objectStore('parts').put(cutUpTo(part, seq))
}

const forgetStream = (tx: Transaction, stream: string) =>
  tx.objectStore('parts').delete(makeRangeFrom(stream, 0))

/** Makes one stream of its records, which are in their order. */
export const toKept = (stream: string, parts: readonly Part[]): KeptStream | null => {
  if (parts.length === 0) return null
  const begun = parts.findLastIndex((part) => !isBurst(part))
  const [first] = parts.slice(Math.max(0, begun))
  const snapshot = first && !isBurst(first) ? first : null
  return {
    stream,
    snapshot,
    entries: parts
      .slice(begun + 1)
      .filter(isBurst)
      .flatMap(toEntries),
  }
}
