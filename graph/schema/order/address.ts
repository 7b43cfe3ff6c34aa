import type { AddressBody } from '#services/main/checkout/contract.ts'
import type { AddressInput } from '../../generated/resolvers.ts'

/** An address as the service takes it. */
export const toAddressBody = (given: AddressInput): AddressBody => ({
  label: given.label ?? '',
  name: given.name,
  formatted_address: given.formattedAddress ?? '',
  place_id: given.placeId ?? '',
  url: given.url ?? '',
  latitude: given.latitude ?? null,
  longitude: given.longitude ?? null,
  street_number: given.streetNumber ?? '',
  route: given.route,
  locality: given.locality,
  administrative_area_level_1: given.administrativeArea,
  administrative_area_level_2: given.administrativeAreaLevel2 ?? '',
  administrative_area_level_3: given.administrativeAreaLevel3 ?? '',
  country: given.country,
  postal_code: given.postalCode,
  postal_code_confirmed: given.postalCodeConfirmed ?? false,
})

/** The graph's names of what the service names in an address. */
export const ADDRESS_FIELDS: Partial<Record<string, string>> = {
  'address.label': 'label',
  'address.name': 'name',
  'address.formatted_address': 'formattedAddress',
  'address.place_id': 'placeId',
  'address.url': 'url',
  'address.latitude': 'latitude',
  'address.longitude': 'longitude',
  'address.street_number': 'streetNumber',
  'address.route': 'route',
  'address.locality': 'locality',
  'address.administrative_area_level_1': 'administrativeArea',
  'address.administrative_area_level_2': 'administrativeAreaLevel2',
  'address.administrative_area_level_3': 'administrativeAreaLevel3',
  'address.country': 'country',
  'address.postal_code': 'postalCode',
  'address.postal_code_confirmed': 'postalCodeConfirmed',
}
