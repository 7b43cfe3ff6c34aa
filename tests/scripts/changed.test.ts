import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  type Affected,
  findAffected,
  readChanged,
  readTestOptions,
  readTests,
} from '../../scripts/changed.ts'

const TESTS = { starting: ['tests/host/process.ts'], readingText: ['tests/docs.test.ts'] }
const EVERYTHING: Affected = { vitest: true, journeys: true, walks: true, visits: true }

describe('A change', () => {
  test('of the product affects its tests, the tests that start the shop, and every page', () => {
    expect(findAffected(['services/main/cart/decisions.ts'], TESTS)).toEqual({
      ...EVERYTHING,
      vitest: ['services/main/cart/decisions.ts', 'tests/host/process.ts'],
    })
  })

  test('of a test affects the test and what imports it', () => {
    expect(findAffected(['tests/journeys/cart.spec.ts'], TESTS)).toEqual({
      vitest: ['tests/journeys/cart.spec.ts'],
      journeys: 'changed',
      walks: 'changed',
      visits: false,
    })
    expect(findAffected(['tests/explore/edge.ts'], TESTS)).toMatchObject({ journeys: false, visits: true })
  })

  test('of a text affects the tests that read texts, and no page', () => {
    expect(findAffected(['docs/scaling.md'], TESTS)).toEqual({
      vitest: ['tests/docs.test.ts'],
      journeys: false,
      walks: false,
      visits: false,
    })
  })

  test('of a file that nothing imports affects everything', () => {
    for (const path of [
      'package-lock.json',
      'vitest.config.ts',
      'scripts/build.ts',
      'services/main/migrations/009_more.sql',
      'client/effects/add-cart-item.graphql',
      'tests/walks/golden/auth.txt',
    ])
      expect(findAffected(['docs/scaling.md', path], TESTS), path).toEqual(EVERYTHING)
  })

  test('of no file affects nothing', () => {
    expect(findAffected([], TESTS)).toEqual({ vitest: false, journeys: false, walks: false, visits: false })
  })

  test('affects tests that start the shop, or read texts, by what their source says', () => {
    const { starting, readingText } = readTests()
    expect(starting).toContain('tests/support/shop/shop.ts')
    expect(readingText.length).toBeGreaterThan(0)
  })
})

test('The changed files are those committed since, edited, added and deleted', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'aquatint-changed-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@aquatint.test', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim()
  const commit = (name: string) => {
    git('add', '-A')
    git('commit', '-q', '-m', name)
  }
  git('init', '-q')
  for (const name of ['left', 'committed', 'edited', 'gone']) await writeFile(join(folder, name), '1')
  commit('before')
  const before = git('rev-parse', 'HEAD')
  await writeFile(join(folder, 'committed'), '2')
  commit('after')
  await writeFile(join(folder, 'edited'), '2')
  await writeFile(join(folder, 'new'), '2')
  await rm(join(folder, 'gone'))
  expect(readChanged(before, folder).toSorted()).toEqual(['committed', 'edited', 'gone', 'new'])
  expect(readChanged('HEAD', folder).toSorted()).toEqual(['edited', 'gone', 'new'])
})

test('npm test takes --changed and a commit, and refuses what it does not know', () => {
  expect(readTestOptions([])).toEqual({ since: null, isAll: false })
  expect(readTestOptions(['--all'])).toEqual({ since: null, isAll: true })
  expect(readTestOptions(['--changed'])).toEqual({ since: 'HEAD', isAll: true })
  expect(readTestOptions(['--changed', 'main~3'])).toEqual({ since: 'main~3', isAll: true })
  expect(() => readTestOptions(['--change'])).toThrow(
    'npm test takes --all or --changed [COMMIT], not --change.',
  )
})
