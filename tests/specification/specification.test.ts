import { expect, test } from 'vitest'
import { judgeTests } from './judge-tests.ts'

test('every line of the specification has a test, or says what it waits for', async () => {
  expect((await judgeTests()).faults).toEqual([])
})
