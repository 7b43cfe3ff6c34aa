import { type ExportedStream, toExported } from '#machines/journal/export.ts'
import type { KeptStream } from '#machines/journal/kept.ts'
import { toTail } from '#machines/journal/replay.ts'
import { treeOf } from '#machines/journal/revive.ts'
import type { SetAside } from './store.ts'
import { type Journalled, type Tree, toTrees } from './trees.ts'

/** All that a store keeps of some actors. */
export interface Kept {
  streams: readonly KeptStream[]
  asides: readonly SetAside[]
}

/** Gathers the last entries of each actor, so many, and what was set aside, for a report. Redacts nothing. */
export const gather = (journalled: Journalled, { streams, asides }: Kept, last: number): ExportedStream[] => {
  const setAside = asides.flatMap(({ kept, failure }) =>
    toTrees(journalled, [kept]).map((tree) => ({ ...tree, revived: null, failure })),
  )
  return [...toTrees(journalled, streams), ...setAside].flatMap((tree) => toStreams(tree, last))
}

const toStreams = ({ name, machine, streams, revived, failure }: Tree, last: number): ExportedStream[] => {
  const streamsOf = (stream: string) => streams.filter((kept) => kept.stream === stream)
  return revived
    ? treeOf(revived).flatMap((one) =>
        streamsOf(one.stream).map((kept) => toExported(one.machine, toTail(one.machine, kept, last))),
      )
    : streamsOf(name).map((kept) => toExported(machine, kept, failure))
}
