import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { isFromOutside } from '#machines/chart/event-types.ts'
import { declaredTransitions } from '#machines/chart/transitions.ts'
import { candidates } from '../walker/candidates.ts'
import { createModel, type Model, type Step } from '../walker/model.ts'
import type { BrowserWalk, Opening } from './browser-walk.ts'

/** A path that can be walked on a screen; its first `begun` steps are what has happened when the page is open. */
export interface BrowserPath {
  opening: Opening
  begun: number
  steps: readonly BrowserStep[]
}

export interface BrowserStep extends Step {
  /** It comes of the step before, by itself. */
  follows?: true
}

const LONGEST = 25
const WIDEST = 4_000

const identity = ({ value, context, children }: AnyMachineSnapshot): string =>
  JSON.stringify([value, context, Object.keys(children)])

const byItself = (step: Step): BrowserStep => ({ ...step, follows: true })

/** The tour of one machine: to the nearest transition not yet taken, by what can be made to happen on its screen. */
export const browserTour = ({ walk, openings, performs, ports, may, consequences }: BrowserWalk) => {
  const covered = new Set<string>()
  const declared = declaredTransitions(walk.machine).length

  const canHappen = (opening: Opening, event: AnyEventObject, { snapshot }: Step): boolean => {
    const { type, actorId } = event
    const isKnown = isFromOutside(type) ? performs[type] : actorId === undefined || ports[actorId]
    return Boolean(isKnown) && may(event, snapshot) && (opening.may?.(event, snapshot) ?? true)
  }

  /** Takes the events one after another, with what follows on each. */
  const take = (model: Model, from: Step, events: readonly AnyEventObject[]): Step[] => {
    const steps = [from]
    const waiting = [...events]
    for (let event = waiting.shift(); event; event = waiting.shift()) {
      const { snapshot } = steps.at(-1) ?? from
      if (snapshot.status !== 'active') break
      const step = model.step(snapshot, event)
      steps.push(step)
      waiting.push(...consequences(step))
    }
    return steps.slice(1)
  }

  /** The shortest way from here to a transition that has not been taken; null when none is near. */
  const nearest = (opening: Opening, model: Model, from: Step): BrowserStep[] | null => {
    const seen = new Set([identity(from.snapshot)])
    let front: BrowserStep[][] = [[from]]
    while (front.length > 0 && seen.size < WIDEST) {
      const further: typeof front = []
      for (const way of front) {
        const last = way.at(-1) ?? from
        for (const event of candidates(walk, last.snapshot)) {
          if (!canHappen(opening, event, last)) continue
          const [step = last, ...following] = take(model, last, [event])
          const longer = [...way, step, ...following.map(byItself)]
          if (longer.some(({ taken }) => taken.some((key) => !covered.has(key)))) return longer.slice(1)
          const reached = (longer.at(-1) ?? last).snapshot
          if (seen.has(identity(reached)) || reached.status !== 'active') continue
          seen.add(identity(reached))
          further.push(longer)
        }
      }
      front = further
    }
    return null
  }

  const walkFrom = (opening: Opening): BrowserPath | null => {
    const model = createModel(walk.machine, opening.input)
    const start = model.start(opening.input)
    const steps: BrowserStep[] = [start, ...take(model, start, opening.taken).map(byItself)]
    const before = covered.size
    for (const key of steps.flatMap(({ taken }) => taken)) covered.add(key)
    const begun = steps.length
    while (covered.size < declared) {
      const last = steps.at(-1)
      const next = last?.snapshot.status === 'active' ? nearest(opening, model, last) : null
      if (next === null || (steps.length > begun && steps.length + next.length > LONGEST + 1)) break
      steps.push(...next)
      for (const key of next.flatMap(({ taken }) => taken)) covered.add(key)
    }
    return covered.size > before ? { opening, begun, steps } : null
  }

  const paths: BrowserPath[] = []
  for (const opening of openings)
    for (let path = walkFrom(opening); path; path = walkFrom(opening)) paths.push(path)
  return paths
}
