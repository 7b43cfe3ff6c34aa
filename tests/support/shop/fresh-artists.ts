import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { hashPassword } from '#services/auth/users/password-hash.ts'
import { createUserStore } from '#services/auth/users/store.ts'
import { openProfile } from '#services/content/demo/artist-profile.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { migrateServices } from '../services/migrated.ts'

/** More than a run takes, each test tried twice. */
const MANY = 40
const PASSWORD = 'a sound pass phrase'

const LETTERS = 'abcdefghij'
/** A name without digits, as nobody's has any. */
const nameOf = (number: number) =>
  `Nell Orme ${LETTERS.charAt(Math.floor(number / 10))}${LETTERS.charAt(number % 10)}`
const emailOf = (number: number) => `nell.${number}@example.test`
const uuidOf = (number: number) => `00000000-0000-4000-8000-0000001${`${number}`.padStart(5, '0')}`

/** Fills a shop's folder with artists who were taken on just now, and have done nothing yet. */
export async function prepareFreshArtists(dataDir: string): Promise<void> {
  const database = await openEmbedded(dataDir)
  await migrateServices(database)
  const users = createUserStore(database)
  const password = await hashPassword(PASSWORD)
  const at = new Date()
  for (let number = 0; number < MANY; number += 1) {
    const [uuid, email, name] = [uuidOf(number), emailOf(number), nameOf(number)]
    await users.add({ uuid, email, name, is_staff: false, password }, at)
    await database.transaction((tx) =>
      openProfile(
        tx,
        {
          ...{ user_uuid: uuid, full_name: name, email, bio: 'Draws harbours.', portrait: '' },
          ...{ application_stage: 'payment', approved: true, submitted: null },
        },
        at,
      ),
    )
  }
  await database.close()
}

/** In a folder of the run, a folder for each who was taken: only one test can make it. */
const isFree = (folder: string, number: number): Promise<boolean> =>
  mkdir(join(folder, `taken-artist-${number}`)).then(
    () => true,
    () => false,
  )

/** Takes an artist's account that nobody else in this run uses. */
export async function takeFreshArtist() {
  const folder = process.env.SHOP_FOLDER
  if (!folder) throw new Error('This shop has no artists for tests.')
  for (let number = 0; number < MANY; number += 1)
    if (await isFree(folder, number))
      return { email: emailOf(number), password: PASSWORD, name: nameOf(number), uuid: uuidOf(number) }
  throw new Error('All artists are taken.')
}
