/**
 * What an artist has earned, for themselves alone (issue 16): 401 without a token, 404 for an account that is
 * no artist's and for a payment that is another's. Money is whole cents, days are YYYY-MM-DD in
 * BUSINESS_TIME_ZONE.
 *
 * - GET /api/earnings/ → 200 {@link EarningsView}.
 * - GET /api/earnings/lines/?state=&limit=&offset= → 200 {@link EarningsLineList}: what is unpaid, the
 *   latest first; `state` is `pending` or `cleared`.
 * - GET /api/earnings/payments/?of=&year=&limit=&offset= → 200 {@link EarningsPaymentList}, the latest
 *   first; `of` narrows them to those that a sum of {@link EarningsView} is made of: `in_transit`, or `paid`
 *   and `withheld` of a calendar year, which is this one when left out.
 * - GET /api/earnings/payments/{token}/lines/?limit=&offset= → 200 {@link EarningsPaymentLines}, 404.
 */

import type { PayeeList } from '../payees/contract.ts'
import type { ReasonView } from '../payouts/contract.ts'
import type { DueLine } from '../payouts/due/contract.ts'
import type { PayoutSummary } from '../payouts/payout/contract.ts'

export interface EarningsView {
  /** Earned and not yet cleared. */
  pending: number
  /** The first day on which some of it clears; null where nothing is pending, or nobody can know it yet. */
  clears_on: string | null
  /** Cleared and in no payment; below 0 where something is owed back. */
  cleared: number
  /** In payments that are under way. */
  in_transit: number
  /** The calendar year of the next two. */
  year: number
  /** Paid in it before tax, less what came back. */
  paid: number
  /** For taxes, of what was paid. */
  withheld: number
  /** Why what is unpaid is not paid today, every reason at once. */
  reasons: ReasonView[]
  /** The first day on which something is paid if nobody acts; null where somebody must, or nothing is due. */
  next_day: string | null
  /** Where it goes, such as •••• 6789; empty for nowhere. */
  account_label: string
  /** The latest that the bank returned, until all that it was made of is in another one; else null. */
  returned: EarningsPayment | null
}

/** A royalty or an adjustment, without the order's number and whoever bought. */
export interface EarningsLine
  extends Pick<DueLine, 'entry' | 'kind' | 'amount' | 'effective_on' | 'clears_on'> {
  /** What was sold; null for an adjustment. */
  royalty: {
    /** The sale that says how it was reckoned (sales/contract.ts). */
    sale: string
    image_id: string
    name: string
    /** What the royalty is reckoned on. */
    base: number
    /** Hundredths of a percent. */
    rate: number
  } | null
}

/** `sum` is of all lines, on other pages too. */
export interface EarningsLineList extends PayeeList<EarningsLine> {
  sum: number
}

export type EarningsPayment = Pick<
  PayoutSummary,
  | 'token'
  | 'status'
  | 'amount'
  | 'withheld'
  | 'net'
  | 'account_label'
  | 'day'
  | 'paid_on'
  | 'returned_on'
  | 'reason'
>

export const PAYMENT_SUMS = ['in_transit', 'paid', 'withheld'] as const
/** A sum of {@link EarningsView} that payments come to. */
export type PaymentSum = (typeof PAYMENT_SUMS)[number]

/** `sum` is of the payments on other pages too; null where the list is narrowed to no sum. */
export interface EarningsPaymentList extends PayeeList<EarningsPayment> {
  sum: number | null
}

/** What a payment is made of, oldest first. */
export interface EarningsPaymentLines extends EarningsLineList {
  payment: EarningsPayment
}
