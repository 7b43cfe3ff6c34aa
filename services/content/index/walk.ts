import type { Queryable } from '#services/shared/database/driver.ts'
import { PUBLISHERS } from '#services/shared/vocabulary.ts'
import type { FacetBytes } from './facets.ts'

/** The most results of one source that can be paged to. */
export const WINDOW = 10_000

/**
 * A search for images that match all of `conditions`, each a tsquery, in the order of `sort`
 * (functions/search_walk.sql).
 */
export interface Walk {
  sort: 'newest' | 'popular'
  conditions: readonly string[]
  /** Whether unpublished images count too, as for staff, or they alone. */
  unpublished: boolean | 'only'
  /** Whether stock images that the shop has indexed count. */
  withStock: boolean
  /** Places of the only images that count, as text; null when all count. */
  only: readonly string[] | null
  /** Places of images that do not count, as text. */
  without: readonly string[]
  offset: number
  limit: number
  /** Blocks, once for each condition, after which a count of 1,000 is enough. */
  effort: number
  /** The bytes of packed facets to gather. Ask for few: those of thousands of images travel. */
  facets: FacetBytes
  /** Ends the walk after so many matches; as many as can be paged to when left out. */
  enough?: number
}

export interface Walked {
  /** Exact when `complete`; the same whatever page was asked for. */
  matched: number
  /** False when counting ended before the catalogue did. */
  complete: boolean
  /** Places of the page's images in order, as text: they exceed what a number holds. */
  page: string[]
  /** The gathered bytes of all that `matched` counts, one after another: facets.ts. */
  facets: Uint8Array
}

/** About 15 ms on a quiet machine. Past it the count is 'At least 1,234', the same on every page. */
export const FOUND_EFFORT = 100

/** Less for walks that only count options: there is one for each section with a choice. */
export const COUNTING_EFFORT = 50

/** Less for a best match, which also ranks. */
export const RANKED_EFFORT = 40

/** Packed facets name the publisher by this number. */
const STOCK = PUBLISHERS.indexOf('GET')

/** Writes the call of a walk, which answers one row; its parameters are added to `params`. */
export function writeWalk({ sort, conditions, ...asked }: Walk, params: unknown[]): string {
  const writeSeqs = (places: readonly string[]) => `{${places.join(',')}}`
  const pass = (value: unknown) => `$${params.push(value)}`
  return `content.search_walk(
    ${pass(sort)},
    array(select json_array_elements_text(${pass(JSON.stringify(conditions))}::json)),
    ${pass(asked.unpublished === 'only' ? null : !asked.unpublished)},
    ${pass(asked.withStock ? null : STOCK)},
    ${pass(asked.only && writeSeqs(asked.only))},
    ${pass(asked.without.length > 0 ? writeSeqs(asked.without) : null)},
    ${pass(asked.offset)},
    ${pass(asked.limit)},
    ${pass(asked.enough ?? WINDOW + 1)},
    ${pass(asked.effort)},
    ${pass(asked.facets?.from ?? null)},
    ${pass(asked.facets?.length ?? null)})`
}

export async function walk(db: Queryable, asked: Walk): Promise<Walked> {
  const params: unknown[] = []
  const [walked] = await db.query<Walked>(`select * from ${writeWalk(asked, params)}`, params)
  if (!walked) throw new Error('The walk answered nothing.')
  return walked
}
