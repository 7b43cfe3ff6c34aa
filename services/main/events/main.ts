/** `npm run events:check` and `npm run events:rebuild` (docs/operations.md). */

import { type Database, DatabaseError } from '#services/shared/database/driver.ts'
import { FolderInUse } from '#services/shared/database/folder-lock.ts'
import { openDatabase } from '#services/shared/database/open.ts'
import { checkTables } from '#services/shared/events/check-tables.ts'
import { UnreadableEvent } from '#services/shared/events/event-types.ts'
import { rebuildTables } from '#services/shared/events/rebuild-tables.ts'
import { readSettings, SettingsError } from '#services/shared/settings.ts'
import { FOLDED } from './folded.ts'

const IN_USE =
  'The embedded store serves one process at a time: stop the shop, run this again, and start it again.'
const OTHER_VERSION = 'The store is not of this version of the shop: start the shop once, and run this again.'

const COMMANDS: Readonly<Record<string, (database: Database) => Promise<void>>> = { check, rebuild }

async function check(database: Database): Promise<void> {
  const { events, difference } = await checkTables(database, FOLDED)
  if (difference === null) return console.log(`The tables are what their ${events} events say.`)
  process.exitCode = 1
  console.error(difference)
}

async function rebuild(database: Database): Promise<void> {
  const events = await rebuildTables(database, FOLDED)
  console.log(`The tables were folded anew from ${events} events.`)
}

async function run(): Promise<void> {
  const [name = '', ...more] = process.argv.slice(2)
  const command = COMMANDS[name]
  if (!command || more.length > 0)
    throw new SettingsError('Usage: npm run events:check or npm run events:rebuild')
  // Where nothing is kept yet, do not make a secret.
  const database = await openDatabase(
    readSettings({ ...process.env, JWT_SECRET: process.env.JWT_SECRET || 'x'.repeat(32) }),
  )
  try {
    await command(database)
  } finally {
    await database.close()
  }
}

/** SQLSTATEs of a schema, a table or a column that does not exist. */
const isOtherVersion = (error: unknown): boolean =>
  error instanceof DatabaseError && /^(3F000|42P01|42703)$/.test(error.code)

try {
  await run()
} catch (error) {
  process.exitCode = 1
  if (error instanceof FolderInUse) console.error(`${error.message}\n${IN_USE}`)
  else if (error instanceof SettingsError || error instanceof UnreadableEvent) console.error(error.message)
  else if (isOtherVersion(error)) console.error(OTHER_VERSION)
  else throw error
}
