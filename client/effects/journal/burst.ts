import type { AnyEventObject } from 'xstate'
import type { JournalEntry } from '#machines/journal/entry.ts'

/** Entries of one stream that follow each other, as one record: one request each would cost too much. */
export interface Burst {
  stream: string
  /** Number of the last entry. */
  seq: number
  machineVersion: string
  /** When each event was taken, in milliseconds since 1970, and the events themselves. */
  at: number[]
  events: AnyEventObject[]
}

/** Bounds a record: cutting one reads all of it. */
const MOST_EVENTS = 500

/** Groups entries by stream, each stream's in their order. */
export const toBursts = (entries: readonly JournalEntry[]): Burst[] => {
  const bursts: Burst[] = []
  const open = new Map<string, Burst>()
  for (const { stream, seq, at, machineVersion, event } of entries) {
    const burst = open.get(stream)
    if (burst && seq === burst.seq + 1 && fits(burst, machineVersion)) {
      burst.seq = seq
      burst.at.push(at)
      burst.events.push(event)
    } else {
      const begun = { stream, seq, machineVersion, at: [at], events: [event] }
      open.set(stream, begun)
      bursts.push(begun)
    }
  }
  return bursts
}

const fits = ({ machineVersion, events }: Burst, version: string) =>
  machineVersion === version && events.length < MOST_EVENTS

/** The number of a burst's first entry. */
export const firstOf = ({ seq, events }: Burst): number => seq - events.length + 1

export const toEntries = (burst: Burst): JournalEntry[] => {
  const { stream, machineVersion, at, events } = burst
  const first = firstOf(burst)
  return events.map((event, index) => ({
    stream,
    seq: first + index,
    at: at[index] ?? 0,
    machineVersion,
    event,
  }))
}

/** Leaves out the entries up to this number. */
export const cutUpTo = (burst: Burst, seq: number): Burst => {
  const gone = Math.max(0, seq - firstOf(burst) + 1)
  return { ...burst, at: burst.at.slice(gone), events: burst.events.slice(gone) }
}
