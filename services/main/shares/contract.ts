import type { Substrate } from '#services/shared/vocabulary.ts'
import type { Fault } from '../cart/events.ts'

/**
 * A project is shown to somebody without an account by an unguessable link, to approve its lines or to comment on them (issue 5). One
 * link a project at a time; withdrawing it ends it for good, and what was said stays with the project. Money in cents, lengths in inches.
 */

/** GET /api/v2/projects/{token}/share/ → 200, of whoever may write to the project; POST makes the link, or answers the one there is; DELETE withdraws it. */
export interface ShareView {
  /** Null when the project is not shared. */
  share_token: string | null
  /** ISO 8601 */
  shared_at: string | null
  /** What was said about its lines, oldest first, also by links that were withdrawn. At most 500. */
  reviews: ReviewView[]
}

export interface ReviewView {
  id: number
  item_id: number
  /** Who says so, as they wrote it: nobody has checked. */
  author: string
  /** Null for a comment alone. */
  verdict: Verdict | null
  comment: string
  /** ISO 8601 */
  at: string
}

export type Verdict = 'approved' | 'changes'

/** GET /api/v2/shared/{share_token}/ → 200, without signing in. Withdrawn and unknown are 404. */
export interface SharedProjectView {
  name: string
  quantity: number
  subtotal: number
  volume_discount: number
  volume_discount_rate: number
  shipping: number
  grand_total: number
  /** It has been ordered: nothing more can be said about it. */
  is_ordered: boolean
  lines: SharedLineView[]
}

export interface SharedLineView {
  id: number
  image_id: string
  name: string
  artist: string
  imgsrc: string
  preview: string
  width: number
  height: number
  substrate: Substrate
  quantity: number
  unit_price: number
  fault: Fault | null
  reviews: ReviewView[]
}

/** POST /api/v2/shared/{share_token}/items/{id}/reviews/ with an Idempotency-Key → 201 {@link ReviewView}. A verdict or a comment, at least one. Limited by address (429). */
export interface ReviewBody {
  /** 1 to 100 characters. */
  author: string
  verdict?: Verdict | null
  /** At most 2,000 characters. */
  comment?: string
}
