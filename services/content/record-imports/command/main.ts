/** `npm run records:import -- FILE --type TYPE --as EMAIL [--apply]` */

import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readSettings, SettingsError } from '#services/shared/settings.ts'
import type { BatchView } from '../../batches/contract.ts'
import { createImporter, type Importer } from './import-file.ts'
import { createSecretReader } from './secrets.ts'
import { createAsk, Mistake } from './services.ts'
import { signIn } from './sign-in.ts'
import { itemInWords, outcomeInWords, previewInWords } from './words.ts'

const USAGE = `Usage: npm run records:import -- FILE --type TYPE --as EMAIL [--apply]

  FILE         CSV or JSON Lines, plain or gzip, as Export writes it
  --type TYPE  image, artist or collections
  --as EMAIL   whose change it is; they must be staff. Their password is asked for, or read from a pipe
  --apply      do what the preview says; without it nothing is changed

The shop has to be running.`

/** Rows of each kind that a preview shows; the rest is on the batch's page. */
const SHOWN = 20

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        type: { type: 'string' },
        as: { type: 'string' },
        apply: { type: 'boolean', default: false },
      },
    })
    const [file, ...more] = positionals
    const { type, as: email, apply } = values
    if (!file || more.length > 0) throw new Error('Name one file.')
    if (!type || !email) throw new Error('Say --type and --as.')
    return { file: resolve(file), type, email, apply }
  } catch (error) {
    throw new Mistake(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
  }
}

async function showRows(importer: Importer, batch: BatchView, outcome: 'waiting' | 'refused'): Promise<void> {
  const { results } = await importer.items(batch, { outcome, limit: `${SHOWN}` })
  for (const item of results) console.log(`  ${itemInWords(item)}`)
  const more = batch.counts[outcome] - results.length
  if (more > 0) console.log(`  and ${more.toLocaleString('en-US')} more`)
}

async function run(): Promise<number> {
  const { file, type, email, apply } = readArguments()
  if (!(await stat(file).catch(() => null))?.isFile()) throw new Mistake(`There is no file ${file}.`)
  const settings = readSettings(process.env)
  const ask = createAsk(settings)
  const secrets = createSecretReader()
  const password = await secrets.read(`Password of ${email}`)
  const readCode = () => secrets.read('Code of your app')
  const session = await signIn(ask, settings, { email, password, readCode }).finally(secrets.close)
  try {
    const importer = createImporter(ask, settings, session, (words) => console.error(words))
    const batch = await importer.preview(file, type)
    const page = `${settings.publicUrl}/manage/batches/${batch.id}`
    console.log(`Preview: ${previewInWords(batch)}`)
    await showRows(importer, batch, 'waiting')
    await showRows(importer, batch, 'refused')
    if (batch.counts.waiting === 0) console.log('There is nothing to change.')
    else if (apply)
      console.log(`Done: ${outcomeInWords(await importer.apply(batch))}. It can be undone: ${page}`)
    else console.log(`Nothing is changed yet. Run it again with --apply, or confirm it: ${page}`)
    return 0
  } finally {
    await session.end().catch(() => {})
  }
}

try {
  process.exitCode = await run()
} catch (error) {
  process.exitCode = 1
  if (error instanceof Mistake || error instanceof SettingsError) console.error(error.message)
  else throw error
}
