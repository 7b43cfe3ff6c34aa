import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/run.ts'

const README = readFileSync(join(root, 'README.md'), 'utf8')
const SHOWN = [...README.matchAll(/(?:src="|\]\()(docs\/pictures\/[\w.-]+)/g)].map(([, path = '']) => path)

test('README shows only pictures that are there, each small enough to load at once', () => {
  expect(SHOWN.length).toBeGreaterThan(4)
  for (const path of SHOWN) {
    expect(existsSync(join(root, path)), path).toBe(true)
    expect(statSync(join(root, path)).size, path).toBeLessThanOrEqual(120_000)
  }
})

test('every picture that is kept for it is shown', () => {
  const kept = globSync('docs/pictures/*', { cwd: root }).map((path) => path.replaceAll('\\', '/'))
  expect(kept.toSorted()).toEqual([...new Set(SHOWN)].toSorted())
})
