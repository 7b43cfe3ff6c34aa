import type { Line } from '../cart/events.ts'
import { totals } from '../pricing/rules.ts'
import type { AddressView } from './contract.ts'
import type { OrderSums } from './events.ts'

/** What lines cost, shipped to an address; without one, shipping is an estimate. */
export function sumsOf(lines: readonly Line[], _address: AddressView | null): OrderSums {
  const sums = totals(lines)
  return {
    quantity: sums.quantity,
    subtotal: sums.subtotal,
    volume_discount: sums.volumeDiscount,
    volume_discount_rate: sums.volumeDiscountRate,
    shipping: sums.shipping,
    grand_total: sums.grandTotal,
  }
}
