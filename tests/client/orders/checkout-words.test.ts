import { expect, test } from 'vitest'
import { REGIONS } from '#client/features/checkout/address/places.ts'
import { readAddress } from '#client/features/checkout/address/read-address.ts'
import { findChanges } from '#client/features/checkout/changes.ts'
import { pickErrors } from '#client/features/checkout/pick-errors.ts'
import { addressLinesOf } from '#client/features/purchase/address-lines.ts'
import { arrivalInWords } from '#client/features/purchase/arrival-words.ts'
import { streetLineOf } from '#client/features/purchase/street-line.ts'

const dunes = { itemId: '1', name: 'Dunes', quantity: 1, total: 8_400 }
const fern = { itemId: '2', name: '', quantity: 2, total: 9_000 }
const agreed = { lines: [dunes, fern], shipping: 1_200, tax: null, volumeDiscount: 0 }

test('each line that has changed is shown with both prices, and no other line is', () => {
  expect(findChanges(agreed, agreed)).toEqual([])
  const dearer = { ...agreed, lines: [{ ...dunes, total: 9_900 }, fern] }
  expect(findChanges(agreed, dearer)).toEqual([{ key: '1', name: 'Dunes', was: '$84.00', now: '$99.00' }])
})

test('a line that is gone or new, a discount, another shipping price and another tax are shown as changes too', () => {
  const harbour = { itemId: '3', name: 'Harbour', quantity: 10, total: 50_000 }
  const tax = { __typename: 'SalesTax' as const, amount: 3_072, rate: 0.055, jurisdiction: 'ME' }
  const now = { lines: [dunes, harbour], shipping: 0, tax, volumeDiscount: 2_500 }
  expect(findChanges(agreed, now)).toEqual([
    { key: '2', name: 'Untitled', was: '2 for $90.00', now: '—' },
    { key: '3', name: 'Harbour', was: '—', now: '10 for $500.00' },
    { key: 'discount', name: 'Volume Discount', was: '—', now: '−$25.00' },
    { key: 'shipping', name: 'Shipping', was: '$12.00', now: '$0.00' },
    { key: 'tax', name: 'Sales Tax', was: '—', now: '$30.72' },
  ])
})

test.each([
  ['2026-12-03', '2026-12-08', 'Dec 3–8'],
  ['2026-11-30', '2026-12-04', 'Nov 30–Dec 4'],
  ['2026-12-29', '2027-01-04', 'Dec 29–Jan 4'],
  ['2026-12-03', '2026-12-03', 'Dec 3'],
])('an arrival from %s to %s is %s', (from, to, words) => {
  expect(arrivalInWords({ from, to })).toBe(words)
})

const valuesOf = (fields: Record<string, string>) => {
  const values = new FormData()
  for (const [name, value] of Object.entries(fields)) values.set(name, value)
  return values
}
const place = {
  route: '12 Harbor Street',
  locality: 'Portland',
  administrativeArea: 'ME',
  country: 'US',
  postalCode: '04101',
  placeId: 'place-1',
  latitude: 43.6,
  longitude: -70.2,
}

// Spec 3.25
test('an address is what the fields hold, and keeps the place that was looked up only while it is the same place', () => {
  const { placeId: _id, latitude: _lat, longitude: _long, ...typed } = place
  const same = readAddress(valuesOf({ name: ' Ada ', ...typed }), place)
  expect(same).toMatchObject({ name: 'Ada', label: '', placeId: 'place-1', latitude: 43.6, url: '' })
  const other = readAddress(valuesOf({ name: 'Ada', ...typed, route: '14 Harbor Street' }), place)
  expect(other).toMatchObject({ route: '14 Harbor Street', placeId: '', latitude: null, longitude: null })
})

// Spec 3.25
test('a looked-up street number and its areas are kept apart, and dropped with the place', () => {
  const found = {
    ...place,
    streetNumber: '12',
    route: 'Harbor Street',
    administrativeAreaLevel2: 'Cumberland County',
    administrativeAreaLevel3: 'Portland Township',
  }
  expect(streetLineOf(found)).toBe('12 Harbor Street')
  const { locality, administrativeArea, country, postalCode } = place
  const typed = { name: 'Ada', route: streetLineOf(found), locality, administrativeArea, country, postalCode }
  expect(readAddress(valuesOf(typed), found)).toMatchObject({
    streetNumber: '12',
    route: 'Harbor Street',
    administrativeAreaLevel2: 'Cumberland County',
    administrativeAreaLevel3: 'Portland Township',
    placeId: 'place-1',
  })
  const other = readAddress(valuesOf({ ...typed, route: '14 Harbor Street' }), found)
  expect(other).toMatchObject({ streetNumber: '', route: '14 Harbor Street', placeId: '' })
  expect(other.administrativeAreaLevel2).toBeUndefined()
})

test('an address is written as on a parcel, without empty lines', () => {
  const address = { ...place, name: 'Ada', label: '', streetNumber: '' }
  expect(addressLinesOf(address)).toEqual(['Ada', '12 Harbor Street', 'Portland, ME 04101', 'United States'])
  expect(addressLinesOf({ ...address, streetNumber: '7', route: 'Pier', label: 'Apt 4' })).toContain('7 Pier')
})

test('a field shows its own error only, not one of a field that is not shown', () => {
  const refused = { payment: 'Your card was declined.' }
  expect(pickErrors(['reference'], refused)).toEqual({})
  expect(pickErrors(['reference'], { reference: 'This field is required.' })).toEqual({
    reference: 'This field is required.',
  })
})

test('every state, territory, province and military region has a two-letter code of its own', () => {
  expect(REGIONS.US).toHaveLength(59)
  expect(REGIONS.CA).toHaveLength(13)
  for (const regions of Object.values(REGIONS)) {
    expect(new Set(regions.map(({ code }) => code)).size).toBe(regions.length)
    for (const { code, name } of regions) expect([/^[A-Z]{2}$/.test(code), name.trim()]).toEqual([true, name])
  }
})
