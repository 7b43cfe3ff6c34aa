import { writeAudit } from '#services/shared/audit-log.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { conflict, notFound } from '#services/shared/http/problem.ts'
import type { MessageBody, MessageView } from './contract.ts'

interface MessageRow {
  id: number
  email: string
  text: string
  sent_at: Date
  answer: string | null
  answered_at: Date | null
  answered_by: string | null
  /** The email of whoever answered. */
  answerer: string | null
}

const MESSAGES = `select message.id, message.email, message.text, message.sent_at, message.answer,
  message.answered_at, message.answered_by, person.email as answerer
  from main.message left join main.person on person.uuid = message.answered_by`

/** Answers the message's id. */
export async function keepMessage(tx: Queryable, { email, message }: MessageBody, at: Date): Promise<number> {
  const rows = await tx.query<{ id: number }>(
    'insert into main.message (email, text, sent_at) values ($1, $2, $3) returning id',
    [email, message, at],
  )
  return Number(rows[0]?.id)
}

/** Which messages a list has, and in what order. */
const LISTS = {
  all: { where: 'true', order: 'sent_at desc, id desc' },
  waiting: { where: 'answered_at is null', order: 'sent_at, id' },
  answered: { where: 'answered_at is not null', order: 'answered_at desc, id desc' },
} as const

/** Lists messages; `waiting` is null for all of them. */
export async function listMessages(
  db: Queryable,
  waiting: boolean | null,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; messages: MessageView[] }> {
  const { where, order } = LISTS[nameList(waiting)]
  const [total] = await db.query<{ count: number }>(
    `select count(*)::int as count from main.message where ${where}`,
  )
  const rows = await db.query<MessageRow>(`${MESSAGES} where ${where} order by ${order} limit $1 offset $2`, [
    limit,
    offset,
  ])
  return { count: total?.count ?? 0, messages: rows.map(toView) }
}

const nameList = (waiting: boolean | null): keyof typeof LISTS => {
  if (waiting === null) return 'all'
  return waiting ? 'waiting' : 'answered'
}

/** Throws 404. */
export async function readMessage(db: Queryable, id: number): Promise<MessageView> {
  return toView(await readRow(db, id))
}

/** Keeps the answer. Throws 404, and 409 where there is one already. */
export async function keepAnswer(
  tx: Queryable,
  id: number,
  { text, by, at }: { text: string; by: string; at: Date },
): Promise<MessageView> {
  // Let the second of two answers at once wait here until it can read the first.
  await tx.query('select 1 from main.message where id = $1 for update', [id])
  const message = await readRow(tx, id)
  if (message.answered_at) throw answeredBefore(message.answered_at, message.answered_by === by)
  await tx.query('update main.message set answer = $2, answered_at = $3, answered_by = $4 where id = $1', [
    id,
    text,
    at,
    by,
  ])
  await writeAudit(tx, 'main', {
    subject: `message-${id}`,
    type: 'message.answered',
    data: {},
    at,
    actor: by,
  })
  return readMessage(tx, id)
}

const readRow = async (db: Queryable, id: number): Promise<MessageRow> => {
  const [row] = await db.query<MessageRow>(`${MESSAGES} where message.id = $1`, [id])
  if (!row) throw notFound()
  return row
}

const MINUTE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
/** What Intl writes before AM and PM. */
const NARROW_SPACE = '\u202f'

const answeredBefore = (at: Date, isYou: boolean) => {
  const when = MINUTE.format(at).replace(NARROW_SPACE, ' ')
  return conflict(
    `${isYou ? 'You' : 'Somebody else'} answered this message on ${when} UTC.`,
    'message_answered',
  )
}

const toView = ({ id, email, text, sent_at, answer, answered_at, answerer }: MessageRow): MessageView => ({
  id,
  email,
  message: text,
  sent_at: sent_at.toISOString(),
  answer:
    answer !== null && answered_at !== null && answerer !== null
      ? { text: answer, by: answerer, at: answered_at.toISOString() }
      : null,
})
