import { expect, test } from 'vitest'
import {
  type Choice,
  findMatching,
  joinChoices,
  orderChoices,
} from '#client/features/search/filters/choices.ts'
import { countsOf, isNone } from '#client/features/search/filters/counts.ts'

const choice = (label: string): Choice => ({ value: label.toLowerCase(), label })
const labels = (choices: readonly Choice[]) => choices.map(({ label }) => label)

const facet = (section: string, counts: Record<string, number>) => ({
  __typename: 'SearchFacet' as const,
  section,
  options: Object.entries(counts).map(([value, count]) => ({
    __typename: 'SearchFacetOption' as const,
    value,
    count,
  })),
})
const counted = (...facets: ReturnType<typeof facet>[]) =>
  countsOf({ __typename: 'SearchPage', isPartial: false, facets })

test('a long list begins with the chosen options, then those that find most, may find something, and find nothing', () => {
  const counts: Record<string, number> = { many: 90, few: 2, some: 2, none: 0, kept: 0 }
  const order = { first: ['kept'], countOf: (value: string) => counts[value] ?? null }
  const list = ['None', 'Some', 'Unknown', 'Few', 'Kept', 'Many'].map(choice)
  expect(labels(orderChoices(list, order))).toEqual(['Kept', 'Many', 'Few', 'Some', 'Unknown', 'None'])
})

test.for([
  ['', ['Zoë Abel', 'Ada Vale', 'Jean-Émile Vale']],
  ['  ', ['Zoë Abel', 'Ada Vale', 'Jean-Émile Vale']],
  ['ZOE', ['Zoë Abel']],
  ['vale', ['Ada Vale', 'Jean-Émile Vale']],
  [' vale  emile', ['Jean-Émile Vale']],
  ['vale zoë', []],
  ['[(*', []],
] as const)('“%s” narrows a list down to %j', ([words, found]) => {
  expect(labels(findMatching(['Zoë Abel', 'Ada Vale', 'Jean-Émile Vale'].map(choice), words))).toEqual(found)
})

test('an option of two lists is shown once, as the first list names it', () => {
  const lists = joinChoices(
    [{ value: '1', label: 'Woven' }],
    [{ value: '1', label: 'Collection 1' }, choice('x')],
  )
  expect(lists).toEqual([{ value: '1', label: 'Woven' }, choice('x')])
})

const exactly = (results: number) => ({ results, isLeast: false })

test('a count that Getty does not give is a lower bound, also where the shop has none; every other count is exact', () => {
  const { countOf } = counted(
    facet('source', { internal: 9, getty: 4 }),
    facet('color', { red: 9 }),
    facet('type', { photography: 4 }),
    facet('artist', { 'Ada Vale': 9 }),
  )
  expect(['internal', 'getty', ''].map((source) => countOf('source', source)?.results)).toEqual([9, 4, 13])
  expect(countOf('color', 'red')).toEqual({ results: 9, isLeast: true })
  expect(isNone(countOf('color', 'red'))).toBe(false)
  expect(isNone(countOf('type', 'fine art'))).toBe(true)
  expect(countOf('type', 'photography')).toEqual(exactly(4))
  expect(countOf('type', 'fine art')).toEqual(exactly(0))
  expect(countOf('artist', 'Ada Vale')).toEqual(exactly(9))
  expect(countOf('artist', 'Zoë Abel')).toEqual(exactly(0))
})

test('a zero that is not certain is not shown, whether Getty may know more or counting stopped', () => {
  const mixed = counted(facet('source', { internal: 9, getty: 4 }), facet('color', { red: 9, tan: 0 }))
  expect(['blue', 'tan'].map((color) => mixed.countOf('color', color))).toEqual([null, null])
  const partial = countsOf({
    __typename: 'SearchPage',
    isPartial: true,
    facets: [facet('source', { internal: 10_000 }), facet('color', { red: 9 })],
  })
  expect(partial.countOf('color', 'blue')).toBeNull()
  expect(partial.countOf('color', 'red')).toEqual(exactly(9))
})

test('an option without a count finds nothing, and so does every option of a search that found nothing', () => {
  const { countOf } = counted(facet('type', { photography: 3 }))
  expect(countOf('type', 'photography')).toEqual(exactly(3))
  expect(countOf('type', 'fine art')).toEqual(exactly(0))
  expect(countOf('color', 'red')).toEqual(exactly(0))
  expect(counted(facet('source', { internal: 0, getty: 0 })).countOf('color', 'red')).toEqual(exactly(0))
})

test('the count is unknown where nothing was counted, beyond the artists that are listed, and for a source not asked', () => {
  const most = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`Artist ${at}`, 100 - at]))
  const { countOf, listFound } = counted(facet('artist', most), facet('source', { internal: 7 }))
  expect(counted().countOf('color', 'red')).toBeNull()
  expect(counted(facet('source', { getty: 4 })).countOf('color', 'red')).toBeNull()
  expect(countOf('artist', 'Artist 99')).toEqual(exactly(1))
  expect(countOf('artist', 'Artist 100')).toBeNull()
  expect(countOf('source', 'getty')).toBeNull()
  expect(listFound('artist')).toHaveLength(100)
  expect(counted(facet('artist', { 'Ada Vale': 2 })).countOf('artist', 'Zoë Abel')).toEqual(exactly(0))
})
