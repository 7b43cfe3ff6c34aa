import type { Substrate } from '#services/shared/vocabulary.ts'
import type { CartView, ProjectRef } from '../cart/contract.ts'
import type { CartEvent, Fault } from '../cart/events.ts'
import type { HistoryActorView } from '../people/contract.ts'
import type { Frame } from '../pricing/frames.ts'

/**
 * GET /api/v2/projects/{token}/history/?page=&page_size= (default 20, most 100) → 200 {@link HistoryPage},
 * newest first: the events of the cart's stream as people can read them. For whoever may open the cart, and
 * for staff. 404 for an unknown cart.
 */
export interface HistoryPage {
  count: number
  next: string | null
  previous: string | null
  results: HistoryEntryView[]
}

export interface HistoryEntryView {
  /** The event's version in the stream, from 1; undoing names it. */
  seq: number
  /** ISO 8601 */
  at: string
  who: HistoryActorView
  type: CartEvent['type']
  details: HistoryDetails
  /** Whether an undo would be accepted now. */
  undoable: boolean
  /** `seq` of the entry that took this one back, unless that was undone itself. */
  undone_by: number | null
  /** `seq` of the entry that this one took back. */
  undoes: number | null
}

export interface HistoryDetails {
  lines: HistoryLineView[]
  /** The project's new name, its order's number, or the words about a line. */
  text: string | null
  /** A reviewer's verdict on a line; null for a comment alone. */
  verdict: 'approved' | 'changes' | null
  /** The other project of a merge. */
  project: ProjectRef | null
}

/** What happened to one line, in whole pieces; lengths in inches. */
export interface HistoryLineView {
  item_id: number
  name: string
  width: number
  height: number
  substrate: Substrate
  frame: Frame | null
  /** Pieces before and after: from 0 it was added, to 0 taken out. */
  from: number
  to: number
  /** Pieces that an equal line had no room for. */
  over: number
  /** Cents a piece, before and after; null where the price is the same. */
  price_from: number | null
  price_to: number | null
  /**
   * Why the line could not be brought along, or can no longer be bought: the image is gone or unpublished, or
   * the substrate, size or frame is no longer offered.
   */
  left_behind: Fault | null
}

/**
 * POST /api/v2/projects/{token}/undo/ {@link UndoBody} → 200 {@link UndoneView}, by a compensating event that
 * is decided on the cart as it is then; nothing is deleted. For whoever may write to the cart. Undoing twice
 * is answered as done. 409 `{detail, code: "undo_refused"}`, naming the later events, when they leave no
 * sense in it; 404 for an unknown event.
 */
export interface UndoBody {
  seq: number
}

export interface UndoneView {
  cart: CartView
  /** The entry that took it back. */
  entry: HistoryEntryView
}
