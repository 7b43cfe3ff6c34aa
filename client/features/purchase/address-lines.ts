import { COUNTRIES, isCountry } from './countries.ts'
import { streetLine } from './street-line.ts'

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
export const addressLines = (address: PostalAddressParts): string[] => {
  const { name, label, locality, administrativeArea, postalCode, country } = address
  return [
    name,
    label,
    streetLine(address),
    `${locality}, ${administrativeArea} ${postalCode}`,
    isCountry(country) ? COUNTRIES[country] : country,
  ].filter(Boolean)
}
