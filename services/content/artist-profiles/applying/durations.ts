import type { Queryable } from '#services/shared/database/driver.ts'

/** Keeps how long an application has waited for its decision. */
export const noteDecision = (
  tx: Queryable,
  decision: { profile: number; isApproved: boolean; submittedAt: string; at: Date },
): Promise<unknown> =>
  tx.query(
    `insert into content.application_decisions (profile_id, is_approved, submitted_at, decided_at)
     values ($1, $2, $3, $4)`,
    [decision.profile, decision.isApproved, decision.submittedAt, decision.at],
  )

/** Answers the median of what the last 20 took, in whole days, at least 1; null while none was decided. */
export async function readUsualDays(db: Queryable): Promise<number | null> {
  const [row] = await db.query<{ days: number | null }>(
    `select greatest(1, ceil(percentile_cont(0.5) within group
         (order by extract(epoch from decided_at - submitted_at)::float8) / 86400))::int as days
     from (select decided_at, submitted_at from content.application_decisions
           order by decided_at desc limit 20) as latest having count(*) > 0`,
  )
  return row?.days ?? null
}

/** Answers when somebody's last application was decided, ISO 8601; null where the shop has not noted it. */
export async function readDecidedAt(db: Queryable, profile: number): Promise<string | null> {
  const [row] = await db.query<{ at: Date }>(
    `select decided_at as at from content.application_decisions where profile_id = $1
     order by decided_at desc limit 1`,
    [profile],
  )
  return row?.at.toISOString() ?? null
}
