import type { Settings } from '../settings.ts'
import type { Database } from './driver.ts'
import { openEmbedded } from './pglite.ts'
import { openPostgres } from './postgres.ts'

/** The server at DATABASE_URL, or the embedded store under DATA_DIR. */
export async function openDatabase(
  settings: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>,
  options: { progress?: (message: string) => void } = {},
): Promise<Database> {
  return settings.DATABASE_URL
    ? openPostgres(settings.DATABASE_URL)
    : openEmbedded(settings.DATA_DIR, options)
}
