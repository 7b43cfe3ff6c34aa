import type { Clock } from '#services/shared/clock.ts'
import type { Database } from '#services/shared/database/driver.ts'
import type { Tidying } from '#services/shared/upkeep.ts'

/**
 * Bounds what anybody may fill the disk with. Past it the oldest goes: a full shelf must not keep anybody
 * from writing.
 */
const MOST_BYTES = { report: 200_000_000, message: 20_000_000 } as const

const DAY_MS = 86_400_000
const PURGED_AT_ONCE = 500

interface FeedbackDeps {
  database: Database
  clock: Clock
  /** The setting FEEDBACK_KEPT_DAYS. */
  days: number
}

/** Deletes reports and messages that are too old, and the oldest ones where all of them take too much. */
export const feedbackTidyings = ({ database, clock, days }: FeedbackDeps): Tidying[] =>
  (['report', 'message'] as const).map((table) => async () => {
    const purged = await database.query(
      `delete from main.${table} where id in
         (select id from (select id, sent_at, sum(bytes) over (order by id desc) as held from main.${table}) as kept
          where sent_at < $1 or held > $2 order by id limit ${PURGED_AT_ONCE})
       returning 1`,
      [new Date(clock().getTime() - days * DAY_MS), MOST_BYTES[table]],
    )
    return purged.length === PURGED_AT_ONCE
  })
