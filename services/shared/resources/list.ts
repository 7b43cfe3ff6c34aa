import type { Queryable } from '../database/driver.ts'
import { isPast, orderBy, type Place, type RecordId, reverse } from './keyset.ts'
import type { Resource } from './resource.ts'
import type { Asked, FoundPlaces, Wanted } from './wanted.ts'

/** Matches are counted up to here. */
export const MOST_COUNTED = 10_000

/** Which rows are listed: a table, or SQL that has its `id` and what it is sorted by. */
interface Listed extends Pick<Resource, 'idType'> {
  rows: string
  /**
   * Whether all that match are read and then sorted. Along an index of the ordering few of them may come as
   * late as the newest in the order of updating, which the planner does not know.
   */
  isFew?: boolean
}

export const rowsOf = ({ schema, table, idType }: Pick<Resource, 'schema' | 'table' | 'idType'>): Listed => ({
  rows: `${schema}.${table}`,
  idType,
})

/**
 * Writes a page's rows, in their order and one more than it has, as their `value` and `id`. Its parameters
 * are added to `params`.
 */
export function writePage(
  listed: Listed,
  { conditions, ordering, way: wanted, limit, offset, from }: Wanted,
  params: unknown[],
): string {
  const pass = (value: unknown) => `$${params.push(value)}`
  const matching = conditions.map(({ sql, value }) => sql(pass(value)))
  const way = from?.side === 'before' ? reverse(wanted) : wanted
  const idSql = listed.idType === 'text' ? 'r.id collate "C"' : 'r.id'
  let past = 'true'
  if (from) {
    const { value, id } = from.cursor
    const place = {
      idSql,
      value: `${pass(value)}::text::${ordering.type}`,
      id: ordering.isUnique ? '' : `${pass(id)}::${listed.idType}`,
    }
    past = isPast(ordering, place, way)
  }
  const found = `${listed.rows} r where ${['true', ...matching].join(' and ')}`
  return `select (${ordering.sql})::text as value, r.id
     from ${listed.isFew ? `(select * from ${found} offset 0) r where` : `${found} and`} ${past}
     order by ${orderBy(ordering, idSql, way)} limit ${limit + 1} offset ${offset}`
}

/** Cuts a page out of the rows that were found for it. */
export function cutPage(
  rows: readonly Place[],
  { limit, from }: Wanted,
): Pick<FoundPlaces, 'places' | 'hasMore'> {
  const places = rows.slice(0, limit)
  if (from?.side === 'before') places.reverse()
  return { places, hasMore: rows.length > limit }
}

/** Finds the places of a page's rows, along an index; `known` is how many match, where that is known. */
export async function findPlaces(
  db: Queryable,
  listed: Listed,
  wanted: Wanted,
  known?: number,
): Promise<FoundPlaces> {
  const count = known ?? (await countMatches(db, listed, wanted))
  const params: unknown[] = []
  const rows = await db.query<Place>(writePage(listed, wanted, params), params)
  return {
    count: Math.min(count, MOST_COUNTED),
    isPartial: count > MOST_COUNTED,
    among: null,
    ...cutPage(rows, wanted),
  }
}

async function countMatches(
  db: Queryable,
  { rows }: Listed,
  { conditions }: Pick<Wanted, 'conditions'>,
): Promise<number> {
  const matching = ['true', ...conditions.map(({ sql }, index) => sql(`$${index + 1}`))].join(' and ')
  const [total] = await db.query<{ count: number }>(
    `select count(*)::int as count from
       (select from ${rows} r where ${matching} limit ${MOST_COUNTED + 1}) matches`,
    conditions.map(({ value }) => value),
  )
  return total?.count ?? 0
}

/** Of so few matches all are sorted, rather than an index gone along in search of them. */
const FEW = 1_000

/**
 * Finds places of what words match. No index looks inside of texts, so they are all read: once, where few
 * match, and by their ids from then on.
 */
async function findSought(db: Queryable, listed: Listed, wanted: Wanted): Promise<FoundPlaces> {
  const matching = ['true', ...wanted.conditions.map(({ sql }, index) => sql(`$${index + 1}`))].join(' and ')
  const [sought] = await db.query<{ count: number; ids: RecordId[] | null }>(
    `select count(*)::int as count, case when count(*) <= ${FEW} then array_agg(id) end as ids from
       (select r.id from ${listed.rows} r where ${matching} limit ${MOST_COUNTED + 1}) matches`,
    wanted.conditions.map(({ value }) => value),
  )
  const { count = 0, ids = null } = sought ?? {}
  if (count > FEW) return findPlaces(db, listed, wanted, count)
  const among = { sql: (param: string) => `r.id = any(${param}::${listed.idType}[])`, value: ids ?? [] }
  return findPlaces(db, { ...listed, isFew: true }, { ...wanted, conditions: [among] }, count)
}

/** Does the same as the resource would have it. */
export const listPlaces = (db: Queryable, resource: Resource, asked: Asked): Promise<FoundPlaces> => {
  if (resource.findPlaces) return resource.findPlaces(db, asked)
  const find = asked.search.trim() === '' ? findPlaces : findSought
  return find(db, rowsOf(resource), asked)
}
