import type { Database } from '#services/shared/database/driver.ts'
import { type Checked, checkTables } from '#services/shared/events/check-tables.ts'
import { findBreak, LEDGER_INVARIANTS } from '../ledger/invariants.ts'
import { PAYOUT_INVARIANTS } from '../payouts/invariants.ts'
import { ROYALTY_INVARIANTS } from '../royalties/invariants.ts'
import { FOLDED } from './folded.ts'

/**
 * Compares the tables with their events, and proves that the ledger balances after each of its entries and
 * what else its tables promise. Writes nothing. Throws UnreadableEvent.
 */
export async function checkLedger(database: Database): Promise<Checked & { entries: number }> {
  const { events, difference } = await checkTables(database, FOLDED)
  const invariants = [...LEDGER_INVARIANTS, ...ROYALTY_INVARIANTS, ...PAYOUT_INVARIANTS]
  const broken = () => findBreak(database, invariants)
  const [row] = await database.query<{ count: number }>('select count(*) as count from main.ledger_entry')
  return { events, entries: row?.count ?? 0, difference: difference ?? (await broken()) }
}
