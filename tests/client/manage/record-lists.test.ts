import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  changePlace,
  type ListPlace,
  nextOrdering,
  readPlace,
  toVariables,
  turnTo,
  writePlace,
} from '#client/features/manage/resources/list/place.ts'

const read = (query: string) => readPlace(new URLSearchParams(query))

const words = fc.string({ minLength: 1, maxLength: 20 }).map((text) => text.trim() || 'a')
const places: fc.Arbitrary<ListPlace> = fc
  .record({
    view: fc.option(fc.oneof(fc.constant('all'), words)),
    search: fc.oneof(fc.constant(''), words),
    ordering: fc.option(words),
    filters: fc.dictionary(words, words, { noNullPrototype: true }),
    columns: fc.option(fc.array(fc.stringMatching(/^[a-z_]+$/), { minLength: 1 })),
    page: fc.integer({ min: 1, max: 1_000_000 }),
    limit: fc.constantFrom(20, 50, 100),
    after: fc.option(words),
    before: fc.option(words),
    at: fc.option(fc.date({ noInvalidDate: true, min: new Date(0) }).map((date) => date.toISOString())),
  })
  .map((place) => ({ ...place, before: place.after === null ? place.before : null }))

const place = read('')

describe('the address of a list', () => {
  test('holds all that is chosen of it', () => {
    fc.assert(
      fc.property(places, (any) => {
        expect(read(writePlace(any))).toEqual(any)
      }),
    )
  })

  test('says nothing of what is as always', () => {
    expect(writePlace(place)).toBe('')
    expect(place).toMatchObject({ page: 1, limit: 50, view: null, ordering: null, columns: null })
  })

  test('of a moment asks for nothing that knows the present alone, and keeps it for the way back', () => {
    const past = read('search=vale&ordering=-name&f.active=true&at=2026-11-20T12:00:00Z')
    expect(toVariables('artist', past)).toMatchObject({
      ...{ at: '2026-11-20T12:00:00.000Z', search: '', ordering: null, filters: [] },
    })
    expect(writePlace(changePlace(past, { at: null }))).toBe('?search=vale&ordering=-name&f.active=true')
    expect(read('at=yesterday').at).toBeNull()
  })

  test('leads to the first page of what is narrowed, sorted or sized anew', () => {
    const far = { ...place, page: 7, after: 'row 300' }
    expect(changePlace(far, { search: 'vale' })).toEqual({ ...place, search: 'vale' })
  })
})

describe('turning pages', () => {
  const ends = { first: 'row 51', last: 'row 100' }
  const second = { ...place, page: 2, after: 'row 50' }

  test('goes to a neighbour by key, and anywhere else by number', () => {
    expect(turnTo(second, 3, ends)).toMatchObject({ page: 3, after: 'row 100', before: null })
    expect(turnTo({ ...second, page: 3 }, 2, ends)).toMatchObject({ page: 2, after: null, before: 'row 51' })
    expect(turnTo(second, 9, ends)).toMatchObject({ page: 9, after: null, before: null })
  })

  test('goes back to the first page from its very beginning, whatever came before it meanwhile', () => {
    expect(turnTo(second, 1, ends)).toEqual(place)
  })

  test('goes by number where the server knows no keys', () => {
    expect(turnTo(second, 3, { first: null, last: null })).toMatchObject({ page: 3, after: null })
  })

  test('asks for an offset only where no key is known', () => {
    expect(toVariables('artist', second)).toMatchObject({ offset: null, after: 'row 50', limit: 50 })
    expect(toVariables('artist', { ...second, after: null })).toMatchObject({ offset: 50, after: null })
    expect(toVariables('artist', place)).toMatchObject({ offset: null, after: null, before: null })
  })
})

test('a column is sorted by upwards, downwards, and upwards again', () => {
  expect(nextOrdering(null, 'name')).toBe('name')
  expect(nextOrdering('name', 'name')).toBe('-name')
  expect(nextOrdering('-name', 'name')).toBe('name')
  expect(nextOrdering('-name', 'created')).toBe('created')
})
