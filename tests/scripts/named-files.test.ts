import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/run.ts'

const TEXTS = [...globSync('docs/**/*.md', { cwd: root }), 'README.md', 'ARCHITECTURE.md']
const NAMED = /`((?:client|docs|graph|host|machines|scripts|services|tests)\/[\w./-]+\.[a-z]+)`/g
/** Files that `npm run new` would write, and placeholders that a reader fills in. */
const IS_NOT_THERE = /order-note|NAME|0NN/

const namedIn = (file: string) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(NAMED)].map(([, named = '']) => named)

// Skip decisions: each names what was there when it was made.
test.each(TEXTS.filter((file) => !file.startsWith('docs/decisions/')))(
  '%s names only files that exist',
  (file) => {
    const gone = namedIn(file).filter((named) => !IS_NOT_THERE.test(named) && !existsSync(join(root, named)))
    expect(gone).toEqual([])
  },
)

test('the check finds the files that the texts name', () => {
  expect(TEXTS.flatMap(namedIn).length).toBeGreaterThan(50)
})
