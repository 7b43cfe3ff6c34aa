import type { Database, Queryable } from '#services/shared/database/driver.ts'
import type { Day } from '#services/shared/desk/days.ts'
import { addTo, type Tally } from './tally.ts'
import { NO_WORDS } from './words-kept.ts'

const PURGED_AT_ONCE = 500

/** Adds searches of a day to those that are kept, within the bound of words for all processes together. */
export const keepTally = (database: Database, day: Day, tally: Tally): Promise<void> =>
  database.transaction(async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtext('content.fruitless_searches'))`)
    const rows = await tx.query<{ words: string }>(
      'select words from content.fruitless_searches where day = $1',
      [day],
    )
    const sums: Tally = new Map(rows.map(({ words }) => [words, 0]))
    for (const [words, count] of tally) addTo(sums, words, count)
    const added = [...sums].filter(([, count]) => count > 0)
    await tx.query(
      `insert into content.fruitless_searches as kept (day, words, count)
       select $1, words, count from unnest($2::text[], $3::int[]) as added (words, count)
       on conflict (day, words) do update set count = kept.count + excluded.count`,
      [day, added.map(([words]) => words), added.map(([, count]) => count)],
    )
  })

/** Deletes some of what was searched before a day, and answers whether there may be more. */
export async function purgeBefore(db: Queryable, day: Day): Promise<boolean> {
  const purged = await db.query(
    `delete from content.fruitless_searches where (day, words) in
       (select day, words from content.fruitless_searches where day < $1 limit ${PURGED_AT_ONCE})
     returning 1`,
    [day],
  )
  return purged.length === PURGED_AT_ONCE
}

/** Counts the searches of each day since then; a day without any is left out. */
export const countByDay = (db: Queryable, since: Day): Promise<{ day: Day; count: number }[]> =>
  db.query(
    `select day, sum(count)::int8 as count from content.fruitless_searches where day >= $1 group by day`,
    [since],
  )

/** Finds the words that were searched for most since then. */
export const listMostSearched = (
  db: Queryable,
  { since, most }: { since: Day; most: number },
): Promise<{ words: string; count: number }[]> =>
  db.query(
    `select words, sum(count)::int8 as count from content.fruitless_searches
     where day >= $1 and words <> $2 group by words order by count desc, words limit $3`,
    [since, NO_WORDS, most],
  )
