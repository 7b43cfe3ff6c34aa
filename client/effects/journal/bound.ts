import { toSnapshot } from '#machines/journal/replay.ts'
import { type Revived, treeOf } from '#machines/journal/revive.ts'
import type { JournalStore } from './store.ts'
import { findEnded, type Tree } from './trees.ts'

/** Puts snapshots in the place of all that is kept of an actor, or sets it aside where it cannot be read. */
export const boundTree = async (store: JournalStore, tree: Tree): Promise<void> => {
  const { revived, failure, streams } = tree
  if (failure) return store.setAside(streams.map((kept) => ({ kept, failure })))
  // Count all entries that are kept: the snapshot stands for those that a migration has left out, too.
  const lastSeqOf = (stream: string) =>
    streams.find((kept) => kept.stream === stream)?.entries.at(-1)?.seq ?? -1
  const snapshotOf = (one: Revived) => {
    const snapshot = toSnapshot(one.machine, one.stream, one)
    return { ...snapshot, seq: Math.max(snapshot.seq, lastSeqOf(one.stream)) }
  }
  await store.boundStreams(revived ? treeOf(revived).map(snapshotOf) : [])
  await store.drop(findEnded(tree))
}
