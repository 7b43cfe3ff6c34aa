import type { Database, Queryable } from '#services/shared/database/driver.ts'
import { IMAGE_COLUMNS, type StoredImage } from '../images/image-store.ts'
import type { Sort } from './contract.ts'
import type { Query } from './query-language.ts'
import { conditionsOf, exactIdCondition, namesIn, rankingOf } from './tsquery.ts'

export interface Search {
  query: Query
  sort: Sort
  limit: number
  /** Less than {@link WINDOW}. */
  offset: number
  /** Staff see what is not published too. */
  unpublished: boolean
}

export interface Found {
  images: StoredImage[]
  /** Exact up to {@link WINDOW}. */
  total: number
  /** There are more than `total`. */
  partial: boolean
}

/** Matches that are counted and that can be paged to. */
export const WINDOW = 10_000

/** Of words in caption, keywords, artist and title. */
const WEIGHTS = '{0.1, 0.3, 0.6, 1}'

export async function searchImages(database: Database, search: Search): Promise<Found> {
  const { where, order, matching, ordering } = await conditions(database, search)
  const limit = Math.min(search.limit, WINDOW - search.offset)
  const [[counted], images] = await Promise.all([
    database.query<{ total: number }>(
      `select count(*) as total from (select from content.image_search where ${where} limit ${WINDOW + 1}) found`,
      matching,
    ),
    database.query<StoredImage>(
      `select ${IMAGE_COLUMNS}
       from unnest(array(
         select seq from content.image_search where ${where} order by ${order} limit ${limit} offset ${search.offset}
       )) with ordinality as page (seq, place)
       join content.images using (seq) order by place`,
      [...matching, ...ordering],
    ),
  ])
  const total = counted?.total ?? 0
  return { images, total: Math.min(total, WINDOW), partial: total > WINDOW }
}

/** SQL of what is found and of its order, with their parameters, those of the order after those of the conditions. */
async function conditions(db: Queryable, { query, sort, unpublished }: Search) {
  const visible = unpublished ? 'true' : 'published'
  const artists = await existing(db, namesIn(query), visible)
  const [exact] = await existing(db, exactIdCondition(query), visible)

  const params: string[] = []
  const matches = (tsquery: string): string => `terms @@ $${params.push(tsquery)}::tsquery`
  const asked = conditionsOf(query, artists).map(matches).join(' and ') || 'true'
  const isExact = exact === undefined ? null : matches(exact)
  const where = `${visible} and ${isExact ? `(${asked} or ${isExact})` : `${asked}`}`
  const matching = [...params]
  const first = isExact ? [`(${isExact}) desc`] : []
  const order = [...first, ...sortedBy(sort, query, params), 'seq desc'].join(', ')
  return { where, order, matching, ordering: params.slice(matching.length) }
}

function sortedBy(sort: Sort, query: Query, params: string[]): string[] {
  if (sort === 'popular') return ['popularity desc']
  const ranking = sort === 'best_match' ? rankingOf(query) : null
  if (!ranking) return []
  const title = `$${params.push(ranking.title)}::tsquery`
  const any = `$${params.push(ranking.any)}::tsquery`
  return [`(terms @@ ${title}) desc`, `ts_rank('${WEIGHTS}', terms, ${any}) desc`]
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
