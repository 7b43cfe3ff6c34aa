import type { Clock } from '#services/shared/clock.ts'
import type { Database } from '#services/shared/database/driver.ts'
import type { Tidying } from '#services/shared/upkeep.ts'
import { stateAfter, writeState } from './command.ts'
import { type Batch, findBatch } from './store.ts'

/** A plan that nobody has confirmed is forgotten after a day: it says what the records were then. */
const KEPT_MS = 86_400_000

export const isTooOld = ({ planned_at }: Pick<Batch, 'planned_at'>, at: Date): boolean =>
  at.getTime() - planned_at.getTime() > KEPT_MS

/** Makes a tidying that expires a plan at a time, with its records. */
export const createExpiry =
  (database: Database, clock: Clock): Tidying =>
  () =>
    database.transaction(async (tx) => {
      const [old] = await tx.query<{ id: number }>(
        `select id from content.batches where state = 'planned' and planned_at < $1 order by planned_at
         limit 1 for update skip locked`,
        [new Date(clock().getTime() - KEPT_MS)],
      )
      const batch = old && (await findBatch(tx, old.id))
      const state = batch && stateAfter(batch, 'batch.expire', 'system')
      if (!state) return false
      await writeState(tx, batch, state, { ended_at: clock() })
      await tx.query('delete from content.batch_item where batch = $1', [batch.id])
      return true
    })
