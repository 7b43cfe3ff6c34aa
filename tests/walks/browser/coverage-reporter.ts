import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { declaredTransitions } from '#machines/chart/transitions.ts'
import { browserWalks } from './browser-walks.ts'
import { COVERAGE, holes, type MachineCoverage, type PathCoverage, sumUp } from './coverage.ts'
import { planPaths } from './plan.ts'

const FILE = join(import.meta.dirname, '..', '..', '..', 'reports', 'walks-browser.json')

/**
 * Sums up what the paths have covered, machine by machine. One all of whose paths were walked is held to the gate; one of
 * which only some were, as when a path is run again alone, keeps what was written of it before. A path that is skipped is a hole.
 */
export default class CoverageReporter implements Reporter {
  private readonly paths: PathCoverage[] = []
  private readonly skipped: string[] = []

  onTestEnd({ title }: TestCase, { attachments, status }: TestResult) {
    if (status === 'skipped') this.skipped.push(`skipped: ${title}`)
    const { body } = attachments.find(({ name }) => name === COVERAGE) ?? {}
    if (status === 'passed' && body) this.paths.push(JSON.parse(body.toString()))
  }

  async onEnd() {
    const when = new Date().toISOString()
    const whole = browserWalks.flatMap((browserWalk) => {
      const walked = this.paths.filter(({ machine }) => machine === browserWalk.walk.name)
      const isWhole = walked.length > 0 && walked.length === planPaths(browserWalk).length
      return isWhole ? [{ browserWalk, coverage: sumUp(browserWalk, walked, when) }] : []
    })
    await keep(whole.map(({ coverage }) => coverage))
    for (const { browserWalk, coverage } of whole) say(browserWalk.walk.machine, coverage)
    const found = [
      ...whole.flatMap(({ browserWalk, coverage }) => holes(browserWalk, coverage)),
      ...this.skipped,
    ]
    for (const hole of found) console.error(hole)
    return found.length > 0 ? { status: 'failed' as const } : undefined
  }
}

const say = (
  machine: Parameters<typeof declaredTransitions>[0],
  { name, covered, paths, steps, unreachable }: MachineCoverage,
) => {
  const all = declaredTransitions(machine).length
  console.log(`${name}: ${covered.length} of ${all} transitions on ${paths} paths of ${steps} steps`)
  for (const { key, reason } of unreachable) console.log(`   not ${key}\n      ${reason}`)
}

const keep = async (fresh: readonly MachineCoverage[]) => {
  const kept = await readKept()
  const machines = [...kept.filter(({ name }) => !fresh.some((one) => one.name === name)), ...fresh]
  await mkdir(dirname(FILE), { recursive: true })
  await writeFile(
    FILE,
    `${JSON.stringify({ machines: machines.toSorted((one, other) => one.name.localeCompare(other.name)) }, null, 2)}\n`,
  )
}

const readKept = async (): Promise<MachineCoverage[]> => {
  try {
    return JSON.parse(await readFile(FILE, 'utf8')).machines
  } catch {
    return []
  }
}
