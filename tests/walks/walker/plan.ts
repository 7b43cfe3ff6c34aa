import { planDetours } from './detours.ts'
import { keepPaths } from './kept-paths.ts'
import { type Path, tour } from './tour.ts'
import type { Walk } from './walk.ts'

export interface Plan {
  /** Take every transition. */
  paths: readonly Path[]
  /** Lead past every other outcome. */
  further: readonly Path[]
}

const plans = new WeakMap<Walk, Plan>()

/** Plans a walk once, when first asked: whoever runs one machine alone does not wait for the others. */
export const planOf = (walk: Walk): Plan => {
  const known = plans.get(walk)
  if (known) return known
  const paths = tour(walk)
  const plan = { paths, further: keepPaths(walk, 'detours', () => planDetours(walk, paths)) }
  plans.set(walk, plan)
  return plan
}
