import type { Substrate } from '#services/shared/vocabulary.ts'
import type { CartView, ProjectRef } from '../cart/contract.ts'
import type { CartEvent, Fault } from '../cart/events.ts'
import type { HistoryActorView } from '../people/contract.ts'

/**
 * GET /api/v2/projects/{token}/history/?page=&page_size= (default 20, most 100) → 200 {@link HistoryPage},
 * newest first: the events of the cart's stream in words' reach. For whoever may open the cart, and for
 * staff. Unknown is 404.
 */
export interface HistoryPage {
  count: number
  next: string | null
  previous: string | null
  results: HistoryEntryView[]
}

export interface HistoryEntryView {
  /** The event's version in the stream, from 1: what an undo names. */
  seq: number
  /** ISO 8601 */
  at: string
  who: HistoryActorView
  type: CartEvent['type']
  details: HistoryDetails
  /** Whether an undo would be accepted now. */
  undoable: boolean
  /** `seq` of the entry that took this one back, if that was not undone in its turn. */
  undone_by: number | null
  /** `seq` of the entry that this one took back. */
  undoes: number | null
}

export interface HistoryDetails {
  lines: HistoryLineView[]
  /** The new name of a project, the number of its order, what was said of a line. */
  text: string | null
  /** Of a review of a line; null when it is a comment alone. */
  verdict: 'approved' | 'changes' | null
  /** The other project of a merge. */
  project: ProjectRef | null
}

/** What became of one line, in whole pieces; lengths in inches. */
export interface HistoryLineView {
  item_id: number
  name: string
  width: number
  height: number
  substrate: Substrate
  /** Before and after: from 0 it was added, to 0 taken out. */
  from: number
  to: number
  /** Pieces that an equal line had no room for. */
  over: number
  /** Of one piece, in cents, before and after; null where that is the same. */
  price_from: number | null
  price_to: number | null
  /**
   * Why it could not be brought along, or can no longer be bought: the image is gone or unpublished, the
   * substrate or size no longer offered.
   */
  left_behind: Fault | null
}

/**
 * POST /api/v2/projects/{token}/undo/ {@link UndoBody} → 200 {@link UndoneView}, by a compensating event that
 * is decided on the cart as it is then; nothing is deleted. For whoever may write to the cart. What is undone
 * already is answered as such. 409 `{detail, code: "undo_refused"}` when later events leave no sense in it,
 * and which; 404 for an event that there is not.
 */
export interface UndoBody {
  seq: number
}

export interface UndoneView {
  cart: CartView
  /** What took it back. */
  entry: HistoryEntryView
}
