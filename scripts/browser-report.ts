/** The part of Playwright's JSON report that judges a test run. */
export interface BrowserReport extends Suite {
  stats: { expected: number; unexpected: number; flaky: number }
  /** What stopped the run outside of any test, such as a shop that did not open. */
  errors: { message?: string; value?: string }[]
}

interface Suite {
  suites?: Suite[]
  specs?: { title: string; file: string; tests: { projectName: string; status: string }[] }[]
}

/** Lists the tests that ended so, with the screen they were on. */
export const namesOf = (suite: Suite, status: 'unexpected' | 'flaky'): string[] => [
  ...(suite.suites ?? []).flatMap((inner) => namesOf(inner, status)),
  ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ projectName }) => [projectName, file, title].filter(Boolean).join(' › ')),
  ),
]

/** Reads the first line of each error that is no test's own. */
export const readErrors = ({ errors }: Pick<BrowserReport, 'errors'>): string[] =>
  errors.map(({ message, value }) => (message ?? value ?? 'an error without words').split('\n')[0] ?? '')
