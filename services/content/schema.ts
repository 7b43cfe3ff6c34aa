import { fileURLToPath } from 'node:url'
import type { Database } from '#services/shared/database/driver.ts'
import { migrate } from '#services/shared/database/migrate.ts'

/** Brings the content service's tables up to date. */
export const migrateContent = (database: Database): Promise<void> =>
  migrate(database, 'content', fileURLToPath(new URL('./migrations', import.meta.url)))
