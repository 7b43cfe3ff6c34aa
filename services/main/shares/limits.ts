import type { Queryable } from '#services/shared/database/driver.ts'
import { refuseTooMany } from '../limits.ts'

/** Pressed quickly through a long project by hand, and no more. */
const OF_ONE_ADDRESS = { most: 120, seconds: 600 }

/** Counts one more thing said from this network address. Throws 429. */
export async function countReview(tx: Queryable, address: string, at: Date): Promise<void> {
  // Counted by one at a time, or those sent together would each see room for themselves.
  await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`reviews from ${address}`])
  await tx.query('delete from main.review_try where at <= $1', [
    new Date(at.getTime() - OF_ONE_ADDRESS.seconds * 1_000),
  ])
  await refuseTooMany(OF_ONE_ADDRESS, at, (since) =>
    tx.query<{ count: number; oldest: Date }>(
      `select count(*)::int as count, min(at) as oldest from main.review_try where address = $1 and at > $2`,
      [address, since],
    ),
  )
  await tx.query('insert into main.review_try (address, at) values ($1, $2)', [address, at])
}
