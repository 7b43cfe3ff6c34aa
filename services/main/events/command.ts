import { type Database, DatabaseError } from '#services/shared/database/driver.ts'
import { FolderInUse } from '#services/shared/database/folder-lock.ts'
import { openDatabase } from '#services/shared/database/open.ts'
import { UnreadableEvent } from '#services/shared/events/event-types.ts'
import { readSettings, SettingsError } from '#services/shared/settings.ts'

const IN_USE =
  'The embedded store serves one process at a time: stop the shop, run this again, and start it again.'
const OTHER_VERSION = 'The store is not of this version of the shop: start the shop once, and run this again.'

/** SQLSTATEs of a schema, a table or a column that does not exist. */
const isOtherVersion = (error: unknown): boolean =>
  error instanceof DatabaseError && /^(3F000|42P01|42703)$/.test(error.code)

/**
 * Runs the command of this process on the store that its settings name. What goes wrong is said in words, and
 * the process exits with 1 then.
 */
export async function runCommand(
  usage: string,
  commands: Readonly<Record<string, (database: Database) => Promise<void>>>,
): Promise<void> {
  try {
    await run(usage, commands)
  } catch (error) {
    process.exitCode = 1
    if (error instanceof FolderInUse) console.error(`${error.message}\n${IN_USE}`)
    else if (error instanceof SettingsError || error instanceof UnreadableEvent) console.error(error.message)
    else if (isOtherVersion(error)) console.error(OTHER_VERSION)
    else throw error
  }
}

async function run(usage: string, commands: Parameters<typeof runCommand>[1]): Promise<void> {
  const [name = '', ...more] = process.argv.slice(2)
  const command = commands[name]
  if (!command || more.length > 0) throw new SettingsError(`Usage: ${usage}`)
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

/** Ends the process with 1, saying why. */
export function fail(reason: string): void {
  process.exitCode = 1
  console.error(reason)
}
