import type { Queryable } from '#services/shared/database/driver.ts'
import { notFound } from '#services/shared/http/problem.ts'
import type { OwnProfile } from '../../people/own-profile.ts'
import type { ArtistMessageView, PictureOfMessage, Side } from './contract.ts'

export interface MessageRow {
  id: number
  side: Side
  /** The email of whoever wrote it. */
  author: string
  text: string
  pictures: PictureOfMessage[]
  sent_at: Date
  read_at: Date | null
}

const MESSAGES = `select message.id, message.side, person.email as author, message.text, message.pictures,
  message.sent_at, message.read_at
  from main.artist_message as message join main.person on person.uuid = message.author`

/** Keeps who has the thread, as of now; the account is noted among people. */
export const keepThread = (tx: Queryable, user: string, { id, full_name }: OwnProfile) =>
  tx.query(
    `insert into main.artist_thread (user_uuid, profile, name) values ($1, $2, $3)
     on conflict (user_uuid) do update set profile = excluded.profile, name = excluded.name`,
    [user, id, full_name],
  )

export interface Thread {
  user_uuid: string
  profile: number
  name: string
  /** The account's, as of the last write of either side. */
  email: string
}

/** Null before anything is written. */
export async function findThread(db: Queryable, user: string): Promise<Thread | null> {
  const [thread] = await db.query<Thread>(
    `select user_uuid, profile, name, email from main.artist_thread
     join main.person on person.uuid = user_uuid where user_uuid = $1`,
    [user],
  )
  return thread ?? null
}

interface NewMessage {
  thread: string
  side: Side
  /** User uuid. */
  author: string
  text: string
  pictures: readonly PictureOfMessage[]
  at: Date
}

/** Adds a message, and answers it as whoever wrote it is shown it. */
export async function addMessage(
  tx: Queryable,
  { thread, side, author, text, pictures, at }: NewMessage,
): Promise<ArtistMessageView> {
  const [added] = await tx.query<{ id: number }>(
    `insert into main.artist_message (thread, side, author, text, pictures, sent_at)
     values ($1, $2, $3, $4, $5::jsonb, $6) returning id`,
    [thread, side, author, text, JSON.stringify(pictures), at],
  )
  await tx.query(
    `update main.artist_thread set last_message = $2,
       unread = unread + case when $3 = 'artist' then 1 else 0 end,
       waits_since = case when $3 = 'artist' then coalesce(waits_since, $4) end
     where user_uuid = $1`,
    [thread, added?.id, side, at],
  )
  const [row] = await tx.query<MessageRow>(`${MESSAGES} where message.id = $1`, [added?.id])
  if (!row) throw notFound()
  return toView(row, side)
}

/** Newest first, as `reader` is shown them. */
export async function listMessages(
  db: Queryable,
  { thread, reader }: { thread: string; reader: Side },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; messages: ArtistMessageView[] }> {
  const [total] = await db.query<{ count: number }>(
    'select count(*)::int as count from main.artist_message where thread = $1',
    [thread],
  )
  const rows = await db.query<MessageRow>(
    `${MESSAGES} where thread = $1 order by message.id desc limit $2 offset $3`,
    [thread, limit, offset],
  )
  return { count: total?.count ?? 0, messages: rows.map((row) => toView(row, reader)) }
}

/** Marks what the other side than `reader` has written. */
export async function markRead(
  tx: Queryable,
  { thread, reader, upTo, at }: { thread: string; reader: Side; upTo: number; at: Date },
): Promise<void> {
  // A message that comes meanwhile waits, so that none is counted twice.
  await tx.query('select from main.artist_thread where user_uuid = $1 for update', [thread])
  await tx.query(
    `update main.artist_message set read_at = $4
     where thread = $1 and side <> $2 and id <= $3 and read_at is null`,
    [thread, reader, upTo, at],
  )
  if (reader === 'staff')
    await tx.query('update main.artist_thread set unread = $2 where user_uuid = $1', [
      thread,
      await countUnread(tx, thread, reader),
    ])
}

export async function countUnread(db: Queryable, thread: string, reader: Side): Promise<number> {
  const [unread] = await db.query<{ count: number }>(
    `select count(*)::int as count from main.artist_message
     where thread = $1 and side <> $2 and read_at is null`,
    [thread, reader],
  )
  return unread?.count ?? 0
}

/** Artists are told that staff wrote, and not who. */
export const toView = (
  { id, side, author, text, pictures, sent_at, read_at }: MessageRow,
  reader: Side,
): ArtistMessageView => ({
  id,
  side,
  by: side === 'staff' && reader === 'staff' ? author : null,
  text,
  pictures,
  sent_at: sent_at.toISOString(),
  read_at: read_at?.toISOString() ?? null,
})
