/**
 * What became of an artist's works in carts and orders (issue 16, lines 18 and 19), for the artist alone: 401
 * without a token, 404 for an account that is no artist's. Nothing of it names a customer.
 *
 * - GET /api/art-figures/?ids=a,b (image ids, at most 50) → 200 `{results: ArtFigures[]}`, in no order,
 *   without those that are another's.
 * - GET /api/art-figures/{id}/carts/ → 200 {@link OpenCarts}; 404 for another's.
 */

export const MOST_IDS = 50

/**
 * 30 days and 365 days, today among them, and all: adds by the day (UTC) of the add, sales and royalties by
 * the day of business on which they were accrued.
 */
export interface Spans {
  month: number
  year: number
  all: number
}

export interface ArtFigures {
  image_id: string
  /** How often somebody put it into a cart. */
  adds: Spans
  /** Pieces that were paid for and not refunded. */
  sales: Spans
  /** Of these, to this artist, in cents. */
  royalties: Spans
}

export interface OpenCarts {
  /** Carts and projects that nobody has ordered, in which it can be bought now. */
  carts: number
}
