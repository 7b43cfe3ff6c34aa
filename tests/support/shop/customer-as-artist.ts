import { DEMO_USERS } from '#services/auth/users/demo.ts'
import { openProfile } from '#services/content/demo/artist-profile.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { migrateServices } from '../services/migrated.ts'

/**
 * Makes the customer of the demonstration an approved artist of whom nothing else is known, in the folder of
 * a shop that is shut: `node customer-as-artist.ts FOLDER NAME`
 */
const [folder = '', name = ''] = process.argv.slice(2)
const [{ uuid, email }] = DEMO_USERS

const database = await openEmbedded(folder)
await migrateServices(database)
await database.transaction((tx) =>
  openProfile(
    tx,
    {
      user_uuid: uuid,
      full_name: name,
      application_stage: 'payment',
      bio: '',
      email,
      approved: true,
      portrait: '',
      submitted: null,
    },
    new Date(),
  ),
)
await database.close()
