/// <reference types="google.maps" />
import { importLibrary, setOptions } from '@googlemaps/js-api-loader'
import type { Address } from '#machines/checkout/ports.ts'

/** What a location lookup knows of a place. */
export type FoundPlace = Partial<Omit<Address, 'name' | 'label'>>

export interface Suggestion {
  id: string
  /** As a person would write it. */
  text: string
  read(): Promise<FoundPlace>
}

/**
 * Google Places. All requests up to one place that is read share a session token: Google bills them together.
 */
export interface Places {
  /** Of the countries that we ship to. */
  suggest(text: string): Promise<Suggestion[]>
}

const TIMEOUT_MS = 10_000
const FIELDS = ['id', 'addressComponents', 'formattedAddress', 'googleMapsURI', 'location']

let isNamed = false

/** Loads the library, once however often it is asked for. Throws when it cannot be. */
export const loadPlaces = async (key: string): Promise<Places> => {
  if (!isNamed) setOptions({ key, v: 'quarterly', language: 'en' })
  isNamed = true
  const library = await waitWithin(importLibrary('places'))
  let session = new library.AutocompleteSessionToken()
  return {
    async suggest(input) {
      const { suggestions } = await waitWithin(
        library.AutocompleteSuggestion.fetchAutocompleteSuggestions({
          input,
          includedRegionCodes: ['us', 'ca'],
          sessionToken: session,
        }),
      )
      return suggestions.flatMap(({ placePrediction }) => {
        if (!placePrediction) return []
        const { placeId, text } = placePrediction
        const read = async () => {
          const { place } = await waitWithin(placePrediction.toPlace().fetchFields({ fields: FIELDS }))
          session = new library.AutocompleteSessionToken()
          return toPlace(place)
        }
        return [{ id: placeId, text: text.text, read }]
      })
    },
  }
}

const toPlace = (place: google.maps.places.Place): FoundPlace => {
  const findPart = (type: string) => place.addressComponents?.find(({ types }) => types.includes(type))
  const readLong = (...types: string[]) => types.map((type) => findPart(type)?.longText).find(Boolean) ?? ''
  const readShort = (type: string) => findPart(type)?.shortText ?? ''
  return {
    placeId: place.id,
    formattedAddress: place.formattedAddress ?? '',
    url: place.googleMapsURI ?? '',
    latitude: place.location?.lat() ?? null,
    longitude: place.location?.lng() ?? null,
    streetNumber: readLong('street_number'),
    route: readLong('route'),
    locality: readLong('locality', 'postal_town', 'sublocality', 'administrative_area_level_3'),
    administrativeArea: readShort('administrative_area_level_1'),
    administrativeAreaLevel2: readLong('administrative_area_level_2'),
    administrativeAreaLevel3: readLong('administrative_area_level_3'),
    country: readShort('country'),
    postalCode: readLong('postal_code'),
  }
}

const waitWithin = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('Google Maps did not answer.')), TIMEOUT_MS)
    }),
  ])
