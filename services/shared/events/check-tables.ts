import type { Database } from '../database/driver.ts'
import { findDifference } from './find-difference.ts'
import { type Folded, foldAnew } from './fold-anew.ts'

export interface Checked {
  /** How many events were folded. */
  events: number
  /** The first difference, in words; null where the tables are what the events say. */
  difference: string | null
}

/**
 * Compares the tables with what the events say, row by row, both as of one moment. Writes nothing, and others
 * may write meanwhile. Throws UnreadableEvent.
 */
export const checkTables = (database: Database, folded: Folded): Promise<Checked> =>
  database.transaction(
    async (tx) => {
      await tx.script('set transaction isolation level repeatable read')
      const events = await foldAnew(tx, folded)
      return { events, difference: await findDifference(tx, folded) }
    },
    { patient: true },
  )
