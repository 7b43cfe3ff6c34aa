import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { cutBlocks } from '#services/content/index/blocks.ts'
import type { Filters } from '#services/content/index/filters.ts'
import { indexImages } from '#services/content/index/index-images.ts'
import { stemsOf } from '#services/content/index/stems.ts'
import { wordsOf } from '#services/content/index/words.ts'
import type { SearchResponse } from '#services/content/search/contract.ts'
import {
  COLORS,
  IMAGE_TYPES,
  ORIENTATIONS,
  PUBLISHERS,
  RESOLUTIONS,
  STYLES,
  SUBSTRATES,
} from '#services/shared/vocabulary.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type ContentService, createRecord, serveContent } from '../catalogue.ts'
import { type NaiveImage, nameOf, searchNaively } from './naive.ts'

const WORDS = [
  ...['red', 'Réd', 'car', 'cars', 'blue', 'boat', 'Boats', 'boating', "sailor's", 'self-portrait'],
  ...['睡蓮', '1889', 'the', 'ζωή', "o'", '\\', "''"],
]
const ARTISTS = ['', 'Red', 'Blue Boat', 'BLUE Bóat', 'The Red Car', 'Ann "Red" Boat', '?!']
const COLLECTIONS = [1, 2, 3]

const words = (maxLength: number) =>
  fc.array(fc.constantFrom(...WORDS), { maxLength }).map((some) => some.join(' '))
const some = <Value>(values: readonly Value[], maxLength = values.length) =>
  fc.subarray([...values], { maxLength })

const image = fc.record({
  title: words(4),
  caption: words(9),
  artist: fc.constantFrom(...ARTISTS),
  keywords: fc.array(words(2), { maxLength: 3 }),
  localId: fc.constantFrom('', 'A-1', 'red', 'B 2'),
  createdAt: fc.constantFrom(new Date('1999-01-01'), new Date('2001-01-01'), new Date('2020-01-01')),
  popularity: fc.nat(3),
  published: fc.boolean(),
  type: fc.constantFrom(...IMAGE_TYPES),
  people: fc.constantFrom('with', 'without'),
  orientation: fc.constantFrom(...ORIENTATIONS),
  styles: some(STYLES),
  colors: some(COLORS),
  megapixels: fc.constantFrom(8, 12, 18, 30),
  substrates: some(SUBSTRATES),
  price: fc.integer({ min: 1, max: 4 }),
  publisher: fc.constantFrom(...PUBLISHERS),
  collections: some(COLLECTIONS),
  isFavorite: fc.boolean(),
})

/** 20 to 60 images, in order of arrival. */
const catalogue = fc.array(image, { minLength: 20, maxLength: 60, size: 'max' }).map((images) =>
  images.map(
    ({ collections, isFavorite, ...told }, at): NaiveImage => ({
      ...createRecord({ id: `w-${at}`, ...told }),
      collections,
      isFavorite,
    }),
  ),
)

const query = fc.oneof(
  fc.constant(''),
  fc
    .array(
      fc.oneof(
        fc.constantFrom(...WORDS, '|', '-', '"', 'A-1', 'w-17'),
        words(4).map((phrase) => `"${phrase}"`),
        fc.constantFrom(...ARTISTS).map((artist) => `"${artist}"`),
        fc.constantFrom(...WORDS).map((word) => `-${word}`),
      ),
      { maxLength: 6 },
    )
    .map((parts) => parts.join(' ')),
  fc.string({ unit: 'binary', maxLength: 40 }),
)

const everyFilter = {
  type: some(IMAGE_TYPES),
  people: some(['with', 'without'] as const),
  orientation: some(ORIENTATIONS),
  style: some(STYLES, 3),
  color: some(COLORS, 3),
  resolution: some(RESOLUTIONS),
  substrate: some(SUBSTRATES, 3),
  price: some([1, 2, 3, 4] as const),
  publisher: some(PUBLISHERS),
  artist: some(['blue boat', 'RED', 'Nobody']),
  collection: some(['1', '3', '99']),
  favorites: fc.boolean(),
}

const filters = fc
  .tuple(fc.record(everyFilter), fc.subarray(Object.keys(everyFilter), { maxLength: 4 }))
  .map(
    ([every, chosen]): Filters =>
      Object.fromEntries(chosen.map((section) => [section, every[section as keyof Filters]])),
  )

const asked = fc.record({
  query,
  filters: filters,
  sort: fc.constantFrom('newest', 'popular', 'best_match'),
  isStaff: fc.boolean(),
  page: fc.record({ offset: fc.nat(40), limit: fc.integer({ min: 1, max: 20 }) }),
})
type Asked = typeof asked extends fc.Arbitrary<infer Each> ? Each : never

/** Makes 192 searches on each store. */
const CATALOGUES = 12
const SEARCHES = 16

onEachStore((openStore) => {
  let content: ContentService
  let tokens: { staff: string; customer: string }

  beforeAll(async () => {
    content = await serveContent(openStore)
    tokens = { staff: await content.signIn({ is_staff: true }), customer: await content.signIn() }
  })

  /** Replaces the whole catalogue, in blocks so small that a search walks over many. */
  const hold = async (images: readonly NaiveImage[]) => {
    const { database } = content
    const members = images.flatMap(({ id, collections }) =>
      collections.map((collection) => ({ collection, id })),
    )
    const favorites = Object.values(tokens).flatMap((token) =>
      images.filter(({ isFavorite }) => isFavorite).map(({ id }) => ({ id, user: userOf(token) })),
    )
    await database.script('delete from content.images; delete from content.collections')
    await content.hold(...images)
    await database.transaction(async (tx) => {
      await tx.query(
        `insert into content.collections (id, name, created_at, updated_at) overriding system value
         select id::int, 'C', now(), now() from json_array_elements_text($1::json) id`,
        [JSON.stringify(COLLECTIONS)],
      )
      await tx.query(
        `insert into content.collection_images (collection_id, image_id, place)
         select collection, id, 1 from json_to_recordset($1::json) as r(collection int, id text)`,
        [JSON.stringify(members)],
      )
      await tx.query(
        `insert into content.favorites (user_id, image_id, at)
         select "user", id, now() from json_to_recordset($1::json) as r("user" text, id text)`,
        [JSON.stringify(favorites)],
      )
      await indexImages(
        tx,
        members.map(({ id }) => id),
      )
    })
    for await (const _ of cutBlocks(database, { block: 7, most: 14, step: 5 }));
  }

  const agree = async (images: readonly NaiveImage[], { page, ...asked }: Asked) => {
    const { query, filters, sort, isStaff } = asked
    const stems = await stemsOf(content.database, wordsOf(`${query} ${textOf(images)}`))
    const stemOf = (word: string) => stems.get(word) ?? word
    const params = { query, filters: JSON.stringify(filters), sort, limit: 100, api: 'indexed' }
    const as = isStaff ? tokens.staff : tokens.customer
    const { status, body } = await content.search(params, as)
    expect(status).toBe(200)
    const typed = searchNaively(images, { ...asked, stemOf })
    const { spelling } = body
    // A search that found nothing may have been corrected; compare the corrected search then.
    if (spelling?.is_applied) expect(typed.ids).toEqual([])
    const expected = spelling?.is_applied
      ? searchNaively(images, { ...asked, query: spelling.query, stemOf })
      : typed
    const ids = body.images.map(({ id }) => id)
    if (sort === 'best_match') expect(new Set(ids)).toEqual(new Set(expected.ids))
    else expect(ids).toEqual(expected.ids)
    expect(body).toMatchObject({ total: expected.ids.length, total_is_partial: false })
    const { source: _, ...facets } = body.facets
    expect(countsOf(facets)).toEqual(expected.facets)
    const part = await content.search({ ...params, ...page }, as)
    expect(part.body.images.map(({ id }) => id)).toEqual(ids.slice(page.offset, page.offset + page.limit))
  }

  test('any search finds, counts and orders exactly as looking through every image does', {
    timeout: 120_000,
  }, async () => {
    const searches = fc.array(asked, { minLength: SEARCHES, maxLength: SEARCHES })
    await fc.assert(
      fc.asyncProperty(catalogue, searches, async (images, each) => {
        await hold(images)
        for (const search of each) await agree(images, search)
      }),
      { numRuns: CATALOGUES, interruptAfterTimeLimit: 90_000, markInterruptAsFailure: true },
    )
  })
})

const textOf = (images: readonly NaiveImage[]): string =>
  images.flatMap(({ title, artist, caption, keywords }) => [title, artist, caption, ...keywords]).join(' ')

const userOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).user_id

/** Counts artists by their folded name: the shop shows the spelling that came first. */
const countsOf = (facets: SearchResponse['facets']) =>
  Object.fromEntries(
    Object.entries(facets).map(([section, options]) => [
      section,
      new Map(options.map(({ value, count }) => [section === 'artist' ? nameOf(value) : value, count])),
    ]),
  )
