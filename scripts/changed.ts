import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.ts'

/** What of `npm test` a change can affect; `true` is all of a part, `false` none of it. */
export interface Affected {
  /** Modules whose tests are run: those that changed, and with the product all that start a process. */
  vitest: readonly string[] | boolean
  /** `'changed'`: the files that were changed themselves, or import one that was. */
  journeys: boolean | 'changed'
  walks: boolean | 'changed'
  visits: boolean
}

const PRODUCT = /^(machines|services|graph|client|host|codegen\.ts)/
const TEXT = /^(docs\/|[^/]+\.md$|\.gitignore$)/
const MODULE = /\.(tsx?|css)$/
const TESTS = /^tests\//
/** What browser tests are made of. */
const BROWSER = /^tests\/(journeys|walks|support)\//
/** A process of its own, or a text that is read, is in no test's imports. */
const STARTS = /\b(spawn|fork|execFile|execFileSync|spawnSync)\(/
const READS_TEXT = /\.md['"`]/

/**
 * Judges by the paths of what was changed, from the root. The imports of a test tell what it holds, but for
 * what it starts or reads; and every page of the shop may show what the product does.
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

/** Modules of the tests that the imports of others do not tell of. */
export interface Tests {
  starting: readonly string[]
  readingText: readonly string[]
}

export const readTests = (): Tests => {
  const files = globSync('tests/**/*.{ts,tsx}', { cwd: root })
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
  const having = (pattern: RegExp) => files.filter((file) => pattern.test(texts.get(file) ?? ''))
  return { starting: having(STARTS), readingText: having(READS_TEXT) }
}

/** The commit of `--changed [COMMIT]`, by default the last one; null without it. */
export const readSince = (args: readonly string[]): string | null => {
  if (args.length === 0) return null
  const [option, commit = 'HEAD', ...others] = args
  if (option !== '--changed' || others.length > 0)
    throw new Error(`npm test takes nothing but --changed [COMMIT], not ${args.join(' ')}.`)
  return commit
}

/** Paths that differ from `since`, a commit, whether or not they are committed; also those that are gone. */
export const readChanged = (since: string, folder = root): string[] => {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).split('\0').filter(Boolean)
  return [
    ...git('diff', '--name-only', '-z', '--no-renames', since, '--'),
    ...git('ls-files', '-z', '--others', '--exclude-standard'),
  ]
}
