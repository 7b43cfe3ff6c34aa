import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filters } from '#services/content/index/filters.ts'
import { parseQuery } from '#services/content/index/query-language.ts'
import { pagesOf } from '#services/content/stock/pages.ts'
import { parametersOf } from '#services/content/stock/parameters.ts'
import { phraseOf } from '#services/content/stock/phrase.ts'
import { COLORS, ORIENTATIONS, STYLES } from '#services/shared/vocabulary.ts'
import { searchParameters } from '#services/stock/search/parameters.ts'

describe('a query becomes a phrase of the source:', () => {
  test.each([
    ['', ''],
    ['red car', 'red car'],
    ['"water lilies" boat', '"water lilies" boat'],
    ['red | blue car', '(red OR blue) car'],
    ['red | "dark blue" -car -"old boat"', '(red OR "dark blue") NOT car NOT "old boat"'],
    ['self-portrait', '"self portrait"'],
    ['this or that NOT', 'this "or" that "not"'],
    ['Café ()*"', 'cafe'],
    ['getty-1400000007', '1400000007'],
    ['1400000007', '1400000007'],
  ])('%s', (typed, phrase) => {
    expect(phraseOf(parseQuery(typed))).toBe(phrase)
  })

  test('or none if it is too long to ask for', () => {
    expect(phraseOf(parseQuery(`${'long'.repeat(15)} `.repeat(32)))).toBeNull()
  })
})

const asked = (chosen: object, sort: 'newest' | 'popular' | 'best_match' = 'newest') =>
  parametersOf({ phrase: 'x', filters: filters.parse(JSON.stringify(chosen)), sort })

describe('filters become parameters of the source:', () => {
  const plain = {
    phrase: 'x',
    sort_order: 'newest',
    enhanced_search: 'false',
    graphical_styles: 'photography',
  }
  test.each([
    [{}, {}],
    [
      { orientation: ['panoramic', 'vertical'] },
      { orientations: 'panoramic_horizontal,vertical,panoramic_vertical' },
    ],
    [{ people: ['with'] }, { number_of_people: 'one,two,group' }],
    [{ people: ['without'] }, { number_of_people: 'none' }],
    [{ people: ['with', 'without'] }, {}],
    [{ style: ['close-up', 'cut out'] }, { compositions: 'close_up,cut_out' }],
    [{ color: ['blue', 'red'] }, { color: '2f6fb0' }],
    [{ color: ['black and white'] }, { moods: 'black_and_white' }],
    [{ resolution: [21, 16] }, { minimum_size: 'x_large' }],
    [{ price: [3] }, { license_models: 'royaltyfree' }],
    [{ price: [1, 4] }, { license_models: 'rightsmanaged' }],
    [{ price: [3, 4] }, {}],
    [{ type: ['photography'], publisher: ['GET'], substrate: ['mural'] }, {}],
  ])('%o', (chosen, parameters) => {
    expect(asked(chosen)).toEqual({ ...plain, ...parameters })
  })

  test('and so do the orders', () => {
    expect(asked({}, 'popular').sort_order).toBe('most_popular')
    expect(asked({}, 'best_match').sort_order).toBe('best_match')
  })

  test('for any choice, with names and values that the source publishes', () => {
    const some = <T>(values: readonly T[]) => fc.subarray([...values])
    fc.assert(
      fc.property(
        fc.record({
          color: some(COLORS),
          orientation: some(ORIENTATIONS),
          style: some(STYLES),
          people: some(['with', 'without'] as const),
          resolution: some([12, 16, 21] as const),
          price: some([1, 2, 3, 4] as const),
        }),
        (chosen) => {
          const parameters = asked(chosen)
          expect(searchParameters.safeParse(parameters).error).toBeUndefined()
          const known: string[] = searchParameters.keyof().options
          expect(Object.keys(parameters).filter((name) => !known.includes(name))).toEqual([])
        },
      ),
    )
  })
})

test('every stretch at the end of the window is read within the window', () => {
  const WINDOW = 10_000
  const past: string[] = []
  for (let limit = 1; limit <= 100; limit++)
    for (let offset = WINDOW - 200; offset + limit <= WINDOW; offset++) {
      const { pageSize, pages } = pagesOf({ offset, limit }, WINDOW)
      if ((pages.at(-1) ?? 0) * pageSize > WINDOW) past.push(`${limit} from ${offset}`)
    }
  expect(past).toEqual([])
})

test('any stretch of results is read in one or two pages, within the window', () => {
  const WINDOW = 10_000
  fc.assert(
    fc.property(fc.nat(100), fc.nat(WINDOW), (limit, offset) => {
      fc.pre(offset + limit <= WINDOW)
      const { pageSize, pages, skip } = pagesOf({ offset, limit }, WINDOW)
      expect(pageSize).toBeLessThanOrEqual(100)
      expect(pages.length).toBeLessThanOrEqual(2)
      for (const page of pages) expect(page * pageSize).toBeLessThanOrEqual(WINDOW)
      const places = pages.flatMap((page) =>
        Array.from({ length: pageSize }, (_, at) => (page - 1) * pageSize + at),
      )
      const stretch = Array.from({ length: limit }, (_, at) => offset + at)
      expect(places.slice(skip, skip + limit)).toEqual(stretch)
    }),
    {
      numRuns: 1_000,
      examples: [
        [7, 9_993],
        [100, 9_900],
        [100, 9_850],
        [1, 9_999],
        [87, 9_865],
      ],
    },
  )
})
