import { ownFolder } from '../own-folder.ts'
import { type Settings, SettingsError } from '../settings.ts'
import type { Database } from './driver.ts'
import { openEmbedded } from './pglite.ts'
import { openPostgres } from './postgres.ts'

/** No server at DATABASE_URL accepts a connection now. */
export class NoDatabase extends SettingsError {}

/**
 * The server at DATABASE_URL, or the embedded store under DATA_DIR. Closes that folder to other users, as
 * pictures are kept there with either store. Throws {@link NoDatabase}, FolderInUse.
 */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  options: { progress?: (message: string) => void } = {},
): Promise<Database> {
  ownFolder(settings.dataDir)
  if (!settings.databaseUrl) return openEmbedded(settings.dataDir, options)
  const database = openPostgres(settings.databaseUrl)
  try {
    await database.query('select 1')
  } catch (error) {
    await database.close()
    const reason = error instanceof Error ? error.message : String(error)
    throw new NoDatabase(`DATABASE_URL leads to no server that lets us in: ${reason}`)
  }
  return database
}
