import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildClient } from './build.ts'
import { runChecks } from './check.ts'
import { ensureChromium } from './chromium.ts'
import { root, runScript, runTool } from './run.ts'
import { runBrowserWalks } from './walks.ts'

/** `npm test`: the checks, then every test, the browser journeys, then the machines walked in the browser; the last line sums them all. */
interface Outcome {
  passed: number
  failed: number
}

const reports = join(root, 'reports')

const readReport = async <T>(file: string): Promise<T | undefined> => {
  try {
    return JSON.parse(await readFile(join(reports, file), 'utf8'))
  } catch {
    return undefined
  }
}

/** A runner that failed without naming a failed test, or left no report, has failed itself. */
const judge = (code: number, counted: Outcome | undefined): Outcome => {
  if (!counted || counted.passed + counted.failed === 0) return { passed: 0, failed: 1 }
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
}

const runVitest = async (): Promise<Outcome> => {
  const code = await runTool('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reports, 'vitest.json')}`,
  ])
  const report = await readReport<{ numPassedTests: number; numFailedTests: number }>('vitest.json')
  return judge(code, report && { passed: report.numPassedTests, failed: report.numFailedTests })
}

const judgeBrowser = async (code: number, file: string): Promise<Outcome> => {
  const report = await readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(file)
  return judge(
    code,
    report && { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky },
  )
}

const runJourneys = async (): Promise<Outcome> => {
  await buildClient()
  const chromium = await ensureChromium()
  const code = await runTool('playwright', ['test', '--config', 'tests/journeys/playwright.config.ts'], {
    ...(chromium && { CHROME_PATH: chromium }),
  })
  return judgeBrowser(code, 'journeys.json')
}

/** Over the client that the journeys have built. */
const runWalks = async (): Promise<Outcome> => judgeBrowser(await runBrowserWalks(), 'walks.json')

/** What was walked, for `npm run paths -- --html` and /manage/machines; fails where a driver has left a hole. */
const reportWalks = async (): Promise<Outcome> => {
  const failed = (await runScript('tests/walks/paths.ts', ['--html'])) === 0 ? 0 : 1
  return { passed: 1 - failed, failed }
}

await rm(reports, { recursive: true, force: true })
await mkdir(reports, { recursive: true })
const total: Outcome = { passed: 0, failed: 0 }
for (const runPart of [runChecks, runVitest, runJourneys, runWalks, reportWalks]) {
  const { passed, failed } = await runPart()
  total.passed += passed
  total.failed += failed
}
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
