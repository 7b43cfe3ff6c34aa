import type { Queryable } from '#services/shared/database/driver.ts'
import { NO_FACETS } from '../index/facets.ts'
import type { Query } from '../index/query-language.ts'
import { stemsOf } from '../index/stems.ts'
import { FOUND_EFFORT, walk } from '../index/walk.ts'
import type { Question } from './matches.ts'
import type { Search } from './search.ts'
import {
  conditionsOf,
  exactIdConditionOf,
  looseWordsIn,
  namesIn,
  type Reading,
  rankingOf,
} from './tsquery.ts'

type Asked = Pick<Search, 'query' | 'unpublished' | 'withStock' | 'favoritesOf' | 'source'>

/** An id that more images share names none of them. */
const MOST_NAMED = 1_000

/** Reads what a search asks, without the filters of its sections. */
export async function questionOf(
  db: Queryable,
  { query, unpublished, withStock, favoritesOf, source }: Asked,
): Promise<Question> {
  const [reading, named, only] = await Promise.all([
    readingOf(db, query, unpublished),
    findNamed(db, query, unpublished),
    favoritesOf === undefined ? null : readFavorites(db, favoritesOf),
  ])
  return {
    words: conditionsOf(query, reading),
    filters: source === undefined || source === 'internal' ? [] : [STOCK_TERMS[source]],
    named,
    only,
    unpublished,
    withStock,
    ranking: rankingOf(query, reading),
  }
}

/** Stock images with managed rights are of tier 4 (stock/record.ts). */
const STOCK_TERMS = {
  GET: `'publisher=GET' & !'price=4'`,
  GETRM: `'publisher=GET' & 'price=4'`,
} as const

/** Looks up what reading a query needs, in the part of the catalogue that this visitor may see. */
export async function readingOf(db: Queryable, query: Query, unpublished: boolean): Promise<Reading> {
  const [artists, stems] = await Promise.all([
    findExisting(db, namesIn(query), unpublished),
    stemsOf(db, looseWordsIn(query)),
  ])
  return { artists, stems }
}

/** Answers which tsqueries some visible image matches. */
async function findExisting(
  db: Queryable,
  tsqueries: readonly string[],
  unpublished: boolean,
): Promise<Set<string>> {
  if (tsqueries.length === 0) return new Set()
  const rows = await db.query<{ tsquery: string }>(
    `select unnest(content.search_existing(array(select json_array_elements_text($1::json)), $2)) as tsquery`,
    [JSON.stringify(tsqueries), !unpublished],
  )
  return new Set(rows.map(({ tsquery }) => tsquery))
}

/** Finds the places of images that have the query as id or local id. */
async function findNamed(db: Queryable, query: Query, unpublished: boolean): Promise<string[]> {
  const conditions = exactIdConditionOf(query)
  // Any word may be an id and hardly any is, which this tells sooner than a walk.
  const existing = await findExisting(db, conditions, unpublished)
  if (existing.size === 0) return []
  const { page, matched } = await walk(db, {
    sort: 'newest',
    conditions,
    unpublished,
    withStock: true,
    only: null,
    without: [],
    offset: 0,
    limit: MOST_NAMED,
    effort: FOUND_EFFORT,
    facets: NO_FACETS,
  })
  return matched > MOST_NAMED ? [] : page
}

async function readFavorites(db: Queryable, user: string): Promise<string[]> {
  const rows = await db.query<{ place: string }>(
    `select seq::text as place from content.favorites join content.images on images.id = favorites.image_id
     where user_id = $1`,
    [user],
  )
  return rows.map(({ place }) => place)
}
