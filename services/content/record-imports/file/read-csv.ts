import { pipeline, Readable } from 'node:stream'
import { type CsvError, parse } from 'csv-parse'
import { parse as parseAtOnce } from 'csv-parse/sync'
import type { Resource } from '#services/shared/resources/resource.ts'
import { FileRefused } from '../limits.ts'
import { csvCell } from './cells.ts'
import { columnsOf, type Named } from './columns.ts'
import type { BadRow, FileRow } from './row.ts'

/** Characters of a row; a quotation mark that is never closed makes one row of all that follows. */
const LONGEST_ROW = 1_048_576

const STRAY = 'A quotation mark is out of place.'
const ENDLESS =
  'A quotation mark is opened here and not closed within 1 MB, or the row is longer. Nothing after it was read.'

interface Record {
  record: string[]
  raw: string
}

/**
 * Reads rows of a CSV, with commas, semicolons or tabs between its cells as the header has them. A row that
 * cannot be read stops none of the others. Throws FileRefused where the header names no columns of ours.
 */
export async function* readCsv(
  text: AsyncIterable<Buffer>,
  resource: Named<Resource>,
  delimiter: string,
): AsyncGenerator<FileRow | BadRow> {
  const faults: CsvError[] = []
  const parser = pipeline(
    Readable.from(text),
    parse({
      delimiter,
      raw: true,
      relax_column_count: true,
      // Otherwise a stray quotation mark would cost the rows after it: it is looked for in each row.
      relax_quotes: true,
      skip_records_with_error: true,
      on_skip: (fault) => void (fault && faults.push(fault)),
      max_record_size: LONGEST_ROW,
    }),
    () => {},
  )
  let columns: string[] | null = null
  let row = 0
  for await (const { record, raw } of parser as AsyncIterable<Record>) {
    row += 1
    if (columns === null) columns = columnsOf(resource, record)
    else if (record.length > 1 || record[0] !== '') yield readRow(columns, { record, raw }, row, delimiter)
  }
  if (columns === null) throw new FileRefused('This file has no header with the names of columns.')
  if (faults.length > 0) yield { row: row + 1, reason: ENDLESS }
}

function readRow(
  columns: readonly string[],
  { record, raw }: Record,
  row: number,
  delimiter: string,
): FileRow | BadRow {
  if (record.some((cell) => cell.includes('"')) && !isQuotedWell(raw, delimiter))
    return { row, reason: STRAY }
  if (record.length !== columns.length)
    return { row, reason: `The row has ${cellsInWords(record.length)}, the header has ${columns.length}.` }
  return { row, cells: new Map(columns.map((name, index) => [name, csvCell(record[index] ?? '')])) }
}

function isQuotedWell(raw: string, delimiter: string): boolean {
  try {
    parseAtOnce(raw, { delimiter, relax_column_count: true })
    return true
  } catch {
    return false
  }
}

const cellsInWords = (count: number): string => `${count} ${count === 1 ? 'cell' : 'cells'}`
