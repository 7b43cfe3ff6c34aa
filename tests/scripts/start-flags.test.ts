import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { START_FLAGS } from '../../scripts/start-flags.ts'

test('the shop of a test is run by Node as npm start runs it', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(START_FLAGS).not.toEqual([])
  expect(scripts.start).toBe(`exec node ${START_FLAGS.join(' ')} host/main.ts`)
})
