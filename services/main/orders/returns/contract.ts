import type { ReturnStatus } from '#machines/lifecycles/return.ts'
import type { RefundableOrder, ReturnRefund } from '#machines/lifecycles/return-refund.ts'
import type { ReturnedLine, ReturnReason } from '#machines/lifecycles/return-request.ts'
import type { HistoryActorView } from '../../people/contract.ts'

/**
 * What customers ask to return of a delivered order, and what staff decide (issue 17, line 2;
 * docs/decisions/money/0078-returns.md). An order is opened as in orders/contract.ts: 404 for everyone else.
 * Money is in cents, days YYYY-MM-DD in the time zone of the business, times ISO 8601.
 */

/** GET /api/v2/orders/{order_id}/returns/ → 200. */
export interface OrderReturnsView {
  /** The last day on which a return can be asked for; null while the order is not delivered. */
  until: string | null
  /** By lines of the order, what can still be asked for today; empty when nothing can. */
  left: ReturnedLine[]
  /** What machines/lifecycles/return-refund.ts reckons with. */
  refundable: RefundableOrder
  /** What went back by returns. */
  refunded: number
  /** Oldest first. */
  returns: OrderReturnView[]
}

export interface OrderReturnView {
  /** `K7Q2-9MXD-R1`: of the order and the count of its returns. */
  id: string
  status: ReturnStatus
  reason: ReturnReason
  text: string
  lines: ReturnedLine[]
  pictures: ReturnPictureView[]
  /** What goes back, or went back; null once it does not. */
  refund: ReturnRefund | null
  /** Oldest first. */
  timeline: ReturnMomentView[]
}

export interface ReturnPictureView {
  /** SHA-256 in hexadecimal. */
  name: string
  /** Pixels. */
  width: number
  height: number
}

export interface ReturnMomentView {
  status: ReturnStatus
  at: string
  who: HistoryActorView
  /** Why it was declined. */
  reason: string | null
  /** Of `sent`; empty where none was named. */
  carrier: string | null
  tracking: string | null
  /** Of `refunded`: the customer keeps the goods. */
  kept: boolean
}

/**
 * POST /api/v2/orders/{order_id}/returns/ with an Idempotency-Key (400 without) → 201
 * {@link OrderReturnsView}: asks for a return, whose owner and staff are mailed. 400 at `lines`, `reason`,
 * `text` (at most 1,000 letters, required of `other`) or `pictures` (at most 5, required of `damaged`); 409
 * `not_returnable` where the order is not delivered or its days are over; 429; 503 where pictures cannot be
 * kept.
 */
export interface ReturnBody {
  lines: ReturnedLine[]
  reason: ReturnReason
  text: string
  /** Names of pictures that were sent before. */
  pictures: string[]
}

/**
 * POST /api/v2/orders/{order_id}/returns/{return_id}/transitions/ → 200 {@link OrderReturnsView}, as
 * machines/lifecycles/return.ts has it: 403 for another role, 403 `own_matter` where staff would decide about
 * their own order, 409 `wrong_state` when nobody may, 404 for no such return. `keep` and `refund` give the
 * money back: to the card, or by hand where the order was paid by purchase order.
 */
export interface ReturnTransitionBody {
  transition: 'approve' | 'decline' | 'send' | 'receive' | 'keep' | 'refund' | 'withdraw'
  /** Required of `decline`: 1 to 1,000 letters, which the customer is told. */
  reason?: string
  /** Of `send`; may be left out. */
  carrier?: string
  tracking?: string
}

/**
 * POST /api/v2/orders/{order_id}/return-pictures/ → 200 {@link ReturnPictureView}: keeps a picture for a
 * return that is asked for later, as the content service keeps those of messages. 400 at `picture`, 429, 503.
 *
 * GET /api/v2/orders/{order_id}/return-pictures/{name}/?size=thumb (or whole) → 200 {@link
 * ShownReturnPicture}; 404.
 */
export interface ReturnPictureBody {
  /** A JPEG, PNG or WebP in base64. */
  picture: string
}

export interface ShownReturnPicture extends ReturnPictureView {
  /** A JPEG as a `data:` address. */
  preview: string
}

/**
 * GET /api/v2/returns/?state=waiting (or all)&page=&page_size= (default 20, most 100) → 200 for staff (403):
 * those that wait for staff, who waits longest first; or all, the newest first.
 */
export interface ReturnPage {
  count: number
  next: string | null
  previous: string | null
  results: ReturnSummaryView[]
}

export interface ReturnSummaryView {
  id: string
  order_id: string
  /** Of the order. */
  email: string
  status: ReturnStatus
  reason: ReturnReason
  /** Pieces. */
  quantity: number
  requested_at: string
  /** What went back; null before. */
  refunded: number | null
}
