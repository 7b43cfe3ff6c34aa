import { declaredTransitionsOf } from '#machines/chart/transitions.ts'
import type { BrowserWalk } from './browser-walk.ts'

/** A path's coverage is attached to its test under this name. */
export const COVERAGE = 'coverage'

export interface PathCoverage {
  machine: string
  /** Keys of the transitions that the page has taken. */
  taken: string[]
  steps: number
  milliseconds: number
}

/**
 * How much of one machine the browser has walked; `npm run paths` reads it from reports/walks-browser.json.
 */
export interface MachineCoverage {
  name: string
  /** Keys of the transitions that the page has taken. */
  covered: string[]
  /** Keys of the transitions not taken, each with the reason. */
  unreachable: { key: string; reason: string }[]
  paths: number
  steps: number
  milliseconds: number
  /** When it was walked, in ISO 8601. */
  when: string
  /** The commit that was walked, as {@link readCommit} answers it. */
  commit: string | null
}

export const sumUp = (
  { walk, unreachable }: BrowserWalk,
  paths: readonly PathCoverage[],
  { when, commit }: Pick<MachineCoverage, 'when' | 'commit'>,
): MachineCoverage => ({
  name: walk.name,
  covered: [...new Set(paths.flatMap(({ taken }) => taken))].toSorted(),
  unreachable: Object.entries(unreachable).map(([key, reason]) => ({ key, reason })),
  paths: paths.length,
  steps: paths.reduce((sum, { steps }) => sum + steps, 0),
  milliseconds: paths.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
  when,
  commit,
})

/**
 * Lists why a machine is not walked whole: transitions neither taken nor excused, excused but taken, or
 * excused but unknown.
 */
export const findHoles = (
  { walk }: BrowserWalk,
  { name, covered, unreachable }: MachineCoverage,
): string[] => {
  const declared = declaredTransitionsOf(walk.machine).map(({ key }) => key)
  const excused = unreachable.map(({ key }) => key)
  return [
    ...declared
      .filter((key) => !covered.includes(key) && !excused.includes(key))
      .map((key) => `${name}: not walked: ${key}`),
    ...excused.filter((key) => covered.includes(key)).map((key) => `${name}: excused, yet taken: ${key}`),
    ...excused
      .filter((key) => !declared.includes(key))
      .map((key) => `${name}: excused, and no such transition: ${key}`),
  ]
}
