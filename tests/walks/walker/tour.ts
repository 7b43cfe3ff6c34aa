import type { AnyMachineSnapshot } from 'xstate'
import { declaredTransitionsOf, stateNodesOf } from '#machines/chart/transitions.ts'
import { candidates } from './candidates.ts'
import { keepPaths } from './kept-paths.ts'
import { createModel, type Step } from './model.ts'
import { remembered } from './remembered.ts'
import type { Walk } from './walk.ts'

/** One walk from a beginning; the first step is the beginning itself. */
export interface Path {
  input: unknown
  steps: readonly Step[]
}

export interface Exploration {
  /** What a step shows. */
  sights(step: Step, before: AnyMachineSnapshot | undefined): readonly string[]
  /** What has been seen so far. */
  seen: Set<string>
  /** Whether there is nothing more to see. */
  isOver(): boolean
  /** How many states to search for the next thing to see. */
  widest: number
  /** What a step shows depends on this too, besides where it begins. */
  recall?(before: AnyMachineSnapshot): string
}

/** What a walk moves in. */
export interface Ground {
  /** The start itself, and the steps taken before the walk begins. */
  begin(): readonly Step[]
  /** The next possible events, each with all that follows on it; worked out as they are read. */
  onward(from: Step): Iterable<readonly Step[]>
}

const LONGEST = 25

const identities = new WeakMap<AnyMachineSnapshot, string>()

/** Names a snapshot by all that decides what may come of it. */
const identity = (snapshot: AnyMachineSnapshot): string => {
  const known = identities.get(snapshot)
  if (known !== undefined) return known
  const { value, context, children } = snapshot
  const found = JSON.stringify([value, context, Object.keys(children), remembered(snapshot)])
  identities.set(snapshot, found)
  return found
}

const showsMore = ({ sights, seen }: Exploration, from: Step, steps: readonly Step[]): boolean =>
  steps.some((step, index) =>
    sights(step, (steps[index - 1] ?? from).snapshot).some((sight) => !seen.has(sight)),
  )

/** Finds the shortest way from here to something unseen; null when none is near. */
const findNearest = (ground: Ground, exploration: Exploration, from: Step): readonly Step[] | null => {
  const visited = new Set([identity(from.snapshot)])
  let front: (readonly Step[])[] = [[]]
  while (front.length > 0 && visited.size < exploration.widest) {
    const further: typeof front = []
    for (const way of front) {
      const last = way.at(-1) ?? from
      for (const next of ground.onward(last)) {
        if (showsMore(exploration, last, next)) return [...way, ...next]
        const { snapshot } = next.at(-1) ?? last
        if (visited.has(identity(snapshot)) || snapshot.status !== 'active') continue
        visited.add(identity(snapshot))
        further.push([...way, ...next])
      }
    }
    front = further
  }
  return null
}

/** Goes on to the nearest unseen thing, and ends when there is none or the path has grown long. */
const walkFrom = (ground: Ground, exploration: Exploration): Step[] | null => {
  const { sights, seen } = exploration
  const steps: Step[] = []
  const before = seen.size
  const go = (step: Step) => {
    for (const sight of sights(step, steps.at(-1)?.snapshot)) seen.add(sight)
    steps.push(step)
  }
  ground.begin().forEach(go)
  const begun = steps.length
  while (!exploration.isOver()) {
    const last = steps.at(-1)
    const next = last?.snapshot.status === 'active' ? findNearest(ground, exploration, last) : null
    if (next === null || (steps.length > begun && steps.length + next.length > LONGEST + 1)) break
    next.forEach(go)
  }
  return seen.size > before ? steps : null
}

/** Makes walks that together see all there is, each at most 25 steps long. */
export const walkAbout = (ground: Ground, exploration: Exploration): Step[][] => {
  const walks: Step[][] = []
  while (!exploration.isOver()) {
    const steps = walkFrom(ground, exploration)
    if (steps === null) break
    walks.push(steps)
  }
  return walks
}

/**
 * Lets everything happen that the walk knows of, from any beginning. A search comes to the same state again
 * and again: each event there is worked out once.
 */
const groundsOf = (walk: Walk, { recall }: Exploration) => {
  const model = createModel(walk.machine)
  const known = new Map<string, (readonly Step[])[]>()
  return (input: unknown): Ground => ({
    begin: () => [model.start(input)],
    *onward({ snapshot }) {
      const place = `${identity(snapshot)}${recall?.(snapshot) ?? ''}`
      const steps = known.get(place) ?? []
      known.set(place, steps)
      for (const [index, event] of candidates(walk, snapshot).entries()) {
        steps[index] ??= [model.step(snapshot, event)]
        yield steps[index]
      }
    },
  })
}

/** Makes paths from all beginnings that together see all there is. */
export const explore = (walk: Walk, exploration: Exploration): Path[] => {
  const groundFrom = groundsOf(walk, exploration)
  return walk.inputs.flatMap((input) =>
    walkAbout(groundFrom(input), exploration).map((steps) => ({ input, steps })),
  )
}

/**
 * Explores until every transition has been taken. One by which a history remembers is taken from every state
 * that it leaves, and one that leads back to every state that it leads to.
 */
export const createTransitionExploration = ({ machine }: Walk): Exploration => {
  const seen = new Set<string>()
  const declared = declaredTransitionsOf(machine).length
  const remembers = stateNodesOf(machine).some(({ type }) => type === 'history')
  return {
    sights: (step, before) => [...step.taken, ...(remembers ? waysByMemory(step, before) : [])],
    seen,
    isOver: () => !remembers && seen.size >= declared,
    widest: 4_000,
  }
}

const waysByMemory = ({ taken, snapshot }: Step, before: AnyMachineSnapshot | undefined): string[] =>
  before && taken.length > 0 && [before, snapshot].some((one) => remembered(one).length > 0)
    ? [JSON.stringify([taken, before.value, snapshot.value])]
    : []

const tours = new WeakMap<Walk, readonly Path[]>()

/** Makes paths that together take every transition that can be taken, once for a walk: many tests ask. */
export const tour = (walk: Walk): readonly Path[] => {
  const known =
    tours.get(walk) ?? keepPaths(walk, 'tour', () => explore(walk, createTransitionExploration(walk)))
  tours.set(walk, known)
  return known
}
