import { beforeAll, describe, expect, test } from 'vitest'
import type { ContentItem } from '#services/content/images/contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type ContentService, createRecord, serveContent } from '../catalogue.ts'

const TITLES = {
  '1-odd': "She said “it's <b>5 & 10</b>”\r\nand left\u0092 \t",
  '1-empty': '',
  '1-long': 'A long walk '.repeat(64).trim(),
  '1-rtl': 'زهرة اللوتس שושנה',
  '1-cjk': '睡蓮の池と日本橋',
  '1-emoji': 'Frame \u{1F5BC}\uFE0F',
}

onEachStore((openStore) => {
  let content: ContentService

  beforeAll(async () => {
    content = await serveContent(openStore)
    await content.hold(
      ...Object.entries(TITLES).map(([id, title]) => createRecord({ id, title })),
      createRecord({
        id: 'mus-1',
        title: 'Water Lilies',
        artist: 'Claude Monet',
        createdAt: new Date('1999-01-01'),
      }),
      createRecord({
        id: 'mus-2',
        title: 'Café de Flore',
        artist: 'Claude Monet',
        createdAt: new Date('1823-05-01'),
      }),
      createRecord({ id: 'mus-3', title: 'After Claude Monet', artist: 'Ann Other', popularity: 9 }),
      createRecord({
        id: 'mus-4',
        title: 'Crawford Grill',
        artist: 'Charles "Teenie" Harris',
        localId: '2001.35.1',
      }),
      createRecord({ id: 'mus-5', caption: 'Next to 2001.35.1 in the water: many lilies', popularity: 5 }),
      createRecord({ id: 'lamp-1', title: 'A lantern by night' }),
      createRecord({ id: 'lamp-2', artist: 'Ann Lantern' }),
      createRecord({ id: 'lamp-3', keywords: ['lantern'] }),
      createRecord({ id: 'lamp-4', caption: 'lantern' }),
      createRecord({ id: 'many', title: 'one two three four five six seven eight nine ten' }),
      createRecord({ id: 'mus-6', title: 'Unseen water', published: false }),
      createRecord({
        id: 'mus-7',
        title: 'Lilies on the water',
        keywords: ['water', 'lilies'],
        popularity: 2,
      }),
    )
  })

  describe('a search', () => {
    test.each(Object.entries(TITLES))(
      'finds %s with its title exactly as it was written',
      async (id, title) => {
        expect((await content.image(id)).title).toBe(title)
      },
    )

    test.each([
      ['cafe DE flore', ['mus-2']],
      ['"water lilies"', ['mus-1']],
      ['water -lilies', []],
      ['crawford | café', ['mus-4', 'mus-2']],
      ['日本', ['1-cjk']],
      ['اللوتس', ['1-rtl']],
      ['5 & 10', ['1-odd']],
      ["' or 1=1; drop table content.images; --", []],
      ['<script>alert(1)</script>', []],
    ])('finds by %s', async (query, ids) => {
      expect(await content.ids(query)).toEqual(ids)
    })

    // Spec 2.13
    test("for an artist's whole name in quotes finds only that artist's works", async () => {
      expect(await content.ids('"claude MONET"')).toEqual(['mus-1', 'mus-2'])
      expect(await content.ids('claude monet')).toContain('mus-3')
      expect(await content.ids('"Charles "Teenie" Harris"')).toEqual(['mus-4'])
    })

    // Spec 2.13
    test('for an id or local id shows that image first, in every sort', async () => {
      for (const sort of ['newest', 'popular', 'best_match']) {
        expect(await content.ids('MUS-4', { sort })).toEqual(['mus-4'])
        expect(await content.ids('2001.35.1', { sort })).toEqual(['mus-4', 'mus-5'])
        expect(await content.ids('"2001.35.1"', { sort })).toEqual(['mus-4', 'mus-5'])
      }
    })

    // Spec 6.8, 6.15
    test('shows unpublished images to staff alone', async () => {
      expect(await content.ids('unseen')).toEqual([])
      expect((await content.search({ query: 'mus-6' })).body.total).toBe(0)
      const customer = await content.signIn()
      expect((await content.search({ query: 'unseen' }, customer)).body.images).toEqual([])
      const staff = await content.signIn({ is_staff: true })
      const { images } = (await content.search({ query: 'unseen' }, staff)).body
      expect(images).toMatchObject([{ id: 'mus-6', published: false }])
    })

    // Spec 7.28
    test('of the simple kind answers the images alone', async () => {
      const { body } = await content.call('GET', '/content/search/?q=lilies&limit=2&api=internal')
      const { images } = body as { images: ContentItem[] }
      expect(Object.keys(body as object)).toEqual(['images'])
      expect(images).toHaveLength(2)
    })
  })

  test('every one of many words is required', async () => {
    expect(await content.ids('ten nine eight seven six five four three two one')).toEqual(['many'])
    expect(await content.ids('ten nine eight seven six five four three two one eleven')).toEqual([])
  })

  describe('the order', () => {
    // Spec 9.25
    test('is newest first by default', async () => {
      expect(await content.ids('water')).toEqual(['mus-7', 'mus-5', 'mus-1'])
      expect(await content.ids('water', { sort: 'newest' })).toEqual(['mus-7', 'mus-5', 'mus-1'])
    })

    test('by popularity puts the image that was added most first', async () => {
      expect(await content.ids('water', { sort: 'popular' })).toEqual(['mus-5', 'mus-7', 'mus-1'])
    })

    test('by best match puts exact titles first, then titles, then captions', async () => {
      expect(await content.ids('water lilies', { sort: 'best_match' })).toEqual(['mus-1', 'mus-7', 'mus-5'])
    })
  })

  test('best match weighs a title over an artist, an artist over a keyword, a keyword over a caption', async () => {
    expect(await content.ids('lantern', { sort: 'best_match' })).toEqual([
      'lamp-1',
      'lamp-2',
      'lamp-3',
      'lamp-4',
    ])
  })

  describe('a search answers any text:', () => {
    const NUL = String.fromCharCode(0)
    test.each([
      ['quotes that do not close', '"water lilies'],
      ['operators alone', '| - "" -- | -"" ||'],
      ['control bytes', `water${NUL}\u0001\u0007\u001b[31m`],
      ['half a surrogate', 'water \ud83d'],
      ['10,000 characters of words', 'ab '.repeat(3_333)],
      ['10,000 characters of alternatives', 'a|'.repeat(5_000)],
      ['10,000 characters of exclusions', '-a '.repeat(3_333)],
      ['10,000 characters of one phrase', `"${'a b '.repeat(2_499)}"`],
      ['10,000 characters of quotes', '"a" '.repeat(2_500)],
      ['10,000 different words', Array.from({ length: 2_000 }, (_, at) => at.toString(36)).join(' ')],
      ['10,000 pictographs', '\u{1F5BC}'.repeat(10_000)],
      ['10,000 characters of Chinese', '睡'.repeat(10_000)],
    ])('%s', async (_, query) => {
      for (const sort of ['newest', 'best_match']) {
        expect(await content.search({ query, sort })).toMatchObject({ status: 200, body: { errors: [] } })
      }
    })
  })

  describe('a search refuses wrong values at their field:', () => {
    test.each([
      [{ query: 'x'.repeat(10_001) }, { query: ['Ensure this field has no more than 10000 characters.'] }],
      [{ limit: 0 }, { limit: ['Ensure this value is greater than or equal to 1.'] }],
      [{ limit: 101 }, { limit: ['Ensure this value is less than or equal to 100.'] }],
      [{ limit: '1.5' }, { limit: ['A valid integer is required.'] }],
      [{ offset: -1 }, { offset: ['Ensure this value is greater than or equal to 0.'] }],
      [{ sort: 'cheapest' }, { sort: ['"cheapest" is not a valid choice.'] }],
      [{ api: 'flickr' }, { api: ['"flickr" is not a valid choice.'] }],
    ])('%o', async (params, body) => {
      expect(await content.search(params)).toMatchObject({ status: 400, body })
    })

    test('and refuses 10 MB of query whole', async () => {
      expect((await content.search({ query: 'x'.repeat(10_000_000) })).status).toBe(431)
    })
  })

  test('a source that cannot be asked is a warning', async () => {
    const { status, body } = await content.search({ query: 'water', api: 'getty' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      images: [],
      errors: [{ source: 'getty', code: 'source_unavailable', message: 'Getty results not available.' }],
    })
  })
})
