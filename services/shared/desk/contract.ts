/** What several services say of the desk: what staff see first at /manage. */

/** How much of one kind waits for staff. */
export interface WaitingView {
  /** Exact up to 10,000, and 10,000 when there are more. */
  count: number
  count_is_partial: boolean
  /** ISO 8601: since when that waits which waits longest; null where nothing does. */
  oldest_at: string | null
}
