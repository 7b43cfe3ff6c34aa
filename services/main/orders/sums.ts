import type { Line } from '../cart/events.ts'
import { SHIPPING_ZONES, type ShippingZone } from '../pricing/price-book.ts'
import { shippingTo, totals } from '../pricing/rules.ts'
import type { AddressView } from './contract.ts'
import type { OrderSums } from './events.ts'

/** What lines cost, shipped to an address; without one, shipping is an estimate. */
export function sumsOf(lines: readonly Line[], address: AddressView | null): OrderSums {
  const sums = totals(lines, address ? zoneOf(address) : SHIPPING_ZONES.contiguous)
  return {
    quantity: sums.quantity,
    subtotal: sums.subtotal,
    volume_discount: sums.volumeDiscount,
    volume_discount_rate: sums.volumeDiscountRate,
    shipping: sums.shipping,
    grand_total: sums.grandTotal,
  }
}

/** An address that was taken is one that we ship to (address.ts). */
function zoneOf({ country, administrative_area_level_1: region }: AddressView): ShippingZone {
  const zone = shippingTo({ country, region })
  if (!zone) throw new Error(`Nothing is shipped to ${country}.`)
  return zone
}

export const subtotalLabel = ({ quantity }: OrderSums): string =>
  `Subtotal (${quantity} ${quantity === 1 ? 'item' : 'items'})`

export const discountLabel = ({ volume_discount_rate: rate }: OrderSums): string =>
  `Volume discount (${Math.round(rate * 100)}%)`
