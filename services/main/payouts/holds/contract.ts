/**
 * Holds by staff on an artist's payouts (issue 15, line 9). All routes are for staff alone: 401 without a
 * token, 403 otherwise.
 *
 * - GET /api/payout-hold/?artist=&active=&limit=&offset= → 200 {@link HoldList}, latest first;
 *   `active=true` for those that hold today.
 * - POST /api/payout-hold/ {@link HoldBody}, under an Idempotency-Key → 201 {@link HoldView}; 400 by
 *   field.
 * - POST /api/payout-hold/{id}/lift/, under an Idempotency-Key → 201 {@link HoldView}; 404, 409
 *   `wrong_state` where it has ended.
 */

import type { PayeeList } from '../../payees/contract.ts'

export interface HoldBody {
  artist: number
  /** For the artist; 10 to 500 characters. */
  reason: string
  /** For staff alone; up to 500 characters. */
  note?: string
  /** YYYY-MM-DD: the first day on which it holds no more, after today and at most a year on. */
  ends_on: string
}

export interface HoldView {
  id: string
  artist: number
  artist_name: string
  reason: string
  note: string
  ends_on: string
  /** Whether it holds today. */
  is_active: boolean
  /** ISO 8601 */
  created: string
  by: string | null
  /** Null unless staff have ended it. */
  lifted: string | null
  lifted_by: string | null
}

export type HoldList = PayeeList<HoldView>
