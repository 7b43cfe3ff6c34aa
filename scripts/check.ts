import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runCodegen } from '../codegen.ts'
import { findFullFolders } from './folders.ts'
import { checkHiddenProcesses } from './hidden-processes.ts'
import { root, runTool } from './run.ts'
import { checkCommentWidths } from './wide-comments.ts'
import { checkWords } from './words/check-words.ts'

const FOLDERS = ['machines', 'services', 'graph', 'client', 'host']

/** Why a file may keep what looks like the state of a process. */
const HIDDEN_PROCESSES = {
  'client/effects/tabs/replicator.ts':
    'who brought an event, noted by the call that admits it for the one that writes it',
  'machines/journal/fold.ts': 'what a fold has come to',
}

/** Everything that is checked without running the product. Each answers true when it holds. */
const CHECKS: Record<string, () => Promise<boolean>> = {
  'generated types and printed schema': schemaIsCommitted,
  types: async () => (await runTool('tsc', [])) === 0,
  'format and lint': async () => (await runTool('biome', ['check', '--error-on-warnings', '.'])) === 0,
  'who imports whom': async () =>
    (await runTool('depcruise', ['--config', '.dependency-cruiser.mjs', ...FOLDERS])) === 0,
  'size of folders': foldersAreSmall,
  'width of comments': () => checkCommentWidths(root),
  'hidden processes': () => checkHiddenProcesses(root, HIDDEN_PROCESSES),
  'words of screens': () => checkWords(root),
}

/** What codegen writes and git keeps, to be read in a change, or where nothing has been generated yet. */
const COMMITTED = ['graph/schema.graphql', 'machines/search/sections.ts']

/** Generates anew and compares: a schema that was changed but not printed fails. */
async function schemaIsCommitted() {
  const printed = () => Promise.all(COMMITTED.map((path) => readFile(join(root, path), 'utf8')))
  const committed = await printed()
  await runCodegen()
  return `${committed}` === `${await printed()}`
}

/** Says which folders hold too many files to be looked through. */
async function foldersAreSmall() {
  const full = await findFullFolders(root, [...FOLDERS, 'scripts', 'tests', 'docs'])
  for (const folder of full) console.log(folder)
  return full.length === 0
}

/** Runs all checks and says how each went. */
export const runChecks = async (): Promise<{ passed: number; failed: number; notes: string[] }> => {
  const outcome = { passed: 0, failed: 0, notes: [] as string[] }
  for (const [name, holds] of Object.entries(CHECKS)) {
    const ok = await holds()
    outcome[ok ? 'passed' : 'failed'] += 1
    if (!ok) outcome.notes.push(`failed: ${name}`)
    console.log(`${ok ? '✓' : '✗'} ${name}`)
  }
  return outcome
}

if (import.meta.main) process.exitCode = (await runChecks()).failed === 0 ? 0 : 1
