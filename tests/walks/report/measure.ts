import type { WalksReport } from '#graph/schema/walks/report.ts'
import { declaredTransitionsOf, stateNodesOf } from '#machines/chart/transitions.ts'
import { cover, drivers } from '../walker/coverage.ts'
import type { CreateDriver } from '../walker/driver.ts'
import { type Path, tour } from '../walker/tour.ts'
import type { Walk } from '../walker/walk.ts'
import { pathInWords } from '../walker/words.ts'
import type { readBrowserReport } from './browser.ts'
import { readCommit } from './commit.ts'

type BrowserCoverages = Awaited<ReturnType<typeof readBrowserReport>>

export type WalkedMachine = WalksReport['machines'][number]
export type WalkedByDriver = WalkedMachine['drivers'][number]

const stepsIn = (paths: readonly Path[]) => paths.reduce((sum, { steps }) => sum + steps.length - 1, 0)

const walkWith = async (
  driver: string,
  create: CreateDriver,
  walk: Walk,
  paths: readonly Path[],
): Promise<WalkedByDriver> => {
  const begun = performance.now()
  const covered = await cover(create, walk, paths)
  return {
    driver: driver === 'pure' ? 'pure' : 'actor',
    at: new Date().toISOString(),
    commit: readCommit(),
    paths: paths.length,
    steps: stepsIn(paths),
    milliseconds: Math.round(performance.now() - begun),
    covered: [...covered],
    unreachable: Object.entries(walk.unreachable).map(([key, reason]) => ({ key, reason })),
  }
}

const NOT_RUN = {
  when: null,
  commit: null,
  paths: 0,
  steps: 0,
  milliseconds: 0,
  covered: [],
  unreachable: [],
}

/** Reads what the last browser walks covered of this machine, whose chart may have changed since. */
const walkedInBrowser = ({ name, machine }: Walk, coverages: BrowserCoverages): WalkedByDriver => {
  const coverage = coverages?.find((one) => one.name === name) ?? NOT_RUN
  const declared = new Set(declaredTransitionsOf(machine).map(({ key }) => key))
  return {
    driver: 'browser',
    at: coverage.when,
    commit: coverage.commit,
    paths: coverage.paths,
    steps: coverage.steps,
    milliseconds: coverage.milliseconds,
    covered: coverage.covered.filter((key) => declared.has(key)),
    unreachable: coverage.unreachable.filter(({ key }) => declared.has(key)),
  }
}

/** Walks the machine with every driver that runs here, and adds the browser's coverage. */
export const measure = async (walk: Walk, browser: BrowserCoverages): Promise<WalkedMachine> => {
  const paths = tour(walk)
  const walked: WalkedByDriver[] = []
  for (const [driver, create] of Object.entries(drivers))
    walked.push(await walkWith(driver, create, walk, paths))
  return {
    name: walk.name,
    states: stateNodesOf(walk.machine).length - 1,
    transitions: declaredTransitionsOf(walk.machine).length,
    waiting: walk.waiting,
    drivers: [...walked, walkedInBrowser(walk, browser)],
    paths: paths.map((path) => pathInWords(path).join('\n')),
  }
}

/**
 * Lists transitions that a driver has neither taken nor a reason for. A driver that never ran here owes
 * nothing, nor does the browser where there is no screen; a machine that the browser has not walked, or whose
 * path has failed since, is one whole hole.
 */
export const holesIn = (
  walk: Walk,
  { at, covered, unreachable }: WalkedByDriver,
  browser: BrowserCoverages,
): string[] => {
  const known = new Set([...covered, ...unreachable.map(({ key }) => key)])
  const keys = declaredTransitionsOf(walk.machine).map(({ key }) => key)
  if (at === null && (browser === null || walk.waiting !== null)) return []
  return keys.filter((key) => !known.has(key))
}
