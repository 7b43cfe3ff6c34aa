import { expect, test } from 'vitest'
import { namesOf, readErrors } from '../../scripts/browser-report.ts'

const spec = (title: string, status: string) => ({
  title,
  file: 'favorites.spec.ts',
  tests: [{ projectName: 'phone', status, results: resultsOf(status) }],
})

const heart = '\u001b[31mError: expected a heart\u001b[39m\n\n  found none\n    at favorites.spec.ts:3'

const resultsOf = (status: string) =>
  status === 'expected' ? [{}] : [{ error: { message: heart } }, ...(status === 'flaky' ? [{}] : [])]

test('a run names the tests that failed, with what they failed on, and those that passed only at the second try, at any depth', () => {
  const report = {
    suites: [
      {
        specs: [spec('are kept', 'expected')],
        suites: [{ specs: [spec('are let go', 'unexpected'), spec('move nothing', 'flaky')] }],
      },
    ],
  }
  const why = 'Error: expected a heart   found none     at favorites.spec.ts:3'
  expect(namesOf(report, 'unexpected')).toEqual([`phone › favorites.spec.ts › are let go: ${why}`])
  expect(namesOf(report, 'flaky')).toEqual([`phone › favorites.spec.ts › move nothing: ${why}`])
})

test('a run says in a line what stopped it outside of any test', () => {
  const errors = [
    { message: 'Error: The shop ended with code 1 before it was ready:\nsome line' },
    { value: 'out of memory' },
  ]
  expect(readErrors({ errors })).toEqual([
    'Error: The shop ended with code 1 before it was ready:',
    'out of memory',
  ])
})
