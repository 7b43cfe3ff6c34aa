/**
 * pg and PGlite read these types differently; here both read them alike, by their oid in PostgreSQL's
 * catalogue.
 */
const oid = { int8: 20, date: 1082, int8Array: 1016 } as const

const parseIntegers = (literal: string): (number | null)[] =>
  literal === '{}'
    ? []
    : literal
        .slice(1, -1)
        .split(',')
        .map((item) => (item === 'NULL' ? null : Number(item)))

export const parsers: Record<number, (text: string) => unknown> = {
  [oid.int8]: Number,
  [oid.int8Array]: parseIntegers,
  [oid.date]: (text) => text,
}
