import type { AnyMachineSnapshot } from 'xstate'
import type { Step } from './model.ts'
import { explore, type Path } from './tour.ts'
import type { Walk } from './walk.ts'

/** What an example of an event comes to: which transitions it takes in all, where it ends, and which data it changes. */
const outcome = ({ event, taken, snapshot }: Step, before: AnyMachineSnapshot | undefined): string[] => {
  if (taken.length === 0) return []
  const changed = Object.entries(snapshot.context)
    .filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(before?.context[key]))
    .map(([key]) => key)
  return [JSON.stringify([event, taken, snapshot.value, changed])]
}

/**
 * Further paths, past every outcome that those of the tour have not shown: a transition that was only taken where it made no
 * difference has not been tried. What mutants survive the tour die on these (tests/mutation).
 */
export const detours = (walk: Walk, paths: readonly Path[]): Path[] => {
  const seen = new Set(
    paths.flatMap(({ steps }) => steps.flatMap((step, index) => outcome(step, steps[index - 1]?.snapshot))),
  )
  return explore(walk, { sights: outcome, seen, isOver: () => false, widest: 130 })
}
