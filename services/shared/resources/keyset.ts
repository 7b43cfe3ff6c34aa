export type RecordId = number | string

/**
 * What a list is sorted by: SQL over a row `r`, never null. An index must have it, followed by the id. A
 * column with nulls is sorted by `coalesce`: past a row that may be null, no index can begin.
 */
export interface Ordering {
  sql: string
  type: 'text' | 'timestamptz' | 'boolean' | 'integer' | 'bigint' | 'float8'
  /** No two rows have the same, so that its index needs no id. */
  isUnique?: boolean
}

/** A row's place: its value as text, and its id. */
export interface Place {
  value: string
  id: RecordId
}

export type Way = 'up' | 'down'

export const reverse = (way: Way): Way => (way === 'up' ? 'down' : 'up')

export function orderBy({ sql, isUnique = false }: Ordering, idSql: string, way: Way): string {
  const columns = isUnique ? [sql] : [sql, idSql]
  return columns.map((column) => (way === 'up' ? column : `${column} desc`)).join(', ')
}

/**
 * Writes the condition that a row comes after a place, going that way. `value` and `id` are its parameters,
 * already cast.
 */
export function isPast(
  { sql, isUnique = false }: Ordering,
  { idSql, value, id }: { idSql: string; value: string; id: string },
  way: Way,
): string {
  const sign = way === 'up' ? '>' : '<'
  return isUnique ? `${sql} ${sign} ${value}` : `(${sql}, ${idSql}) ${sign} (${value}, ${id})`
}

const READS: Readonly<Record<Ordering['type'], (value: string) => boolean>> = {
  text: () => true,
  boolean: (value) => /^(true|false)$/.test(value),
  integer: (value) => /^-?\d{1,9}$/.test(value),
  bigint: (value) => /^-?\d{1,18}$/.test(value),
  float8: (value) => /^-?\d+(\.\d+)?(e[+-]?\d{1,3})?$/.test(value),
  timestamptz: isMoment,
}

/** Tells whether a text is a moment as PostgreSQL writes it: `2026-11-20 12:00:00.123456+00`, `infinity`. */
function isMoment(text: string): boolean {
  if (text === 'infinity') return true
  const [, day, time, hours, minutes = ':00'] =
    /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.\d{1,6})?([+-]\d\d)(:\d\d)?$/.exec(text) ?? []
  return day !== undefined && !Number.isNaN(Date.parse(`${day}T${time}${hours}${minutes}`))
}

/** Tells whether a value that somebody sent can be one of an ordering. */
export const canBe = ({ type }: Ordering, value: string): boolean => READS[type](value)
