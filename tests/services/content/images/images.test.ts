import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ContentItem, ContentItemList } from '#services/content/images/contract.ts'
import { readAudit } from '#tests/support/services/audit.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type ContentService, createRecord, serveContent } from '../catalogue.ts'

const HOUR = 3_600_000

onEachStore((openStore) => {
  let content: ContentService
  let id: string
  let count = 0

  beforeAll(async () => {
    content = await serveContent(openStore)
  })
  beforeEach(async () => {
    count += 1
    id = `image-${count}`
    await content.hold(createRecord({ id, title: `Image ${count}`, artist: 'Ann', createdAt: null }))
  })

  const edit = (
    body: unknown,
    options: { as?: string; headers?: Record<string, string>; of?: string } = {},
  ) => content.call('PATCH', `/content/edit/${options.of ?? id}/`, { body, ...options })
  const auditOf = async (image: string) =>
    (await readAudit(content.database, 'content', `image-${image}`)).map(({ type }) => type)
  const popularity = async () => {
    const [row] = await content.database.query('select popularity from content.images where id = $1', [id])
    return row?.popularity
  }

  describe('reading', () => {
    // Spec 3.1, 3.4, 3.7, 3.8
    test('answers an image as the contract says', async () => {
      const words = { title: 'Dusk', caption: 'Of an evening.', artist: 'Ann', keywords: ['dusk', 'sea'] }
      await content.hold(
        createRecord({
          id: 'dusk',
          localId: 'L-1',
          artwork: { kind: 'plate' },
          placeholder: 'data:,',
          ...words,
        }),
      )
      const image = await content.image('dusk')
      expect(image).toMatchObject({
        id: 'dusk',
        local_id: 'L-1',
        ...words,
        preview: 'data:,',
        published: true,
        price: 2,
        max_width: 36,
        max_height: 24,
        substrates: ['print', 'canvas'],
        substrate_sizes: {},
        user_favorite: false,
        _processing: false,
        pixel_width: 1600,
        created: '2020-01-01T00:00:00.000Z',
        updated: '2026-11-20T12:00:00.000Z',
      })
      expect(image.imgsrc).toMatch(/^\/media\/dusk\/[0-9a-f]{10}\/\{width\}$/)
      expect(image.thumb).toBe(image.imgsrc.replace('{width}', '320'))
    })

    // Spec 4.29, 6.8
    test('tells only staff more of an unpublished image than that it exists', async () => {
      const words = { title: 'Draft', caption: 'Of an evening.', artist: 'Ann', keywords: ['dusk', 'sea'] }
      const draft = createRecord({ id: 'draft', localId: 'L-1', placeholder: 'data:,', ...words })
      await content.hold({ ...draft, published: false })
      const told = async (as?: string) => {
        const options = as === undefined ? {} : { as }
        const one = await content.call('GET', '/content/images/draft/', options)
        const listed = await content.call('GET', '/content/images/?ids=draft', options)
        const edited = await content.call('PATCH', '/content/edit/draft/', {
          ...options,
          body: { popular: true },
        })
        return [one.body, ...(listed.body as ContentItemList).results, edited.body] as ContentItem[]
      }
      for (const as of [undefined, await content.signIn()])
        for (const image of await told(as)) {
          expect(image).toMatchObject({ id: 'draft', published: false, price: 2, substrates: [] })
          expect(JSON.stringify(image)).not.toMatch(/L-1|Draft|evening|Ann|dusk|media|data:/)
        }
      const staff = await content.signIn({ is_staff: true })
      for (const image of await told(staff)) {
        expect(image).toMatchObject({ ...words, local_id: 'L-1', substrates: ['print', 'canvas'] })
        expect(image.imgsrc).toMatch(/^\/media\/draft\/[0-9a-f]{10}\/\{width\}$/)
      }
    })

    // Spec 3.3, 3.9, 6.9
    test('shows source and royalty code to staff alone, wherever an image is answered', async () => {
      const royaltyCode = 'GETRM'
      const rights = `rights-${count}`
      await content.hold(
        createRecord({ id: rights, artist: 'Ben', keywords: [rights], publisher: 'GET', royaltyCode }),
      )
      await content.hold(
        createRecord({ id: `${rights}-next`, artist: 'Ben', keywords: [rights], royaltyCode: 'R1' }),
      )
      const told = async (as?: string) => {
        const options = as === undefined ? {} : { as }
        const one = await content.call('GET', `/content/images/${rights}/`, options)
        const listed = await content.call('GET', `/content/images/?ids=${rights}`, options)
        const related = await content.call(
          'GET',
          `/content/images/${rights}-next/related/?by=artist`,
          options,
        )
        const found = await content.search({ query: rights }, as)
        const edited = await content.call('PATCH', `/content/edit/${rights}/`, {
          ...options,
          body: { popular: true },
        })
        const images = [
          one.body as ContentItem,
          ...(listed.body as ContentItemList).results,
          ...(related.body as { images: ContentItem[] }).images,
          ...found.body.images.filter(({ id: of }) => of === rights),
          edited.body as ContentItem,
        ]
        expect(images.map(({ id: of }) => of)).toEqual(Array.from({ length: 5 }, () => rights))
        expect(images.filter((image) => 'publisher' in image)).toEqual([])
        return new Set(images.map(({ source, royalty_code }) => `${source}/${royalty_code}`))
      }
      expect(await told()).toEqual(new Set(['/']))
      expect(await told(await content.signIn())).toEqual(new Set(['/']))
      expect(await told(await content.signIn({ is_staff: true }))).toEqual(new Set(['GETRM/GETRM']))
    })

    test.each(['nobody', "' or 1=1 --", '..%2f..%2fetc', '%00', 'x'.repeat(100)])(
      'of %s is 404 or 400',
      async (unknown) => {
        const { status } = await content.call('GET', `/content/images/${encodeURIComponent(unknown)}/`)
        expect([400, 404]).toContain(status)
      },
    )

    test('answers up to a hundred ids at once, without unknown ones and repetitions', async () => {
      const { status, body } = await content.call('GET', `/content/images/?ids=${id},nobody,${id}`)
      expect(status).toBe(200)
      expect((body as ContentItemList).results.map((image) => image.id)).toEqual([id])
      const many = Array.from({ length: 101 }, (_, at) => `w-${at}`)
      const refused = await content.call('GET', `/content/images/?ids=${many}`)
      expect(refused).toMatchObject({ status: 400, body: { ids: [expect.stringContaining('100')] } })
      expect((await content.call('GET', '/content/images/')).status).toBe(400)
    })
  })

  describe('writing', () => {
    test('the same image again changes nothing, and keeps when it was first stored', async () => {
      const before = await content.image(id)
      content.clock.advance(HOUR)
      const record = createRecord({ id, title: `Image ${count}`, artist: 'Ann', createdAt: null })
      expect(await content.hold(record)).toEqual({ added: 0, changed: 0, same: 1 })
      expect(await content.image(id)).toEqual(before)
      expect(await auditOf(id)).toEqual(['image.imported'])
    })

    test('other fields of an image changes what is read and found, and records an event', async () => {
      const before = await content.image(id)
      const record = createRecord({ id, title: 'Renamed entirely', artist: 'Ann', createdAt: null })
      expect(await content.hold(record)).toEqual({ added: 0, changed: 1, same: 0 })
      expect(await content.ids('renamed entirely')).toEqual([id])
      expect(await content.ids(`"image ${count}"`)).toEqual([])
      expect((await content.image(id)).created).toBe(before.created)
      expect(await auditOf(id)).toEqual(['image.imported', 'image.imported'])
    })

    test('another title gives its plate another address, so that no browser shows the old one', async () => {
      const { imgsrc } = await content.image(id)
      await content.hold(createRecord({ id, title: 'Another', artist: 'Ann', createdAt: null }))
      expect((await content.image(id)).imgsrc).not.toBe(imgsrc)
    })

    test('an image again neither unpublishes it nor makes it less popular, and publishes it if asked to', async () => {
      await edit({ popular: true })
      const record = createRecord({ id, title: 'Again', createdAt: null })
      await content.hold({ ...record, published: false })
      expect(await content.image(id)).toMatchObject({ published: true, title: 'Again' })
      expect(await popularity()).toBe(1)

      await content.hold(createRecord({ id: 'hidden', published: false }))
      expect(await content.hold(createRecord({ id: 'hidden' }))).toMatchObject({ changed: 1 })
      expect(await content.image('hidden')).toMatchObject({ published: true })
    })
  })

  describe('marking popular', () => {
    // Spec 7.30
    test('counts, answers the image, and is not an edit of it', async () => {
      const { status, body } = await edit({ popular: true })
      expect(status).toBe(200)
      expect((body as ContentItem).id).toBe(id)
      expect(await popularity()).toBe(1)
      expect(await auditOf(id)).toEqual(['image.imported'])
    })

    test('counts once an hour for each person, however often it is sent', async () => {
      const [ann, bob] = [await content.signIn(), await content.signIn()]
      const replies = await Promise.all(
        Array.from({ length: 10 }, () => edit({ popular: true }, { as: ann })),
      )
      expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200))
      await edit({ popular: true }, { as: bob })
      expect(await popularity()).toBe(2)
      content.clock.advance(HOUR)
      await edit({ popular: true }, { as: await content.signIn() })
      expect(await popularity()).toBe(3)
    })

    test('counts guests by the address that the web process passes on', async () => {
      const from = (address: string) => edit({ popular: true }, { headers: { 'x-forwarded-for': address } })
      await from('203.0.113.1')
      await from('203.0.113.1')
      await from('203.0.113.2')
      expect(await popularity()).toBe(2)
    })

    test('gets the same answer again under the same idempotency key', async () => {
      const headers = { 'idempotency-key': `key-${id}` }
      const first = await edit({ popular: true }, { headers })
      content.clock.advance(2 * HOUR)
      const second = await edit({ popular: true }, { headers })
      expect(second.body).toEqual(first.body)
      expect(await popularity()).toBe(1)
    })

    test('of an unknown image is 404', async () => {
      expect((await edit({ popular: true }, { of: 'nobody' })).status).toBe(404)
    })

    test.each([
      [{ favorite: 'yes' }, { favorite: expect.any(Array) }],
      [{ favorite: true, publish: true }, { non_field_errors: ['Send exactly one change.'] }],
      [{ publish: false, popular: true }, { non_field_errors: ['Send exactly one change.'] }],
      [{ publish: 'no' }, { publish: expect.any(Array) }],
      [{ popular: false }, { popular: ['Must be true.'] }],
      [{}, { non_field_errors: ['Send exactly one change.'] }],
      [[], { non_field_errors: [expect.any(String)] }],
    ])('with %j is refused by field and changes nothing', async (body, errors) => {
      expect(await edit(body)).toMatchObject({ status: 400, body: errors })
      expect(await popularity()).toBe(0)
    })
  })
})
