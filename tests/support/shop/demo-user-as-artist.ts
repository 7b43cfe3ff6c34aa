import { DEMO_USERS } from '#services/auth/users/demo.ts'
import { openProfile } from '#services/content/demo/artist-profile.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { migrateServices } from '../services/migrated.ts'

/**
 * Makes somebody of the demonstration an approved artist, whose works are those of the name, in the folder of
 * a shop that is shut: `node demo-user-as-artist.ts FOLDER EMAIL NAME`
 */
const [folder = '', email = '', name = ''] = process.argv.slice(2)
const user = DEMO_USERS.find((each) => each.email === email)
if (!user) throw new Error(`The demonstration has no ${email}.`)

const database = await openEmbedded(folder)
await migrateServices(database)
await database.transaction((tx) =>
  openProfile(
    tx,
    {
      user_uuid: user.uuid,
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
