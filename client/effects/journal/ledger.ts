import type { AnyActorRef } from 'xstate'
import type { JournalEntry } from '#machines/journal/entry.ts'
import { type JournalSnapshot, type KeptStream, MOST_ENTRIES } from '#machines/journal/kept.ts'
import { toLiveSnapshot } from '#machines/journal/live.ts'
import { rootOf } from './trees.ts'

interface Stream {
  /** Number of its last entry. */
  seq: number
  /** When that was taken, in milliseconds since 1970. */
  at: number
  /** How many entries no snapshot has taken the place of. */
  length: number
  machineVersion: string
  /** Null while it has taken nothing on this page. */
  actor: AnyActorRef | null
}

/** What stands for the streams of one actor from now on. */
interface Bounds {
  snapshots: readonly JournalSnapshot[]
  /** Streams of machines that no longer run within it. */
  ended: readonly string[]
}

/** Counts the streams of this page, and holds the entries that wait to be written. */
export const createLedger = (kept: readonly KeptStream[]) => {
  const streams = new Map(kept.map((one) => [one.stream, toStream(one)]))
  let waiting: JournalEntry[] = []
  /** Actors that were let go of before they took anything here: what they take has no beginning by itself. */
  const unbegun = new Set<string>()

  const streamOf = (name: string): Stream => {
    const stream = streams.get(name) ?? { seq: -1, at: 0, length: 0, machineVersion: '', actor: null }
    streams.set(name, stream)
    return stream
  }
  const streamsOf = (root: string) => [...streams].filter(([name]) => rootOf(name) === root)
  const dropWaiting = (names: ReadonlySet<string>) => {
    waiting = waiting.filter(({ stream }) => !names.has(stream))
  }

  return {
    /** Numbers and dates what an actor takes. Answers whether nothing else waits. */
    enter(entry: Omit<JournalEntry, 'seq'>, actor: AnyActorRef): boolean {
      const { at, machineVersion, event } = entry
      const stream = streamOf(entry.stream)
      if (stream.seq === -1 && event.type !== 'xstate.init') unbegun.add(rootOf(entry.stream))
      stream.seq += 1
      stream.at = at
      stream.length += 1
      stream.machineVersion = machineVersion
      stream.actor = actor
      return waiting.push({ ...entry, seq: stream.seq }) === 1
    },
    listWaiting: (): readonly JournalEntry[] => waiting,
    takeWaiting(): JournalEntry[] {
      const taken = waiting
      waiting = []
      return taken
    },
    /** These wait again, before all that has been taken since. */
    putBack(entries: readonly JournalEntry[]): void {
      waiting = [...entries, ...waiting].sort((one, other) => one.seq - other.seq)
    },

    listRoots: (): string[] => [...new Set([...streams.keys()].map(rootOf))],
    /** Actors with a stream among these that has grown too long, or has no beginning. */
    findLong(entries: readonly JournalEntry[]): string[] {
      const names = [...new Set(entries.map(({ stream }) => stream))]
      const isDue = (name: string) => streamOf(name).length >= MOST_ENTRIES || unbegun.has(rootOf(name))
      return [...new Set(names.filter(isDue).map(rootOf))]
    },
    /** Whether an actor runs; null when it has taken nothing on this page. */
    isRunning: (root: string): boolean | null => {
      const { actor } = streamOf(root)
      return actor && isRunning(actor)
    },

    /** Snapshots of an actor and those within it, which know of what waits to be written, too. */
    takeSnapshots(root: string): Bounds {
      const within = streamsOf(root)
      const ended = within
        .filter(([name, { actor }]) => name !== root && !isRunning(actor))
        .map(([name]) => name)
      const snapshots = within.flatMap(([name, { actor, ...stream }]) =>
        actor && !ended.includes(name) ? [toLiveSnapshot(actor, { stream: name, ...stream })] : [],
      )
      for (const { stream } of snapshots) streamOf(stream).length = 0
      for (const name of ended) streams.delete(name)
      dropWaiting(new Set([...snapshots.map(({ stream }) => stream), ...ended]))
      unbegun.delete(root)
      return { snapshots, ended }
    },
    /** Lets go of an actor. Answers the names of its streams. */
    forget(root: string): string[] {
      const names = streamsOf(root).map(([name]) => name)
      for (const name of names) streams.delete(name)
      dropWaiting(new Set(names))
      return names
    },
  }
}

const isRunning = (actor: AnyActorRef | null): boolean => actor?.getSnapshot().status === 'active'

const toStream = ({ snapshot, entries }: KeptStream): Stream => {
  const { seq, at, machineVersion } = entries.at(-1) ?? snapshot ?? { seq: -1, at: 0, machineVersion: '' }
  return { seq, at, machineVersion, length: entries.length, actor: null }
}
