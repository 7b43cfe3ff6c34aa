import type { Values } from '#services/shared/resources/contract.ts'

/** A page of records, however its service writes it. */
export interface ReadPage {
  rows: readonly Values[]
  count: number
  isPartial: boolean
  among: number | null
  first: string | null
  last: string | null
}

/**
 * Reads a page in any of the shapes of spec.md section 3: count and results, limit, offset and data, or a
 * plain array, which holds every record there is.
 */
export const readRows = (body: unknown, { limit, offset }: { limit: number; offset: number }): ReadPage => {
  if (Array.isArray(body)) return paged(body.filter(isValues).slice(offset, offset + limit), body.length)
  if (!isValues(body)) throw new Error('A page of records is an object or an array.')
  const { results, data, count, count_is_partial, among, first, last } = body
  const rows = Array.isArray(results) ? results : data
  if (!Array.isArray(rows)) throw new Error('A page of records has results or data.')
  return {
    ...paged(rows.filter(isValues), typeof count === 'number' ? count : offset + rows.length),
    isPartial: count_is_partial === true,
    among: typeof among === 'number' ? among : null,
    first: textOf(first),
    last: textOf(last),
  }
}

const paged = (rows: readonly Values[], count: number): ReadPage => ({
  rows,
  count,
  isPartial: false,
  among: null,
  first: null,
  last: null,
})

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)
