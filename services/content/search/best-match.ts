import type { Queryable } from '#services/shared/database/driver.ts'
import type { Ranking } from './tsquery.ts'
import { type Walk, type Walked, walk } from './walk.ts'

/** The most popular matches, which are ranked by how well they match; the others follow by popularity. */
const RANKED = 400

/** Of words in caption, keywords, artist and title. */
const WEIGHTS = '{0.1, 0.3, 0.6, 1}'

/**
 * Titles that are just the words first, then what ranks highest; of {@link RANKED} matches each. To rank every match of a common
 * word would take seconds, and among the rest popularity tells more than where a word stands.
 */
export async function bestMatches(db: Queryable, asked: Walk, ranking: Ranking): Promise<Walked> {
  if (asked.limit === 0) return walk(db, asked)
  const top: Walk = { ...asked, offset: 0, limit: RANKED }
  const [titled, all] = await Promise.all([
    walk(db, { ...top, conditions: [ranking.title, ...asked.conditions] }),
    walk(db, top),
  ])
  const ranked = await rank(db, [...new Set([...titled.page, ...all.page])], ranking)
  const page = ranked.slice(asked.offset, asked.offset + asked.limit)
  const missing = asked.limit - page.length
  if (missing === 0 || all.matched <= ranked.length) return { ...all, page }
  const offset = Math.max(asked.offset - ranked.length, 0)
  const rest = await walk(db, { ...asked, without: [...asked.without, ...ranked], offset, limit: missing })
  return { ...all, page: [...page, ...rest.page] }
}

async function rank(db: Queryable, places: readonly string[], { title, any }: Ranking): Promise<string[]> {
  const rows = await db.query<{ place: string }>(
    `select seq::text as place from content.image_search
     where seq in (select json_array_elements_text($1::json)::bigint)
     order by terms @@ $2::tsquery desc, ts_rank('${WEIGHTS}', terms, $3::tsquery) desc, seq desc`,
    [JSON.stringify(places), title, any],
  )
  return rows.map(({ place }) => place)
}
