import { join } from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { declaredTransitionsOf } from '#machines/chart/transitions.ts'
import { readCommit } from '../report/commit.ts'
import { browserWalks } from './browser-walks.ts'
import { COVERAGE, findHoles, type MachineCoverage, type PathCoverage, sumUp } from './coverage.ts'
import { keep, readKept, writeKept } from './kept-coverage.ts'
import { planPaths } from './plan.ts'

const FILE = join(import.meta.dirname, '..', '..', '..', 'reports', 'walks-browser.json')

/**
 * Sums up what the paths have covered, machine by machine. A machine with all paths walked is held to the
 * gate. One with a failed path loses its earlier coverage; one with only some paths walked, as when a path
 * runs alone, keeps it. A skipped path is a hole.
 */
export default class CoverageReporter implements Reporter {
  private readonly paths: PathCoverage[] = []
  private readonly skipped: string[] = []
  private readonly tried: TestCase[] = []

  onTestEnd(test: TestCase, { attachments, status }: TestResult) {
    this.tried.push(test)
    if (status === 'skipped') this.skipped.push(`skipped: ${test.title}`)
    const { body } = attachments.find(({ name }) => name === COVERAGE) ?? {}
    if (status === 'passed' && body) this.paths.push(JSON.parse(body.toString()))
  }

  async onEnd() {
    const walked = { when: new Date().toISOString(), commit: readCommit() }
    const failed = this.tried
      .filter((test) => test.outcome() === 'unexpected')
      .map(({ title }) => machineOf(title))
    const whole = browserWalks.flatMap((browserWalk) => {
      const paths = this.paths.filter(({ machine }) => machine === browserWalk.walk.name)
      const isWhole = paths.length > 0 && paths.length === planPaths(browserWalk).length
      return isWhole ? [{ browserWalk, coverage: sumUp(browserWalk, paths, walked) }] : []
    })
    await writeKept(
      FILE,
      keep(
        await readKept(FILE),
        whole.map(({ coverage }) => coverage),
        failed,
      ),
    )
    for (const { browserWalk, coverage } of whole) say(browserWalk.walk.machine, coverage)
    const found = [
      ...whole.flatMap(({ browserWalk, coverage }) => findHoles(browserWalk, coverage)),
      ...this.skipped,
    ]
    for (const hole of found) console.error(hole)
    return found.length > 0 ? { status: 'failed' as const } : undefined
  }
}

/** `auth, path 3` is a path of auth. */
const machineOf = (title: string): string => title.split(', ')[0] ?? ''

const say = (
  machine: Parameters<typeof declaredTransitionsOf>[0],
  { name, covered, paths, steps, unreachable }: MachineCoverage,
) => {
  const all = declaredTransitionsOf(machine).length
  console.log(`${name}: ${covered.length} of ${all} transitions on ${paths} paths of ${steps} steps`)
  for (const { key, reason } of unreachable) console.log(`   not ${key}\n      ${reason}`)
}
