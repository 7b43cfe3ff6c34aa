import type { Queryable } from '#services/shared/database/driver.ts'
import { refuseTooMany } from '../limits.ts'
import type { MessageBody } from './contract.ts'

/** Of one sender, and of everybody, who may all be one under many names. */
const OF_ONE_SENDER = { most: 5, seconds: 3_600 }
const OF_EVERYBODY = { most: 60, seconds: 60 }

/** Answers the message's id. Throws 429. */
export async function keepMessage(tx: Queryable, { email, message }: MessageBody, at: Date): Promise<number> {
  // Counted and kept by one at a time, or messages sent together would each see room for themselves.
  await tx.query("select pg_advisory_xact_lock(hashtext('messages'))")
  const sent = (since: Date, sender: string | null) =>
    tx.query<{ count: number; oldest: Date }>(
      `select count(*)::int as count, min(sent_at) as oldest from main.message
       where sent_at > $1 and ($2::text is null or email = $2)`,
      [since, sender],
    )
  await refuseTooMany(OF_ONE_SENDER, at, (since) => sent(since, email))
  await refuseTooMany(OF_EVERYBODY, at, (since) => sent(since, null))
  const rows = await tx.query<{ id: number }>(
    'insert into main.message (email, text, sent_at) values ($1, $2, $3) returning id',
    [email, message, at],
  )
  return Number(rows[0]?.id)
}
