import type { AnyStateMachine, SnapshotFrom } from 'xstate'
import type { JournalEntry } from './entry.ts'
import { createFold, type Replayed } from './fold.ts'
import type { JournalSnapshot, KeptStream } from './kept.ts'
import { versionOf } from './record.ts'

/**
 * Folds the entries of one stream to a state, from its beginning or from a snapshot, and executes nothing. At
 * every prefix it equals the state of the actor that took them (design.md section 3, Journal).
 */
export const replay = <Machine extends AnyStateMachine>(
  machine: Machine,
  entries: readonly JournalEntry[],
  from: JournalSnapshot | null = null,
): Replayed<SnapshotFrom<Machine>> => {
  const fold = createFold(machine, from)
  for (const entry of entries) fold.take(entry)
  return fold.readReplayed() as Replayed<SnapshotFrom<Machine>>
}

/** Makes a snapshot that can stand in the place of the replayed entries. */
export const toSnapshot = (
  machine: AnyStateMachine,
  stream: string,
  replayed: Replayed,
): JournalSnapshot => ({
  stream,
  seq: replayed.seq,
  at: replayed.at,
  machineVersion: versionOf(machine),
  state: machine.getPersistedSnapshot(replayed.snapshot),
  timers: replayed.timers,
})

/** Keeps so many entries of a stream, the last, with a snapshot in the place of those before. */
export const toTail = (machine: AnyStateMachine, kept: KeptStream, most: number): KeptStream => {
  const before = kept.entries.slice(0, Math.max(0, kept.entries.length - most))
  if (before.length === 0) return kept
  const snapshot = toSnapshot(machine, kept.stream, replay(machine, before, kept.snapshot))
  return { ...kept, snapshot, entries: kept.entries.slice(before.length) }
}
