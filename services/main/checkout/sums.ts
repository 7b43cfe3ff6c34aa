import type { Line } from '../cart/events.ts'
import type { SumsView } from '../pricing/contract.ts'
import { SHIPPING_ZONES, type ShippingZone } from '../pricing/price-book.ts'
import { findShippingZone, totals } from '../pricing/rules.ts'
import { toSumsView } from '../pricing/sums.ts'
import type { AddressView } from './contract.ts'

/** Sums the lines, shipped to an address. Without an address, shipping is an estimate. */
export function sumsOf(lines: readonly Line[], address: AddressView | null): SumsView {
  return toSumsView(totals(lines, address ? zoneOf(address) : SHIPPING_ZONES.contiguous))
}

/** Every accepted address has a zone, as address.ts refuses those that we do not ship to. */
function zoneOf({ country, administrative_area_level_1: region }: AddressView): ShippingZone {
  const zone = findShippingZone({ country, region })
  if (!zone) throw new Error(`Nothing is shipped to ${country}.`)
  return zone
}
