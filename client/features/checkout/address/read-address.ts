import type { Address } from '#client/actors/orders/checkout.ts'
import { streetLine } from '#client/features/purchase/street-line.ts'
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
  const text = (name: string) => String(values.get(name) ?? '').trim()
  const person = { name: text('name'), label: text('label') }
  const typed = {
    route: text('route'),
    locality: text('locality'),
    administrativeArea: text('administrativeArea'),
    country: text('country'),
    postalCode: text('postalCode'),
  }
  const shown = { ...place, route: streetLine(place) }
  const isSame = (['route', 'locality', 'administrativeArea', 'country', 'postalCode'] as const).every(
    (name) => typed[name] === shown[name],
  )
  return { ...UNKNOWN, ...typed, ...(isSame && place), ...person, postalCodeConfirmed: false }
}

/** The ZIP code and state that a visitor confirmed as belonging together. */
export const zipCodeAndState = ({ postalCode, administrativeArea, country }: Address) =>
  [postalCode, administrativeArea, country].join(' ')
