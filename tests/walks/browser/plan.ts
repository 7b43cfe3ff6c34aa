import { declaredTransitions } from '#machines/chart/transitions.ts'
import { type BrowserPath, browserTour } from './browser-tour.ts'
import type { BrowserWalk } from './browser-walk.ts'

export interface PlannedPath {
  /** `auth, path 3`: what it is run again by. */
  name: string
  path: BrowserPath
}

export const planPaths = (browserWalk: BrowserWalk): PlannedPath[] =>
  browserTour(browserWalk).map((path, index) => ({
    name: `${browserWalk.walk.name}, path ${index + 1}`,
    path,
  }))

/** What no planned path takes and no reason excuses, so that it is known before any browser starts. */
export const unplanned = ({ walk, unreachable }: BrowserWalk, planned: readonly PlannedPath[]): string[] => {
  const taken = new Set(planned.flatMap(({ path }) => path.steps.flatMap((step) => step.taken)))
  return declaredTransitions(walk.machine)
    .map(({ key }) => key)
    .filter((key) => !taken.has(key) && unreachable[key] === undefined)
}
