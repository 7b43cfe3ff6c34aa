/**
 * What was sold of an artist's, for themselves alone (issue 16, line 22): 401 without a token, 404 for an
 * account that is no artist's and for another's sale. No customer is named. Money is whole cents; days are
 * YYYY-MM-DD in BUSINESS_TIME_ZONE.
 *
 * - GET /api/earnings/sales/?month=&work=&limit=&offset= → 200 {@link SaleList}, the latest first; `month` is
 *   YYYY-MM, `work` the id of an image, `limit` at most 50.
 * - GET /api/earnings/sales/{id}/ → 200 {@link SaleView}, 404; `id` as the list has it.
 */

import type { PayeeList } from '../../payees/contract.ts'

export interface Sale {
  /** Such as K7Q2-9MXD.3 */
  id: string
  /** When it was ordered. */
  day: string
  image_id: string
  name: string
  /** Inches. */
  width: number
  height: number
  substrate: string
  /** What a print was sold in, by the names of its framing; null for none. */
  frame: { moulding: string; mat: string | null } | null
  quantity: number
  /** What the royalty is reckoned on: what was paid without shipping and tax, less the volume discount. */
  base: number
  /** Hundredths of a percent. */
  rate: number
  royalty: number
  /** placed (not paid for yet), pending, cleared or reversed */
  state: 'placed' | 'pending' | 'cleared' | 'reversed'
  /** The payment that it is in; null for none. */
  payment: string | null
  /** How that payment stands (payouts/payout/contract.ts): open, sent or paid. */
  payment_status: string | null
}

/** `sum` is of the royalties of all that the list is narrowed to, but for those that were taken back. */
export interface SaleList extends PayeeList<Sale> {
  sum: number
  /** What the list can be narrowed to: YYYY-MM, the latest first, and at most 200 works that sold most. */
  months: string[]
  works: { image_id: string; name: string }[]
}

export type SaleMomentKind =
  | 'placed'
  | 'paid'
  | 'in_production'
  | 'shipped'
  | 'delivered'
  | 'cancelled'
  | 'refunded'
  | 'accrual'
  | 'clear'
  | 'reversal'

/** How a royalty was reckoned: unit_price × quantity − discount = base, and base × rate = royalty. */
export interface SaleView extends Sale {
  unit_price: number
  /** Its share of the order's volume discount. */
  discount: number
  /** The agreement that applied, by its version; null where the rate of the royalty code did. */
  agreement: number | null
  /** Oldest first. */
  moments: { kind: SaleMomentKind; at: string }[]
  /** Every payment that it was or is in, the latest first. */
  payments: { token: string; status: string; day: string; amount: number }[]
}
