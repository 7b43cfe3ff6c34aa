import type { Queryable } from '#services/shared/database/driver.ts'

/** Days between two looks for new work of those whom somebody follows, and so between two mails. */
export const DAYS_BETWEEN = 7

const WEEK = `interval '${DAYS_BETWEEN} days'`

/** Makes a follower of somebody who follows their first artist, and locks them. */
export const beginAsFollower = (tx: Queryable, user: string, at: Date): Promise<unknown> =>
  tx.query(
    `insert into content.followers (user_uuid, due_at, told_until) values ($1, $2::timestamptz + ${WEEK}, $2)
     on conflict (user_uuid) do update set user_uuid = excluded.user_uuid`,
    [user, at],
  )

export async function readWantsMail(db: Queryable, user: string): Promise<boolean> {
  const [follower] = await db.query<{ wants_mail: boolean }>(
    'select wants_mail from content.followers where user_uuid = $1',
    [user],
  )
  return follower?.wants_mail ?? true
}

/**
 * Sets whether somebody is mailed of new work; twice is once. Whoever wants it again hears of a week at most,
 * and no sooner than they would have.
 */
export async function setWantsMail(tx: Queryable, user: string, wanted: boolean, at: Date): Promise<void> {
  await beginAsFollower(tx, user, at)
  await tx.query(
    `update content.followers set wants_mail = $2,
       told_until = case when $2 then greatest(told_until, $3::timestamptz - ${WEEK}) else told_until end
     where user_uuid = $1 and wants_mail <> $2`,
    [user, wanted, at],
  )
}

/** Forgets somebody whose account is gone. */
export async function forgetFollower(tx: Queryable, user: string): Promise<void> {
  await tx.query('delete from content.follows where user_uuid = $1', [user])
  await tx.query('delete from content.followers where user_uuid = $1', [user])
}
