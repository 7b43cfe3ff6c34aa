/**
 * pg and PGlite read these types differently; here both read them alike, by their oid in PostgreSQL's
 * catalogue.
 */
const oid = { bytea: 17, int8: 20, date: 1082, int8Array: 1016 } as const

const parseIntegers = (literal: string): (number | null)[] =>
  literal === '{}'
    ? []
    : literal
        .slice(1, -1)
        .split(',')
        .map((item) => (item === 'NULL' ? null : Number(item)))

/** Read bytes at once: PGlite reads them one by one, which took half of a search. */
const parseBytes = (literal: string): Uint8Array => Buffer.from(literal.slice('\\x'.length), 'hex')

export const parsers: Record<number, (text: string) => unknown> = {
  [oid.bytea]: parseBytes,
  [oid.int8]: Number,
  [oid.int8Array]: parseIntegers,
  [oid.date]: (text) => text,
}
