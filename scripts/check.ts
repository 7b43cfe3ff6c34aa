import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runCodegen } from '../codegen.ts'
import { checkHiddenProcesses } from './hidden-processes.ts'
import { root, runTool } from './run.ts'

const FOLDERS = ['machines', 'services', 'graph', 'client', 'host']

/** Why a file may keep what looks like the state of a process. */
const HIDDEN_PROCESSES = {
  'client/effects/tabs/tab.ts': 'known debt: it is to become machines/tab',
  'client/effects/journal/writer.ts': 'known debt: it is to become a machine',
  'client/effects/tabs/replicator.ts': 'known debt: not yet judged, part of the tabs',
  'client/effects/journal/late-store.ts': 'known debt: not yet judged, part of the journal',
  'client/actors/checkouts.ts': 'known debt: not yet judged',
  'machines/journal/fold.ts': 'known debt: not yet judged',
}

/** Everything that is checked without running the product. Each answers true when it holds. */
const CHECKS: Record<string, () => Promise<boolean>> = {
  'generated types and printed schema': schemaIsCommitted,
  types: async () => (await runTool('tsc', [])) === 0,
  'format and lint': async () => (await runTool('biome', ['check', '--error-on-warnings', '.'])) === 0,
  'who imports whom': async () =>
    (await runTool('depcruise', ['--config', '.dependency-cruiser.mjs', ...FOLDERS])) === 0,
  'hidden processes': () => checkHiddenProcesses(root, HIDDEN_PROCESSES),
}

/** Generates anew and compares: a schema that was changed but not printed fails. */
async function schemaIsCommitted() {
  const printed = () => readFile(join(root, 'graph', 'schema.graphql'), 'utf8')
  const committed = await printed()
  await runCodegen()
  return committed === (await printed())
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
