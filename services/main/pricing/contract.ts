/**
 * What lines come to: cents, rates as fractions. `subtotal - volume_discount + shipping`
 * and the tax's amount, if there is any, is `grand_total`.
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
  /** Null while no address is known, where none is collected, and in an order of before it was. */
  tax: TaxView | null
  grand_total: number
}

/** Sales tax on an order. */
export interface TaxView {
  /** Cents. */
  amount: number
  /** A fraction: 0.06875 is 6.875 percent. */
  rate: number
  /** Two letters of the state whose tax it is. */
  jurisdiction: string
}

/** The first and the last day on which an order arrives, YYYY-MM-DD. */
export interface ArrivalView {
  from: string
  to: string
}
