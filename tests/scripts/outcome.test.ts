import { expect, test } from 'vitest'
import { judge } from '../../scripts/outcome.ts'

const passed = { passed: 3, failed: 0 }

test('a runner whose tests passed is counted as it says', () => {
  expect(judge('walks', 0, passed)).toEqual(passed)
})

test('a runner with failed tests is counted as it says', () => {
  const failed = { passed: 2, failed: 1, notes: ['failed: auth, path 3'] }
  expect(judge('walks', 1, failed)).toEqual(failed)
})

test('a runner that leaves no report has failed, and is named', () => {
  expect(judge('walks', 137, undefined)).toEqual({
    passed: 0,
    failed: 1,
    notes: ['failed: walks left no report and ended with code 137'],
  })
})

test('a runner that fails without a failed test has failed, and keeps its notes', () => {
  const counted = { ...passed, notes: ['failed: walks: Error: no shop'] }
  expect(judge('walks', 1, counted)).toEqual({
    passed: 3,
    failed: 1,
    notes: ['failed: walks: Error: no shop', 'failed: walks ended with code 1, though no test failed'],
  })
})

test('a runner that finds no test has failed, unless a change may affect none', () => {
  const none = { passed: 0, failed: 0 }
  expect(judge('walks', 0, none)).toMatchObject({ failed: 1 })
  expect(judge('walks', 1, none, true)).toMatchObject({ failed: 1 })
  expect(judge('walks', 0, none, true)).toEqual(none)
})
