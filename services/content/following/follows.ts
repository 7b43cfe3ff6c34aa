import type { Queryable } from '#services/shared/database/driver.ts'
import { conflict } from '#services/shared/http/problem.ts'
import type { ArtistPageView, NamedPage } from '../artist-pages/contract.ts'
import { PAGE_COLUMNS, SHOWN } from '../artist-pages/read-pages.ts'
import { MOST_FOLLOWED } from './contract.ts'
import { beginAsFollower } from './followers.ts'

interface Follow {
  user: string
  artist: number
}

/** Follows an artist who has a page. Throws 409 for the page of `user`, and past {@link MOST_FOLLOWED}. */
export async function followArtist(tx: Queryable, { user, artist }: Follow, at: Date): Promise<void> {
  const [own] = await tx.query(
    'select 1 from content.artist_profiles where artist_id = $1 and user_uuid = $2',
    [artist, user],
  )
  if (own) throw conflict('This is your own page.')
  // The row of the follower is locked from here on, so that two tabs cannot go past the bound together.
  await beginAsFollower(tx, user, at)
  const [{ count = 0 } = {}] = await tx.query<{ count: number }>(
    'select count(*)::int as count from content.follows where user_uuid = $1 and artist_id <> $2',
    [user, artist],
  )
  if (count >= MOST_FOLLOWED) throw conflict(`You follow ${MOST_FOLLOWED} artists, and that is the most.`)
  await tx.query(
    'insert into content.follows (user_uuid, artist_id, at) values ($1, $2, $3) on conflict do nothing',
    [user, artist, at],
  )
}

export const unfollowArtist = (tx: Queryable, { user, artist }: Follow): Promise<unknown> =>
  tx.query('delete from content.follows where user_uuid = $1 and artist_id = $2', [user, artist])

/** Lists whom somebody follows, the last first. One who has no page now is left out until they have. */
export async function listFollowed(
  db: Queryable,
  user: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; artists: ArtistPageView[] }> {
  const [{ count = 0 } = {}] = await db.query<{ count: number }>(
    `select count(*)::int as count from ${SHOWN}
     and a.id in (select artist_id from content.follows where user_uuid = $1)`,
    [user],
  )
  const artists = await db.query<ArtistPageView>(
    `select shown.* from content.follows f
     join (select ${PAGE_COLUMNS}, true as user_follows from ${SHOWN}) as shown on shown.id = f.artist_id
     where f.user_uuid = $1 order by f.at desc, f.artist_id limit $2 offset $3`,
    [user, limit, offset],
  )
  return { count, artists }
}

/** Lists whom somebody follows who has no page now, by name. */
export const listWithoutPage = (db: Queryable, user: string): Promise<NamedPage[]> =>
  db.query<NamedPage>(
    `select artist.id, artist.name from content.follows f join content.artists artist on artist.id = f.artist_id
     where f.user_uuid = $1 and f.artist_id not in (select a.id from ${SHOWN})
     order by artist.folded, artist.id`,
    [user],
  )
