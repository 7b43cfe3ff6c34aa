/** `npm run catalogue:import -- FILE [--publish] [--pictures FOLDER]` */

import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { systemClock } from '#services/shared/clock.ts'
import { FolderInUse } from '#services/shared/database/folder-lock.ts'
import { explainFullDisk } from '#services/shared/database/full-disk.ts'
import { openDatabase } from '#services/shared/database/open.ts'
import { readSettings, SettingsError } from '#services/shared/settings.ts'
import { openStorage } from '../media/storage.ts'
import { createOpener } from '../opening/opener.ts'
import { migrateContent } from '../schema.ts'
import { NoCatalogue } from './entries.ts'
import { fingerprintOf } from './fingerprint.ts'
import { importCatalogue } from './import-catalogue.ts'
import { takeFrom } from './pictures.ts'
import { createProgressLines } from './progress-lines.ts'
import { summaryOf, writeReport } from './report.ts'
import { StoreRefuses } from './write-batch.ts'

const USAGE = `Usage: npm run catalogue:import -- FILE [--publish] [--pictures FOLDER]

  FILE                JSON Lines or a JSON array, plain or gzip
  --publish           publish what it brings; else it is unpublished
  --pictures FOLDER   take the picture files that rows name in \`file\` or \`picture\`; a row without one gets a plate`

/** A mistake that whoever runs the command can put right. */
class Mistake extends Error {
  override readonly name = 'Mistake'
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { publish: { type: 'boolean', default: false }, pictures: { type: 'string' } },
    })
    const [file, ...more] = positionals
    if (!file || more.length > 0) throw new Error('Name one file.')
    return {
      file: resolve(file),
      publish: values.publish,
      pictures: values.pictures && resolve(values.pictures),
    }
  } catch (error) {
    throw new Mistake(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
  }
}

async function run(): Promise<number> {
  const { file, publish, pictures } = readArguments()
  const size = (await stat(file).catch(() => null))?.size
  if (size === undefined) throw new Mistake(`There is no file ${file}.`)
  if (pictures && !(await stat(pictures).catch(() => null))?.isDirectory()) {
    throw new Mistake(`There is no folder ${pictures}.`)
  }
  const settings = readSettings(process.env)
  const database = await openDatabase(settings, { progress: console.log })
  const storage = await openStorage(settings, (reason) => console.error(`The bucket is away: ${reason}`))
  const opener = createOpener()
  const stopping = new AbortController()
  process.once('SIGINT', () => stopping.abort()).once('SIGTERM', () => stopping.abort())
  try {
    await migrateContent(database)
    const lines = createProgressLines(process.stdout, { bytes: size, now: () => performance.now() })
    const outcome = await importCatalogue(
      { database, clock: systemClock },
      {
        path: file,
        fingerprint: await fingerprintOf(file, [String(publish), pictures ?? '']),
        publish,
        takePicture: pictures ? takeFrom(pictures, { pictures: storage.pictures, opener }) : async () => null,
      },
      { onProgress: lines.show, signal: stopping.signal },
    )
    lines.end()
    const ms = lines.elapsed()
    console.log(summaryOf(outcome, ms))
    if (!outcome.finished) {
      console.log('Stopped. Run the same command again to go on from here.')
      return 130
    }
    const folder = join(settings.dataDir, 'imports')
    console.log(`Report: ${await writeReport(folder, { file, outcome, ms, at: systemClock() })}`)
    if (outcome.untidy === null) return 0
    console.error(
      `All rows are in, but search could not be tidied and may be slow: ${outcome.untidy}\nRun the same command again to tidy it.`,
    )
    return 1
  } finally {
    await opener.close()
    storage.close()
    await database.close()
  }
}

try {
  process.exitCode = await run()
} catch (error) {
  process.exitCode = 1
  if (error instanceof FolderInUse) {
    console.error(
      `${error.message}\nThe embedded store serves one process at a time: stop the server, import, and start it again.\nTo import while it runs, let both use a PostgreSQL server by DATABASE_URL.`,
    )
  } else if (error instanceof StoreRefuses) {
    console.error(
      `The store takes no row at all: ${error.message}\nWhat came before is in. Once that is put right, run the same command again.`,
    )
  } else if (error instanceof NoCatalogue) {
    console.error(`This is no catalogue: ${error.message}\nWhat came before is in.`)
  } else if (error instanceof Mistake || error instanceof SettingsError) console.error(error.message)
  else {
    const words = explainFullDisk(error, readSettings(process.env))
    if (words === null) throw error
    console.error(words)
  }
}
