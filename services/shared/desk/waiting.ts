import type { Queryable } from '../database/driver.ts'
import type { WaitingView } from './contract.ts'

/** Counts no further, so that a long queue costs no more than this many entries of its index. */
const MOST_COUNTED = 10_000

/** Where one kind of what waits stands. */
export interface WaitingKind {
  table: string
  /** The column that says since when a row waits; an index has the rows that wait in its order. */
  since: string
  /** Which rows wait. `$1` is what `by` answers. */
  where: string
  /** What that goes by; left out where the same waits at any time for all staff. */
  by?: (asked: Asking) => Date | string
}

/** When it is asked, and by whom. */
interface Asking {
  now: Date
  /** user uuid */
  viewer: string
}

/** Counts what waits of a kind, and finds since when. */
export async function readWaiting(
  db: Queryable,
  { table, since, where, by }: WaitingKind,
  asked: Asking,
): Promise<WaitingView> {
  const [waiting] = await db.query<{ count: number; oldest: Date | null }>(
    `select count(*)::int as count, min(since) as oldest
     from (select ${since} as since from ${table} where ${where}
           order by ${since} limit ${MOST_COUNTED + 1}) as waiting`,
    by ? [by(asked)] : [],
  )
  const count = waiting?.count ?? 0
  return {
    count: Math.min(count, MOST_COUNTED),
    count_is_partial: count > MOST_COUNTED,
    oldest_at: waiting?.oldest?.toISOString() ?? null,
  }
}
