/**
 * What artists are owed (issue 15, line 6). All routes are for staff alone: 401 without a token, 403
 * otherwise. Money is whole cents, days are YYYY-MM-DD in BUSINESS_TIME_ZONE.
 *
 * - GET /api/payment-due/?state=&reason=&search=&ordering=&limit=&offset= → 200 {@link DueList}; `state`
 *   is `payable`, `held` or `negative`, `ordering` is `cleared` or, downwards and by default, `-cleared`.
 * - GET /api/payment-due/{artist}/ → 200 {@link DueView} & OwnMatterView, 404.
 * - GET /api/payment-due/{artist}/lines/?state=&limit=&offset= → 200 {@link DueLineList}: what is unpaid,
 *   the latest first; `state` is `pending` or `cleared`.
 * - POST /api/payment-due/file/ with the list's `state`, `reason`, `search` → 201 Link; GET
 *   /api/payment-due-file/{token}/ → 200, the list as CSV.
 */

import type { PayeeList } from '../../payees/contract.ts'
import type { ReasonView } from '../contract.ts'
import type { PayoutLineView } from '../payout/contract.ts'

export const DUE_STATES = ['payable', 'held', 'negative'] as const
export type DueState = (typeof DUE_STATES)[number]

export interface DueView {
  artist: number
  artist_name: string
  /** Below 0 where the artist owes something. */
  cleared: number
  /** Earned and not yet cleared. */
  pending: number
  /** In payouts that are open or sent. */
  in_transit: number
  /** Ever paid, less what came back; before tax. */
  paid: number
  /** What a run of today would pay; 0 while something keeps it. */
  payable: number
  withheld: number
  net: number
  /** Every reason at once. */
  reasons: ReasonView[]
  /** The first day on which something is paid if nobody acts; null where somebody must. */
  next_day: string | null
  /** `usr-…`; null for an artist without payment details. */
  identity: string | null
  /** Such as •••• 6789; empty for none. */
  account_label: string
}

/** `count` is of at most 200 where `state`, `reason` or `search` narrow the list. */
export interface DueList extends PayeeList<DueView> {
  count_is_partial: boolean
}

export interface DueLine extends PayoutLineView {
  /** Null where it has cleared, or while nobody can know it. */
  clears_on: string | null
}

export type DueLineList = PayeeList<DueLine>
