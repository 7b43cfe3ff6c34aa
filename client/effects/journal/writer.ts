import type { AnyActorRef } from 'xstate'
import type { JournalEntry } from '#machines/journal/entry.ts'
import { type JournalSnapshot, type KeptStream, MOST_ENTRIES } from '#machines/journal/kept.ts'
import { toLiveSnapshot } from '#machines/journal/live.ts'
import type { Recorder } from '#machines/journal/record.ts'
import { type StoreFailure, toFailure } from '#machines/journal-writer/failure.ts'
import { createMemoryStore } from './memory-store.ts'
import type { JournalStore } from './store.ts'
import { rootOf } from './trees.ts'

/**
 * While much is taken, what comes within so many milliseconds is written together: a transaction costs as
 * much as taking some twenty events.
 */
const GATHER = 10

interface WriterDeps {
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
  /** When that was taken. */
  at: number
  /** Entries since its snapshot. */
  length: number
  machineVersion: string
  /** Null while it has taken nothing on this page. */
  actor: AnyActorRef | null
}

/**
 * Numbers and dates what actors take, and keeps it: what is taken in one go in one transaction, one after the
 * other. What is taken while one is being written, or right after, waits a moment for more.
 */
export const createWriter = ({ store: first, kept: begun, now, onFailure }: WriterDeps) => {
  const streams = new Map(begun.map((kept) => [kept.stream, toStream(kept)]))
  let store = first
  let burst: JournalEntry[] = []
  let written: Promise<void> = Promise.resolve()
  let fallenBack: Promise<void> = Promise.resolve()
  /** Transactions that are not through, and when the last one was. */
  let writing = 0
  let wroteAt = Number.NEGATIVE_INFINITY
  let gathering: ReturnType<typeof setTimeout> | undefined
  /** The page has gone, perhaps to come back. */
  let isAway = false

  const streamOf = (name: string): Stream => {
    const stream = streams.get(name) ?? { seq: -1, at: 0, length: 0, machineVersion: '', actor: null }
    streams.set(name, stream)
    return stream
  }

  const write = async () => {
    if (isAway) return
    const entries = burst
    burst = []
    if (entries.length === 0) return
    writing += 1
    const used = store
    try {
      await used.append(entries)
    } catch (error) {
      await fallBack(used, error, entries)
      await store.append(entries)
    }
    await boundLongest(entries).catch((error) => fallBack(store, error, []))
    writing -= 1
    wroteAt = now()
  }

  const flush = (): Promise<void> => {
    clearTimeout(gathering)
    written = written.then(write)
    return written
  }

  const flushSoon = (at: number) => {
    clearTimeout(gathering)
    if (writing > 0 || at - wroteAt < GATHER) gathering = setTimeout(flush, GATHER)
    else queueMicrotask(flush)
  }

  /** Goes on in memory, with what this page has kept so far; once, also when two transactions have failed. */
  const fallBack = (used: JournalStore, error: unknown, entries: readonly JournalEntry[]) => {
    if (store !== used) return fallenBack
    const memory = createMemoryStore()
    store = memory
    onFailure(toFailure(error))
    fallenBack = fill(memory, used, entries)
    return fallenBack
  }

  const fill = async (memory: JournalStore, used: JournalStore, entries: readonly JournalEntry[]) => {
    // Another tab may have written in the same places.
    const isOurs = (one: JournalEntry | JournalSnapshot) =>
      !entries.some(({ stream, seq }) => stream === one.stream && seq <= one.seq)
    const kept = await used.streams().catch(() => [])
    await memory.bound(kept.flatMap(({ snapshot }) => (snapshot && isOurs(snapshot) ? snapshot : [])))
    await memory.append(kept.flatMap((stream) => stream.entries.filter(isOurs)))
  }

  const boundLongest = async (entries: readonly JournalEntry[]) => {
    const written = new Set(entries.map(({ stream }) => stream))
    const long = [...written].filter((name) => streamOf(name).length >= MOST_ENTRIES)
    for (const root of new Set(long.map(rootOf))) await bound(root)
  }

  /**
   * Puts snapshots in the place of what is kept of an actor and of those within it; what has ended is
   * forgotten.
   */
  const bound = async (root: string) => {
    if (!isRunning(streamOf(root).actor)) return
    const within = [...streams].filter(([name]) => rootOf(name) === root)
    const ended = within
      .filter(([name, { actor }]) => name !== root && !isRunning(actor))
      .map(([name]) => name)
    const snapshots = within.flatMap(([name, { actor, ...stream }]) =>
      actor && !ended.includes(name) ? [toLiveSnapshot(actor, { stream: name, ...stream })] : [],
    )
    for (const { stream } of snapshots) streamOf(stream).length = 0
    for (const name of ended) streams.delete(name)
    // They know of what waits to be written, too.
    const known = new Set([...snapshots.map(({ stream }) => stream), ...ended])
    burst = burst.filter(({ stream }) => !known.has(stream))
    await store.bound(snapshots)
    if (ended.length > 0) await store.drop(ended)
  }

  /** Lets go of an actor that has ended. */
  const forget = async (root: string) => {
    const names = [...streams.keys()].filter((name) => rootOf(name) === root)
    for (const name of names) streams.delete(name)
    burst = burst.filter(({ stream }) => !names.includes(stream))
    await store.drop(names)
  }

  const recorder: Recorder = {
    append(name, machineVersion, event, actor) {
      const stream = streamOf(name)
      stream.seq += 1
      stream.at = now()
      stream.length += 1
      stream.machineVersion = machineVersion
      stream.actor = actor
      if (burst.length === 0) flushSoon(stream.at)
      burst.push({ stream: name, seq: stream.seq, at: stream.at, machineVersion, event })
    },
  }

  return {
    recorder,
    flush,
    /**
     * Begins to write what waits without waiting for what is being written: the page may be gone before. What
     * it hears from now on, as that its requests were given up, is kept only when it comes back: the next
     * page asks again.
     */
    leave(): void {
      const writing = write()
      isAway = true
      written = written.then(() => writing)
    },
    comeBack(): void {
      isAway = false
      void flush()
    },
    /**
     * Lets go of all that led to where the actors are now; of what no actor has taken up only with `hasLeft`.
     */
    cut(hasLeft: boolean): Promise<void> {
      const cutOne = async (root: string) => {
        const { actor } = streamOf(root)
        if (isRunning(actor)) await bound(root)
        else if (actor || hasLeft) await forget(root)
      }
      const cutAll = async () => {
        for (const root of new Set([...streams.keys()].map(rootOf))) await cutOne(root)
      }
      written = written
        .then(write)
        .then(cutAll)
        .catch((error) => fallBack(store, error, []))
      return written
    },
    /** What is kept, with all that was taken so far. */
    async keptNow() {
      await flush()
      return { streams: await store.streams(), asides: await store.asides() }
    },
  }
}

const isRunning = (actor: AnyActorRef | null): boolean => actor?.getSnapshot().status === 'active'

const toStream = ({ snapshot, entries }: KeptStream): Stream => {
  const { seq, at, machineVersion } = entries.at(-1) ?? snapshot ?? { seq: -1, at: 0, machineVersion: '' }
  return { seq, at, machineVersion, length: entries.length, actor: null }
}
