import type { Substrate } from '#services/shared/vocabulary.ts'
import type { ArrivalView, SumsView } from '../pricing/contract.ts'
import type { Frame } from '../pricing/frames.ts'
import type { Fault } from './events.ts'
import type { PrintView } from './print.ts'

/**
 * A cart is a project (spec.md sections 3, 4 and 7). Money is in cents, lengths in inches, rates are
 * fractions. Who may read or write one: its owner by JWT; a guest cart (no owner) by whoever holds its
 * unguessable token. Prices and what can be bought are checked when a cart is read, at most every 30 s.
 * Anyone else is answered 404. Writes take an `Idempotency-Key` header and answer the same again for the same
 * key.
 */
export interface CartView extends SumsView {
  token: string
  /** The order that was made of it: every write to it is then 409 `project_ordered`. */
  latest_order: string | null
  project: ProjectRef
  /**
   * How much more the goods must cost until shipping in the contiguous United States is free: 0 once it is;
   * null while there is nothing to ship.
   */
  free_shipping_gap: number | null
  /** Anywhere in the contiguous United States, were it ordered today; null while there is nothing to ship. */
  arrival: ArrivalView | null
  /** Nobody has signed in to it yet. */
  is_guest: boolean
  /** The number of its last event, from 1: it moves with everything that the history tells. */
  version: number
}

export interface ProjectRef {
  id: number
  name: string
  label: string
}

/** What of its print a cart's line has under `config` (spec.md section 3). */
type Configured = 'artist' | 'width' | 'height' | 'substrate' | 'frame'

/** A line of a cart, at today's price. */
export interface CartItemView extends Omit<PrintView, Configured> {
  id: number
  /** Price times quantity. */
  total: number
  /** What it was when it was added. */
  added_unit_price: number
  /** Why it can no longer be bought: then it is no part of the sums. Null when it can. */
  fault: Fault | null
  /** Where the design tool opens this item (art/design/{id}); null when it cannot be customized. */
  design_url: string | null
  config: Pick<PrintView, Configured>
}

/**
 * POST /api/v2/cart/ → 201 {@link CreatedCart}. A guest must give an email; a signed-in user's cart is theirs
 * at once. 429 for guests by network. With an `item` it is made with that in it, or not at all: 400 at
 * `item.substrate` and so on, as an add is refused. Its `Idempotency-Key` then names the add too: the same
 * key in that cart, or in any of the account, is answered as an add was.
 */
export interface CreateCartBody {
  cart_email?: string
  item?: Omit<AddItemBody, 'workspace_id'>
}

export interface CreatedCart extends CartView {
  /** What went into it, where something did. */
  item?: AddedItem
}

/** GET /api/v2/cart/{token}/items/?page=&page_size= (default 50, most 100) → 200. */
export interface CartItemPage {
  count: number
  next: string | null
  previous: string | null
  results: CartItemView[]
}

/**
 * POST /api/v2/cart/{token}/item/ → 201 {@link AddedItem}. An equal line (image, substrate, size, frame)
 * grows instead. Its `Idempotency-Key` names the add, not the cart: after a guest's cart was given to an
 * account, the same key in any cart of that account is answered as before. 400 `non_field_errors` for a cart
 * that is full, 409 `project_ordered`.
 */
export interface AddItemBody {
  imagedata: { id: string }
  size: { w: number; h: number }
  substrate: Substrate
  /**
   * What a print is framed in, by the names of `framing` in sizes/contract.ts; without one, or null, it is
   * not. 400 at `frame` for what is not offered for the substrate and size.
   */
  frame?: Frame | null
  /** The workspace whose project it goes to; the cart's own without one. */
  workspace_id?: number
  /** `open` answers `design_url` too. */
  action?: 'add' | 'open'
}

export interface AddedItem {
  id: number
  quantity: number
  /** Where the design tool opens this item; only for action `open`. */
  design_url: string | null
  /** The cart that it went to, after it; left out where the key was answered before. */
  cart?: CartView
}

/** PATCH /api/v2/projects/{token}/item/?id= → 200 CartItemView. Whole number, 1 to 999. */
export interface ChangeItemBody {
  quantity: number
}

/** DELETE /api/v2/projects/{token}/item/?id= → 200. */
export interface RemovedItem {
  /**
   * The removal's number in the project's history, by which it can be undone (projects/history-contract.ts).
   */
  seq: number
}

/**
 * GET /api/v2/projects/{id}/ → 200, of the signed-in owner. Items at /api/v2/projects/{id}/items/, as
 * CartItemPage.
 */
export type ProjectView = CartView

/**
 * POST /api/v2/cart/{token}/migrate-cart/ (JWT) → 200. Once: a second call answers the same cart. Lines that
 * cannot be bought any more stay in the guest's project, which is then one of the account's; when that cannot
 * be found out, all go over.
 */
export interface MigratedCart {
  cart: CartView
  /** Lines that were moved or joined by this migration; 0 when it had been done before. */
  added: number
  joined: number
  /** Of a migration that was a merge into a cart of the account; its details are in the project's history. */
  merge: {
    /** By which it can be undone. */
    seq: number
    /** Lines that stayed behind. */
    left: number
    /** Pieces past the most of a line, which equal lines had no room for. */
    over: number
  } | null
}
