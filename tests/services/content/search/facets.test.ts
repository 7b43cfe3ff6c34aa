import { describe, expect, test } from 'vitest'
import { countFacets, countSection } from '#services/content/index/count-facets.ts'
import { bytesOf, packFacets } from '#services/content/index/facets.ts'
import { NAMED_SECTIONS } from '#services/content/index/sections.ts'
import { facetsOf } from '#services/content/search/facet-answer.ts'
import type { Matches } from '#services/content/search/matches.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import type { Color } from '#services/shared/vocabulary.ts'
import { createRecord } from '../catalogue.ts'

/** Knows every artist as 'Artist {id}'. */
const store: Queryable = {
  query: async <T extends object>(_: string, [ids]: readonly unknown[] = []) =>
    JSON.parse(String(ids)).map((id: number) => ({ id, name: `Artist ${id}` })) as T[],
  script: async () => {},
}

const packed = (color: Color, artist = 0, collections: number[] = []) =>
  packFacets(createRecord({ id: 'x', colors: [color] }), { artist, collections })

const matches = (complete: boolean, ...images: Buffer[]): Matches => ({
  page: [],
  matched: images.length,
  complete,
  facets: [Buffer.concat(images)],
})

/** What a walk for the count of one section alone brings of these images. */
const bytesFor = (section: string, ...images: Buffer[]) => {
  const bytes = bytesOf(section)
  return images.map((image) => (bytes ? image.subarray(bytes.from, bytes.from + bytes.length) : image))
}

describe('the options of a section with a chosen option', () => {
  const section = { name: 'color', values: ['red'], condition: '' }
  const found = matches(true, packed('red'), packed('red'), packed('red'))

  test('are counted without the section’s own filter', async () => {
    const without = matches(
      true,
      ...bytesFor('color', packed('red'), packed('red'), packed('red'), packed('blue')),
    )
    const { color } = await facetsOf(store, found, [{ section, matches: without }])
    expect(color).toEqual([
      { value: 'red', count: 3 },
      { value: 'blue', count: 1 },
    ])
  })

  test('count all that was found for the chosen option, even if the search without it is not complete', async () => {
    const beginning = matches(false, ...bytesFor('color', packed('red'), packed('blue')))
    const { color } = await facetsOf(store, found, [{ section, matches: beginning }])
    expect(color).toEqual([
      { value: 'red', count: 3 },
      { value: 'blue', count: 1 },
    ])
  })

  test('leave the counts of other sections unchanged', async () => {
    const without = matches(true, ...bytesFor('color', packed('red', 7, [2]), packed('blue', 8, [3])))
    const facets = await facetsOf(store, matches(true, packed('red', 7, [2])), [
      { section, matches: without },
    ])
    expect(facets).toMatchObject({
      artist: [{ value: 'Artist 7', count: 1 }],
      collection: [{ value: '2', count: 1 }],
    })
  })
})

test('a search names the hundred artists with the most matches, and a chosen artist besides', async () => {
  const all = Array.from({ length: 120 }, (_, at) => packed('red', at + 1))
  const found = matches(true, packed('red', 120), packed('red', 50))
  const plain = await facetsOf(store, matches(true, ...all, packed('red', 110)), [])
  expect(plain.artist).toHaveLength(100)
  expect(plain.artist?.[0]).toEqual({ value: 'Artist 110', count: 2 })
  const section = { name: 'artist', values: ['Artist 120'], condition: '' }
  const chosen = await facetsOf(store, found, [
    { section, matches: matches(true, ...bytesFor('artist', ...all)) },
  ])
  expect(chosen.artist?.map(({ value }) => value)).toEqual([
    ...Array.from({ length: 100 }, (_, at) => `Artist ${at + 1}`),
    'Artist 120',
  ])
})

test('a section counts the same by its own bytes as by all bytes', () => {
  const images = [
    packFacets(createRecord({ id: 'a', colors: ['red', 'tan'], megapixels: 30, price: 4 }), {
      artist: 70_000,
      collections: [3, 9],
    }),
    packFacets(createRecord({ id: 'b', styles: ['copy space'], orientation: 'square', publisher: 'GET' }), {
      artist: 0,
      collections: [],
    }),
  ]
  const whole = countFacets(images)
  for (const [name] of NAMED_SECTIONS) {
    const { options } = countSection(name, bytesFor(name, ...images))
    expect(options, name).toEqual(whole.options.filter(({ section }) => section === name))
    expect(options, name).not.toEqual([])
  }
  expect(countSection('artist', bytesFor('artist', ...images)).artists).toEqual(new Map([[70_000, 1]]))
  expect(countSection('collection', bytesFor('collection', ...images)).collections).toEqual(
    new Map([
      [3, 1],
      [9, 1],
    ]),
  )
})
