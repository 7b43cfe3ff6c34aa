import { beforeAll, describe, expect, test } from 'vitest'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type ContentService, createRecord, serveContent } from '../catalogue.ts'

const ARTISTS = ['Ann', 'Bob', 'Cy', 'Dee', 'Eve', 'Flo', 'Gus']

/** 70 pictures of seven artists in turns, the last come first, and three without an artist. */
const records = [
  ...Array.from({ length: 70 }, (_, at) =>
    createRecord({
      id: `g-${at}`,
      title: at < 60 ? 'meadow' : 'meadow late',
      artist: ARTISTS[at % 7] ?? '',
      price: 1 + (at % 2),
      popularity: at === 3 ? 9 : 0,
    }),
  ),
  ...['x', 'y', 'z'].map((name) => createRecord({ id: `nobody-${name}`, title: 'meadow' })),
]

onEachStore((openStore) => {
  let content: ContentService
  beforeAll(async () => {
    content = await serveContent(openStore)
    await content.hold(...records)
  })

  const grouped = async (params: Record<string, string | number> = {}) => {
    const { status, body } = await content.search({ query: 'meadow', group: 'artist', ...params })
    expect(status).toBe(200)
    return body
  }

  describe('grouping by artist', () => {
    test('shows the first image of each artist in the order asked for, with how many more there are', async () => {
      const { images, more_by_artist, ...page } = await grouped()
      expect(images.map(({ id }) => id)).toEqual([
        ...['nobody-z', 'nobody-y', 'nobody-x'],
        ...Array.from({ length: 7 }, (_, at) => `g-${69 - at}`),
      ])
      expect(more_by_artist).toEqual(
        Object.fromEntries(Array.from({ length: 7 }, (_, at) => [`g-${69 - at}`, 9])),
      )
      expect(page).toMatchObject({
        total: 10,
        total_available: 73,
        total_for_pagination: 10,
        total_is_partial: false,
      })
      const { images: popular } = await grouped({ sort: 'popular', limit: 1 })
      expect(popular.map(({ id }) => id)).toEqual(['g-3'])
    })

    test('shows no artist twice over its pages, and ends with the last group', async () => {
      const seen: string[] = []
      for (let offset = 0; offset < 12; offset += 3) {
        const { images, total } = await grouped({ limit: 3, offset })
        expect(total).toBe(10)
        seen.push(...images.map(({ artist, id }) => artist || id))
      }
      expect(seen.toSorted()).toEqual([...ARTISTS, 'nobody-x', 'nobody-y', 'nobody-z'].toSorted())
      expect((await grouped({ offset: 10 })).images).toEqual([])
      expect((await grouped({ offset: 20_000 })).images).toEqual([])
    })

    test('keeps to the search and its filters, and counts pictures beside the filters', async () => {
      const { images, more_by_artist, facets } = await grouped({
        query: 'late',
        filters: JSON.stringify({ price: [1] }),
      })
      expect(images.map(({ id }) => id)).toEqual(['g-68', 'g-66', 'g-64', 'g-62', 'g-60'])
      expect(more_by_artist).toEqual({})
      expect(facets.price).toEqual([
        { value: '1', count: 5 },
        { value: '2', count: 5 },
      ])
      expect((await grouped({ query: 'late', sort: 'best_match' })).total).toBe(7)
      expect(await grouped({ query: 'nosuchword' })).toMatchObject({ images: [], total: 0 })
    })

    test('is the only grouping', async () => {
      expect(await content.search({ query: '', group: 'publisher' })).toMatchObject({ status: 400 })
    })
  })

  test('has at least the groups of the first 10,000 images when there are more than can be counted', async () => {
    await content.hold(
      ...Array.from({ length: 10_050 }, (_, at) =>
        createRecord({ id: `m-${at}`, title: 'crowd', artist: `Artist ${at % 250}` }),
      ),
    )
    const page = await grouped({ query: 'crowd', offset: 200 })
    expect(page).toMatchObject({ total: 250, total_available: 10_000, total_is_partial: true })
    expect(page.images).toHaveLength(50)
    const first = await grouped({ query: 'crowd', limit: 100 })
    expect(new Set(first.images.map(({ artist }) => artist)).size).toBe(100)
    expect(Object.values(first.more_by_artist)).toEqual(Array(100).fill(39))
  })
})
