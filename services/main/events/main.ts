/** `npm run events:check` and `npm run events:rebuild` (docs/operations.md). */

import type { Database } from '#services/shared/database/driver.ts'
import { checkTables } from '#services/shared/events/check-tables.ts'
import { rebuildTables } from '#services/shared/events/rebuild-tables.ts'
import { fail, runCommand } from './command.ts'
import { FOLDED } from './folded.ts'

async function check(database: Database): Promise<void> {
  const { events, difference } = await checkTables(database, FOLDED)
  if (difference !== null) return fail(difference)
  console.log(`The tables are what their ${events} events say.`)
}

async function rebuild(database: Database): Promise<void> {
  const events = await rebuildTables(database, FOLDED)
  console.log(`The tables were folded anew from ${events} events.`)
}

await runCommand('npm run events:check or npm run events:rebuild', { check, rebuild })
