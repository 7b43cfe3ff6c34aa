/** `npm run ledger:check` (docs/operations.md). */

import type { Database } from '#services/shared/database/driver.ts'
import { checkLedger } from './check-ledger.ts'
import { fail, runCommand } from './command.ts'

async function check(database: Database): Promise<void> {
  const { entries, events, difference } = await checkLedger(database)
  if (difference !== null) return fail(difference)
  console.log(`The ledger balances: its ${entries} entries are what ${events} events say.`)
}

await runCommand('npm run ledger:check', { check })
