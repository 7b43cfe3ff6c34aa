import { describe, expect, test } from 'vitest'
import { quoteBody } from '#services/main/checkout/body.ts'
import { checkoutBody, transitionBody } from '#services/main/orders/body.ts'
import { Problem } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import { ADDRESS, PURCHASE_ORDER } from './ordering.ts'

const GOOD = { address: ADDRESS, payment: PURCHASE_ORDER }

/** Parses a body and answers its faults by field; null when it is accepted. */
function faultsOf(body: unknown, schema: Parameters<typeof parse>[0] = checkoutBody): unknown {
  try {
    parse(schema, body)
    return null
  } catch (error) {
    if (error instanceof Problem && error.status === 400) return error.body
    throw error
  }
}
const withAddress = (address: object) => ({ ...GOOD, address: { ...ADDRESS, ...address } })

const REQUIRED = ['name', 'route', 'locality', 'administrative_area_level_1', 'country', 'postal_code']
const OPTIONAL = [
  'label',
  'formatted_address',
  'place_id',
  'url',
  'street_number',
  'administrative_area_level_2',
  'administrative_area_level_3',
]
const HOSTILE: [string, unknown][] = [
  ['a control byte', 'Har\u0007bor'],
  ['NUL', 'Har\u0000bor'],
  ['a line of its own', 'Harbor\nBcc: all@example.com'],
  ['a lone surrogate', 'Har\ud800bor'],
  ['markup', '<script>alert(1)</script>'],
  ['text turned round', 'Har\u202ebor'],
  ['a number', 7],
  ['a list', ['Harbor']],
  ['an object', { text: 'Harbor' }],
  ['too much', 'x'.repeat(10_000)],
]

describe('an address', () => {
  test('is accepted as people of both countries write it', () => {
    for (const address of [
      { name: 'Zoë Łukasz-Đặng', route: 'Rue de l’Église', label: 'Vale & Sons #4' },
      { postal_code: ' 00901-1234 ', administrative_area_level_1: 'pr', country: 'us' },
      { country: 'CA', administrative_area_level_1: 'qc', postal_code: 'k1a0b1' },
      { name: 'דוד', latitude: 43.66, longitude: -70.25, url: 'https://maps.example/1' },
    ])
      expect(faultsOf(withAddress(address))).toBeNull()
    const url = 'https://maps.example/1'
    expect(parse(checkoutBody, withAddress({ url })).address.url).toBe(url)
    const canadian = withAddress({ country: 'ca', administrative_area_level_1: 'on', postal_code: 'k1a0b1' })
    expect(parse(checkoutBody, canadian).address).toMatchObject({ country: 'CA', postal_code: 'K1A 0B1' })
  })

  test.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    'maps.example/1',
    'ftp://x/',
    '//x/',
  ])('loses the page of its place if it is %s', (url) =>
    expect(parse(checkoutBody, withAddress({ url })).address.url).toBe(''),
  )

  test.each(REQUIRED)('without %s is refused at that field', (field) => {
    expect(faultsOf(withAddress({ [field]: ' ' }))).toEqual({
      [`address.${field}`]: ['This field may not be blank.'],
    })
    expect(faultsOf(withAddress({ [field]: undefined }))).toEqual({
      [`address.${field}`]: ['This field is required.'],
    })
    expect(faultsOf(withAddress({ [field]: null }))).toEqual({
      [`address.${field}`]: ['This field may not be null.'],
    })
  })

  describe.each([...REQUIRED, ...OPTIONAL])('%s', (field) => {
    // A page's address with a lone surrogate is no address at all, so it is dropped and not refused.
    const kept = HOSTILE.filter(([what]) => field !== 'url' || what !== 'a lone surrogate')
    test.each(kept)('is refused at its field with %s', (_, value) => {
      const faults = faultsOf(withAddress({ [field]: value }))
      expect(Object.keys(faults as object)).toEqual([`address.${field}`])
    })
  })

  test('is refused with a reason where the shop does not ship', () => {
    expect(faultsOf(withAddress({ country: 'DE' }))).toEqual({
      'address.country': ['We ship to the United States and Canada.'],
    })
  })

  test('is refused when state and code are not the country’s, both at once and beside other faults', () => {
    const bad = { name: '', administrative_area_level_1: 'ON', postal_code: 'K1A 0B1' }
    expect(faultsOf(withAddress(bad))).toEqual({
      'address.name': ['This field may not be blank.'],
      'address.administrative_area_level_1': ['Enter the two letters of a state or territory, such as NY.'],
      'address.postal_code': ['Enter a ZIP code, such as 12345 or 12345-6789.'],
    })
    expect(faultsOf(withAddress({ country: 'CA' }))).toEqual({
      'address.administrative_area_level_1': [
        'Enter the two letters of a province or territory, such as ON.',
      ],
      'address.postal_code': ['Enter a postal code, such as K1A 0B1.'],
    })
    for (const postal_code of ['1234', '123456', '12345-', 'ABCDE', '٠٤١٠١'])
      expect(faultsOf(withAddress({ postal_code }))).toHaveProperty(['address.postal_code'])
    const canada = { country: 'CA', administrative_area_level_1: 'ON' }
    for (const postal_code of ['K1A  0B1', 'D1A 0B1', 'K1A-0B1', 'K1A 0B'])
      expect(faultsOf(withAddress({ ...canada, postal_code }))).toHaveProperty(['address.postal_code'])
  })

  test.each([
    ['10001', 'CA', 'ZIP code 10001 is in New York, not California.'],
    ['94103-1234', 'ME', 'ZIP code 94103 is in California, not Maine.'],
    ['09012', 'NY', 'ZIP code 09012 is in the Armed Forces Europe, not New York.'],
    ['96799', 'CA', 'ZIP code 96799 is in American Samoa, not California.'],
    ['00000', 'NY', 'We couldn’t find ZIP code 00000.'],
  ])('with ZIP code %s in %s must be confirmed, and is then accepted', (postal_code, state, question) => {
    const given = { postal_code, administrative_area_level_1: state }
    expect(faultsOf(withAddress(given))).toEqual({ 'address.postal_code_confirmed': [question] })
    const confirmed = withAddress({ ...given, postal_code_confirmed: true })
    expect(faultsOf(confirmed)).toBeNull()
    expect(parse(checkoutBody, confirmed).address).not.toHaveProperty('postal_code_confirmed')
  })

  test.each([
    ['06390', 'NY'],
    ['06101', 'CT'],
    ['00501', 'NY'],
    ['34002', 'AA'],
    ['96201', 'AP'],
    ['96910', 'GU'],
    ['96950', 'MP'],
    ['96799', 'AS'],
    ['00802', 'VI'],
    ['20500', 'DC'],
  ])('with ZIP code %s in %s is accepted at once', (postal_code, state) => {
    expect(faultsOf(withAddress({ postal_code, administrative_area_level_1: state }))).toBeNull()
  })

  test('has a place on the earth or none', () => {
    for (const place of [
      { latitude: 91 },
      { latitude: '43' },
      { longitude: -181 },
      { longitude: Number.NaN },
    ])
      expect(Object.keys(faultsOf(withAddress(place)) as object)).toEqual([
        `address.${Object.keys(place)[0]}`,
      ])
  })

  test('of another shape is refused as a whole, and a quote needs no address', () => {
    for (const address of [undefined, null, 7, 'Harbor', []])
      expect(faultsOf({ ...GOOD, address })).toEqual({ address: [expect.any(String)] })
    for (const body of [undefined, {}, { address: null }]) expect(faultsOf(body, quoteBody)).toBeNull()
    expect(faultsOf({ address: 7 }, quoteBody)).toEqual({ address: [expect.any(String)] })
  })
})

describe('a payment', () => {
  test.each([['nothing', ' '], ...HOSTILE])(
    'by purchase order is refused at its reference with %s',
    (_, reference) => {
      const faults = faultsOf({ ...GOOD, payment: { method: 'purchase_order', reference } })
      expect(Object.keys(faults as object)).toEqual(['payment.reference'])
    },
  )

  test('is by card or by purchase order', () => {
    for (const payment of [undefined, null, 'card', []])
      expect(Object.keys(faultsOf({ ...GOOD, payment }) as object)).toEqual(['payment'])
    for (const method of [undefined, null, 7, 'cash'])
      expect(Object.keys(faultsOf({ ...GOOD, payment: { method } }) as object)).toEqual(['payment.method'])
    for (const intent of [undefined, '', 7, 'x'.repeat(201), 'a\u0000b'])
      expect(Object.keys(faultsOf({ ...GOOD, payment: { method: 'card', intent } }) as object)).toEqual([
        'payment.intent',
      ])
  })

  test('needs the version and the whole cents that were agreed to', () => {
    for (const grand_total of [-1, 0.5, '7', null, Number.MAX_SAFE_INTEGER + 2])
      expect(faultsOf({ ...GOOD, quote: { version: 'v', grand_total } })).toHaveProperty([
        'quote.grand_total',
      ])
    for (const version of [7, null, 'x'.repeat(101), 'a\u0000'])
      expect(faultsOf({ ...GOOD, quote: { version, grand_total: 1 } })).toHaveProperty(['quote.version'])
  })
})

describe('a shipment', () => {
  describe.each(['carrier', 'tracking'])('%s', (field) => {
    test.each([['nothing', ''], ...HOSTILE])('is refused at its field with %s', (_, value) => {
      const shipment = { transition: 'ship', carrier: 'UPS', tracking: '1Z', [field]: value }
      expect(Object.keys(faultsOf(shipment, transitionBody) as object)).toEqual([field])
    })
  })
})
