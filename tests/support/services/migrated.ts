import { migrateContent } from '#services/content/schema.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { migrate } from '#services/shared/database/migrate.ts'

/** Makes the tables of all services, as their starts do. */
export async function migrateServices(database: Database): Promise<void> {
  for (const service of ['auth', 'main']) await migrate(database, service, `services/${service}/migrations`)
  await migrateContent(database)
}
