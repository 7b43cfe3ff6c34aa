/**
 * What the desk (what staff see first at /manage) asks of the main service; all of it is for staff only, 401
 * and 403 for everybody else.
 *
 * - GET /api/v2/desk/waiting/messages/ → {@link WaitingView}: messages without an answer.
 * - GET /api/v2/desk/waiting/threads/ → {@link WaitingView}: artists who wait for an answer, by when they
 *   wrote the first message that has none.
 * - GET /api/v2/desk/waiting/payments/ → {@link WaitingView}: royalties that have cleared and are in no
 *   payout.
 * - GET /api/v2/desk/waiting/payouts/ → {@link WaitingView}: payouts that are open or sent.
 * - GET /api/v2/desk/waiting/returns/ → {@link WaitingView}: returns to decide or to refund.
 * - GET /api/v2/desk/waiting/reports/ → {@link WaitingView}: reports of the last 7 days, as nothing says of a
 *   report that it was dealt with.
 * - GET /api/v2/desk/sales/ → {@link RecentSalesView}.
 */
import type { WaitingView } from '#services/shared/desk/contract.ts'

export type { WaitingView }

/** Orders that were placed on a day, without those that were cancelled or refunded since. */
export interface DaySalesView {
  /** In UTC, as `2026-11-25`. */
  day: string
  orders: number
  /** Their totals in cents, without sales tax. */
  total: number
}

export interface RecentSalesView {
  /** The last 30 days, today last; every day is there. */
  days: DaySalesView[]
}
