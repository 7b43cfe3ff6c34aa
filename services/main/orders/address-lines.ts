import type { AddressView } from '../checkout/contract.ts'
import { COUNTRY_NAMES, isCountry } from '../checkout/regions.ts'

/** Writes an address as on a parcel, the recipient first. */
export const addressLines = (address: AddressView): string[] =>
  [
    address.name,
    address.label,
    `${address.street_number} ${address.route}`.trim(),
    `${address.locality}, ${address.administrative_area_level_1} ${address.postal_code}`,
    isCountry(address.country) ? COUNTRY_NAMES[address.country] : address.country,
  ].filter(Boolean)
