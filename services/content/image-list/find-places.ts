import type { Queryable } from '#services/shared/database/driver.ts'
import { findPlaces, MOST_COUNTED, rowsOf } from '#services/shared/resources/list.ts'
import type { Resource } from '#services/shared/resources/resource.ts'
import type { Asked, FoundPlaces } from '#services/shared/resources/wanted.ts'
import { NO_FACETS } from '../index/facets.ts'
import { type Walk, walk } from '../index/walk.ts'
import { clausesOf } from './clauses.ts'
import { sliceNewest } from './slice-newest.ts'
import { countOf, sortFound } from './sort-found.ts'

/**
 * Finds the places of a page of images. What only the index of searches knows is asked of that, and what it
 * finds is sorted: at most 10,000, so that of more matches the newest are listed alone.
 */
export async function findImagePlaces(
  db: Queryable,
  listed: Pick<Resource, 'schema' | 'table' | 'idType' | 'orderings'>,
  asked: Asked,
): Promise<FoundPlaces> {
  const clauses = await clausesOf(db, asked)
  if (clauses.length === 0) return findPlaces(db, rowsOf(listed), asked)
  const asWalk: Walk = {
    sort: 'newest',
    conditions: clauses,
    ...(await publicationOf(db, asked.filters.published)),
    withStock: true,
    without: [],
    offset: 0,
    limit: MOST_COUNTED,
    effort: UNBOUNDED,
    facets: NO_FACETS,
  }
  if (asked.ordering !== listed.orderings.created) return sortFound(db, rowsOf(listed), asWalk, asked)
  // What comes as the walk goes is cut out there; it gathers the places of all only for other ways.
  const isOnItsWay = asked.way === 'down' && asked.from === null
  const { page, ...counted } = await walk(db, isOnItsWay ? { ...asWalk, ...windowOf(asked) } : asWalk)
  const wanted = isOnItsWay ? { ...asked, offset: 0 } : asked
  return {
    ...countOf(counted, Math.min(counted.matched, MOST_COUNTED)),
    ...(await sliceNewest(db, page, wanted)),
  }
}

/** The page and the row after it, none of them past the last that can be paged to. */
const windowOf = ({ offset, limit }: Asked) => ({
  offset,
  limit: Math.max(0, Math.min(limit + 1, MOST_COUNTED - offset)),
})

/** A walk ends where its page is full, or its patience is at an end. */
const UNBOUNDED = 2 ** 31 - 1

/** Few unpublished images are sought one by one: among many published ones a walk would be long. */
async function publicationOf(db: Queryable, published: unknown) {
  if (published !== false) return { unpublished: published !== true, only: null }
  const rows = await db.query<{ seq: string }>(
    `select seq::text from content.images where not published limit ${MOST_COUNTED + 1}`,
  )
  const only = rows.length > MOST_COUNTED ? null : rows.map(({ seq }) => seq)
  return { unpublished: 'only' as const, only }
}
