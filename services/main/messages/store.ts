import type { Queryable } from '#services/shared/database/driver.ts'
import { throttled } from '#services/shared/http/problem.ts'
import type { MessageBody } from './contract.ts'

/** `most` messages within any `seconds`: of one sender, and of everybody, who may all be one under many names. */
const OF_ONE_SENDER = { most: 5, seconds: 3_600 }
const OF_EVERYBODY = { most: 60, seconds: 60 }

/** Answers the message's id. Throws 429. */
export async function keepMessage(tx: Queryable, { email, message }: MessageBody, at: Date): Promise<number> {
  // Counted and kept by one at a time, or messages sent together would each see room for themselves.
  await tx.query("select pg_advisory_xact_lock(hashtext('messages'))")
  await refuseTooMany(tx, OF_ONE_SENDER, at, email)
  await refuseTooMany(tx, OF_EVERYBODY, at)
  const rows = await tx.query<{ id: number }>(
    'insert into main.message (email, text, sent_at) values ($1, $2, $3) returning id',
    [email, message, at],
  )
  return Number(rows[0]?.id)
}

async function refuseTooMany(
  tx: Queryable,
  limit: typeof OF_ONE_SENDER,
  at: Date,
  email: string | null = null,
) {
  const [sent] = await tx.query<{ count: number; oldest: Date }>(
    `select count(*)::int as count, min(sent_at) as oldest from main.message
     where sent_at > $1 and ($2::text is null or email = $2)`,
    [new Date(at.getTime() - limit.seconds * 1_000), email],
  )
  if (!sent || sent.count < limit.most) return
  throw throttled(Math.ceil((sent.oldest.getTime() - at.getTime()) / 1_000) + limit.seconds)
}
