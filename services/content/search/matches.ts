import type { Queryable } from '#services/shared/database/driver.ts'
import { type Walk, walk } from '../index/walk.ts'
import { findBestMatches } from './best-match.ts'
import type { Sort } from './contract.ts'
import type { Ranking } from './tsquery.ts'

/** What to search for, in the index's terms. */
export interface Question {
  /** Tsqueries that must all hold. */
  words: readonly string[]
  filters: readonly string[]
  /** Places of images that the query names by id: they come first, whatever their words. */
  named: readonly string[]
  /** Places of the only images that count; null when all count. */
  only: readonly string[] | null
  unpublished: boolean
  withStock: boolean
  /** What best match ranks by; null when there is nothing to rank by. */
  ranking: Ranking | null
}

export interface Matches {
  /** Places of the page's images, as text. */
  page: string[]
  matched: number
  /** Whether `matched` counts all there are. */
  complete: boolean
  /** The bytes of packed facets that were asked for, of all that matched. */
  facets: Uint8Array[]
}

/** Finds a page of a question's matches in order, and counts them all. */
export async function matchesOf(
  db: Queryable,
  question: Question,
  { sort, ...counting }: { sort: Sort } & Pick<Walk, 'offset' | 'limit' | 'effort' | 'facets'>,
): Promise<Matches> {
  const { words, filters, named, only, unpublished, withStock, ranking } = question
  const { offset, limit } = counting
  const order = sort === 'newest' || (sort === 'best_match' && !ranking) ? 'newest' : 'popular'
  const asked = {
    sort: order,
    conditions: filters,
    unpublished,
    withStock,
    ...counting,
  } satisfies Partial<Walk>
  const first =
    named.length > 0 ? await walk(db, { ...asked, only: intersect(named, only), without: [] }) : undefined
  const others: Walk = {
    ...asked,
    conditions: [...words, ...filters],
    only,
    without: named,
    offset: Math.max(offset - (first?.matched ?? 0), 0),
    limit: limit - (first?.page.length ?? 0),
  }
  const rest =
    sort === 'best_match' && ranking
      ? await findBestMatches(db, others, {
          ...ranking,
          exact: ranking.exact && [...ranking.exact, ...filters],
        })
      : await walk(db, others)
  return {
    page: [...(first?.page ?? []), ...rest.page],
    matched: (first?.matched ?? 0) + rest.matched,
    complete: rest.complete,
    facets: [...(first ? [first.facets] : []), rest.facets],
  }
}

const intersect = (some: readonly string[], only: readonly string[] | null): readonly string[] => {
  if (only === null) return some
  const kept = new Set(only)
  return some.filter((place) => kept.has(place))
}
