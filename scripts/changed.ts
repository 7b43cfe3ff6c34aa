import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.ts'

/** The parts of `npm test` that a change can affect: `true` means all of a part, `false` none of it. */
export interface Affected {
  /**
   * Modules to run tests for: the changed ones, and with a change of the product all tests that start a
   * process.
   */
  vitest: readonly string[] | boolean
  /** `'changed'`: files that were changed, or that import a changed one. */
  journeys: boolean | 'changed'
  walks: boolean | 'changed'
  visits: boolean
}

const PRODUCT = /^(machines|services|graph|client|host|codegen\.ts)/
const TEXT = /^(docs\/|[^/]+\.md$|\.gitignore$)/
const MODULE = /\.(tsx?|css)$/
const TESTS = /^tests\//
/** Browser tests are made of these. */
const BROWSER = /^tests\/(journeys|walks|support)\//
/** A process that a test starts, or a text that it reads, is in no import. */
const STARTS = /\b(spawn|fork|execFile|execFileSync|spawnSync)\(/
const READS_TEXT = /\.md['"`]/

/**
 * Decides by the paths of changed files, from the root. A test's imports tell what it holds, except for what
 * it starts or reads; and any page of the shop may show a change of the product.
 */
export const findAffected = (changed: readonly string[], tests: Tests): Affected => {
  const code = changed.filter((path) => !TEXT.test(path))
  const isProduct = code.some((path) => PRODUCT.test(path))
  const isElsewhere = code.some((path) => !PRODUCT.test(path) && !TESTS.test(path))
  if (isElsewhere || code.some((path) => !MODULE.test(path)))
    return { vitest: true, journeys: true, walks: true, visits: true }
  const modules = [
    ...code,
    ...(isProduct ? tests.starting : []),
    ...(code.length < changed.length ? tests.readingText : []),
  ]
  const inBrowser = isProduct || (code.some((path) => BROWSER.test(path)) && 'changed')
  return {
    vitest: modules.length > 0 && modules,
    journeys: inBrowser,
    walks: inBrowser,
    visits: isProduct || code.some((path) => path.startsWith('tests/explore/')),
  }
}

/** Test modules whose dependencies their imports do not tell. */
export interface Tests {
  starting: readonly string[]
  readingText: readonly string[]
}

export const readTests = (): Tests => {
  const files = globSync('tests/**/*.{ts,tsx}', { cwd: root })
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
  const findWith = (pattern: RegExp) => files.filter((file) => pattern.test(texts.get(file) ?? ''))
  return { starting: findWith(STARTS), readingText: findWith(READS_TEXT) }
}

interface TestOptions {
  /** The commit of `--changed [COMMIT]`, by default the last one; null without the option. */
  since: string | null
  /** Both halves of the journeys. */
  isAll: boolean
}

export const readTestOptions = (args: readonly string[]): TestOptions => {
  const [option, commit = 'HEAD', ...others] = args
  if (option === undefined) return { since: null, isAll: false }
  if (option === '--all' && args.length === 1) return { since: null, isAll: true }
  if (option === '--changed' && others.length === 0) return { since: commit, isAll: true }
  throw new Error(`npm test takes --all or --changed [COMMIT], not ${args.join(' ')}.`)
}

/** Lists paths that differ from the commit `since`, committed or not, deleted ones included. */
export const readChanged = (since: string, folder = root): string[] => {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).split('\0').filter(Boolean)
  return [
    ...git('diff', '--name-only', '-z', '--no-renames', since, '--'),
    ...git('ls-files', '-z', '--others', '--exclude-standard'),
  ]
}
