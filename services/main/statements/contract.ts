/**
 * Statements of what an artist is owed, for themselves alone (issue 16, line 26): 401 without a token, 404
 * for an account that is no artist's and for another's statement. Money is whole cents; days are YYYY-MM-DD
 * and months YYYY-MM in BUSINESS_TIME_ZONE. One is issued for each month in which something was owed or
 * happened, as the month ends, and never changes: what is found wrong later stands in the month in which it
 * is put right.
 *
 * - GET /api/earnings/statements/?limit=&offset= → 200 {@link StatementList}, the latest first.
 * - GET /api/earnings/statements/{number}/?limit=&offset= → 200 {@link StatementView}, 404.
 * - GET /api/earnings/as-of/{day}/?limit=&offset= → 200 {@link StatementView}: the month of that day until
 *   its end, reckoned anew from the ledger; 400 `day` for a day to come.
 * - POST /api/earnings/statements/{number}/{pdf|csv}/file/ → 201 a link (services/shared/links.ts), 404.
 * - GET /api/statement-{pdf|csv}-file/{token}/ → 200 the file, once and within a minute, for whoever has the
 *   link; 404, 503 with a time where too many are being drawn.
 */

import type { PayeeList } from '../payees/contract.ts'

/** What an artist is owed, and where it stands. */
export interface StatementSums {
  /** Not yet cleared. */
  pending: number
  /** Below 0 where something is owed back. */
  cleared: number
  /** In payments that are under way. */
  in_transit: number
  total: number
}

export interface StatementSummary {
  /** Such as 1042-3, the artist's third. */
  number: string
  month: string
  /** ISO 8601 */
  issued_at: string
  opening: StatementSums
  closing: StatementSums
}

export type StatementList = PayeeList<StatementSummary>

export interface StatementLine {
  /** The key of the ledger's entry. */
  entry: string
  kind: 'accrual' | 'reversal' | 'adjustment' | 'payout-paid' | 'payout-returned'
  /** When the shop knew. */
  recorded_on: string
  /** When it counts. */
  effective_on: string
  /** What it adds to what is owed. */
  amount: number
  /** What was sold; null for a payment or an adjustment. */
  royalty: { sale: string; image_id: string; name: string; base: number; rate: number } | null
  /** The token of a payment. */
  payment: string | null
  /** Of an adjustment. */
  reason: string | null
  /** The statement with the royalty that this takes back; null where that is of the same one, or of none. */
  corrects: { number: string; month: string } | null
}

/** `opening.total` and all lines sum to `closing.total`. */
export interface StatementView extends Pick<StatementSummary, 'month' | 'opening' | 'closing'> {
  /** Null for one as of a day. */
  number: string | null
  issued_at: string | null
  /** The last day of it. */
  until: string
  lines: PayeeList<StatementLine>
}
