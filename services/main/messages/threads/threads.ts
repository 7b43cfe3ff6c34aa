import type { Queryable } from '#services/shared/database/driver.ts'
import type { ThreadView } from './contract.ts'
import { countUnread, listMessages, type Thread } from './store.ts'

const NEWEST = { limit: 1, offset: 0 }

/** Shows the head of a thread to the artist or to staff. */
export async function viewThread(
  db: Queryable,
  { user_uuid, profile, name }: Omit<Thread, 'email'>,
  reader: 'artist' | 'staff',
): Promise<ThreadView> {
  const { messages } = await listMessages(db, { thread: user_uuid, reader }, NEWEST)
  return {
    user_uuid,
    profile,
    name,
    unread: await countUnread(db, user_uuid, reader),
    last: messages[0] ?? null,
  }
}

/** Lists the threads as staff are shown them: unread first, then unanswered, then the others. */
export async function listThreads(
  db: Queryable,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; threads: ThreadView[] }> {
  const [total] = await db.query<{ count: number }>('select count(*)::int as count from main.artist_thread')
  const rows = await db.query<Thread>(
    `select user_uuid, profile, name from main.artist_thread
     cross join lateral (select side, id from main.artist_message
       where thread = user_uuid order by id desc limit 1) as last
     order by exists (select 1 from main.artist_message
         where thread = user_uuid and side = 'artist' and read_at is null) desc,
       last.side = 'artist' desc, last.id desc
     limit $1 offset $2`,
    [limit, offset],
  )
  const threads = await Promise.all(rows.map((thread) => viewThread(db, thread, 'staff')))
  return { count: total?.count ?? 0, threads }
}
