import { rmSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { setTemplate } from '#tests/support/shop/demo-folder.ts'
import { makeDemoFolder } from '#tests/support/shop/shop.ts'
import { type BrowserReport, namesOf, readErrors } from './browser-report.ts'
import { runBrowserTests } from './browser-tests.ts'
import { buildClient } from './build.ts'
import { type Affected, findAffected, readChanged, readTestOptions, readTests } from './changed.ts'
import { runChecks } from './check.ts'
import { chooseHalf } from './half.ts'
import { keepTemporaryInMemory } from './memory-folder.ts'
import { judge, type Outcome } from './outcome.ts'
import { root, runScript, runTool } from './run.ts'
import { inTurn, sideBySide, when } from './steps.ts'

/**
 * `npm test`: runs the checks, then every test, half of the journeys in the browser, then the machines walked
 * in the browser, each by itself and beside it two minutes together; the last line sums them all up.
 * `-- --all` runs both halves, `-- --changed [COMMIT]` what a change since that commit, or an uncommitted
 * one, can affect.
 */
const WHOLE: Affected = { vitest: true, journeys: true, walks: true, visits: true }

const { since, isAll } = readTestOptions(process.argv.slice(2))
const affected = since === null ? WHOLE : findAffected(readChanged(since), readTests())
const reports = join(root, 'reports')

const readReport = async <T>(file: string): Promise<T | undefined> => {
  try {
    return JSON.parse(await readFile(join(reports, file), 'utf8'))
  } catch {
    return undefined
  }
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; assertionResults: AssertionResult[] }[]
}

interface AssertionResult {
  fullName: string
  status: string
  failureMessages: string[]
}

/** Says why with the name: the last lines are all that CI keeps of a run. */
const describeFailure = ({ fullName, failureMessages: [message = ''] }: AssertionResult): string =>
  `failed: ${fullName}: ${stripVTControlCharacters(message).split('\n').slice(0, 3).join(' ').slice(0, 500)}`

const runVitest = async (): Promise<Outcome> => {
  const code = await runTool('vitest', [
    ...(typeof affected.vitest === 'boolean'
      ? ['run']
      : ['related', ...affected.vitest, '--run', '--passWithNoTests']),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reports, 'vitest.json')}`,
  ])
  const report = await readReport<VitestReport>('vitest.json')
  return judge(
    'vitest',
    code,
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      notes: report.testResults.flatMap(({ assertionResults }) =>
        assertionResults.filter(({ status }) => status === 'failed').map(describeFailure),
      ),
    },
    since !== null,
  )
}

const runBrowser = async (kind: 'journeys' | 'walks'): Promise<Outcome> => {
  const chosen = affected[kind] === 'changed' ? [`--only-changed=${since}`, '--pass-with-no-tests'] : []
  const isHalf = kind === 'journeys' && !isAll
  const half = chooseHalf()
  if (isHalf) chosen.push(`--shard=${half}/2`)
  const code = await runBrowserTests(kind, chosen)
  const report = await readReport<BrowserReport>(`${kind}.json`)
  return judge(
    kind,
    code,
    report && {
      passed: report.stats.expected + report.stats.flaky,
      failed: report.stats.unexpected,
      notes: [
        ...readErrors(report).map((error) => `failed: ${kind}: ${error}`),
        ...namesOf(report, 'unexpected').map((name) => `failed: ${name}`),
        ...namesOf(report, 'flaky').map((name) => `passed at the second try only: ${name}`),
        ...(isHalf ? [`journeys: half ${half} of 2; npm test -- --all runs both`] : []),
      ],
    },
    since !== null,
  )
}

/** Runs visits that walk the machines together, over the same client. */
const runVisits = async (): Promise<Outcome> => {
  const code = await runScript('tests/explore/main.ts', ['--test'])
  return judge('visits', code, await readReport<Outcome>(join('explore', 'outcome.json')))
}

/**
 * Writes what was walked, for `npm run paths -- --html` and /manage/machines; fails where a driver has left a
 * hole.
 */
const reportWalks = async (): Promise<Outcome> => {
  const failed = (await runScript('tests/walks/paths.ts', ['--html'])) === 0 ? 0 : 1
  return { passed: 1 - failed, failed }
}

const needsShop = affected.journeys !== false || affected.walks !== false || affected.visits

/** Makes the demonstration once for the shops of all browser tests, in a folder that ends with this run. */
const makeDemo = async (): Promise<Outcome> => {
  const folder = await makeDemoFolder()
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  setTemplate(folder)
  return { passed: 0, failed: 0 }
}

const run = inTurn(
  sideBySide(runChecks, when(needsShop, makeDemo)),
  when(affected.vitest !== false, runVitest),
  when(affected.journeys !== false, () => runBrowser('journeys')),
  // A visit waits for half of its time, for what a storm left to end.
  sideBySide(
    when(affected.walks !== false, () => runBrowser('walks')),
    when(affected.visits, runVisits),
  ),
  when(affected.walks === true, reportWalks),
)

keepTemporaryInMemory()
await rm(reports, { recursive: true, force: true })
await mkdir(reports, { recursive: true })
if (needsShop) await buildClient()
const { passed, failed, notes = [] } = await run()
for (const note of notes) console.log(note)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
