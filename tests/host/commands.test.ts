import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

test.each(Object.entries<string>(scripts))('npm run %s runs a file that is there', (_name, command) => {
  const file = command.split(' ').findLast((word) => /\.(ts|mjs)$/.test(word))
  expect(file).toBeDefined()
  expect(existsSync(join(root, file ?? ''))).toBe(true)
})
