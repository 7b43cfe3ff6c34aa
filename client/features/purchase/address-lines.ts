import { COUNTRIES, isCountry } from './countries.ts'
import { streetLineOf } from './street-line.ts'

export interface PostalAddressParts {
  name: string
  label: string
  streetNumber: string
  route: string
  locality: string
  administrativeArea: string
  postalCode: string
  country: string
}

/** As it stands on a parcel. */
export const addressLinesOf = (address: PostalAddressParts): string[] => {
  const { name, label, locality, administrativeArea, postalCode, country } = address
  return [
    name,
    label,
    streetLineOf(address),
    `${locality}, ${administrativeArea} ${postalCode}`,
    isCountry(country) ? COUNTRIES[country] : country,
  ].filter(Boolean)
}
