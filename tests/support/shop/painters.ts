import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { hashPassword } from '#services/auth/users/password-hash.ts'
import { createUserStore } from '#services/auth/users/store.ts'
import { openProfile } from '#services/content/demo/artist-profile.ts'
import { migrateContent } from '#services/content/schema.ts'
import { migrate } from '#services/shared/database/migrate.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'

/** More than a run takes, each test tried twice. */
const MANY = 16
const PASSWORD = 'a sound pass phrase'

const nameOf = (number: number) => `Petra Vance ${number}`
const emailOf = (number: number) => `painter.${number}@example.test`

/** Fills a shop's folder with artists who were approved and have no work yet. */
export const preparePainters = async (dataDir: string): Promise<void> => {
  const database = await openEmbedded(dataDir)
  await migrateContent(database)
  await migrate(database, 'auth', join(import.meta.dirname, '../../../services/auth/migrations'))
  const users = createUserStore(database)
  const password = await hashPassword(PASSWORD)
  const at = new Date()
  for (let number = 0; number < MANY; number += 1) {
    const uuid = randomUUID()
    const [email, name] = [emailOf(number), nameOf(number)]
    await users.add({ uuid, email, name, password, is_staff: false }, at)
    const profile = {
      ...{ user_uuid: uuid, full_name: name, bio: '', email, approved: true, portrait: '', submitted: null },
      application_stage: 'approved' as const,
    }
    await database.transaction((tx) => openProfile(tx, profile, at))
  }
  await database.close()
}

/** In a folder of the run, a folder for each who was taken: only one test can make it. */
const isFree = (folder: string, number: number): Promise<boolean> =>
  mkdir(join(folder, `taken-painter-${number}`)).then(
    () => true,
    () => false,
  )

/** Takes an artist without a work, with whom nobody else in this run does anything. */
export const takePainter = async (): Promise<{ email: string; password: string; name: string }> => {
  const folder = process.env.SHOP_FOLDER
  if (!folder) throw new Error('This shop has no painters for tests.')
  for (let number = 0; number < MANY; number += 1)
    if (await isFree(folder, number))
      return { email: emailOf(number), password: PASSWORD, name: nameOf(number) }
  throw new Error('All painters are taken.')
}
