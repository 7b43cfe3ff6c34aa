import { pipeline, Readable, Transform } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { Value } from '../resources/contract.ts'
import { writeCell } from './cell.ts'

type Row = readonly (Value | undefined)[]

/** Writes rows as CSV while it is read, with a byte order mark, as spreadsheets want it. */
export const toCsv = (rows: AsyncIterable<Row>, columns: readonly string[]): Readable =>
  pipeline(
    Readable.from(rows),
    new Transform({ objectMode: true, transform: (row: Row, _, done) => done(null, row.map(writeCell)) }),
    stringify({ header: true, bom: true, columns: [...columns] }),
    () => {},
  )
