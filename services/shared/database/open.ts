import type { Settings } from '../settings.ts'
import type { Database } from './driver.ts'
import { openEmbedded } from './pglite.ts'
import { openPostgres } from './postgres.ts'

/** The server at DATABASE_URL, or the embedded store under DATA_DIR. */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  options: { progress?: (message: string) => void } = {},
): Promise<Database> {
  return settings.databaseUrl ? openPostgres(settings.databaseUrl) : openEmbedded(settings.dataDir, options)
}
