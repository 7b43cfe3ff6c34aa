import type { AnyMachineSnapshot } from 'xstate'
import { declaredTransitions } from '#machines/chart/transitions.ts'
import { candidates } from './candidates.ts'
import { createModel, type Model, type Step } from './model.ts'
import type { Walk } from './walk.ts'

/** One walk from a beginning; the first step is the beginning itself. */
export interface Path {
  input: unknown
  steps: readonly Step[]
}

export interface Exploration {
  /** What is to be seen in a step. */
  sights(step: Step, before: AnyMachineSnapshot | undefined): readonly string[]
  /** What has been seen so far. */
  seen: Set<string>
  /** Whether there is nothing more to see. */
  isOver(): boolean
  /** How many states to look through for the next thing to see. */
  widest: number
}

const LONGEST = 25

const identity = ({ value, context, children }: AnyMachineSnapshot): string =>
  JSON.stringify([value, context, Object.keys(children)])

/** The shortest way from here to something that has not been seen; null when none is near. */
const nearest = (walk: Walk, exploration: Exploration, model: Model, from: AnyMachineSnapshot) => {
  const { sights, seen, widest } = exploration
  const visited = new Set([identity(from)])
  let front: { at: AnyMachineSnapshot; steps: Step[] }[] = [{ at: from, steps: [] }]
  while (front.length > 0 && visited.size < widest) {
    const further: typeof front = []
    for (const { at, steps } of front) {
      for (const event of candidates(walk, at)) {
        const step = model.step(at, event)
        if (sights(step, at).some((sight) => !seen.has(sight))) return [...steps, step]
        const reached = identity(step.snapshot)
        if (visited.has(reached) || step.snapshot.status !== 'active') continue
        visited.add(reached)
        further.push({ at: step.snapshot, steps: [...steps, step] })
      }
    }
    front = further
  }
  return null
}

/** Goes on to the nearest thing not yet seen, and ends when there is none or the path has grown long. */
const walkFrom = (walk: Walk, exploration: Exploration, input: unknown): Path | null => {
  const { sights, seen } = exploration
  const model = createModel(walk.machine, input)
  const steps: Step[] = []
  const before = seen.size
  const go = (step: Step) => {
    for (const sight of sights(step, steps.at(-1)?.snapshot)) seen.add(sight)
    steps.push(step)
  }
  go(model.start(input))
  while (!exploration.isOver()) {
    const last = steps.at(-1)
    const next = last?.snapshot.status === 'active' ? nearest(walk, exploration, model, last.snapshot) : null
    if (next === null || (steps.length > 1 && steps.length + next.length > LONGEST + 1)) break
    next.forEach(go)
  }
  return seen.size > before ? { input, steps } : null
}

/** Paths that together see all that can be seen, each at most 25 steps long. */
export const explore = (walk: Walk, exploration: Exploration): Path[] =>
  walk.inputs.flatMap((input) => {
    const paths: Path[] = []
    while (!exploration.isOver()) {
      const path = walkFrom(walk, exploration, input)
      if (path === null) break
      paths.push(path)
    }
    return paths
  })

/** Paths that together take every transition that can be taken, each at most 25 steps long. */
export const tour = (walk: Walk): Path[] => {
  const seen = new Set<string>()
  const declared = declaredTransitions(walk.machine).length
  return explore(walk, {
    sights: ({ taken }) => taken,
    seen,
    isOver: () => seen.size >= declared,
    widest: 4_000,
  })
}
