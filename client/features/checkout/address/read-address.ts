import type { Address } from '#client/actors/orders/checkout.ts'
import { streetLineOf } from '#client/features/purchase/street-line.ts'
import type { Place } from '../slots.ts'

/** Only what was typed is known of this place. */
const UNKNOWN = {
  streetNumber: '',
  formattedAddress: '',
  placeId: '',
  url: '',
  latitude: null,
  longitude: null,
}

/**
 * What the fields hold. What was looked up besides goes with it for as long as it is about the same place.
 */
export const readAddress = (values: FormData, place: Place): Address => {
  const readText = (name: string) => String(values.get(name) ?? '').trim()
  const person = { name: readText('name'), label: readText('label') }
  const typed = {
    route: readText('route'),
    locality: readText('locality'),
    administrativeArea: readText('administrativeArea'),
    country: readText('country'),
    postalCode: readText('postalCode'),
  }
  const shown = { ...place, route: streetLineOf(place) }
  const isSame = (['route', 'locality', 'administrativeArea', 'country', 'postalCode'] as const).every(
    (name) => typed[name] === shown[name],
  )
  return { ...UNKNOWN, ...typed, ...(isSame && place), ...person, postalCodeConfirmed: false }
}

/** The ZIP code and state that a visitor confirmed as belonging together. */
export const zipCodeAndStateOf = ({ postalCode, administrativeArea, country }: Address) =>
  [postalCode, administrativeArea, country].join(' ')
