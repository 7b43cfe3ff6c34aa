import type { KeptStream } from '#machines/journal/kept.ts'
import { versionOf } from '#machines/journal/record.ts'
import { treeOf } from '#machines/journal/revive.ts'
import { type StoreFailure, toFailure } from '#machines/journal-writer/failure.ts'
import { boundTree } from './bound.ts'
import { createMemoryStore } from './memory-store.ts'
import type { JournalStore, SetAside } from './store.ts'
import { isForLater, type Journalled, type Tree, toTrees } from './trees.ts'

export interface OpenDeps extends Journalled {
  open: () => Promise<JournalStore>
  /** Nothing more is kept beyond this page; it goes on in memory. */
  onFailure: (failure: StoreFailure) => void
}

/** What earlier pages have kept, put in order. */
export interface Opened {
  store: JournalStore
  trees: readonly Tree[]
  /** Streams that were set aside just now. */
  asides: readonly SetAside[]
  /** Streams that are kept from here on. */
  kept: readonly KeptStream[]
}

/**
 * Never rejects. Sets aside what it cannot read, bounds what it migrates, and drops what no machine knows.
 */
export const openKept = async (deps: OpenDeps): Promise<Opened> => {
  try {
    const store = await deps.open()
    return await putInOrder(deps, store)
  } catch (error) {
    deps.onFailure(toFailure(error))
    return { store: createMemoryStore(), trees: [], asides: [], kept: [] }
  }
}

const putInOrder = async (journalled: Journalled, store: JournalStore): Promise<Opened> => {
  const kept = await store.listStreams()
  const trees = toTrees(journalled, kept)
  const unreadable = trees.filter(({ failure }) => failure)
  const unknown = kept.filter(
    (stream) => !isForLater(journalled, stream) && !trees.some(({ streams }) => streams.includes(stream)),
  )
  const changed = [...unreadable, ...trees.filter((tree) => !tree.failure && isMigrated(tree))]
  for (const tree of changed) await boundTree(store, tree)
  if (unknown.length > 0) await store.drop(unknown.map(({ stream }) => stream))
  const asides = unreadable.flatMap(({ streams, failure }) =>
    failure ? streams.map((one) => ({ kept: one, failure })) : [],
  )
  return { store, trees, asides, kept: changed.length > 0 ? await store.listStreams() : kept }
}

const isMigrated = ({ streams, revived }: Tree): boolean =>
  (revived ? treeOf(revived) : []).some(({ stream, machine }) =>
    streams
      .filter((kept) => kept.stream === stream)
      .flatMap(({ snapshot, entries }) => [...(snapshot ? [snapshot] : []), ...entries])
      .some(({ machineVersion }) => machineVersion !== versionOf(machine)),
  )
