import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { createModel, type Step } from './model.ts'
import { overhear } from './overheard.ts'
import { type Exploration, explore, type Path } from './tour.ts'
import type { Walk } from './walk.ts'

const changedBy = ({ snapshot: { context } }: Step, before: AnyMachineSnapshot | undefined): string[] =>
  Object.keys(context).filter((key) => JSON.stringify(context[key]) !== JSON.stringify(before?.context[key]))

/**
 * Names what an example of an event comes to: all transitions that it takes, where it ends and which data it
 * changes; and, for data that its guards have read, which transitions wrote them last.
 */
const createOutcomeSights = (takeRead: () => string[]): Pick<Exploration, 'sights' | 'recall'> => {
  const writers = new WeakMap<AnyMachineSnapshot, Readonly<Record<string, string>>>()
  const seen = new WeakMap<Step, string[]>()
  const look = (step: Step, before: AnyMachineSnapshot | undefined): string[] => {
    const { event, taken, snapshot } = step
    const read = takeRead()
    const changed = changedBy(step, before)
    const writer = (before && writers.get(before)) ?? {}
    const written = Object.fromEntries(changed.map((key) => [key, taken.join(' ')]))
    writers.set(snapshot, { ...writer, ...written })
    if (taken.length === 0) return []
    return [
      JSON.stringify([before?.value, event, taken, snapshot.value, changed]),
      ...read.map((key) => JSON.stringify([event, taken, key, writer[key]])),
    ]
  }
  return {
    sights: (step, before) => {
      const sights = seen.get(step) ?? look(step, before)
      seen.set(step, sights)
      return sights
    },
    recall: (before) => JSON.stringify(writers.get(before)),
  }
}

const sightsOf = (
  machine: AnyStateMachine,
  { input, steps }: Path,
  sights: Exploration['sights'],
): string[] => {
  const model = createModel(machine)
  let at: Step | undefined
  return steps.flatMap(({ event }) => {
    const before = at?.snapshot
    at = before ? model.step(before, event) : model.start(input)
    return sights(at, before)
  })
}

/**
 * Plans further paths, past every outcome that the tour has not shown. A transition that was only taken where
 * it made no difference, or a guard that was only asked about initial data, has not been tried. Mutants that
 * survive the tour die on these (tests/mutation).
 */
export const planDetours = (walk: Walk, paths: readonly Path[]): Path[] => {
  const { machine, takeRead } = overhear(walk.machine)
  const outcomes = createOutcomeSights(takeRead)
  const seen = new Set(paths.flatMap((path) => sightsOf(machine, path, outcomes.sights)))
  return explore({ ...walk, machine }, { ...outcomes, seen, isOver: () => false, widest: walk.widest })
}
