/**
 * What artists get of what is sold (docs/decisions/money/0056-ledger.md), for staff alone: 401 without a
 * token, 403 for others. Money is in cents, rates in hundredths of a percent, days YYYY-MM-DD in the time
 * zone of the business, times ISO 8601.
 */

/**
 * GET /api/v2/royalty-rates/?page=&page_size= (default 50, most 100) → 200, newest first. All that was ever
 * said; the latest of a code that is valid on a day is what it pays then.
 */
export interface RatePage {
  count: number
  next: string | null
  previous: string | null
  results: RateView[]
}

export interface RateView {
  id: number
  code: string
  rate_bp: number
  /** The first day on which it counts. */
  valid_from: string
  recorded_at: string
  /** User uuid, or `system`. */
  actor: string
}

/**
 * POST /api/v2/royalty-rates/ with an Idempotency-Key → 201 {@link RateView}. Nothing is changed or removed;
 * lines that are sold keep their rate. 400 by field, also for a day that is over.
 */
export interface RateBody {
  /** 1 to 100 letters, as images and artists have it. */
  code: string
  /** 0 to 10,000 */
  rate_bp: number
  valid_from: string
}

/**
 * Why nobody gets a royalty of a line: its image is another agency's (`stock`) or is not in the catalogue any
 * more, has no artist, or neither its code nor an agreement has a rate. It is never guessed.
 */
export const LEFT_OUT = ['stock', 'gone', 'no_artist', 'no_rate'] as const
export type LeftOut = (typeof LEFT_OUT)[number]

/**
 * GET /api/v2/royalty-lines/left-out/?reason=&page=&page_size= (default 50, most 100) → 200, the lines of
 * orders of which nobody gets anything, newest first; `reason` narrows them.
 */
export interface LeftOutPage {
  count: number
  next: string | null
  previous: string | null
  results: LeftOutView[]
}

export interface LeftOutView {
  order_id: string
  line: number
  image_id: string
  name: string
  /** The name that the image was credited to on that day. */
  artist: string
  reason: LeftOut
  /** Of the image, or of its artist; null where there is none. */
  royalty_code: string | null
  /** What a royalty would be reckoned on. */
  base: number
  placed_at: string
}
