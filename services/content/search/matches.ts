import type { Queryable } from '#services/shared/database/driver.ts'
import { type Walk, walk } from '../index/walk.ts'
import { bestMatches } from './best-match.ts'
import type { Sort } from './contract.ts'
import type { Ranking } from './tsquery.ts'

/** What is looked for, as the index takes it. */
export interface Question {
  /** Each the text of a tsquery; all must hold. */
  words: readonly string[]
  filters: readonly string[]
  /** Places of the images that the query names by their id: they are found first, whatever their words. */
  named: readonly string[]
  /** Places of the only images that count; null when all do. */
  only: readonly string[] | null
  unpublished: boolean
  withStock: boolean
  /** What best match goes by; null when there is nothing to go by. */
  ranking: Ranking | null
}

export interface Matches {
  /** Places of the page's images, as text. */
  page: string[]
  matched: number
  /** `matched` is all there are. */
  complete: boolean
  /** The bytes of packed facets that were asked for, of all that matched. */
  facets: Uint8Array[]
}

/** A page of what a question finds, in its order, and how much it finds in all. */
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
    named.length > 0 ? await walk(db, { ...asked, only: both(named, only), without: [] }) : undefined
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
      ? await bestMatches(db, others, {
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

const both = (some: readonly string[], only: readonly string[] | null): readonly string[] => {
  if (only === null) return some
  const kept = new Set(only)
  return some.filter((place) => kept.has(place))
}
