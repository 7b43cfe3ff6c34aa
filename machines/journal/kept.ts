import type { AnyEventObject, Snapshot } from 'xstate'
import type { JournalEntry } from './entry.ts'

/** A delayed event that an actor still waits for. */
export interface Timer {
  /** What it is cancelled by. */
  id: string
  event: AnyEventObject
  /** Milliseconds since 1970. */
  dueAt: number
}

/** All that the entries of a stream come to, up to and with `seq`; they can be let go of then. */
export interface JournalSnapshot {
  stream: string
  seq: number
  /** When the last of them was taken, in milliseconds since 1970. */
  at: number
  machineVersion: string
  /** As XState persists it. */
  state: Snapshot<unknown>
  timers: readonly Timer[]
}

/** What is kept of one stream: the snapshot that bounds it, if one has been taken, and what came after. */
export interface KeptStream {
  stream: string
  snapshot: JournalSnapshot | null
  entries: readonly JournalEntry[]
}

/** A snapshot takes the place of a stream's entries at the latest when there are so many. */
export const MOST_ENTRIES = 500
