import type { Database, Queryable } from '#services/shared/database/driver.ts'
import { IMAGE_COLUMNS, type StoredImage } from '../images/image-store.ts'
import type { Sort } from './contract.ts'
import { conditionsOfFilters, type Filters } from './filters.ts'
import { quoted } from './lexemes.ts'
import type { Query } from './query-language.ts'
import { conditionsOf, exactIdCondition, namesIn, rankingOf } from './tsquery.ts'

export interface Search {
  query: Query
  filters: Filters
  sort: Sort
  limit: number
  /** Less than {@link WINDOW}. */
  offset: number
  /** Staff see what is not published too. */
  unpublished: boolean
  /** Only what this user has as a favorite: a user id. */
  favoritesOf?: string
  /** Whether stock images that the shop has indexed are found too. */
  withStock: boolean
}

export interface Found {
  images: StoredImage[]
  /** Exact up to {@link WINDOW}. */
  total: number
  /** There are more than `total`. */
  partial: boolean
  /** By section, how many match each value under the filters of the other sections; values without a match may be missing. */
  facets: Record<string, { value: string; count: number }[]>
}

/** Matches that are counted and that can be paged to. */
export const WINDOW = 10_000

/** Of words in caption, keywords, artist and title. */
const WEIGHTS = '{0.1, 0.3, 0.6, 1}'

export async function searchImages(database: Database, search: Search): Promise<Found> {
  const { matched, total } = await findMatches(database, search)
  const images = await database.query<StoredImage>(
    `select ${IMAGE_COLUMNS}
     from json_array_elements_text($1::json) with ordinality as page (seq, place)
     join content.images on images.seq = page.seq::bigint order by place`,
    [JSON.stringify(matched)],
  )
  return { images, total: Math.min(total, WINDOW), partial: total > WINDOW, facets: {} }
}

interface Matches {
  /** Places of the page's images, as text: they exceed what a number holds. */
  matched: string[]
  /** Counted to one more than {@link WINDOW}. */
  total: number
}

async function findMatches(database: Database, search: Search): Promise<Matches> {
  const { where, keys, order, params, byTerms } = await statementOf(database, search)
  const limit = Math.min(search.limit, WINDOW - search.offset)
  const sql = `
    with found as ${byTerms ? 'materialized' : 'not materialized'} (
      select ${['seq', ...keys].join(', ')} from content.image_search where ${where}
    )
    select (select count(*) from (select from found limit ${WINDOW + 1}) counted) as total,
      array(select seq::text from found order by ${order} limit ${limit} offset ${search.offset}) as matched`
  const rows = byTerms
    ? await database.transaction(async (tx) => {
        await tx.script(BY_TERMS_INDEX)
        return tx.query<Matches>(sql, params)
      })
    : await database.query<Matches>(sql, params)
  return rows[0] ?? { matched: [], total: 0 }
}

/**
 * The planner does not know what it costs to look into a tsvector, and would read the whole table, or all of it newest first,
 * for terms that are common but old: 20 times slower than their index at its worst.
 */
const BY_TERMS_INDEX =
  'set local enable_seqscan = off; set local enable_indexscan = off; set local enable_indexonlyscan = off'

/** What a stock image has among its terms. */
const STOCK = quoted('publisher=GET')

async function statementOf(db: Queryable, { query, filters, sort, unpublished, withStock }: Search) {
  const visible = unpublished ? 'true' : 'published'
  const artists = await existing(db, namesIn(query), visible)
  const [exact] = await existing(db, exactIdCondition(query), visible)

  const params: string[] = []
  const bind = (tsquery: string): string => `$${params.push(tsquery)}::tsquery`
  const asked = conditionsOf(query, artists).map((condition) => `terms @@ ${bind(condition)}`)
  const filtered = conditionsOfFilters(filters).map((condition) => `terms @@ ${bind(condition)}`)
  const isExact = exact === undefined ? null : `terms @@ ${bind(exact)}`
  const matching = asked.join(' and ') || 'true'
  const keys = [...(isExact ? [`${isExact} as is_exact`] : []), ...keysOf(sort, query, bind)]
  return {
    where: [
      visible,
      ...(withStock ? [] : [`not terms @@ ${bind(STOCK)}`]),
      ...filtered,
      isExact ? `(${matching} or ${isExact})` : matching,
    ].join(' and '),
    keys,
    order: [...keys.map((key) => `${key.split(' ').at(-1)} desc`), 'found.seq desc'].join(', '),
    params,
    byTerms: query.clauses.length > 0 || filtered.length > 0,
  }
}

/** What a sort goes by before `seq`, highest first, each with its name last. */
function keysOf(sort: Sort, query: Query, bind: (tsquery: string) => string): string[] {
  if (sort === 'popular') return ['popularity']
  const ranking = sort === 'best_match' ? rankingOf(query) : null
  if (!ranking) return []
  return [
    `terms @@ ${bind(ranking.title)} as is_title`,
    `ts_rank('${WEIGHTS}', terms, ${bind(ranking.any)}) as rank`,
  ]
}

/** Those of the tsqueries that some visible image matches. */
async function existing(db: Queryable, tsqueries: readonly string[], visible: string): Promise<Set<string>> {
  if (tsqueries.length === 0) return new Set()
  const rows = await db.query<{ tsquery: string }>(
    `select tsquery from json_array_elements_text($1::json) tsquery
     where exists (select from content.image_search where ${visible} and terms @@ tsquery::tsquery)`,
    [JSON.stringify(tsqueries)],
  )
  return new Set(rows.map(({ tsquery }) => tsquery))
}
