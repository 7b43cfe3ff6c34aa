/**
 * Payouts (issue 15, lines 5 and 8). All routes are for staff alone: 401 without a token, 403 otherwise.
 * Money is whole cents, days are YYYY-MM-DD in BUSINESS_TIME_ZONE.
 *
 * - GET /api/artist-payment/?artist=&run=&status=&search=&limit=&offset= → 200 {@link PayoutList}, latest
 *   first; `search` is part of a token, of a bank reference, of a provider's word or of an artist's name.
 * - GET /api/artist-payment/{token}/ → 200 {@link PayoutView} & OwnMatterView, 404.
 * - GET /api/artist-payment/{token}/lines/?limit=&offset= → 200 {@link PayoutLineList}: each cent, with
 *   the event that it comes from.
 * - POST /api/artist-payment/{token}/transitions/ {@link PayoutTransitionBody}, under an Idempotency-Key
 *   → 201 {@link PayoutTransitionView}; 400 by field, 409 `wrong_state` with the reason, 409
 *   `reference_used`. What was asked to be sent and may not be any more is cancelled: `toStatus` says so,
 *   and `notes` why.
 */

import type { PayoutReason, PayoutStatus } from '#machines/lifecycles/payout.ts'
import type { PayoutTransition } from '#machines/lifecycles/payout-refusal.ts'
import type { PayeeList } from '../../payees/contract.ts'

export type { PayoutReason, PayoutStatus, PayoutTransition }

export type AccountType = 'BANK_ACCOUNT' | 'PAYPAL_ACCOUNT' | 'VENMO_ACCOUNT'

export interface PayoutSummary {
  /** `pmt-…` */
  token: string
  /** The artist's id, and name of that day. */
  artist: number
  artist_name: string
  /** The run's id. */
  run: string
  status: PayoutStatus
  /** How it is sent: by hand, with the bank's file, or through a provider. */
  provider: 'manual' | 'hyperwallet'
  /**
   * What a provider said last that moves nothing; null where it said nothing since the last change. It is no
   * success.
   */
  reported: string | null
  /** Before tax. */
  amount: number
  withheld: number
  /** What arrives. */
  net: number
  withholding: 'none' | 'backup' | 'foreign'
  /** `trm-…` */
  account: string
  account_type: AccountType
  /** Such as •••• 6789. */
  account_label: string
  day: string
  paid_on: string | null
  returned_on: string | null
  /** The bank's. */
  reference: string | null
  reason: PayoutReason | null
  /** ISO 8601 */
  created: string
}

export type PayoutList = PayeeList<PayoutSummary>

export interface PayoutView extends PayoutSummary {
  /** How many entries of the ledger it is made of. */
  lines: number
  /** What staff may do now, and why not the rest. */
  transitions: { transition: PayoutTransition; refusal: string | null }[]
  /** What became of it, latest first. */
  moments: PayoutMomentView[]
}

export interface PayoutMomentView {
  /** `sts-…`; null for the opening. */
  token: string | null
  from: PayoutStatus | null
  to: PayoutStatus
  /** ISO 8601 */
  at: string
  /** The email of whoever did it; null for the shop itself. */
  by: string | null
  notes: string
}

/** An entry of the ledger that a payout has. */
export interface PayoutLineView {
  entry: string
  kind: 'accrual' | 'clear' | 'reversal' | 'adjustment'
  amount: number
  effective_on: string
  /** The event that it follows from. */
  stream: string
  version: number
  /** Of a royalty: what was sold, and how it was reckoned. Null for an adjustment. */
  royalty: {
    order_id: string
    line: number
    image_id: string
    name: string
    base: number
    /** Hundredths of a percent. */
    rate: number
  } | null
}

export type PayoutLineList = PayeeList<PayoutLineView>

export interface PayoutTransitionBody {
  transition: PayoutTransition
  /** Up to 500 characters. */
  notes?: string
  /** Of `pay`: the bank's, 1 to 100 characters. */
  reference?: string
  /** Of `pay`: what the bank has paid; exactly what the payout is. */
  amount?: number
  /** Of `pay`, `fail` and `return`: the day of the bank, not after today; today when left out. */
  on?: string
  /** Of `fail` and `return`. */
  reason?: PayoutReason
}

export interface PayoutTransitionView {
  token: string
  transition: PayoutTransition
  fromStatus: PayoutStatus
  toStatus: PayoutStatus
  createdOn: string
  notes: string
}
