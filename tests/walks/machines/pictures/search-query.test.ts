import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSection, type Section } from '#machines/search/filters.ts'
import { findPlaceAfter } from '#machines/search/intent.ts'
import {
  APIS,
  clearNarrowing,
  countFilters,
  GROUPS,
  type SearchPlace,
  SORTS,
  SOURCES,
  START,
} from '#machines/search/place.ts'
import { isSamePlace, readPlace, wordsOf, writePlace } from '#machines/search/query.ts'
import { SECTIONS } from '#machines/search/sections.ts'
import { NAMED_SECTIONS } from '#services/content/index/sections.ts'

/** The largest Int that GraphQL can carry. */
const LARGEST_INT = 2_147_483_647

const sections = Object.keys(SECTIONS).filter(isSection)
const text = fc.string({ unit: 'binary', maxLength: 20 })
const choice: fc.Arbitrary<{ section: Section; value: string }> = fc
  .constantFrom(...sections)
  .chain((section) =>
    (SECTIONS[section] === null ? text : fc.constantFrom(...SECTIONS[section])).map((value) => ({
      section,
      value: value.toWellFormed(),
    })),
  )

/** Any place that a visitor can come to. */
const place: fc.Arbitrary<SearchPlace> = fc
  .record({
    q: text.map(wordsOf),
    sort: fc.constantFrom(...SORTS),
    api: fc.constantFrom(...APIS),
    group: fc.constantFrom(...GROUPS),
    source: fc.constantFrom(...SOURCES),
    debug: text.map((one) => one.toWellFormed()),
    limit: fc.integer({ min: 1, max: 100 }),
    offset: fc.nat(),
    choices: fc.array(choice, { maxLength: 8 }),
  })
  .map(({ choices, ...rest }) =>
    choices.reduce<SearchPlace>(
      (at, one) => ({
        ...findPlaceAfter(at, { type: 'filter.toggled', ...one }, 'staff'),
        offset: at.offset,
      }),
      { ...rest, filters: {} },
    ),
  )

const keys = ['q', 'sort', 'api', 'group', 'limit', 'offset', 'source', 'debug', 'filters', 'code', 'other']
const garbled = fc.array(
  fc.tuple(
    fc.constantFrom(...keys),
    fc.oneof(
      text,
      fc.double().map(String),
      choice.map(({ section, value }) => `${section}:${value}`),
    ),
  ),
  { maxLength: 12 },
)

// Spec 2.11, 2.12
test('an address names a search in the words of the specification', () => {
  const address = 'q=sea&sort=popular&api=getty&offset=40&limit=20&group=artist&source=GETRM&debug=1'
  expect(readPlace(new URLSearchParams(`${address}&filters=color:blue`))).toEqual({
    q: 'sea',
    sort: 'popular',
    api: 'getty',
    offset: 40,
    limit: 20,
    group: 'artist',
    source: 'GETRM',
    debug: '1',
    filters: { color: ['blue'] },
  })
})

test('a place that is written to an address is read back unchanged', () => {
  fc.assert(
    fc.property(place, (one) => {
      expect(readPlace(new URLSearchParams(writePlace(one).toString()))).toEqual(one)
    }),
    { numRuns: 1_000 },
  )
})

// Spec 5.27, 5.29
test('any address is read within its bounds, and reads the same once it is written back', () => {
  fc.assert(
    fc.property(garbled, (pairs) => {
      const read = readPlace(new URLSearchParams(pairs))
      expect(read.limit).toBeGreaterThanOrEqual(1)
      expect(read.limit).toBeLessThanOrEqual(100)
      expect(read.offset).toBeGreaterThanOrEqual(0)
      expect(read.offset).toBeLessThanOrEqual(LARGEST_INT)
      expect(Number.isInteger(read.offset)).toBe(true)
      expect(Object.values(read.filters).every((values) => values.length > 0)).toBe(true)
      expect(readPlace(writePlace(read))).toEqual(read)
    }),
    { numRuns: 1_000 },
  )
})

test('two addresses are the same place exactly when they read the same', () => {
  fc.assert(
    fc.property(place, place, (one, other) => {
      expect(isSamePlace(one, structuredClone(one))).toBe(true)
      if (isSamePlace(one, other)) expect(one).toEqual(other)
    }),
  )
})

test('parameters that are not a search’s own stay in the address', () => {
  const address = new URLSearchParams('code=spring&q=sea&filters=color:red&utm_source=mail')
  const written = writePlace({ ...START, q: 'dunes', filters: { color: ['blue'] } }, address)
  expect([...written].toSorted()).toEqual([
    ['code', 'spring'],
    ['filters', 'color:blue'],
    ['q', 'dunes'],
    ['utm_source', 'mail'],
  ])
})

test('half a surrogate pair that is typed is taken as the address will hold it', () => {
  const typed = findPlaceAfter(START, { type: 'words.submitted', text: 'sea \ud83c' }, 'anonymous')
  expect(readPlace(new URLSearchParams(writePlace(typed).toString()))).toEqual(typed)
})

test('the first place adds nothing to the address', () => {
  expect(writePlace(START).toString()).toBe('')
})

// Spec 5.29, 9.13
test.for([
  ['limit=0&offset=-1', 100, 0],
  ['limit=1000000000&offset=1e3', 100, 1_000],
  ['limit=12.9&offset=abc', 12, 0],
  ['limit=&offset=', 100, 0],
  ['limit=-5&offset=99999999999', 100, LARGEST_INT],
  ['limit=1e300&offset=1e300', 100, LARGEST_INT],
  ['limit=Infinity&offset=-Infinity', 100, 0],
] as const)('%s are numbers', ([address, limit, offset]) => {
  expect(readPlace(new URLSearchParams(address))).toMatchObject({ limit, offset })
})

test.for([
  ['filters=color:red&filters=color:blue&filters=color:red', { color: ['blue', 'red'] }],
  ['filters=color:red&filters=color:pale', { color: ['pale'] }],
  ['filters=resolution:12&filters=resolution:21', { resolution: ['21'] }],
  ['filters=collection:12&filters=collection:twelve&filters=collection:1234567890', { collection: ['12'] }],
  ['filters=artist:Ada: a life', { artist: ['Ada: a life'] }],
  ['filters=color:ultraviolet&filters=smell:sweet&filters=color&filters=artist:&filters=toString:x', {}],
] as const)('%s is read as far as it can be chosen', ([address, filters]) => {
  expect(readPlace(new URLSearchParams(address)).filters).toEqual(filters)
})

test('an unknown source or group is left out', () => {
  expect(readPlace(new URLSearchParams('source=GAA&group=publisher'))).toEqual(START)
})

// Spec 9.34
test('every parameter counts as a filter but q, offset, limit, sort and code', () => {
  const count = (address: string) => countFilters(readPlace(new URLSearchParams(address)))
  expect(count('q=dunes&offset=20&limit=50&sort=popular&code=spring')).toBe(0)
  expect(count('filters=color:red&filters=color:blue&filters=type:fine+art&api=getty')).toBe(3)
  expect(count('source=GETRM&group=artist&debug=1')).toBe(3)
  fc.assert(fc.property(place, (one) => countFilters(clearNarrowing(one)) === 0))
})

// Spec 9.26, 9.27, 9.28, 9.29, 9.30, 9.31, 9.32
test('the options to choose from are those that the services know', () => {
  const known = NAMED_SECTIONS.map(([name, { values }]) => [name, values.map(String)])
  const { favorites, artist, collection, ...closed } = SECTIONS
  expect(closed).toEqual(Object.fromEntries(known))
  expect({ favorites, artist, collection }).toEqual({ favorites: ['true'], artist: null, collection: null })
})
