/**
 * What was sold of whom (issue 15, line 6): lines of orders that were paid for, without those whose
 * royalty was taken back. All routes are for staff alone: 401 without a token, 403 otherwise. Money is
 * whole cents, days are YYYY-MM-DD in BUSINESS_TIME_ZONE.
 *
 * - GET /api/art-usage/?by=&from=&to=&artist=&ordering=&limit=&offset= → 200 {@link UsageList}; `by` is
 *   `image` or `artist`, `from` and `to` are days, both included, by default the last 365, and `ordering`
 *   is `sales`, `quantity` or `royalty`, downwards with a `-`; `-sales` by default.
 * - GET /api/art-usage/months/?image=&artist=&from=&to= → 200 {@link UsageMonths}: of one image, of one
 *   artist, or of all.
 */

import type { PayeeList } from '../../payees/contract.ts'

export interface UsageRow {
  /** Null by artist. */
  image: string | null
  name: string
  /** Null for a line without one. */
  artist: number | null
  artist_name: string
  lines: number
  quantity: number
  /** What the lines cost after the discount. */
  sales: number
  royalty: number
}

export interface UsageList extends PayeeList<UsageRow> {
  from: string
  to: string
}

export interface UsageMonth {
  /** YYYY-MM */
  month: string
  quantity: number
  sales: number
  royalty: number
}

export interface UsageMonths {
  from: string
  to: string
  /** Every month of the time, the latest last. */
  data: UsageMonth[]
}
