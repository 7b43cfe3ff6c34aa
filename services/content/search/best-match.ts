import type { Queryable } from '#services/shared/database/driver.ts'
import { foldedNamesOf } from '../index/enrol-artists.ts'
import { artistIn, NO_FACETS } from '../index/facets.ts'
import { joinOperands, quoteLexeme } from '../index/lexeme-text.ts'
import { artistOf } from '../index/lexemes.ts'
import { type Walk, type Walked, walk } from '../index/walk.ts'
import { FIRST, fillsFirst, findCrowding, type Ranked, spread } from './spread.ts'
import type { Ranking } from './tsquery.ts'

/** The most popular matches, which are ranked by how well they match; the others follow by popularity. */
const RANKED = 400

/** Weights of words in caption, keywords, artist and title. */
const WEIGHTS = '{0.1, 0.3, 0.6, 1}'

/**
 * Finds titles that are just the words first, then images with the very words, then the highest ranks; of
 * {@link RANKED} matches each. Ranking every match of a common word would take seconds, and among the rest
 * popularity tells more than where a word stands. Of the first 20 no artist has more than 3 where others
 * match too.
 */
export async function findBestMatches(db: Queryable, asked: Walk, ranking: Ranking): Promise<Walked> {
  if (asked.limit === 0) return walk(db, asked)
  const top: Walk = { ...asked, offset: 0, limit: RANKED }
  const walkTop = (conditions: readonly string[]) =>
    walk(db, { ...top, conditions, facets: NO_FACETS, enough: RANKED })
  const counting = walk(db, top)
  const rankFirst = async () => {
    const [titled, exact] = await Promise.all([
      walkTop([ranking.title, ...asked.conditions]),
      ranking.exact && walkTop(ranking.exact),
    ])
    // Exact words that fill the ranking need not wait for the count of all matches.
    const others = exact?.page.length === RANKED ? [] : (await counting).page
    return rank(db, [...new Set([...titled.page, ...(exact?.page ?? []), ...others])], ranking)
  }
  const [all, best] = await Promise.all([counting, rankFirst()])
  const ranked = spread(await addOthers(db, asked, { ranking, best, matched: all.matched })).map(
    ({ place }) => place,
  )
  const page = ranked.slice(asked.offset, asked.offset + asked.limit)
  const missing = asked.limit - page.length
  if (missing === 0 || all.matched <= ranked.length) return { ...all, page }
  const offset = Math.max(asked.offset - ranked.length, 0)
  const rest = await walk(db, {
    ...asked,
    without: [...asked.without, ...ranked],
    facets: NO_FACETS,
    offset,
    limit: missing,
  })
  return { ...all, page: [...page, ...rest.page] }
}

interface Best {
  ranking: Ranking
  best: readonly Ranked[]
  matched: number
}

/**
 * Adds matches of other artists where too many of the best are by a few: they are less popular, and so were
 * not among these.
 */
async function addOthers(db: Queryable, asked: Walk, { ranking, best, matched }: Best): Promise<Ranked[]> {
  const ranked = [...best]
  while (!fillsFirst(ranked) && ranked.length < matched) {
    const names = await foldedNamesOf(db, findCrowding(ranked))
    const crowded = joinOperands(
      '|',
      names.map((name) => quoteLexeme(artistOf([name]))),
    )
    const { page } = await walk(db, {
      ...asked,
      conditions: [...asked.conditions, ...(crowded ? [`!${crowded}`] : [])],
      without: [...asked.without, ...ranked.map(({ place }) => place)],
      offset: 0,
      limit: FIRST,
      facets: NO_FACETS,
      enough: FIRST,
    })
    if (page.length === 0) break
    ranked.push(...(await rank(db, page, ranking)))
  }
  return ranked
}

async function rank(
  db: Queryable,
  places: readonly string[],
  { title, exact, any }: Ranking,
): Promise<Ranked[]> {
  const rows = await db.query<{ place: string; facets: Uint8Array }>(
    `select seq::text as place, facets from content.image_search
     where seq in (select json_array_elements_text($1::json)::bigint)
     order by terms @@ $2::tsquery desc, terms @@ $3::tsquery desc,
       ts_rank('${WEIGHTS}', terms, $4::tsquery) desc, seq desc`,
    [JSON.stringify(places), title, joinOperands('&', exact ?? []) || title, any],
  )
  return rows.map(({ place, facets }) => ({ place, artist: artistIn(facets) }))
}
