import { isDeepStrictEqual } from 'node:util'
import { OWN, SHARED } from '#client/app/start/journalled.ts'
import { toKept } from '#client/effects/journal/indexed-store.ts'
import type { Part } from '#client/effects/journal/schema.ts'
import { toTrees } from '#client/effects/journal/trees.ts'
import { allMachines } from '#machines/all.ts'
import { treeOf } from '#machines/journal/revive.ts'
import { toTold } from '#tests/walks/browser/twin.ts'
import type { KeptReport } from './page/explored.ts'

const migrations = { ...OWN.migrations, ...SHARED.migrations }
const machines = Object.fromEntries(allMachines.map((machine) => [machine.id, machine]))

/**
 * Takes this tab's own streams and those that all tabs share, by their plain names. Other tabs' streams begin
 * with another name.
 */
const takeOwn = (parts: readonly Part[], tab: string): Part[] =>
  parts.flatMap((part) => {
    const stream = part.stream.startsWith(`${tab}:`) ? part.stream.slice(tab.length + 1) : part.stream
    return stream.includes(':') ? [] : [{ ...part, stream }]
  })

/** Replays the journal to the state of each actor, by machine, in the form in which a page tells it. */
const replayAll = ({ parts, tab }: KeptReport): Map<string, unknown[]> => {
  const byStream = Map.groupBy(takeOwn(parts as Part[], tab), ({ stream }) => stream)
  const kept = [...byStream].flatMap(([stream, its]) => toKept(stream, its) ?? [])
  const trees = toTrees({ machines, migrations }, kept)
  const failed = trees.find(({ failure }) => failure)
  if (failed) throw new Error(`The journal of ${failed.name} does not replay: ${failed.failure?.message}`)
  const revived = trees.flatMap((tree) => (tree.revived ? treeOf(tree.revived) : []))
  const byMachine = Map.groupBy(revived, ({ machine }) => machine.id)
  return new Map(
    [...byMachine].map(([id, its]) => [
      id,
      its.map(({ snapshot: { value, context, status } }) => toTold({ value, context, status })),
    ]),
  )
}

/** Compares what a page keeps with its live actors, each time it tells; keeps each difference in words. */
export const createJournalCheck = () => {
  const unreplayed: string[] = []
  let replayed = 0
  return {
    unreplayed,
    /** Counts the actors that were compared. */
    replayed: () => replayed,
    take: (report: KeptReport) => {
      try {
        const states = replayAll(report)
        for (const { machine, value, context, status } of report.live) {
          const kept = states.get(machine)
          if (!kept) continue
          replayed += 1
          const live = toTold({ value, context, status })
          if (!kept.some((state) => isDeepStrictEqual(state, live)))
            unreplayed.push(`${machine}: live ${JSON.stringify(live)}, replayed ${JSON.stringify(kept)}`)
        }
      } catch (error) {
        unreplayed.push(error instanceof Error ? error.message : String(error))
      }
    },
  }
}
