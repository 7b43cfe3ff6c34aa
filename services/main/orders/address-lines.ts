import type { AddressView } from '../checkout/contract.ts'
import { COUNTRY_NAMES, isCountry } from '../checkout/regions.ts'

/** An address as it is written on a parcel, whoever it is for first. */
export const addressLines = (address: AddressView): string[] =>
  [
    address.name,
    address.label,
    `${address.street_number} ${address.route}`.trim(),
    `${address.locality}, ${address.administrative_area_level_1} ${address.postal_code}`,
    isCountry(address.country) ? COUNTRY_NAMES[address.country] : address.country,
  ].filter(Boolean)
