import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { hashPassword } from '#services/auth/users/password-hash.ts'
import { createUserStore } from '#services/auth/users/store.ts'
import { writeImages } from '#services/content/images/write-images.ts'
import { migrateContent } from '#services/content/schema.ts'
import { migrate } from '#services/shared/database/migrate.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { createRecord } from '#tests/services/content/catalogue.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'

export const PASSWORD = 'a-quiet-harbour-77'
export const CUSTOMER = { uuid: randomUUID(), email: 'ann@example.test' }
export const STAFF = { uuid: randomUUID(), email: 'sam@example.test' }
/** The id of the only picture, sold as a print of 24 × 16 inches. */
export const PICTURE = 'aq-lake'

const AUTH_MIGRATIONS = join(import.meta.dirname, '../../../services/auth/migrations')
const AT = new Date('2026-11-20')

/** Makes a folder with a store of one picture, one customer and one member of staff. */
export const prepareStore = async (): Promise<string> => {
  const folder = await createStoreFolder('migrated')
  const database = await openEmbedded(folder)
  await migrate(database, 'auth', AUTH_MIGRATIONS)
  await migrateContent(database)
  const password = await hashPassword(PASSWORD)
  const users = createUserStore(database)
  await users.add({ ...CUSTOMER, name: 'Ann', password, is_staff: false }, AT)
  await users.add({ ...STAFF, name: 'Sam', password, is_staff: true }, AT)
  await database.transaction((tx) => writeImages(tx, [createRecord({ id: PICTURE, title: 'Lake' })], AT))
  await database.query(
    `insert into content.artist_profiles
       (user_uuid, full_name, application_stage, email, created_at, updated_at) values ($1, 'Ann', 'info', $2, $3, $3)`,
    [CUSTOMER.uuid, CUSTOMER.email, AT],
  )
  await database.close()
  return folder
}
