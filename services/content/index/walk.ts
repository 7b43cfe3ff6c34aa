import type { Queryable } from '#services/shared/database/driver.ts'
import { PUBLISHERS } from '#services/shared/vocabulary.ts'
import type { FacetBytes } from './facets.ts'

/** Results of one source that can be paged to. */
export const WINDOW = 10_000

/**
 * Images that match all of `conditions`, each the text of a tsquery, in the order of `sort`
 * (functions/search_walk.sql).
 */
export interface Walk {
  sort: 'newest' | 'popular'
  conditions: readonly string[]
  /** Staff see what is not published too. */
  unpublished: boolean
  /** Whether stock images that the shop has indexed count. */
  withStock: boolean
  /** Places of the only images that count, as text; null when all do. */
  only: readonly string[] | null
  /** Places of images that do not count, as text. */
  without: readonly string[]
  offset: number
  limit: number
  /** Blocks, each counted once a condition, after which 1,000 matches are enough of a count. */
  effort: number
  /** Which bytes of the packed facets are gathered: thousands of images' travel, and are garbage then. */
  facets: FacetBytes
  /** It may end when so many have matched: past what can be paged to, when left out. */
  enough?: number
}

export interface Walked {
  /** Exact when `complete`; the same whatever page was asked for. */
  matched: number
  /** False when counting was over before the catalogue was. */
  complete: boolean
  /** Places of the page's images in their order, as text: they exceed what a number holds. */
  page: string[]
  /** The bytes that were asked for, of all that `matched` counts, one after another: facets.ts. */
  facets: Uint8Array
}

/** About 15 ms of a quiet machine. Past it 'At least 1,234' is the count, the same on every page. */
export const FOUND_EFFORT = 100

/**
 * The same of what only counts options: there are as many of these walks as sections of which something is
 * chosen.
 */
export const COUNTING_EFFORT = 50

/** The same of a best match, which ranks meanwhile. */
export const RANKED_EFFORT = 40

/** How packed facets say it of a publisher. */
const STOCK = PUBLISHERS.indexOf('GET')

export async function walk(db: Queryable, { sort, conditions, ...asked }: Walk): Promise<Walked> {
  const seqs = (places: readonly string[]) => `{${places.join(',')}}`
  const [walked] = await db.query<Walked>(
    `select * from content.search_walk(
      $1, array(select json_array_elements_text($2::json)), $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      sort,
      JSON.stringify(conditions),
      !asked.unpublished,
      asked.withStock ? null : STOCK,
      asked.only && seqs(asked.only),
      asked.without.length > 0 ? seqs(asked.without) : null,
      asked.offset,
      asked.limit,
      asked.enough ?? WINDOW + 1,
      asked.effort,
      asked.facets?.from ?? null,
      asked.facets?.length ?? null,
    ],
  )
  if (!walked) throw new Error('The walk answered nothing.')
  return walked
}
