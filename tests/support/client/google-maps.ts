import type { Page } from '@playwright/test'

/** Runs in the page instead of Google Maps: its places library, which knows one address in Portland. */
const standIn = () => {
  const part = (longText: string, shortText: string, ...types: string[]) => ({ longText, shortText, types })
  const place = {
    id: 'place-1',
    formattedAddress: '12 Harbor St, Portland, ME 04101, USA',
    googleMapsURI: 'https://maps.google.com/?cid=1',
    location: { lat: () => 43.66, lng: () => -70.25 },
    addressComponents: [
      part('12', '12', 'street_number'),
      part('Harbor Street', 'Harbor St', 'route'),
      part('Portland', 'Portland', 'locality', 'political'),
      part('Maine', 'ME', 'administrative_area_level_1', 'political'),
      part('United States', 'US', 'country', 'political'),
      part('04101', '04101', 'postal_code'),
    ],
  }
  const toPlace = () => ({ fetchFields: async () => ({ place }) })
  const suggest = async ({ input }: { input: string }) => ({
    suggestions: place.formattedAddress.toLowerCase().startsWith(input.toLowerCase())
      ? [
          { placePrediction: { placeId: 'place-1', text: { text: place.formattedAddress }, toPlace } },
          { placePrediction: { placeId: 'place-2', text: { text: '12 Harbor View, Ottawa, ON' }, toPlace } },
        ]
      : [],
  })
  const library = {
    AutocompleteSessionToken: class {},
    AutocompleteSuggestion: { fetchAutocompleteSuggestions: suggest },
  }
  const { google } = window as unknown as { google: { maps: Record<string, unknown> } }
  Object.assign(google.maps, { importLibrary: async () => library })
  const { __ib__: ready } = google.maps
  if (typeof ready === 'function') ready()
}

export const routeGoogleMaps = (page: Page) =>
  page.route('https://maps.googleapis.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${standIn})()` }),
  )
