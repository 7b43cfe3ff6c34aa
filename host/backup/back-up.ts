import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { FolderInUse, lockFolder } from '#services/shared/database/folder-lock.ts'
import type { Settings } from '#services/shared/settings.ts'
import { BackupError, pack, workBeside } from './archive.ts'
import { keptOf } from './kept.ts'
import { dumpDatabase } from './postgres-tools.ts'

export interface BackupDeps {
  settings: Pick<Settings, 'databaseUrl' | 'dataDir' | 'mediaDir' | 'pictureBucket'>
  file: string
  now: Date
  /** Called with what is being done, for whoever waits. */
  progress: (text: string) => void
}

/**
 * Writes everything the shop keeps (kept.ts) to one file that only its owner can read. On PostgreSQL the shop
 * goes on meanwhile; over the embedded store it must have stopped. Throws BackupError.
 */
export const backUp = async (deps: BackupDeps): Promise<void> => {
  if (existsSync(deps.file)) throw new BackupError(`${deps.file} exists already. Nothing was written.`)
  await (deps.settings.databaseUrl ? backUpServer(deps, deps.settings.databaseUrl) : backUpEmbedded(deps))
  const size = (statSync(deps.file).size / 1_000_000).toFixed(1)
  deps.progress(
    `${deps.file}: ${size} MB. It holds the shop's secrets and its customers' data: keep it safe.`,
  )
  if (deps.settings.pictureBucket)
    deps.progress('The pictures in PICTURES_S3_BUCKET are not in it: copy the bucket as well, after this.')
}

const describeArchive = ({ now }: BackupDeps, store: 'embedded' | 'postgresql') =>
  ({ format: 1, store, made: now.toISOString() }) as const

/**
 * Copies the tables first: a picture that comes meanwhile does no harm, and a row without its picture would.
 */
const backUpServer = (deps: BackupDeps, databaseUrl: string): Promise<void> =>
  workBeside(deps.file, async (folder) => {
    const dump = join(folder, 'database.dump')
    deps.progress('writing the tables …')
    await dumpDatabase(databaseUrl, dump)
    deps.progress('packing …')
    await pack(deps.file, describeArchive(deps, 'postgresql'), {
      'database.dump': dump,
      ...findKeptParts(deps),
    })
  })

const backUpEmbedded = async (deps: BackupDeps): Promise<void> => {
  const store = join(deps.settings.dataDir, 'store')
  if (!existsSync(store)) throw new BackupError(`${store}: there is no store to back up.`)
  const unlock = lockOrSay(store)
  try {
    deps.progress('packing …')
    await pack(deps.file, describeArchive(deps, 'embedded'), { store, ...findKeptParts(deps) })
  } finally {
    unlock()
  }
}

function lockOrSay(store: string): () => void {
  try {
    return lockFolder(store)
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    throw new BackupError('The shop runs: stop it first, as its embedded store cannot be copied meanwhile.')
  }
}

/** Lists the parts that exist. */
const findKeptParts = ({ settings }: BackupDeps): Record<string, string> =>
  Object.fromEntries(Object.entries(keptOf(settings)).filter(([, path]) => existsSync(path)))
