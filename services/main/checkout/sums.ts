import type { Line } from '../cart/events.ts'
import type { SumsView } from '../pricing/contract.ts'
import type { ShippingZone } from '../pricing/price-book.ts'
import { findShippingZone, totals } from '../pricing/rules.ts'
import type { SalesTax } from '../pricing/sales-tax.ts'
import { toSumsView } from '../pricing/sums.ts'
import type { AddressView } from './contract.ts'

/** Sums the lines, shipped to an address. Without one, shipping is an estimate and tax is not known. */
export async function sumsOf(
  salesTax: SalesTax,
  lines: readonly Line[],
  address: AddressView | null,
): Promise<SumsView> {
  if (!address) return toSumsView(totals(lines), null)
  const sums = totals(lines, zoneOf(address))
  const tax = await salesTax.reckon({
    net: sums.subtotal - sums.volumeDiscount,
    shipping: sums.shipping,
    country: address.country,
    region: address.administrative_area_level_1,
  })
  return toSumsView(sums, tax)
}

/** Every accepted address has a zone, as address.ts refuses those that we do not ship to. */
function zoneOf({ country, administrative_area_level_1: region }: AddressView): ShippingZone {
  const zone = findShippingZone({ country, region })
  if (!zone) throw new Error(`Nothing is shipped to ${country}.`)
  return zone
}
