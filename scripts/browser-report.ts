import { stripVTControlCharacters } from 'node:util'

/** The part of Playwright's JSON report that judges a test run. */
export interface BrowserReport extends Suite {
  stats: { expected: number; unexpected: number; flaky: number }
  /** What stopped the run outside of any test, such as a shop that did not open. */
  errors: { message?: string; value?: string }[]
}

interface Suite {
  suites?: Suite[]
  specs?: { title: string; file: string; tests: BrowserTest[] }[]
}

interface BrowserTest {
  projectName: string
  status: string
  results: { error?: { message?: string } }[]
}

/** Says what the first try failed on: the last lines are all that CI keeps of a run. */
const whyFailed = ({ results }: BrowserTest): string =>
  stripVTControlCharacters(results.find(({ error }) => error)?.error?.message ?? '')
    .split('\n')
    .filter(Boolean)
    .slice(0, 4)
    .join(' ')
    .slice(0, 500)

/** Lists the tests that ended so, with the screen they were on and what they failed on. */
export const namesOf = (suite: Suite, status: 'unexpected' | 'flaky'): string[] => [
  ...(suite.suites ?? []).flatMap((inner) => namesOf(inner, status)),
  ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map((test) => `${[test.projectName, file, title].filter(Boolean).join(' › ')}: ${whyFailed(test)}`),
  ),
]

/** Reads the first line of each error that is no test's own. */
export const readErrors = ({ errors }: Pick<BrowserReport, 'errors'>): string[] =>
  errors.map(({ message, value }) => (message ?? value ?? 'an error without words').split('\n')[0] ?? '')
