import { type CsvError, parse as parseCsv } from 'csv-parse/sync'
import { z } from 'zod'
import { invalid } from '#services/shared/http/problem.ts'

/** Rows that one file may have. */
const MOST_ROWS = 10_000

const COLUMNS = ['token', 'amount', 'reference'] as const

/** What a short row lacks is said of that row alone. */
const cell = z.string().default('')
const row = z.object({ token: cell, amount: cell, reference: cell })

/** A row as the bank has written it. */
export type BankRow = z.output<typeof row>

/** Reads what a bank says it has paid. Throws 400 under `file`. */
export function readBankRows(file: string): BankRow[] {
  const { names, records } = readCsv(file)
  if (COLUMNS.some((column) => !names.includes(column)))
    throw invalid({ file: ['The file needs the columns token, amount and reference.'] })
  if (records.length === 0) throw invalid({ file: ['The file has no rows.'] })
  if (records.length > MOST_ROWS) throw invalid({ file: [`The file has more than ${MOST_ROWS} rows.`] })
  return z.array(row).parse(records)
}

function readCsv(file: string): { names: readonly string[]; records: unknown[] } {
  let names: string[] = []
  try {
    const records: unknown[] = parseCsv(file, {
      bom: true,
      columns: (header: string[]) => {
        names = header.map((name) => name.trim().toLowerCase())
        return names
      },
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    })
    return { names, records }
  } catch (error) {
    throw invalid({ file: [`This is no CSV file: ${(error as CsvError).message}`] })
  }
}
