import { root, runScript, runTool } from '../run.ts'
import { draftEffect } from './effect.ts'
import { draftMachine } from './machine.ts'
import { readName } from './names.ts'
import { draftPage } from './page.ts'
import { writeDraft } from './write-draft.ts'

/**
 * `npm run new -- machine|effect|page NAME`: writes the files of one more, registers it, and says what is
 * left to fill in. What it writes passes `npm run check`, and a machine its walks.
 */
const DRAFTS = { machine: draftMachine, effect: draftEffect, page: draftPage }

const isKind = (kind: string): kind is keyof typeof DRAFTS => Object.hasOwn(DRAFTS, kind)

try {
  const [kind = '', name = '', ...others] = process.argv.slice(2)
  if (!isKind(kind) || others.length > 0)
    throw new Error('npm run new -- machine|effect|page NAME, such as npm run new -- machine order-note')
  const names = readName(name)
  const draft = DRAFTS[kind](names)
  await writeDraft(draft, root)
  const written = [...Object.keys(draft.files), ...draft.registrations.map(({ file }) => file)]
  await runTool('biome', ['check', '--write', '--log-level=error', ...written])
  if (kind === 'machine') await runScript('tests/walks/paths.ts', ['--machine', names.kebab, '--accept'])
  for (const file of written) console.log(`  ${file}`)
  console.log('Left to do:')
  for (const one of draft.left) console.log(`  ${one}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
