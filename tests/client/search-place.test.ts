import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changePlace, readPlace, searchInput } from '#client/features/search/place.ts'

const read = (query: string) => readPlace(new URLSearchParams(query))
const change = (query: string, wanted: Parameters<typeof changePlace>[1]) =>
  `${changePlace(new URLSearchParams(query), wanted)}`

describe('the address of a search', () => {
  test('is the newest twenty when it says nothing', () => {
    expect(read('')).toEqual({ q: '', sort: 'newest', limit: 20, offset: 0 })
  })

  test('is read as numbers', () => {
    expect(read('q=%22Ada+Marsh%22&sort=best_match&limit=50&offset=100')).toEqual({
      q: '"Ada Marsh"',
      sort: 'best_match',
      limit: 50,
      offset: 100,
    })
  })

  test.each([
    ['limit=0', 20],
    ['limit=-5', 20],
    ['limit=abc', 20],
    ['limit=', 20],
    ['limit=NaN', 20],
    ['limit=1e9', 100],
    ['limit=20.9', 20],
  ])('takes %s as a limit of %d', (query, limit) => {
    expect(read(query).limit).toBe(limit)
  })

  test.each(['offset=-1', 'offset=x', 'offset=Infinity', 'offset=1e99', 'offset='])(
    'takes %s as the start',
    (query) => {
      expect(read(query).offset).toBe(0)
    },
  )

  test('takes an order it does not know as the newest', () => {
    expect(read('sort=constructor').sort).toBe('newest')
  })

  test('starts at the top in another order, and keeps the page size', () => {
    expect(change('q=owl&limit=50&offset=200', { sort: 'popular' })).toBe('q=owl&limit=50&sort=popular')
  })

  test('keeps the order and what is not its own when the page changes', () => {
    expect(change('q=owl&sort=popular&api=internal&debug=1', { offset: 40 })).toBe(
      'q=owl&sort=popular&api=internal&debug=1&offset=40',
    )
  })

  test('leaves out what is as always', () => {
    expect(change('q=owl&offset=20&sort=newest&limit=20', { offset: 0 })).toBe('q=owl')
  })

  test('says the same after being written and read, whatever the words', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }).map((q) => q.trim()),
        fc.constantFrom('newest' as const, 'best_match' as const, 'popular' as const),
        fc.integer({ min: 1, max: 100 }),
        fc.nat(),
        (q, sort, limit, offset) => {
          const place = { q, sort, limit, offset }
          expect(readPlace(new URLSearchParams(`${changePlace(new URLSearchParams(), place)}`))).toEqual(
            place,
          )
        },
      ),
    )
  })

  test('asks the graph in its own words', () => {
    expect(searchInput(read('q=owl&sort=best_match&offset=20'))).toEqual({
      q: 'owl',
      sort: 'BEST_MATCH',
      limit: 20,
      offset: 20,
    })
  })
})
