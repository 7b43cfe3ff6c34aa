/**
 * What staff give an artist or take (issue 15, line 9). All routes are for staff alone: 401 without a
 * token, 403 otherwise. Money is whole cents.
 *
 * - GET /api/adjustment/?artist=&status=&limit=&offset= → 200 {@link AdjustmentList}, latest first.
 * - GET /api/adjustment/{id}/ → 200 {@link AdjustmentView}, 404.
 * - POST /api/adjustment/ {@link AdjustmentBody}, under an Idempotency-Key → 201 {@link AdjustmentView};
 *   400 by field, 403 for one's own money. Above the limit of one signature it waits.
 * - POST /api/adjustment/{id}/decision/ {@link AdjustmentDecisionBody}, under an Idempotency-Key → 201
 *   {@link AdjustmentView}; 403 for whoever asked for it and confirms, and for one's own money, 409
 *   `wrong_state` where it is decided.
 */

import type { AdjustmentStatus } from '#machines/lifecycles/adjustment.ts'
import type { PayeeList } from '../../payees/contract.ts'

export type { AdjustmentStatus }

export const ADJUSTMENT_KINDS = ['adjustment', 'write-off'] as const
export type AdjustmentKind = (typeof ADJUSTMENT_KINDS)[number]

export interface AdjustmentBody {
  artist: number
  /** A write-off makes up for what an artist owes, and gives no more than that. */
  kind: AdjustmentKind
  /** -1,000,000 to 1,000,000, not 0; below 0 it takes. */
  amount: number
  /** 10 to 500 characters. */
  reason: string
}

export interface AdjustmentDecisionBody {
  decision: 'confirm' | 'decline'
}

export interface AdjustmentView {
  id: string
  artist: number
  artist_name: string
  kind: AdjustmentKind
  amount: number
  reason: string
  status: AdjustmentStatus
  /** ISO 8601 */
  created: string
  /** The emails of whoever asked for it, and of whoever decided. */
  by: string | null
  decided: string | null
  decided_by: string | null
  /** Whether whoever reads it has asked for it, and so cannot confirm it. */
  is_yours: boolean
}

export type AdjustmentList = PayeeList<AdjustmentView>
