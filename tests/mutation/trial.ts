import type { AnyEventObject, AnyStateMachine } from 'xstate'
import type { Eyes } from '#tests/walks/walker/eyes.ts'
import { createModel, type Step } from '#tests/walks/walker/model.ts'
import { findRefusing } from '#tests/walks/walker/refused.ts'
import type { Path } from '#tests/walks/walker/tour.ts'
import type { Walk } from '#tests/walks/walker/walk.ts'

/** What is to be seen after an event. */
interface Seen {
  event: AnyEventObject
  seen: string
  /** The events that the state refuses, with what is seen after each: nothing may change. */
  refused: readonly Omit<Seen, 'refused'>[]
}

interface Trail {
  input: unknown
  steps: readonly Seen[]
}

/** Shows what else of a state to compare, besides the state itself. */
type Show = Eyes['show']
const nothing: Show = () => ({})

const look = ({ snapshot, emitted, sent, started, waits }: Step, show: Show): string =>
  JSON.stringify([
    show(snapshot),
    snapshot.value,
    snapshot.context,
    snapshot.status,
    [...snapshot.tags].sort(),
    Object.keys(snapshot.children).sort(),
    emitted,
    sent,
    started,
    waits,
  ])

/** Takes the paths of a walk on its own machine, to compare mutants with. */
export const trailsOf = (walk: Walk, paths: readonly Path[], show = nothing): Trail[] => {
  const refusals = new Map(findRefusing(walk, paths).map(({ path, refused }) => [path.steps.at(-1), refused]))
  return paths.map(({ input, steps }) => {
    const model = createModel(walk.machine)
    const seen = steps.map(
      (step): Seen => ({
        event: step.event,
        seen: look(step, show),
        refused: (refusals.get(step) ?? []).map((event) => ({
          event,
          seen: look(model.step(step.snapshot, event), show),
        })),
      }),
    )
    return { input, steps: seen }
  })
}

/**
 * Tells whether some path goes differently on this machine, or breaks off. Moves that path to the front, as
 * it often tells the next mutant too.
 */
export const isKilled = (machine: AnyStateMachine, trails: Trail[], show = nothing): boolean => {
  const telling = trails.findIndex((trail) => isTold(machine, trail, show))
  if (telling > 0) trails.unshift(...trails.splice(telling, 1))
  return telling !== -1
}

const isTold = (machine: AnyStateMachine, trail: Trail, show: Show): boolean => {
  try {
    return differs(machine, trail, show)
  } catch {
    return true
  }
}

const differs = (machine: AnyStateMachine, { input, steps }: Trail, show: Show): boolean => {
  const model = createModel(machine)
  let at: Step | null = null
  for (const { event, seen, refused } of steps) {
    at = at === null ? model.start(input) : model.step(at.snapshot, event)
    const { snapshot } = at
    if (look(at, show) !== seen) return true
    if (
      refused.some(
        (one) => snapshot.can(one.event) || look(model.step(snapshot, one.event), show) !== one.seen,
      )
    )
      return true
  }
  return false
}
