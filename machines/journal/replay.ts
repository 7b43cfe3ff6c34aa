import type { AnyStateMachine, SnapshotFrom } from 'xstate'
import type { JournalEntry } from './entry.ts'
import { createFold, type Replayed } from './fold.ts'
import type { JournalSnapshot, KeptStream } from './kept.ts'
import { versionOf } from './record.ts'

/**
 * The state that the entries of one stream lead to, from its beginning or from a snapshot that bounds it:
 * equal to that of the actor that took them, at every prefix (design.md section 3, Journal). A pure fold:
 * nothing is executed or started.
 */
export const replay = <Machine extends AnyStateMachine>(
  machine: Machine,
  entries: readonly JournalEntry[],
  from: JournalSnapshot | null = null,
): Replayed<SnapshotFrom<Machine>> => {
  const fold = createFold(machine, from)
  for (const entry of entries) fold.take(entry)
  return fold.replayed() as Replayed<SnapshotFrom<Machine>>
}

/** What the replayed stream can be bounded with. */
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

/** The last entries of a stream, with a snapshot in the place of what came before. */
export const toTail = (machine: AnyStateMachine, kept: KeptStream, most: number): KeptStream => {
  const before = kept.entries.slice(0, Math.max(0, kept.entries.length - most))
  if (before.length === 0) return kept
  const snapshot = toSnapshot(machine, kept.stream, replay(machine, before, kept.snapshot))
  return { ...kept, snapshot, entries: kept.entries.slice(before.length) }
}
