import type { Queryable } from '#services/shared/database/driver.ts'
import type { MessageBody } from './contract.ts'

/** Answers the message's id. */
export async function keepMessage(tx: Queryable, { email, message }: MessageBody, at: Date): Promise<number> {
  const rows = await tx.query<{ id: number }>(
    'insert into main.message (email, text, sent_at) values ($1, $2, $3) returning id',
    [email, message, at],
  )
  return Number(rows[0]?.id)
}
