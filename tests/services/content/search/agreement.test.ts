import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { ImageRecord } from '#services/content/images/image-record.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type ContentService, createRecord, serveContent } from '../catalogue.ts'
import { findNaively } from './naive.ts'

const WORDS = [
  'red',
  'Réd',
  'car',
  'blue',
  'boat',
  "sailor's",
  'self-portrait',
  '睡蓮',
  '1889',
  'the',
  'ζωή',
  "o'",
  '\\',
  "''",
]
const ARTISTS = ['', 'Red', 'Blue Boat', 'The Red Car', 'Ann "Red" Boat']

const words = (maxLength: number) =>
  fc.array(fc.constantFrom(...WORDS), { maxLength }).map((some) => some.join(' '))

const image = (id: string): fc.Arbitrary<ImageRecord> =>
  fc
    .record({
      title: words(4),
      caption: words(6),
      artist: fc.constantFrom(...ARTISTS),
      keywords: fc.array(words(2), { maxLength: 3 }),
      localId: fc.constantFrom('', 'A-1', 'red', 'B 2'),
      createdAt: fc.constantFrom(new Date('1999-01-01'), new Date('2001-01-01')),
      popularity: fc.nat(3),
    })
    .map((told) => createRecord({ id, ...told }))

const query = fc.oneof(
  fc
    .array(
      fc.oneof(
        fc.constantFrom(...WORDS, '|', '-', '"', 'A-1', 'w-17'),
        words(3).map((phrase) => `"${phrase}"`),
        fc.constantFrom(...ARTISTS).map((artist) => `"${artist}"`),
        fc.constantFrom(...WORDS).map((word) => `-${word}`),
      ),
      { maxLength: 6 },
    )
    .map((parts) => parts.join(' ')),
  fc.string({ unit: 'binary', maxLength: 40 }),
)

onEachStore((openStore) => {
  let content: ContentService
  const images = fc.sample(fc.tuple(...Array.from({ length: 90 }, (_, at) => image(`w-${at}`))), {
    numRuns: 1,
    seed: 7,
  })[0]

  beforeAll(async () => {
    content = await serveContent(openStore)
    await content.hold(...(images ?? []))
  })

  test('any query finds just what looking through every image finds, in every order', async () => {
    const sort = fc.constantFrom('newest', 'popular', 'best_match')
    await fc.assert(
      fc.asyncProperty(query, sort, async (text, order) => {
        const { status, body } = await content.search({ query: text, sort: order, limit: 100 })
        expect(status).toBe(200)
        expect(new Set(body.images.map(({ id }) => id))).toEqual(findNaively(images ?? [], text))
        expect(body.total).toBe(body.images.length)
      }),
      { numRuns: 300 },
    )
  })
})
