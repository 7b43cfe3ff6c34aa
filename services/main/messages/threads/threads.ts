import type { Queryable } from '#services/shared/database/driver.ts'
import type { ThreadView } from './contract.ts'
import { countUnread, listMessages, type MessageRow, type Thread, toView } from './store.ts'

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

type Listed = Omit<Thread, 'email'> & {
  unread: number
  last: Omit<MessageRow, 'sent_at' | 'read_at'> & Stamps
}
/** As JSON has them. */
interface Stamps {
  sent_at: string
  read_at: string | null
}

/** Lists the threads as staff are shown them: unread first, then unanswered, then the others. */
export async function listThreads(
  db: Queryable,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; threads: ThreadView[] }> {
  const [total] = await db.query<{ count: number }>('select count(*)::int as count from main.artist_thread')
  // A page is read of the index artist_thread_listed first, and then what it shows.
  const rows = await db.query<Listed>(
    `with listed as (select user_uuid, profile, name, unread, waits_since, last_message
       from main.artist_thread
       order by (unread > 0) desc, (waits_since is not null) desc, last_message desc nulls last
       limit $1 offset $2)
     select user_uuid, profile, name, unread, jsonb_build_object('id', message.id, 'side', side,
       'author', email, 'text', text, 'pictures', pictures, 'sent_at', sent_at, 'read_at', read_at) as last
     from listed join main.artist_message as message on message.id = last_message
     join main.person on person.uuid = author
     order by (unread > 0) desc, (waits_since is not null) desc, last_message desc`,
    [limit, offset],
  )
  const threads = rows.map(({ last: { sent_at, read_at, ...last }, ...thread }) => ({
    ...thread,
    last: toView(
      { ...last, sent_at: new Date(sent_at), read_at: read_at === null ? null : new Date(read_at) },
      'staff',
    ),
  }))
  return { count: total?.count ?? 0, threads }
}
