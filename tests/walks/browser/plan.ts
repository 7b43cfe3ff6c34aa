import { declaredTransitionsOf } from '#machines/chart/transitions.ts'
import { type BrowserPath, planBrowserTour } from './browser-tour.ts'
import type { BrowserWalk } from './browser-walk.ts'

export interface PlannedPath {
  /** `auth, path 3`; runs this path again. */
  name: string
  path: BrowserPath
}

export const planPaths = (browserWalk: BrowserWalk): PlannedPath[] =>
  planBrowserTour(browserWalk).map((path, index) => ({
    name: `${browserWalk.walk.name}, path ${index + 1}`,
    path,
  }))

/** Lists transitions that no planned path takes and no reason excuses, before any browser starts. */
export const findUnplanned = (
  { walk, unreachable }: BrowserWalk,
  planned: readonly PlannedPath[],
): string[] => {
  const taken = new Set(planned.flatMap(({ path }) => path.steps.flatMap((step) => step.taken)))
  return declaredTransitionsOf(walk.machine)
    .map(({ key }) => key)
    .filter((key) => !taken.has(key) && unreachable[key] === undefined)
}
