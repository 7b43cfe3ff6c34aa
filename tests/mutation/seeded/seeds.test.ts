import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addSeed } from './put-in.ts'
import { SEEDS } from './seeds.ts'

const root = join(import.meta.dirname, '..', '..', '..')

test.each(SEEDS)('there is a place yet for: $what', async (seed) => {
  const text = await readFile(join(root, seed.file), 'utf8')
  expect(addSeed(text, seed)).not.toBe(text)
})

test('no two bugs are for the same walk, so that each is noticed by itself', () => {
  const machines = SEEDS.map(({ machine }) => machine)
  expect(new Set(machines).size).toBe(machines.length)
})
