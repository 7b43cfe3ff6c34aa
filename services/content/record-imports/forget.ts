import type { Clock } from '#services/shared/clock.ts'
import type { Database } from '#services/shared/database/driver.ts'
import type { Parts } from '#services/shared/parts/parts.ts'
import type { Tidying } from '#services/shared/upkeep.ts'
import { KEPT_MS } from './receive.ts'

/** Makes a tidying that forgets a file at a time, a day after it was expected. */
export const createForgetting =
  (database: Database, incoming: Parts, clock: Clock): Tidying =>
  async () => {
    const [old] = await database.query<{ id: number }>(
      `delete from content.record_imports where id =
         (select id from content.record_imports where at < $1 order by at limit 1 for update skip locked)
       returning id`,
      [new Date(clock().getTime() - KEPT_MS)],
    )
    if (!old) return false
    await incoming.drop(`${old.id}`)
    return true
  }
