import type { Queryable } from '#services/shared/database/driver.ts'
import { Problem } from '#services/shared/http/problem.ts'
import { OWN_MONEY } from '../../people/own-matter-gate.ts'
import { toCents } from '../money-csv.ts'
import type { PayoutChanges } from '../payout/changing.ts'
import type { BankRow } from './bank-rows.ts'
import type { BankFileResult, BankFileRow } from './contract.ts'

interface Recording {
  changes: PayoutChanges
  /** Whoever sent the file. */
  actor: string
  /** The artists whom they are: they record nothing of those. */
  own: ReadonlySet<number>
}

/**
 * Records each row as paid, or says why not; a row that was recorded just so before is known. Rows are
 * taken in the order of artists, as locks are.
 */
export async function recordBankRows(
  tx: Queryable,
  rows: readonly BankRow[],
  recording: Recording,
): Promise<BankFileResult> {
  const found = await findPayouts(tx, rows)
  const numbered = rows.map((row, index) => ({ row, number: index + 1, payout: found.get(row.token) }))
  const artistOf = (each: (typeof numbered)[number]) => each.payout?.artist_id ?? 0
  const results: BankFileRow[] = []
  for (const { row, number, payout } of numbered.toSorted((a, b) => artistOf(a) - artistOf(b)))
    results.push({
      row: number,
      token: row.token,
      artist_name: payout?.artist ?? null,
      amount: toCents(row.amount),
      ...(await recordRow(tx, row, payout, recording)),
    })
  return { rows: results.toSorted((a, b) => a.row - b.row) }
}

type Recorded = Pick<BankFileRow, 'outcome' | 'reason'>

const refuse = (reason: string): Recorded => ({ outcome: 'refused', reason })

async function recordRow(
  tx: Queryable,
  { token, amount: written, reference }: BankRow,
  payout: FoundPayout | undefined,
  { changes, actor, own }: Recording,
): Promise<Recorded> {
  const amount = toCents(written)
  if (!payout) return refuse('There’s no such payout.')
  if (amount === null) return refuse('The amount is not one of dollars and cents, such as 12.50.')
  if (reference === '') return refuse('There is no bank reference.')
  if (payout.reference === reference && payout.status === 'paid' && payout.net === amount)
    return { outcome: 'known', reason: null }
  if (own.has(payout.artist_id)) return refuse(OWN_MONEY)
  try {
    await changes.pay(tx, token, { reference, amount }, { actor, notes: '' })
    return { outcome: 'recorded', reason: null }
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error
    return refuse(reasonOf(error))
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
  artist: string
  status: string
  net: number
  reference: string | null
}

/** The artists whom the rows pay. */
export async function artistsOf(db: Queryable, rows: readonly BankRow[]): Promise<number[]> {
  const found = [...(await findPayouts(db, rows)).values()]
  return [...new Set(found.map(({ artist_id }) => artist_id))]
}

async function findPayouts(tx: Queryable, rows: readonly BankRow[]): Promise<Map<string, FoundPayout>> {
  const payouts = await tx.query<FoundPayout>(
    `select token, artist_id, artist, status, amount - withheld as net, reference from main.payout
     where token in (select json_array_elements_text($1::json))`,
    [JSON.stringify(rows.map(({ token }) => token))],
  )
  return new Map(payouts.map((payout) => [payout.token, payout]))
}
