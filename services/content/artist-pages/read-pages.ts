import type { Queryable } from '#services/shared/database/driver.ts'
import { foldArtistName } from '../index/enrol-artists.ts'
import type { ArtistPageView, NamedPage } from './contract.ts'

const MOST_PAGES = 1_000

/** Who has a page: an active artist whose profile is approved. */
const SHOWN = `content.artists a join content.artist_profiles p on p.artist_id = a.id and p.approved
  where a.active`

/** Null where the artist has no page. */
export async function readArtistPage(db: Queryable, id: number): Promise<ArtistPageView | null> {
  const [page] = await db.query<ArtistPageView>(
    `select a.id, a.name, p.full_name, p.photo, p.bio, p.website, p.links from ${SHOWN} and a.id = $1`,
    [id],
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
