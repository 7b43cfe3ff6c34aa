import type { OrderStanding } from '#machines/lifecycles/order.ts'
import type { CartView, ProjectRef } from '../cart/contract.ts'
import type { Fault } from '../cart/events.ts'
import type { PrintView } from '../cart/print.ts'
import type { AddressBody, AddressView } from '../checkout/contract.ts'
import type { HistoryActorView } from '../people/contract.ts'
import type { ArrivalView, SumsView } from '../pricing/contract.ts'
import type { LinePictureView } from '../projects/contract.ts'

/**
 * From a project to an order and on to its delivery (spec.md section 2, Checkout and Orders; design.md
 * section 6, Order). Money is in cents, lengths in inches, times in ISO 8601. A project is reached as carts
 * are: by its owner's JWT, a guest's by its token. An order is read by its owner, by staff, and a guest's by
 * whoever sends as `Cart-Token` its project's token, the one of its mails or one by which it was found;
 * anyone else is answered 404. Writes take an `Idempotency-Key`.
 */

export type PaymentBody = { method: 'purchase_order'; reference: string } | { method: 'card'; intent: string }

/**
 * POST /api/v2/projects/{token}/checkout/ with an Idempotency-Key (400 without) → 201 {@link OrderView}. One
 * order a project, whatever happens: the same key answers the same again. Prices and availability are asked
 * anew: 409 `quote_changed`, and nothing charged, when they are not what `quote` says, or, without one, not
 * what the project showed last; 409 `project_ordered` (with `order_id`) when it was ordered under another
 * key; 400 by field: `address.route` …, `payment.reference`, `payment.intent` when the card was declined or
 * authorised for another sum; 429 by network, by a guest's email and by account; 503 when prices or the
 * payment provider cannot be asked. What is written into mail (names, company, street, city, reference) holds
 * no web address. The first mail to a guest has the shop's own words only; the confirmation, with the
 * invoice, goes once the order is opened by that mail.
 */
export interface CheckoutBody {
  address: AddressBody
  payment: PaymentBody
  /** What the customer has agreed to, from a {@link QuoteView}. */
  quote?: { version: string; grand_total: number }
}

/**
 * GET /api/v2/projects/{token}/checkout/?key= → 200 {@link OrderView}: the order that was made under this
 * key; 404 when there is none.
 */

/**
 * POST /api/v2/orders/find/ → 200 {@link FoundOrder}: a guest's order, for whoever knows its number and the
 * email that it was placed with. 400 by field, and in the same words of no field (`non_field_errors`) for a
 * wrong number, a wrong email and an order of an account; 429 by network and by number. Asking again makes
 * another token; none of them changes anything.
 */
export interface FindOrderBody {
  /** In any case, with or without its dash. */
  order_id: string
  email: string
}

export interface FoundOrder {
  order_id: string
  /** Sent as `Cart-Token` it opens this order, and nothing else, for a day. */
  token: string
}

export type OrderStatus = OrderStanding['status']

/**
 * GET /api/v2/orders/{order_id}/ → 200. As it was when it was placed; only status and timeline change. A
 * guest's, first read by the token of its mail, has its confirmation mailed.
 */
export interface OrderView extends SumsView {
  order_id: string
  status: OrderStatus
  /** Money was received for it. */
  paid: boolean
  placed_at: string
  project: ProjectRef
  /** Where its mail goes. */
  email: string
  /** Not a guest's, or not any more. */
  of_account: boolean
  lines: PlacedLineView[]
  address: AddressView
  payment: PaymentBody
  /** As it was said when it was placed; null for an order of before that was said. */
  arrival: ArrivalView | null
  /** Oldest first. */
  timeline: OrderMomentView[]
}

/** Numbered as in the project that it was ordered from. */
export interface OrderLineView extends PrintView {
  id: number
  /** Price times quantity. */
  total: number
}

export interface PlacedLineView extends OrderLineView {
  /** How the workshop frames it; null for what is not framed. */
  workshop: WorkshopView | null
}

export interface WorkshopView {
  /** What it measures from outside, with its frame. */
  outside_width: number
  outside_height: number
  depth: number
  finish: string
  /** On each side; null without a mat. */
  mat_width: number | null
  /** What it is hung by. */
  hardware: string
}

export interface OrderMomentView {
  status: OrderStatus
  at: string
  who: HistoryActorView
  /** Of `shipped`. */
  carrier: string | null
  tracking: string | null
}

/**
 * GET /api/v2/orders/?page=&page_size= (default 20, most 100) → 200, newest first: one's own (JWT); with
 * `all=1` everyone's, for staff (403).
 */
export interface OrderPage {
  count: number
  next: string | null
  previous: string | null
  results: OrderSummaryView[]
}

export interface OrderSummaryView {
  order_id: string
  status: OrderStatus
  placed_at: string
  project: ProjectRef
  email: string
  quantity: number
  grand_total: number
  /** Placeholder and picture of its first lines, at most 4. */
  pictures: LinePictureView[]
}

/**
 * POST /api/v2/orders/{order_id}/transitions/ → 200 {@link OrderView}, as machines/lifecycles/order.ts has
 * it: 403 for another role, 409 `wrong_state` when nobody may.
 */
export interface OrderTransitionBody {
  transition: 'pay' | 'produce' | 'ship' | 'deliver' | 'cancel' | 'refund'
  /** Required of `ship`. */
  carrier?: string
  tracking?: string
}

/**
 * POST /api/v2/orders/{order_id}/claim/, signed in → 200 {@link OrderView}: a guest's order, and the project
 * that it was made of, are the caller's from then on; also again. 404 unless `Cart-Token` is its project's or
 * the one of its mails: one by which it was found gives nothing away. 403 for an account of another email;
 * other orders of that email stay as they are.
 */

/**
 * POST /api/v2/orders/{order_id}/reorder/ → 201: a new project with what of it can still be bought, at
 * today's prices, which is the current one from then on; 409 `nothing_left` when nothing can.
 */
export interface Reordered {
  cart: CartView
  left: { name: string; fault: Fault }[]
}

/** GET /api/v2/orders/{order_id}/invoice/ → 200 application/pdf; 429 by network and account. */
