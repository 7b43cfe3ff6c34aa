import type { AnyEventObject, Snapshot } from 'xstate'
import type { JournalEntry } from './entry.ts'

/** A delayed event that an actor still waits for. */
export interface Timer {
  /** Cancels it. */
  id: string
  event: AnyEventObject
  /** Milliseconds since 1970. */
  dueAt: number
}

/** The state that the entries of a stream lead to, up to and with `seq`: it can stand in their place. */
export interface JournalSnapshot {
  stream: string
  seq: number
  /** When the last of them was taken, in milliseconds since 1970. */
  at: number
  machineVersion: string
  /** The state as XState persists it. */
  state: Snapshot<unknown>
  timers: readonly Timer[]
}

/** All that is kept of one stream: its snapshot, if there is one, and the entries after it. */
export interface KeptStream {
  stream: string
  snapshot: JournalSnapshot | null
  entries: readonly JournalEntry[]
}

/** A snapshot takes the place of a stream's entries at the latest when there are so many. */
export const MOST_ENTRIES = 500
