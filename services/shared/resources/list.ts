import type { Queryable } from '../database/driver.ts'
import type { Window } from '../http/windows.ts'
import type { Cursor } from './cursor.ts'
import { isPast, type Ordering, orderBy, type Place, type RecordId, turned, type Way } from './keyset.ts'
import type { Condition, Resource } from './resource.ts'

/** Matches are counted up to here. */
export const MOST_COUNTED = 10_000

/** Which rows, in which order, and which of them. */
export interface Wanted extends Window {
  conditions: readonly Condition[]
  ordering: Ordering
  way: Way
  /** Rows after or before this one; null for those from `offset` on. */
  from: { cursor: Cursor; side: 'after' | 'before' } | null
}

export interface Found {
  /** At most {@link MOST_COUNTED} and one. */
  count: number
  /** In their order. */
  places: Place[]
  /** Whether there are more, in the way that was gone. */
  hasMore: boolean
}

type Listed = Pick<Resource, 'schema' | 'table' | 'idType'>

/** Finds the places of a page's rows, along an index. */
export async function findPlaces(db: Queryable, listed: Listed, wanted: Wanted): Promise<Found> {
  const { conditions, ordering, limit, offset, from } = wanted
  const table = `${listed.schema}.${listed.table} r`
  const params = conditions.map(({ value }) => value)
  const matching = ['true', ...conditions.map(({ sql }, index) => sql(`$${index + 1}`))]
  const [total] = await db.query<{ count: number }>(
    `select count(*)::int as count from
       (select from ${table} where ${matching.join(' and ')} limit ${MOST_COUNTED + 1}) matches`,
    params,
  )
  const way = from?.side === 'before' ? turned(wanted.way) : wanted.way
  const idSql = listed.idType === 'text' ? 'r.id collate "C"' : 'r.id'
  if (from) {
    const { value, id } = from.cursor
    params.push(value, id)
    const place = {
      idSql,
      value: `$${params.length - 1}::text::${ordering.type}`,
      id: `$${params.length}::${listed.idType}`,
    }
    matching.push(isPast(ordering, place, way, value === null))
  }
  const rows = await db.query<{ value: string | null; id: RecordId }>(
    `select (${ordering.sql})::text as value, r.id from ${table} where ${matching.join(' and ')}
     order by ${orderBy(ordering, idSql, way)} limit ${limit + 1} offset ${offset}`,
    params,
  )
  const places = rows.slice(0, limit)
  if (way !== wanted.way) places.reverse()
  return { count: total?.count ?? 0, places, hasMore: rows.length > limit }
}
