import type { Queryable } from '#services/shared/database/driver.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { foldArtistName } from '../index/enrol-artists.ts'
import type { ArtistPageView, NamedPage } from './contract.ts'

const MOST_PAGES = 1_000
const LARGEST_ID = 2_147_483_647

/** Who has a page: an active artist whose profile is approved. */
export const SHOWN = `content.artists a join content.artist_profiles p on p.artist_id = a.id and p.approved
  where a.active`

/** What everybody may know of them. */
export const PAGE_COLUMNS = 'a.id, a.name, p.full_name, p.photo, p.bio, p.website, p.links'

/** Null where the artist has no page. `viewer` is the user uuid of whoever looks; null for a guest. */
export async function readArtistPage(
  db: Queryable,
  id: number,
  viewer: string | null,
): Promise<ArtistPageView | null> {
  const [page] = await db.query<ArtistPageView>(
    `select ${PAGE_COLUMNS}, case when p.user_uuid is distinct from $2::text then
       exists (select from content.follows f where f.user_uuid = $2::text::uuid and f.artist_id = a.id) end as user_follows
     from ${SHOWN} and a.id = $1`,
    [id, viewer],
  )
  return page ?? null
}

/** Lists who has a page. */
export const listArtistPages = (db: Queryable): Promise<NamedPage[]> =>
  db.query<NamedPage>(`select a.id, a.name from ${SHOWN} order by a.id limit ${MOST_PAGES}`)

/** Lists who of these names has a page, each by the name that was asked for. */
export const findArtistPages = (db: Queryable, names: readonly string[]): Promise<NamedPage[]> =>
  db.query<NamedPage>(
    `select id, asked.name from json_to_recordset($1::json) as asked(name text, folded text)
     join (select a.id, a.folded from ${SHOWN}) as shown using (folded)`,
    [JSON.stringify(names.map((name) => ({ name, folded: foldArtistName(name) })))],
  )

/** Reads an id from an address. Throws 404 for what is none. */
export function readArtistId(text: string): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : LARGEST_ID + 1
  if (id > LARGEST_ID) throw notFound()
  return id
}
