import type { Queryable } from '../database/driver.ts'
import type { KeptMessage, Message } from './message.ts'

/** For so long no other process tries a mail that is being sent. */
const LEASE_SECONDS = 120

/**
 * Seconds before the next try after the first failure, the second, and so on; the last for every later one.
 */
const PAUSES = [30, 120, 600, 3_600] as const
const MOST_TRIES = 30

/**
 * Keeps mails in the transaction of what they tell of, to be sent once that is committed. In `<schema>.mail`,
 * which a migration of the service creates:
 *
 *     create table auth.mail (
 *       id bigint generated always as identity primary key,
 *       recipient text not null,
 *       subject text not null,
 *       text text not null,
 *       attachments jsonb not null,
 *       at timestamptz not null,
 *       due_at timestamptz,
 *       tries int not null default 0,
 *       unsubscribe text not null default '',
 *       html text not null default ''
 *     );
 *     create index on auth.mail (due_at) where due_at is not null;
 */
export async function enqueue(
  tx: Queryable,
  schema: string,
  messages: readonly Message[],
  at: Date,
): Promise<void> {
  await tx.query(
    `insert into ${schema}.mail (recipient, subject, text, html, attachments, unsubscribe, at, due_at)
     select "to", subject, text, coalesce(html, ''), coalesce(attachments, '[]'), coalesce(unsubscribe, ''), $2, $2
     from json_to_recordset($1::json)
       as r("to" text, subject text, text text, html text, attachments jsonb, unsubscribe text)`,
    [JSON.stringify(messages), at],
  )
}

const COLUMNS = 'id, recipient as "to", subject, text, html, attachments, unsubscribe, at'

/** Takes a due mail, so that no other process tries it meanwhile. Null when there is none. */
export async function takeDue(
  db: Queryable,
  schema: string,
  at: Date,
): Promise<(KeptMessage & { tries: number }) | null> {
  const [due] = await db.query<KeptMessage & { tries: number }>(
    `update ${schema}.mail set tries = tries + 1, due_at = $1::timestamptz + interval '${LEASE_SECONDS} seconds'
     where id = (select id from ${schema}.mail where due_at <= $1 order by due_at limit 1 for update skip locked)
     returning ${COLUMNS}, tries`,
    [at],
  )
  return due ?? null
}

/** Counts the mails that are to be sent, now or later. */
export async function countDue(db: Queryable, schema: string): Promise<number> {
  const [counted] = await db.query<{ count: number }>(
    `select count(*)::int as count from ${schema}.mail where due_at is not null`,
  )
  return counted?.count ?? 0
}

/** Deletes a sent mail: it may hold a link that nobody else should have. */
export const forget = (db: Queryable, schema: string, id: number): Promise<unknown> =>
  db.query(`delete from ${schema}.mail where id = $1`, [id])

/** Puts a failed mail off until later, and gives up in the end. */
export async function postpone(
  db: Queryable,
  schema: string,
  { id, tries }: { id: number; tries: number },
  at: Date,
): Promise<void> {
  const pause = PAUSES[Math.min(tries, PAUSES.length) - 1] ?? PAUSES[0]
  const next = tries >= MOST_TRIES ? null : new Date(at.getTime() + pause * 1000)
  await db.query(`update ${schema}.mail set due_at = $2 where id = $1`, [id, next])
}

/** Deletes all but the last ones. */
export const forgetAllBut = (db: Queryable, schema: string, most: number): Promise<unknown> =>
  db.query(
    `delete from ${schema}.mail where id in (select id from ${schema}.mail order by id desc offset $1)`,
    [most],
  )

/** Reads the last kept mails, newest first, to show where there is no mail server. */
export const readLastKept = (db: Queryable, schema: string, most: number): Promise<KeptMessage[]> =>
  db.query<KeptMessage>(`select ${COLUMNS} from ${schema}.mail order by id desc limit $1`, [most])
