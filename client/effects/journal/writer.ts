import type { JournalEntry } from '#machines/journal/entry.ts'
import type { KeptStream } from '#machines/journal/kept.ts'
import type { Recorder } from '#machines/journal/record.ts'
import { bound, copy } from './bound.ts'
import { type StoreFailure, toFailure } from './failure.ts'
import { createMemoryStore } from './memory-store.ts'
import type { JournalStore } from './store.ts'
import { type Journalled, rootOf, toTrees } from './trees.ts'

/** As many entries does a stream have at most before a snapshot takes their place. */
export const MOST_ENTRIES = 500

interface WriterDeps {
  journalled: Journalled
  store: JournalStore
  /** What is there already. */
  kept: readonly KeptStream[]
  /** Milliseconds since 1970. */
  now: () => number
  /** Nothing more is kept beyond this page. */
  onFailure: (failure: StoreFailure) => void
}

interface Stream {
  /** Of its last entry. */
  seq: number
  /** Entries since its snapshot. */
  length: number
}

/** Numbers and dates what actors take, and keeps it: what is taken in one go in one transaction, and one after the other. */
export const createWriter = ({ journalled, store: first, kept: begun, now, onFailure }: WriterDeps) => {
  const streams = new Map(begun.map((kept) => [kept.stream, toStream(kept)]))
  let store = first
  let burst: JournalEntry[] = []
  let written: Promise<void> = Promise.resolve()

  const streamOf = (name: string): Stream => {
    const stream = streams.get(name) ?? { seq: -1, length: 0 }
    streams.set(name, stream)
    return stream
  }

  const write = async () => {
    const entries = burst
    burst = []
    if (entries.length === 0) return
    const used = store
    try {
      await used.append(entries)
    } catch (error) {
      await fallBack(used, error, entries)
      await store.append(entries)
    }
    await boundLongest(entries).catch((error) => fallBack(store, error, []))
  }

  const flush = (): Promise<void> => {
    written = written.then(write)
    return written
  }

  /** Goes on in memory, with what this page has kept so far. */
  const fallBack = async (used: JournalStore, error: unknown, entries: readonly JournalEntry[]) => {
    if (store !== used) return
    const memory = createMemoryStore()
    store = memory
    onFailure(toFailure(error))
    // Another tab may have written in the same places.
    const ours = (entry: JournalEntry) =>
      !entries.some(({ stream, seq }) => stream === entry.stream && seq <= entry.seq)
    const kept = await used.streams().catch(() => [])
    await memory.bound(kept.flatMap(({ snapshot }) => snapshot ?? []))
    await memory.append(kept.flatMap((stream) => stream.entries.filter(ours)))
  }

  const boundLongest = async (entries: readonly JournalEntry[]) => {
    for (const { stream } of entries) streamOf(stream).length += 1
    const long = new Set(
      entries
        .filter(({ stream }) => streamOf(stream).length >= MOST_ENTRIES)
        .map(({ stream }) => rootOf(stream)),
    )
    if (long.size === 0) return
    const kept = (await store.streams()).filter(({ stream }) => long.has(rootOf(stream)))
    for (const { stream } of kept) streamOf(stream).length = 0
    for (const tree of toTrees(journalled, kept)) await bound(store, tree)
  }

  const recorder: Recorder = {
    append(name, machineVersion, event) {
      const stream = streamOf(name)
      stream.seq += 1
      if (burst.length === 0) queueMicrotask(flush)
      burst.push({ stream: name, seq: stream.seq, at: now(), machineVersion, event })
    },
  }

  return {
    recorder,
    flush,
    /** Begins to write what waits without waiting for what is being written: the page may be gone before. */
    hurry(): void {
      const writing = write()
      written = written.then(() => writing)
    },
    /** What is kept, with all that was taken so far. */
    async keptNow() {
      await flush()
      return { streams: await store.streams(), asides: await store.asides() }
    },
    /** Keeps everything there from now on, in the place of what is there: this tab is the one that does now. */
    moveTo(next: JournalStore): Promise<void> {
      const move = async () => {
        await copy(store, next)
        store = next
      }
      written = written
        .then(write)
        .then(move)
        .catch((error) => onFailure(toFailure(error)))
      return written
    },
  }
}

const toStream = ({ snapshot, entries }: KeptStream): Stream => ({
  seq: entries.at(-1)?.seq ?? snapshot?.seq ?? -1,
  length: entries.length,
})
