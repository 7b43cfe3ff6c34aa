import { toSnapshot } from '#machines/journal/replay.ts'
import { type Revived, treeOf } from '#machines/journal/revive.ts'
import type { JournalStore } from './store.ts'
import { ended, type Tree } from './trees.ts'

/** Puts snapshots in the place of all that is kept of an actor; what does not lead to one is set aside. */
export const bound = async (store: JournalStore, tree: Tree): Promise<void> => {
  const { revived, failure, streams } = tree
  if (failure) return store.setAside(streams.map((kept) => ({ kept, failure })))
  // A migration may have left entries out: the snapshot stands for all that are kept.
  const lastOf = (stream: string) => streams.find((kept) => kept.stream === stream)?.entries.at(-1)?.seq ?? -1
  const snapshotOf = (one: Revived) => {
    const snapshot = toSnapshot(one.machine, one.stream, one)
    return { ...snapshot, seq: Math.max(snapshot.seq, lastOf(one.stream)) }
  }
  await store.bound(revived ? treeOf(revived).map(snapshotOf) : [])
  await store.drop(ended(tree))
}
