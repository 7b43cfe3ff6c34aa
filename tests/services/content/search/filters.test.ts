import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { ImageRecord } from '#services/content/images/image-record.ts'
import type { Filters } from '#services/content/search/filters.ts'
import { wordsOf } from '#services/content/search/words.ts'
import { COLORS, ORIENTATIONS, PUBLISHERS, STYLES, SUBSTRATES } from '#services/shared/vocabulary.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type ContentService, createRecord, serveContent } from '../catalogue.ts'

const [red, blue, , pale] = [COLORS[4], COLORS[8], COLORS[2], COLORS[3]]
const ARTISTS = ['Claude Monet', 'CLAUDE MONÉT', "Ann O'Hara", '']

const some = <Value>(...values: Value[]) => fc.subarray(values, { minLength: 0 })
const image = (id: string): fc.Arbitrary<ImageRecord> =>
  fc
    .record({
      title: fc.constantFrom('lake', 'hill', 'lake and hill'),
      artist: fc.constantFrom(...ARTISTS),
      type: fc.constantFrom('fine art', 'photography'),
      people: fc.constantFrom('with', 'without'),
      orientation: fc.constantFrom(...ORIENTATIONS),
      styles: some(...STYLES),
      colors: some(red, blue, pale),
      megapixels: fc.constantFrom(8, 12, 18, 30),
      substrates: some(...SUBSTRATES),
      price: fc.integer({ min: 1, max: 4 }),
      publisher: fc.constantFrom(...PUBLISHERS),
    })
    .map((told) => createRecord({ id, ...told }))

const filters: fc.Arbitrary<Filters> = fc.record(
  {
    type: some<'fine art' | 'photography'>('fine art', 'photography'),
    people: some<'with' | 'without'>('with', 'without'),
    orientation: some(...ORIENTATIONS),
    style: some(...STYLES),
    color: some(red, blue, pale),
    resolution: some<12 | 16 | 21>(12, 16, 21),
    substrate: some(...SUBSTRATES),
    price: some<1 | 2 | 3 | 4>(1, 2, 3, 4),
    publisher: some(...PUBLISHERS),
    artist: some('claude monet', "Ann O'Hara", 'Nobody'),
  },
  { requiredKeys: [] },
)

/** Looked up in the plainest way. */
const holds = (image: ImageRecord, chosen: Filters): boolean => {
  const any = <Value>(values: readonly Value[] | undefined, has: (value: Value) => boolean) =>
    values === undefined || values.length === 0 || values.some(has)
  const name = (artist: string) => wordsOf(artist).join(' ')
  return (
    any(chosen.type, (value) => image.type === value) &&
    any(chosen.people, (value) => image.people === value) &&
    any(chosen.orientation, (value) => image.orientation === value) &&
    any(chosen.style, (value) => image.styles.includes(value)) &&
    any(chosen.color, (value) => image.colors.includes(value)) &&
    any(chosen.resolution, (value) => image.megapixels >= value) &&
    any(chosen.substrate, (value) => image.substrates.includes(value)) &&
    any(chosen.price, (value) => image.price === value) &&
    any(chosen.publisher, (value) => image.publisher === value) &&
    any(chosen.artist, (value) => name(image.artist) === name(value))
  )
}

onEachStore((openStore) => {
  let content: ContentService
  const [images = []] = fc.sample(fc.tuple(...Array.from({ length: 90 }, (_, at) => image(`f-${at}`))), {
    numRuns: 1,
    seed: 11,
  })

  beforeAll(async () => {
    content = await serveContent(openStore)
    await content.hold(...images)
  })

  test('any filters find just the images that have one of the values in every section', async () => {
    await fc.assert(
      fc.asyncProperty(filters, fc.constantFrom('', 'lake'), async (chosen, query) => {
        const { status, body } = await content.search({ query, filters: JSON.stringify(chosen), limit: 100 })
        expect(status).toBe(200)
        const expected = images.filter((each) => each.title.includes(query) && holds(each, chosen))
        expect(new Set(body.images.map(({ id }) => id))).toEqual(new Set(expected.map(({ id }) => id)))
        expect(body.total).toBe(expected.length)
      }),
      { numRuns: 300 },
    )
  })

  test('an image that is named by its id is still filtered', async () => {
    const [first] = images
    const other = first?.type === 'fine art' ? 'photography' : 'fine art'
    expect(await content.ids(first?.id ?? '', { filters: JSON.stringify({ type: [other] }) })).toEqual([])
  })

  test.each([
    ['{', { filters: ['Value must be valid JSON.'] }],
    ['{"color":["mauve"]}', { 'filters.color.0': ['"mauve" is not a valid choice.'] }],
    ['{"price":[5]}', { 'filters.price.0': expect.any(Array) }],
    ['{"weather":["rain"]}', { filters: expect.any(Array) }],
    ['{"type":"fine art"}', { 'filters.type': expect.any(Array) }],
    [`{"artist":${JSON.stringify(Array(51).fill('A'))}}`, { 'filters.artist': expect.any(Array) }],
  ])('%s is refused at its field', async (text, errors) => {
    expect(await content.search({ filters: text })).toMatchObject({ status: 400, body: errors })
  })
})
