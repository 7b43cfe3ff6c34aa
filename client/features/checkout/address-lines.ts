import type { Address } from '#client/actors/checkout.ts'
import { COUNTRIES, isCountry } from './places.ts'

type Parts = Pick<
  Address,
  'name' | 'label' | 'streetNumber' | 'route' | 'locality' | 'administrativeArea' | 'postalCode' | 'country'
>

/** As it stands on a parcel. */
export const addressLines = (address: Parts): string[] => {
  const { name, label, streetNumber, route, locality, administrativeArea, postalCode, country } = address
  return [
    name,
    label,
    `${streetNumber} ${route}`.trim(),
    `${locality}, ${administrativeArea} ${postalCode}`,
    isCountry(country) ? COUNTRIES[country] : country,
  ].filter(Boolean)
}
