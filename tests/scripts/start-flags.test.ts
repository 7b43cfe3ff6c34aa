import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { START_ENVIRONMENT, START_FLAGS } from '../../scripts/start-flags.ts'

test('the shop of a test is run by Node as npm start runs it', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const environment = Object.entries(START_ENVIRONMENT).map(([name, value]) => `${name}=${value}`)
  expect(START_FLAGS).not.toEqual([])
  expect(environment).not.toEqual([])
  expect(scripts.start).toBe(`${environment.join(' ')} exec node ${START_FLAGS.join(' ')} host/main.ts`)
})
