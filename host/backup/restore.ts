import { cpSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openPostgres } from '#services/shared/database/postgres.ts'
import { ownFolder } from '#services/shared/own-folder.ts'
import type { Settings } from '#services/shared/settings.ts'
import { BackupError, type Manifest, unpack } from './archive.ts'
import { keptOf } from './kept.ts'
import { restoreDatabase } from './postgres-tools.ts'

export interface RestoreDeps {
  settings: Pick<Settings, 'databaseUrl' | 'dataDir' | 'mediaDir'>
  file: string
  /** Called with what is being done, for whoever waits. */
  progress: (text: string) => void
}

/**
 * Restores what back-up.ts has written, to a place without a shop: an empty database, or a DATA_DIR without a
 * store. It overwrites nothing. Throws BackupError; pictures and the secret may have come by then, and
 * nothing else has changed.
 */
export const restore = async ({ settings, file, progress }: RestoreDeps): Promise<void> => {
  if (!existsSync(file)) throw new BackupError(`${file}: there is no such file.`)
  progress('unpacking …')
  // Unpack within DATA_DIR: the shop's user may write nowhere else, and a folder can be moved from there into
  // place.
  ownFolder(settings.dataDir)
  await unpack(file, join(settings.dataDir, 'restored'), async (about, folder) => {
    expectFit(about, settings)
    const store = join(settings.dataDir, 'store')
    if (existsSync(store)) throw new BackupError(`${store} exists already. Restore to another DATA_DIR.`)
    if (settings.databaseUrl) await expectEmpty(settings.databaseUrl)
    expectSameSecrets(folder, settings)
    progress('bringing pictures and the secret back …')
    for (const [name, path] of Object.entries(keptOf(settings))) bring(join(folder, name), path)
    progress('bringing the tables back …')
    if (settings.databaseUrl) await restoreDatabase(settings.databaseUrl, join(folder, 'database.dump'))
    else renameSync(join(folder, 'store'), store)
    progress(`The shop is as it was at ${about.made}.`)
  })
}

function expectFit({ store }: Manifest, { databaseUrl }: RestoreDeps['settings']): void {
  if (store === 'embedded' && databaseUrl)
    throw new BackupError('This backup is of an embedded store: restore it without DATABASE_URL.')
  if (store === 'postgresql' && !databaseUrl)
    throw new BackupError('This backup is of a PostgreSQL database: set DATABASE_URL to an empty one.')
}

const OURS = `select 1 from information_schema.tables where table_schema in ('auth', 'main', 'content', 'shop') limit 1`

async function expectEmpty(databaseUrl: string): Promise<void> {
  const database = openPostgres(databaseUrl)
  try {
    if ((await database.query(OURS)).length === 0) return
  } finally {
    await database.close()
  }
  throw new BackupError('The database at DATABASE_URL holds a shop already. Restore to an empty one.')
}

/**
 * The secret and the keys here may be those of a running shop; under others the restored data could not be
 * read.
 */
function expectSameSecrets(folder: string, settings: RestoreDeps['settings']): void {
  for (const name of ['jwt-secret', 'tax-keys'] as const) {
    const [here, brought] = [keptOf(settings)[name], join(folder, name)]
    if (!existsSync(here) || !existsSync(brought)) continue
    if (readFileSync(here, 'utf8') === readFileSync(brought, 'utf8')) continue
    throw new BackupError(`${here} is another secret than the backup's. Restore to another DATA_DIR.`)
  }
}

/** Skips pictures that exist: they are named by their content, so they are the same. */
function bring(from: string, to: string): void {
  if (!existsSync(from)) return
  mkdirSync(dirname(to), { recursive: true })
  cpSync(from, to, { recursive: true, force: false })
}
