import type { Queryable } from '#services/shared/database/driver.ts'
import { bytesOf, type FacetBytes } from '../index/facets.ts'
import { sectionsOf } from '../index/filters.ts'
import { COUNTING_EFFORT, FOUND_EFFORT, RANKED_EFFORT, WINDOW } from '../index/walk.ts'
import { imageOf, LISTED_IMAGE, type ListedImage, type StoredImage } from '../record/image-store.ts'
import { type Facets, facetsOf, type Relaxed } from './facet-answer.ts'
import { type Groups, groupByArtist } from './groups.ts'
import { matchesOf } from './matches.ts'
import { questionOf } from './question.ts'
import type { Search, Without } from './search.ts'

export interface Found {
  images: StoredImage[]
  /** Exact up to {@link WINDOW}; the number of groups, when grouped. */
  total: number
  /** Whether there are more than `total`. */
  partial: boolean
  /** Counts of pictures, even when grouped. */
  facets: Facets
  groups: Groups | null
  /** When nothing is found, what there is without any choice in one section. */
  without: Without[]
}

/** Finds a page of images, their number, and what each filter option would find. */
export async function searchImages(database: Queryable, search: Search): Promise<Found> {
  const { offset, limit } = search
  const sections = sectionsOf(search.filters)
  const question = await questionOf(database, search)
  const findMatches = (
    filters: readonly { condition: string }[],
    page: { offset: number; limit: number; effort: number; facets: FacetBytes },
  ) =>
    matchesOf(
      database,
      { ...question, filters: [...question.filters, ...filters.map(({ condition }) => condition)] },
      { sort: search.sort, ...page },
    )
  const isRanked = search.sort === 'best_match' && question.ranking !== null
  const page = {
    offset,
    limit: Math.min(limit, WINDOW - offset),
    effort: isRanked ? RANKED_EFFORT : FOUND_EFFORT,
    facets: null,
  }
  const [found, ...relaxed] = await Promise.all([
    findMatches(sections, search.group ? EVERY : page),
    ...sections.map(async (section) => {
      const others = sections.filter((other) => other !== section)
      const counting = { offset: 0, limit: 0, effort: COUNTING_EFFORT, facets: bytesOf(section.name) }
      return { section, matches: await findMatches(others, counting) }
    }),
  ])
  const groups = search.group ? await groupByArtist(database, found.page, { offset, limit }) : null
  const [images, facets] = await Promise.all([
    imagesAt(database, groups?.page ?? found.page),
    facetsOf(database, found, relaxed),
  ])
  const partial = !found.complete || found.matched > WINDOW
  const total = groups?.total ?? Math.min(found.matched, WINDOW)
  const without = found.matched > 0 ? [] : relaxed.map(withoutOf)
  return { images, total, partial, facets, groups, without }
}

const withoutOf = ({ section, matches }: Relaxed): Without => {
  const count = Math.min(matches.matched, WINDOW)
  return { section: section.name, count, partial: !matches.complete || matches.matched > count }
}

/**
 * Grouping needs all images that can be paged to, so read that many: only then is it known which artists come
 * first.
 */
const EVERY = { offset: 0, limit: WINDOW, effort: 2 ** 31 - 1, facets: null }

/** An array, as the planner expects few rows of it and looks each up (record/image-store.ts). */
async function imagesAt(db: Queryable, places: readonly string[]): Promise<StoredImage[]> {
  const rows = await db.query<ListedImage>(
    `select ${LISTED_IMAGE}
     from unnest(array(select json_array_elements_text($1::json)::bigint)) with ordinality as page (seq, place)
     join content.images on images.seq = page.seq order by place`,
    [JSON.stringify(places)],
  )
  return rows.map(imageOf)
}
