import { join } from 'node:path'
import type { Database, Queryable } from '../shared/database/driver.ts'
import { FolderInUse } from '../shared/database/folder-lock.ts'
import { migrate } from '../shared/database/migrate.ts'
import { openDatabase } from '../shared/database/open.ts'
import { readSettings, type Settings, SettingsError } from '../shared/settings.ts'
import { createUserStore, type User, type UserStore } from './users/store.ts'

const IN_USE =
  'The embedded store serves one process at a time: stop the shop, run this again, and start it again.'

interface Shop {
  users: UserStore
  settings: Settings
}

/** Does something to one account in a transaction, and answers what to say of it. */
export type AccountCommand = (tx: Queryable, user: User, shop: Shop) => Promise<string>

/**
 * Runs a command of the shop's operator on the account of the email that was typed, and says what was done,
 * or why nothing was: then the process ends with 1.
 */
export async function runAccountCommand(usage: string, command: AccountCommand): Promise<void> {
  try {
    const [email, ...more] = process.argv.slice(2)
    if (!email || more.length > 0) throw new SettingsError(usage)
    const settings = readSettings(process.env)
    const database = await openDatabase(settings)
    try {
      await migrate(database, 'auth', join(import.meta.dirname, 'migrations'))
      console.log(await runOn(database, email.trim().toLowerCase(), settings, command))
    } finally {
      await database.close()
    }
  } catch (error) {
    process.exitCode = 1
    if (error instanceof FolderInUse) console.error(`${error.message}\n${IN_USE}`)
    else if (error instanceof SettingsError) console.error(error.message)
    else throw error
  }
}

const runOn = (database: Database, email: string, settings: Settings, command: AccountCommand) => {
  const users = createUserStore(database)
  return database.transaction(async (tx) => {
    const user = await users.byEmail(email, tx)
    if (user) return command(tx, user, { users, settings })
    return `No account has the email ${email}: sign up with it in the shop first. Nothing was changed.`
  })
}
