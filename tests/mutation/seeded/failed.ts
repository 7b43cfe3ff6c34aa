/** A test that failed, with all its messages. */
export interface Failed {
  name: string
  message: string
}

/** The part of Playwright's JSON report that tells what failed. */
interface Suite {
  suites?: Suite[]
  specs?: { title: string; tests: { results: { errors: { message?: string }[] }[] }[] }[]
}

export const findFailed = ({ suites = [], specs = [] }: Suite): Failed[] => [
  ...suites.flatMap(findFailed),
  ...specs.flatMap(({ title, tests }) => {
    const errors = tests.flatMap(({ results }) => results.flatMap(({ errors: all }) => all))
    return errors.length > 0
      ? [{ name: title, message: errors.map(({ message }) => message).join('\n') }]
      : []
  }),
]
