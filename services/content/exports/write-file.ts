import { pipeline, Readable, Transform } from 'node:stream'
import { createGzip } from 'node:zlib'
import { toCsv } from '#services/shared/csv/to-csv.ts'
import { CSV, type SentFile } from '#services/shared/http/send-file.ts'
import type { ResourceRecord, Value } from '#services/shared/resources/contract.ts'
import type { Resource } from '#services/shared/resources/resource.ts'
import type { Format } from './contract.ts'

const TYPES: Record<Format, string> = { csv: CSV, jsonl: 'application/jsonl' }

/** Writes records as a file while it is read. */
export function writeFile(
  { name, fields }: Resource,
  records: AsyncIterable<ResourceRecord>,
  { format, compressed, day }: { format: Format; compressed: boolean; day: string },
): SentFile & { content: Readable } {
  const columns = ['id', 'version', ...Object.keys(fields)]
  const rows = rowsOf(records, columns)
  const lines = format === 'csv' ? toCsv(rows, columns) : toLines(rows, columns)
  const file = `${name}-${day}.${format}`
  return {
    name: compressed ? `${file}.gz` : file,
    contentType: compressed ? 'application/gzip' : TYPES[format],
    content: compressed ? pipeline(lines, createGzip(), () => {}) : lines,
  }
}

async function* rowsOf(
  records: AsyncIterable<ResourceRecord>,
  columns: readonly string[],
): AsyncGenerator<(Value | undefined)[]> {
  for await (const record of records) {
    const values = new Map<string, Value>(Object.entries(record))
    yield columns.map((column) => values.get(column))
  }
}

const toLines = (rows: AsyncIterable<(Value | undefined)[]>, columns: readonly string[]): Readable =>
  pipeline(
    Readable.from(rows),
    new Transform({
      writableObjectMode: true,
      transform(row: (Value | undefined)[], _, done) {
        const named = columns.map((column, index) => [column, row[index] ?? null])
        done(null, `${JSON.stringify(Object.fromEntries(named))}\n`)
      },
    }),
    () => {},
  )
