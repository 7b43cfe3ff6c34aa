import type { Fault } from '../cart/events.ts'
import type { PrintView } from '../cart/print.ts'
import type { SumsView } from '../pricing/contract.ts'

/**
 * A project is shown to somebody without an account by an unguessable link, to approve its lines or to
 * comment on them (issue 5). One link a project at a time; withdrawing it ends it for good, and what was said
 * stays with the project, for its owner. A project whose lines went into another shows nothing by its link
 * until they come back. Money in cents, lengths in inches.
 */

/**
 * GET /api/v2/projects/{token}/share/ → 200, of whoever may write to the project; POST makes the link, or
 * answers the one there is; DELETE withdraws it. All three answer this; doing it twice is doing it once. POST
 * is 409 `project_ordered` once it is ordered.
 */
export interface ShareView {
  /** Null when the project is not shared. */
  share_token: string | null
  /** ISO 8601 */
  shared_at: string | null
  /**
   * What was said about the lines that it has, oldest first, also by links that were withdrawn. The newest
   * 500.
   */
  reviews: ReviewView[]
  /** The version of the cart that this was read at, as in CartView. */
  cart_version: number
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
export interface SharedProjectView extends SumsView {
  /** Null where nobody has named it: its owner's word for it, as 'Cart', says nothing to others. */
  name: string | null
  /** It has been ordered: nothing more can be said about it. */
  is_ordered: boolean
  lines: SharedLineView[]
}

export interface SharedLineView extends PrintView {
  id: number
  /** Price times quantity. */
  total: number
  fault: Fault | null
  /** What was said by this link, oldest first: what others said by an earlier one is the owner's to tell. */
  reviews: ReviewView[]
}

/**
 * POST /api/v2/shared/{share_token}/reviews/ with an Idempotency-Key → 201 {@link ReviewedView}: says the
 * same of one line or of several, all or nothing. A verdict or a comment, at least one. Lines that were taken
 * out meanwhile are left out; 404 when none is left, or the link is unknown or withdrawn. What somebody has
 * said of a line last and says again is not said twice. 409 `project_ordered`, and `reviews_full` past 500 by
 * one link; 429 by network.
 */
export interface ReviewBody {
  /** Of the lines: 1 to 500. */
  items: number[]
  /**
   * 1 to 100 characters, none of control; neither the brand's name nor a word of its people, such as staff.
   */
  author: string
  verdict?: Verdict | null
  /** At most 2,000 characters. */
  comment?: string
}

export interface ReviewedView {
  /** One for each line. */
  reviews: ReviewView[]
}
