import type { Queryable } from '#services/shared/database/driver.ts'

/** The first key of these locks, which nothing else may use. */
const ARTIST_MONEY = 1_502

/**
 * Makes other writers of these artists' money wait until the transaction ends; takes them in order of id.
 * Call it before an event that moves royalties is appended, so that the positions of events are in the order
 * of their effects, and after the row of the order or payout is locked.
 */
export async function lockArtists(tx: Queryable, artistIds: readonly number[]): Promise<void> {
  const ids = [...new Set(artistIds)].sort((a, b) => a - b)
  if (ids.length === 0) return
  await tx.query(
    'select pg_advisory_xact_lock($1, id) from unnest($2::int[]) with ordinality as held (id, at)',
    [ARTIST_MONEY, ids],
  )
}
