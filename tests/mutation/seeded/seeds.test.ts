import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addSeed } from './put-in.ts'
import { SEEDS } from './seeds.ts'

const root = join(import.meta.dirname, '..', '..', '..')

test.each(SEEDS)('a seed still has its place in the source: $what', async (seed) => {
  const text = await readFile(join(root, seed.file), 'utf8')
  expect(addSeed(text, seed)).not.toBe(text)
})

test('no two seeds are for the same walk, so that each is noticed by itself', () => {
  const machines = SEEDS.map(({ machine }) => machine)
  expect(new Set(machines).size).toBe(machines.length)
})
