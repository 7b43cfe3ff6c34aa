import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RelatedImages, RelatedKeywords } from '#services/content/related/contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type ContentService, createRecord, serveContent } from '../catalogue.ts'

const HOUR = 3_600_000

onEachStore((openStore) => {
  let content: ContentService

  beforeAll(async () => {
    content = await serveContent(openStore)
  })
  beforeEach(async () => {
    // Begin another wall: nothing of the last may be remembered.
    await content.database.query('delete from content.images')
    content.clock.advance(HOUR)
    await content.hold(
      createRecord({ id: 'dunes', title: 'Dunes', artist: 'Ann Lee', keywords: ['sand', 'Évening light'] }),
      createRecord({ id: 'beach', title: 'Beach', artist: 'Bo', keywords: ['sand', 'sea', 'evening light'] }),
      createRecord({ id: 'desert', title: 'Desert', artist: 'Cy', keywords: ['sand'] }),
      createRecord({ id: 'harbour', title: 'Harbour', artist: 'Ann Lee', keywords: ['boats'] }),
      createRecord({
        id: 'hidden',
        artist: 'Ann Lee',
        keywords: ['sand', 'evening light'],
        published: false,
      }),
      createRecord({
        id: 'face',
        title: 'A face',
        type: 'photography',
        orientation: 'vertical',
        colors: ['red'],
      }),
    )
  })

  const related = async (id: string, params = '', as?: string) => {
    const { body } = await content.call('GET', `/content/images/${id}/related/?${params}`, as ? { as } : {})
    return (body as RelatedImages).images.map((image) => image.id)
  }
  const keywords = async (query: string) => {
    const { body } = await content.call(
      'GET',
      `/content/search/related-keywords/?${new URLSearchParams({ query })}`,
    )
    return (body as RelatedKeywords).results
  }
  const publish = async (id: string, published: boolean) =>
    content.call('PATCH', `/content/edit/${id}/`, {
      body: { publish: published },
      as: await content.signIn({ is_staff: true }),
    })

  describe('what is related to an image', () => {
    test('shares most of its keywords, then its artist, and never includes the image itself', async () => {
      expect(await related('dunes')).toEqual(['beach', 'harbour', 'desert'])
    })

    // Spec 4.30
    test('is only its replacement for an unpublished image, except for staff', async () => {
      expect(await related('hidden')).toEqual(['dunes'])
      expect(await related('hidden', 'by=artist')).toEqual([])
      const staff = await content.signIn({ is_staff: true })
      expect((await related('hidden', '', staff)).length).toBeGreaterThan(1)
      expect(await related('hidden', 'by=artist', staff)).toContain('harbour')
    })

    test('includes unpublished images for staff only', async () => {
      const staff = await content.signIn({ is_staff: true })
      expect((await related('dunes', '', staff))[0]).toBe('hidden')
      expect(await related('dunes', '', await content.signIn())).not.toContain('hidden')
    })

    // Spec 9.2
    test('is as many images as asked for, and five by default', async () => {
      expect(await related('dunes', 'limit=2')).toEqual(['beach', 'harbour'])
      const more = Array.from({ length: 9 }, (_, at) =>
        createRecord({ id: `more-${at}`, keywords: ['sand'] }),
      )
      await content.hold(...more)
      expect(await related('desert')).toHaveLength(5)
      expect(await related('desert', 'limit=20')).toHaveLength(12)
    })

    test('looks similar if the image has no words, as an imported picture may', async () => {
      await content.hold(
        createRecord({ id: 'plain', type: 'photography', orientation: 'vertical', colors: ['red'] }),
      )
      expect(await related('plain')).toEqual(['face'])
    })

    test('is found by the words of the title if there are no keywords', async () => {
      await content.hold(createRecord({ id: 'study', title: 'Study of the harbour', colors: ['pink'] }))
      expect((await related('study'))[0]).toBe('harbour')
    })

    test('is found for any text in title, artist and keywords', async () => {
      const odd = `" | - ' \\ : & ! <-> ${'x'.repeat(300)} 雪 ل`
      await content.hold(createRecord({ id: 'odd', title: odd, artist: odd, keywords: [odd, '', '""'] }))
      const { status } = await content.call('GET', '/content/images/odd/related/')
      expect(status).toBe(200)
    })

    test('by artist is the artist’s other images, however the name is written, newest first', async () => {
      await content.hold(
        createRecord({ id: 'newer', artist: 'ANN LEE', createdAt: new Date('2021-01-01') }),
        createRecord({ id: 'other', artist: 'Ann Leeson' }),
      )
      expect(await related('dunes', 'by=artist&limit=3')).toEqual(['newer', 'harbour'])
      expect(await related('face', 'by=artist')).toEqual([])
    })

    // Spec 9.3
    test('is looked up once an hour, and shown in its present state', async () => {
      expect(await related('dunes')).toContain('beach')
      await publish('beach', false)
      expect(await related('dunes')).toEqual(['harbour', 'desert'])
      await content.hold(createRecord({ id: 'sandstorm', keywords: ['sand', 'evening light'] }))
      expect(await related('dunes')).not.toContain('sandstorm')
      content.clock.advance(HOUR)
      expect(await related('dunes')).toContain('sandstorm')
    })

    test.each(['limit=0', 'limit=21', 'limit=x', 'by=colour'])('is refused for %s', async (params) => {
      const { status, body } = await content.call('GET', `/content/images/dunes/related/?${params}`)
      expect(status).toBe(400)
      expect(Object.keys(body as object)).toEqual([params.split('=')[0]])
    })

    test('of an unknown image is 404', async () => {
      expect((await content.call('GET', '/content/images/nobody/related/')).status).toBe(404)
    })
  })

  describe('the keywords of a search', () => {
    // Spec 3.24
    test('are what its results have in common besides its own words, each with a picture of its own', async () => {
      expect(await keywords('sand')).toEqual([
        { id: 'evening light', label: expect.stringMatching(/vening light/), thumb: expect.any(String) },
        { id: 'sea', label: 'sea', thumb: expect.any(String) },
      ])
      const [light, sea] = await keywords('sand')
      expect(light?.thumb).toMatch(/^\/media\/(dunes|beach)\/[0-9a-f]{10}\/320$/)
      expect(sea?.thumb).toMatch(/^\/media\/beach\//)
    })

    test('are the artists if the pictures have no keywords', async () => {
      await content.hold(
        createRecord({ id: 'm-1', title: 'Irises', artist: 'Ogata' }),
        createRecord({ id: 'm-2', title: 'White irises', artist: 'Van Gogh' }),
      )
      expect((await keywords('irises')).map(({ label }) => label)).toEqual(['Ogata', 'Van Gogh'])
    })

    test('are none of what the filters offer', async () => {
      const offered = ['blue', 'full frame', 'vertical', 'fine art']
      await content.hold(
        createRecord({ id: 'k-1', title: 'Irises', keywords: [...offered, 'petal'] }),
        createRecord({ id: 'k-2', title: 'White irises', keywords: [...offered, 'stem'] }),
        createRecord({ id: 'k-3', title: 'Irises at noon', keywords: ['leaf'] }),
      )
      expect((await keywords('irises')).map(({ label }) => label)).toEqual(['leaf', 'petal', 'stem'])
    })

    test('never show an unpublished picture', async () => {
      expect(await keywords('boats')).toEqual([])
      expect((await keywords('')).map(({ id }) => id)).toContain('boats')
      await publish('harbour', false)
      expect((await keywords('')).map(({ id }) => id)).not.toContain('boats')
    })

    test('are none for a search that finds nothing, and are answered for any text', async () => {
      expect(await keywords('nothing has this')).toEqual([])
      expect(await keywords('"""|||---')).toEqual(expect.any(Array))
      const { status } = await content.call(
        'GET',
        `/content/search/related-keywords/?query=${'x'.repeat(10_001)}`,
      )
      expect(status).toBe(400)
    })
  })
})
