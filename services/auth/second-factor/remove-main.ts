/**
 * `npm run second-factor:remove -- EMAIL`, for an account whose owner has lost both app and recovery codes.
 */

import { join } from 'node:path'
import { systemClock } from '#services/shared/clock.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { FolderInUse } from '#services/shared/database/folder-lock.ts'
import { migrate } from '#services/shared/database/migrate.ts'
import { openDatabase } from '#services/shared/database/open.ts'
import { enqueue } from '#services/shared/mail/queue.ts'
import { readSettings, type Settings, SettingsError } from '#services/shared/settings.ts'
import { endAll } from '../sessions/store.ts'
import { createUserStore } from '../users/store.ts'
import { turnedOffMail } from './mails.ts'
import * as store from './store.ts'

const USAGE = 'Usage: npm run second-factor:remove -- EMAIL'
const IN_USE =
  'The embedded store serves one process at a time: stop the shop, run this again, and start it again.'

/** Says what was done, or why nothing was. */
async function removeFrom(database: Database, email: string, shop: Settings): Promise<string> {
  const users = createUserStore(database)
  return database.transaction(async (tx) => {
    const user = await users.byEmail(email, tx)
    if (!user) return `No account has the email ${email}. Nothing was changed.`
    if (!(await store.remove(tx, user.uuid)))
      return `Two-step verification is not on for ${email}. Nothing was changed.`
    const at = systemClock()
    // This locks the user's row, so that the sessions of a sign-in under way end as well.
    await users.record(tx, user.uuid, { type: 'second_factor_removed', data: {} }, at, 'system')
    await endAll(tx, user.uuid, at)
    await enqueue(tx, 'auth', [turnedOffMail(shop, user)], at)
    return `Two-step verification was turned off for ${email}, and every session of the account has ended. A mail tells its owner. Signing in asks for the password alone until they set it up again.`
  })
}

async function run(): Promise<void> {
  const [email, ...more] = process.argv.slice(2)
  if (!email || more.length > 0) throw new SettingsError(USAGE)
  const settings = readSettings(process.env)
  const database = await openDatabase(settings)
  try {
    await migrate(database, 'auth', join(import.meta.dirname, '..', 'migrations'))
    console.log(await removeFrom(database, email.trim().toLowerCase(), settings))
  } finally {
    await database.close()
  }
}

try {
  await run()
} catch (error) {
  process.exitCode = 1
  if (error instanceof FolderInUse) console.error(`${error.message}\n${IN_USE}`)
  else if (error instanceof SettingsError) console.error(error.message)
  else throw error
}
