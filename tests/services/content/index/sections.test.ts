import { expect, test } from 'vitest'
import { packFacets } from '#services/content/index/facets.ts'
import { filters } from '#services/content/index/filters.ts'
import { termsOf } from '#services/content/index/lexemes.ts'
import { NAMED_SECTIONS } from '#services/content/index/sections.ts'
import { createRecord } from '../catalogue.ts'

const record = createRecord({
  id: 'p-1',
  type: 'photography',
  people: 'without',
  orientation: 'panoramic',
  price: 3,
  publisher: 'PIN',
  substrates: ['print', 'window film'],
  styles: ['full frame', 'copy space'],
  colors: ['black and white', 'tan'],
  megapixels: 16,
})

test('facets are packed into the same bytes as before, so that existing indexes stay readable', () => {
  const packed = packFacets(record, { artist: 258, collections: [7] })
  expect(packed.toString('hex')).toBe('af09410101010004' + '02010000' + '0100' + '07000000')
})

test('no two sections share a bit', () => {
  const bits = NAMED_SECTIONS.flatMap(([, { values, packed }]) =>
    packed.as === 'bits'
      ? values.map((_, at) => packed.byte * 8 + at)
      : Array.from({ length: packed.bits }, (_, at) => packed.byte * 8 + packed.shift + at),
  )
  expect(new Set(bits).size).toBe(bits.length)
  expect(Math.max(...bits)).toBeLessThan(64)
})

test('every value of every section can be searched for, and is a lexeme of the images that have it', () => {
  const terms = termsOf(record, { texts: [], stems: new Map(), collections: [] })
  for (const [name, { values, of }] of NAMED_SECTIONS) {
    expect(filters.parse(JSON.stringify({ [name]: values }))).toEqual({ [name]: values })
    for (const value of values) {
      expect(terms.includes(`'${name}=${value}'`), `${name} ${value}`).toBe(of(record).includes(value))
    }
  }
})

test('a packed number has room for every value of its section', () => {
  for (const [name, { values, packed }] of NAMED_SECTIONS) {
    if (packed.as === 'bits') continue
    const largest = packed.as === 'level' ? values.length : values.length - 1
    expect(largest, name).toBeLessThan(2 ** packed.bits)
  }
})
