import type { Database, Queryable } from '#services/shared/database/driver.ts'
import { IMAGE_COLUMNS, type StoredImage } from '../images/image-store.ts'
import type { Group, Sort, SourceFilter } from './contract.ts'
import { type Facets, facetsOf } from './facet-answer.ts'
import { type Filters, sectionsOf } from './filters.ts'
import { type Groups, groupByArtist } from './groups.ts'
import { matchesOf, type Question } from './matches.ts'
import type { Query } from './query-language.ts'
import { WINDOW } from './sources/source.ts'
import { conditionsOf, exactIdCondition, namesIn, rankingOf } from './tsquery.ts'
import { COUNTING_EFFORT, FOUND_EFFORT, walk } from './walk.ts'

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
  /** Only those of this source, or all. */
  source?: SourceFilter | undefined
  group?: Group | undefined
}

export interface Found {
  images: StoredImage[]
  /** Exact up to {@link WINDOW}; grouped, the groups of as many. */
  total: number
  /** There are more than `total`. */
  partial: boolean
  /** Of pictures, also where they are grouped. */
  facets: Facets
  groups: Groups | null
}

/** An id that more images share than this names none of them. */
const MOST_NAMED = 1_000

/** A page of what is found, how much there is in all, and what each option of the filters would find. */
export async function searchImages(database: Database, search: Search): Promise<Found> {
  const { offset, limit } = search
  const sections = sectionsOf(search.filters)
  const question = await questionOf(database, search)
  const asking = (
    filters: readonly { condition: string }[],
    page: { offset: number; limit: number; effort: number },
  ) =>
    matchesOf(
      database,
      { ...question, filters: [...question.filters, ...filters.map(({ condition }) => condition)] },
      { sort: search.sort, ...page },
    )
  const page = { offset, limit: Math.min(limit, WINDOW - offset) }
  const [found, ...relaxed] = await Promise.all([
    asking(sections, search.group ? EVERY : { ...page, effort: FOUND_EFFORT }),
    ...sections.map(async (section) => {
      const others = sections.filter((other) => other !== section)
      return { section, matches: await asking(others, { offset: 0, limit: 0, effort: COUNTING_EFFORT }) }
    }),
  ])
  const groups = search.group ? await groupByArtist(database, found.page, { offset, limit }) : null
  const [images, facets] = await Promise.all([
    imagesAt(database, groups?.page ?? found.page),
    facetsOf(database, found, relaxed),
  ])
  const partial = !found.complete || found.matched > WINDOW
  return { images, total: groups?.total ?? Math.min(found.matched, WINDOW), partial, facets, groups }
}

/** Which artists come first is known only of all that can be paged to; that many are read for it, so that they are counted too. */
const EVERY = { offset: 0, limit: WINDOW, effort: 2 ** 31 - 1 }

const imagesAt = (db: Queryable, places: readonly string[]) =>
  db.query<StoredImage>(
    `select ${IMAGE_COLUMNS}
     from json_array_elements_text($1::json) with ordinality as page (seq, place)
     join content.images on images.seq = page.seq::bigint order by place`,
    [JSON.stringify(places)],
  )

async function questionOf(
  db: Queryable,
  { query, unpublished, withStock, favoritesOf, source }: Search,
): Promise<Question> {
  const [artists, named, only] = await Promise.all([
    existing(db, namesIn(query), unpublished),
    namedBy(db, query, unpublished),
    favoritesOf === undefined ? null : favorites(db, favoritesOf),
  ])
  return {
    words: conditionsOf(query, artists),
    filters: source === undefined || source === 'internal' ? [] : [STOCK_TERMS[source]],
    named,
    only,
    unpublished,
    withStock,
    ranking: rankingOf(query),
  }
}

/** Of the stock images, those whose rights are managed are of tier 4 (stock/record.ts). */
const STOCK_TERMS = {
  GET: `'publisher=GET' & !'price=4'`,
  GETRM: `'publisher=GET' & 'price=4'`,
} as const

/** Those of the tsqueries that some visible image matches. */
async function existing(
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

/** Places of the images of which the query is the id or local id. */
async function namedBy(db: Queryable, query: Query, unpublished: boolean): Promise<string[]> {
  const conditions = exactIdCondition(query)
  if (conditions.length === 0) return []
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
  })
  return matched > MOST_NAMED ? [] : page
}

async function favorites(db: Queryable, user: string): Promise<string[]> {
  const rows = await db.query<{ place: string }>(
    `select seq::text as place from content.favorites join content.images on images.id = favorites.image_id
     where user_id = $1`,
    [user],
  )
  return rows.map(({ place }) => place)
}
