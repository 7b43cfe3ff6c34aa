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

const LONGEST = 25
const WIDEST = 4_000

const identity = ({ value, context, children }: AnyMachineSnapshot): string =>
  JSON.stringify([value, context, Object.keys(children)])

/** The shortest way from here to a transition that has not been taken; null when none is near. */
const nearest = (walk: Walk, model: Model, from: AnyMachineSnapshot, covered: ReadonlySet<string>) => {
  const seen = new Set([identity(from)])
  let front: { at: AnyMachineSnapshot; steps: Step[] }[] = [{ at: from, steps: [] }]
  while (front.length > 0 && seen.size < WIDEST) {
    const further: typeof front = []
    for (const { at, steps } of front) {
      for (const event of candidates(walk, at)) {
        const step = model.step(at, event)
        if (step.taken.some((key) => !covered.has(key))) return [...steps, step]
        const reached = identity(step.snapshot)
        if (seen.has(reached) || step.snapshot.status !== 'active') continue
        seen.add(reached)
        further.push({ at: step.snapshot, steps: [...steps, step] })
      }
    }
    front = further
  }
  return null
}

/** Goes on to the nearest transition not yet taken, and begins again when there is none or the path has grown long. */
const walkFrom = (walk: Walk, input: unknown, covered: Set<string>, declared: number): Path | null => {
  const model = createModel(walk.machine, input)
  const steps = [model.start(input)]
  const size = covered.size
  for (const key of steps[0]?.taken ?? []) covered.add(key)
  while (covered.size < declared) {
    const last = steps.at(-1)
    const next = last?.snapshot.status === 'active' ? nearest(walk, model, last.snapshot, covered) : null
    if (next === null || (steps.length > 1 && steps.length + next.length > LONGEST + 1)) break
    steps.push(...next)
    for (const key of next.flatMap(({ taken }) => taken)) covered.add(key)
  }
  return covered.size > size ? { input, steps } : null
}

/** Paths that together take every transition that can be taken, each at most 25 steps long. */
export const tour = (walk: Walk): Path[] => {
  const covered = new Set<string>()
  const declared = declaredTransitions(walk.machine).length
  const paths: Path[] = []
  for (const input of walk.inputs) {
    while (covered.size < declared) {
      const path = walkFrom(walk, input, covered, declared)
      if (path === null) break
      paths.push(path)
    }
  }
  return paths
}
