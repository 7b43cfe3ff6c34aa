/** A test that failed, with all that it said. */
export interface Failed {
  name: string
  message: string
}

/** What Playwright's JSON reporter writes, as far as it tells what failed. */
interface Suite {
  suites?: Suite[]
  specs?: { title: string; tests: { results: { errors: { message?: string }[] }[] }[] }[]
}

export const failedIn = ({ suites = [], specs = [] }: Suite): Failed[] => [
  ...suites.flatMap(failedIn),
  ...specs.flatMap(({ title, tests }) => {
    const errors = tests.flatMap(({ results }) => results.flatMap(({ errors: all }) => all))
    return errors.length > 0
      ? [{ name: title, message: errors.map(({ message }) => message).join('\n') }]
      : []
  }),
]
