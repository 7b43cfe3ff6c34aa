import type { Queryable } from '#services/shared/database/driver.ts'
import { SHOWN } from '../artist-pages/read-pages.ts'

/** At most so many artists are named in a mail, and works of each. */
const MOST_ARTISTS = 10
const MOST_WORKS = 4

export interface NewWorks {
  /** Artists with new works, those among them who are not in `by`. */
  artists: number
  by: ArtistNews[]
}

export interface ArtistNews {
  id: number
  full_name: string
  /** All of their new works. */
  works: number
  /** The newest of them. */
  newest: NewWork[]
}

export interface NewWork {
  id: string
  title: string
  /** Media path with `{width}` to be filled. */
  imgsrc: string
  /** Of its file, in pixels. */
  width: number
  height: number
}

/** What is asked of somebody's artists. */
export interface Since {
  user: string
  /** After this, and up to `until`. */
  since: Date
  until: Date
}

/**
 * Reads what artists whom somebody follows have shown for the first time, since it was followed at the
 * earliest, and show still. The artist with the newest work comes first.
 */
export async function readNewWorks(db: Queryable, { user, since, until }: Since): Promise<NewWorks> {
  const rows = await db.query<ArtistNews & { artists: number }>(
    `with shown as (
       select a.id as artist, p.full_name, d.image_id as id, i.title, d.at,
         i.artwork_version as version, i.pixel_width as width, i.pixel_height as height,
         row_number() over (partition by a.id order by d.at desc, d.image_id) as place
       from content.follows f
       join (select a.id, p.full_name, p.user_uuid from ${SHOWN}) as p on p.id = f.artist_id
       join content.artists a on a.id = p.id
       join content.debuts d on d.artist_id = a.id and d.at > greatest(f.at, $2::timestamptz) and d.at <= $3
       join content.images i on i.id = d.image_id and i.published
       where f.user_uuid = $1 and p.user_uuid <> $1::text
     )
     select artist as id, full_name, count(*)::int as works, count(*) over ()::int as artists,
       jsonb_agg(jsonb_build_object('id', id, 'title', title, 'width', width, 'height', height,
           'imgsrc', '/media/' || id || '/' || version || '/{width}') order by place) filter (where place <= $4) as newest
     from shown group by artist, full_name order by max(at) desc, artist limit $5`,
    [user, since, until, MOST_WORKS, MOST_ARTISTS],
  )
  return { artists: rows[0]?.artists ?? 0, by: rows.map(({ artists, ...news }) => news) }
}
