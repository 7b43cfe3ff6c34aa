/**
 * Runs of payouts (issue 15, lines 7 and 8). All routes are for staff alone: 401 without a token, 403
 * otherwise. Money is whole cents, days are YYYY-MM-DD in BUSINESS_TIME_ZONE.
 *
 * - GET /api/payout-run/preview/?day= → 200 {@link RunPreview}: who would be paid on a day, today (when
 *   left out) or up to 366 days on. Writes nothing.
 * - POST /api/payout-run/ {@link RunBody}, under an Idempotency-Key → 201 {@link RunView}; 400 for
 *   another day than today. Its payouts are opened in rounds that outlive a kill; artists are locked
 *   meanwhile, so that two runs share nothing.
 * - GET /api/payout-run/?limit=&offset= → 200 {@link RunList}, latest first; /api/payout-run/{id}/ → 200
 *   {@link RunView} & OwnMatterView, 404.
 * - GET /api/payout-run/{id}/held/?limit=&offset= → 200 {@link HeldList}: whom it did not pay, and why.
 * - POST /api/payout-run/{id}/transitions/ {@link RunTransitionBody}, under an Idempotency-Key → 201
 *   {@link RunView}; 409 `wrong_state`.
 * - POST /api/payout-run/{id}/file/ → 201 Link (services/shared/links.ts), which is good once and for a
 *   minute; GET /api/payout-run-file/{token}/ → 200, the bank's file as CSV (docs/payouts.md), the same
 *   bytes whenever it is fetched. 409 until the run was sent; 409 `no_file` where a provider was given all
 *   payouts of it. Each download is an event.
 * - POST /api/payout-run/bank-file/ {@link BankFileBody}, under an Idempotency-Key → 200 {@link
 *   BankFileResult}: records as paid what the bank says it has paid, row by row; 400 under `file`.
 */

import type { PayoutRunStatus } from '#machines/lifecycles/payout-run.ts'
import type { PayeeList } from '../../payees/contract.ts'
import type { ReasonView } from '../contract.ts'

export type { PayoutRunStatus }

export interface RunBody {
  day: string
}

export interface RunPreview {
  day: string
  /** Whether a run of it could be started now. */
  is_today: boolean
  /** Those who would be paid; `total` before tax. */
  paid: { count: number; total: number; withheld: number }
  /** Those with a balance who would not be; `total` of balances above 0. */
  held: { count: number; total: number }
  /** The run before; null for the first. */
  last: { run: string; day: string; count: number; total: number } | null
  /** Artists of the run before who would not be paid, and those who were not in it. */
  change: { gone: number; added: number }
  /** The largest 200 of each. */
  rows: PreviewRow[]
}

export interface PreviewRow {
  artist: number
  artist_name: string
  /** Cleared by that day; below 0 where something is owed back. */
  cleared: number
  /** 0 for those who would not be paid. */
  payable: number
  withheld: number
  /** Such as •••• 6789; empty for none. */
  account_label: string
  reasons: ReasonView[]
}

export interface RunView {
  id: string
  day: string
  status: PayoutRunStatus
  /** ISO 8601 */
  created: string
  /** The email of whoever started it. */
  by: string | null
  /** Opened so far. */
  payouts: number
  total: number
  withheld: number
  held: number
  held_total: number
  /** How many of its payouts stand how. */
  statuses: Record<string, number>
  /**
   * Artists of open payouts who owe something back by now: a refund came in between. It is paid as
   * frozen.
   */
  owing: number
  /** Whether the bank's file is there: the run was sent, and not all of it through a provider. */
  has_file: boolean
  /** What staff may do now. */
  transitions: RunTransitionBody['transition'][]
  /** Who fetched the bank's file and when, latest first. */
  downloads: { by: string | null; at: string }[]
}

export type RunList = PayeeList<Omit<RunView, 'statuses' | 'owing' | 'transitions' | 'downloads'>>

export interface HeldView {
  artist: number
  artist_name: string
  cleared: number
  reasons: ReasonView[]
}

export type HeldList = PayeeList<HeldView>

export interface RunTransitionBody {
  transition: 'send' | 'cancel'
}

export interface BankFileBody {
  /** CSV with the columns token, amount and reference; others are left out. At most 1 MB. */
  file: string
}

export interface BankFileResult {
  /** Each row of the file, in its order. */
  rows: BankFileRow[]
}

export interface BankFileRow {
  /** Counted from 1, without the header. */
  row: number
  token: string
  /** Null where there is no such payout. */
  artist_name: string | null
  /** As the file says; null where that is no amount of whole cents. */
  amount: number | null
  /** Recorded now, recorded before just so, or neither. */
  outcome: 'recorded' | 'known' | 'refused'
  /** Why it is refused; null where it is not. */
  reason: string | null
}
