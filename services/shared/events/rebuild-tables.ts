import type { Database } from '../database/driver.ts'
import { ANEW, type Folded, foldAnew } from './fold-anew.ts'

/** On in a transaction that makes tables anew; tables that are only added to allow it then. */
const REBUILDING = 'shop.rebuilding'

/**
 * Replaces the tables by what the events say, all or none of them; other writers wait meanwhile. Answers how
 * many events were folded. Throws UnreadableEvent and then replaces nothing. Constraints that refer to the
 * tables must be deferrable.
 */
export const rebuildTables = (database: Database, folded: Folded): Promise<number> =>
  database.transaction(
    async (tx) => {
      const { schema, tables } = folded
      const names = tables.map(({ name }) => name)
      await tx.script(`lock table ${names.map((name) => `${schema}.${name}`).join(', ')} in exclusive mode`)
      const events = await foldAnew(tx, folded)
      await tx.script('set constraints all deferred')
      await tx.script(`set local ${REBUILDING} = 'on'`)
      for (const name of names.toReversed()) await tx.query(`delete from ${schema}.${name}`)
      for (const name of names) await tx.query(`insert into ${schema}.${name} select * from ${ANEW}.${name}`)
      return events
    },
    { patient: true },
  )
