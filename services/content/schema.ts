import { join } from 'node:path'
import type { Database } from '#services/shared/database/driver.ts'
import { migrate } from '#services/shared/database/migrate.ts'

/** Brings the content service's tables and SQL functions up to date. */
export const migrateContent = (database: Database): Promise<void> =>
  migrate(
    database,
    'content',
    join(import.meta.dirname, 'migrations'),
    join(import.meta.dirname, 'index', 'functions'),
  )
