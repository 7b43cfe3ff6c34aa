/**
 * What lines come to: cents, rates as fractions. `subtotal - volume_discount + shipping` is `grand_total`.
 */
export interface SumsView {
  /** Pieces that can be bought; the sums count only these. */
  quantity: number
  subtotal: number
  /** The reduction: zero or more. */
  volume_discount: number
  /** 0.05 is five percent. */
  volume_discount_rate: number
  shipping: number
  grand_total: number
}
