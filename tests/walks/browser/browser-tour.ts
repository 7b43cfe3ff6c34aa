import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { isFromOutside } from '#machines/chart/event-types.ts'
import { candidates } from '../walker/candidates.ts'
import { createModel, type Step } from '../walker/model.ts'
import { createTransitionExploration, type Exploration, type Ground, walkAbout } from '../walker/tour.ts'
import type { Walk } from '../walker/walk.ts'
import type { BrowserWalk, Opening } from './browser-walk.ts'

/** A path that can be walked on a screen; its first `begun` steps have happened when the page is open. */
export interface BrowserPath {
  opening: Opening
  begun: number
  steps: readonly BrowserStep[]
}

export interface BrowserStep extends Step {
  /** It follows by itself on the step before. */
  follows?: true
}

/**
 * Knows what can be made to happen on the machine's screen, and what follows on it in the rest of the page.
 */
const groundOf = (browserWalk: BrowserWalk, opening: Opening): Ground => {
  const { walk, performs, ports, may, isLast, consequences, again } = browserWalk
  const model = createModel(walk.machine)

  const canHappen = (event: AnyEventObject, { snapshot }: Step): boolean => {
    const { type, actorId } = event
    const isAnswerable = !isFromOutside(type) && (actorId === undefined || ports[actorId])
    return (
      Boolean(performs[type] || isAnswerable) &&
      may(event, snapshot) &&
      (opening.may?.(event, snapshot) ?? true)
    )
  }

  /** Takes the events one after another, with what follows on each. */
  const take = (from: Step, events: readonly AnyEventObject[]): Step[] => {
    const steps: Step[] = []
    const waiting = [...events]
    for (let event = waiting.shift(); event; event = waiting.shift()) {
      const { snapshot } = steps.at(-1) ?? from
      if (snapshot.status !== 'active') break
      const step = model.step(snapshot, event)
      steps.push(step)
      waiting.push(...consequences(step))
    }
    return steps
  }

  function* waysFrom(from: Step): Iterable<readonly BrowserStep[]> {
    for (const event of candidates(walk, from.snapshot)) {
      if (!canHappen(event, from)) continue
      const [step = from, ...following] = take(from, [event])
      yield [step, ...following.map((each): BrowserStep => ({ ...each, follows: true }))]
    }
    for (const { input, isDue } of again)
      if (isDue(from.snapshot)) yield [{ ...model.start(input), event: { type: 'xstate.init', input } }]
  }

  return {
    begin() {
      const start = model.start(opening.input)
      return [start, ...take(start, opening.taken)]
    },
    // Steps are worked out anew each time: the driver tells by its children which requests nobody awaits.
    onward: (from) => (isLast(from) ? [] : waysFrom(from)),
  }
}

/** Less can happen on a screen than in the model: a wider search finds no more, and takes half a minute. */
const WIDEST = 1_000

/**
 * Besides every transition, sends what has a key and may have been lost once more: only that shows whether
 * the page tells a repeat from another command.
 */
const addRepeats = (walk: Walk): Exploration => {
  const exploration = { ...createTransitionExploration(walk), widest: WIDEST }
  const isKeyed = walk.events.some(({ idempotencyKey }) => idempotencyKey !== undefined)
  if (!isKeyed) return exploration
  const again = ({ event: { type, idempotencyKey } }: Step, before: AnyMachineSnapshot | undefined) =>
    idempotencyKey !== undefined && before?.context.failure?.kind === 'unavailable' ? [`${type} again`] : []
  return {
    ...exploration,
    sights: (step, before) => [...exploration.sights(step, before), ...again(step, before)],
    isOver: () => false,
  }
}

/** Plans paths that together take every transition that the machine's screen allows. */
export const planBrowserTour = (browserWalk: BrowserWalk): BrowserPath[] => {
  const { walk, openings } = browserWalk
  return [...Map.groupBy(openings, ({ who }) => who).values()].flatMap((same) => {
    const exploration = addRepeats(walk)
    return same.flatMap((opening) => {
      const ground = groundOf(browserWalk, opening)
      const begun = ground.begin().length
      return walkAbout(ground, exploration).map((steps) => ({ opening, begun, steps }))
    })
  })
}
