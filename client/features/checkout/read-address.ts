import type { Address } from '#client/actors/checkout.ts'
import type { Place } from './slots.ts'

/** What the fields hold. What was looked up besides goes with it for as long as it is about the same place. */
export const readAddress = (values: FormData, place: Place): Address => {
  const text = (name: string) => String(values.get(name) ?? '').trim()
  const typed = {
    name: text('name'),
    label: text('label'),
    streetNumber: '',
    route: text('route'),
    locality: text('locality'),
    administrativeArea: text('administrativeArea'),
    country: text('country'),
    postalCode: text('postalCode'),
  }
  const isSame = (['route', 'locality', 'administrativeArea', 'country', 'postalCode'] as const).every(
    (name) => typed[name] === place[name],
  )
  const {
    formattedAddress = '',
    placeId = '',
    url = '',
    latitude = null,
    longitude = null,
  } = isSame ? place : {}
  return { ...typed, formattedAddress, placeId, url, latitude, longitude, postalCodeConfirmed: false }
}

/** What somebody confirms who says that a ZIP code is of a state. */
export const zipCodeAndState = ({ postalCode, administrativeArea, country }: Address) =>
  [postalCode, administrativeArea, country].join(' ')
