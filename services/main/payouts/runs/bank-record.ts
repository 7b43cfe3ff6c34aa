import { type CsvError, parse as parseCsv } from 'csv-parse/sync'
import { z } from 'zod'
import type { Queryable } from '#services/shared/database/driver.ts'
import { invalid, Problem } from '#services/shared/http/problem.ts'
import { toCents } from '../money-csv.ts'
import type { PayoutChanges } from '../payout/changing.ts'
import type { BankFileResult } from './contract.ts'

/** Rows that one file may have. */
const MOST_ROWS = 10_000

const row = z.object({
  token: z.string().trim().min(1),
  amount: z.string().trim(),
  reference: z.string().trim(),
})
type BankRow = z.output<typeof row>

/** Reads what a bank says it has paid. Throws 400 under `file`. */
export function readBankRows(file: string): BankRow[] {
  let records: unknown[]
  try {
    records = parseCsv(file, {
      bom: true,
      columns: (names: string[]) => names.map(nameOf),
      skip_empty_lines: true,
      trim: true,
    })
  } catch (error) {
    throw invalid({ file: [`This is no CSV file: ${(error as CsvError).message}`] })
  }
  if (records.length === 0) throw invalid({ file: ['The file has no rows.'] })
  if (records.length > MOST_ROWS) throw invalid({ file: [`The file has more than ${MOST_ROWS} rows.`] })
  const rows = z.array(row).safeParse(records)
  if (!rows.success) throw invalid({ file: ['The file needs the columns token, amount and reference.'] })
  return rows.data
}

const nameOf = (name: string): string => name.trim().toLowerCase()

interface Recording {
  changes: PayoutChanges
  /** Whoever sent the file. */
  actor: string
}

/**
 * Records each row as paid, or says why not; a row that was recorded just so before is known. Rows are
 * taken in the order of artists, as locks are.
 */
export async function recordBankRows(
  tx: Queryable,
  rows: readonly BankRow[],
  { changes, actor }: Recording,
): Promise<BankFileResult> {
  const result: BankFileResult = { recorded: 0, known: 0, refused: [] }
  const found = await findPayouts(tx, rows)
  const numbered = rows.map((row, index) => ({ row, number: index + 1, payout: found.get(row.token) }))
  const artistOf = (each: (typeof numbered)[number]) => each.payout?.artist_id ?? 0
  for (const { row, number, payout } of numbered.toSorted((a, b) => artistOf(a) - artistOf(b))) {
    const refuse = (reason: string) => result.refused.push({ row: number, token: row.token, reason })
    const amount = toCents(row.amount)
    if (!payout) refuse('There is no such payout.')
    else if (amount === null) refuse('The amount is not one of dollars and cents, such as 12.50.')
    else if (row.reference === '') refuse('There is no bank reference.')
    else if (payout.reference === row.reference && payout.status === 'paid' && payout.net === amount)
      result.known += 1
    else {
      const refusal = await recordRow(tx, { ...row, amount }, { changes, actor })
      if (refusal === null) result.recorded += 1
      else refuse(refusal)
    }
  }
  return { ...result, refused: result.refused.toSorted((a, b) => a.row - b.row) }
}

/** Answers why a row is not recorded; null where it is. */
async function recordRow(
  tx: Queryable,
  { token, reference, amount }: { token: string; reference: string; amount: number },
  { changes, actor }: Recording,
): Promise<string | null> {
  try {
    await changes.pay(tx, token, { reference, amount }, { actor, notes: '' })
    return null
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error
    return reasonOf(error)
  }
}

const reasonOf = ({ body }: Problem): string => {
  const said = Object.values(body)
    .flat()
    .find((each) => typeof each === 'string')
  return said ?? 'It was refused.'
}

interface FoundPayout {
  token: string
  artist_id: number
  status: string
  net: number
  reference: string | null
}

async function findPayouts(tx: Queryable, rows: readonly BankRow[]): Promise<Map<string, FoundPayout>> {
  const payouts = await tx.query<FoundPayout>(
    `select token, artist_id, status, amount - withheld as net, reference from main.payout
     where token in (select json_array_elements_text($1::json))`,
    [JSON.stringify(rows.map(({ token }) => token))],
  )
  return new Map(payouts.map((payout) => [payout.token, payout]))
}
