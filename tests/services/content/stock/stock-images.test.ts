import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ContentItem, ContentItemList } from '#services/content/images/contract.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { type StockStandIn, serveStock } from '#tests/services/stock/stock-service.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { SERVICE_KEY } from '#tests/support/services/secret.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import { type ContentService, createRecord, serveContent } from '../catalogue.ts'

const FIRST = 1_400_000_001

let stock: StockStandIn
let content: ContentService
let count = 0
/** Answers the id of a stock image that no test has used yet. */
const fresh = () => `getty-${FIRST + count++}`

beforeAll(async () => {
  stock = await serveStock()
  const database = await openEmbedded(await createStoreFolder('migrated'))
  afterFile(() => database.close())
  content = await serveContent(async () => database, stock.env)
  await content.hold(createRecord({ id: 'own-1' }))
})

beforeEach(() => {
  stock.fault = null
})

const edit = (id: string, body: object, as?: string) =>
  content.call('PATCH', `/content/edit/${id}/`, { body, ...(as !== undefined && { as }) })
const indexed = async () =>
  (await content.search({ api: 'indexed', limit: 100 })).body.images.map(({ id }) => id)

describe('a stock image', () => {
  test('is answered by its id like the shop’s own, with all that an order needs', async () => {
    const id = fresh()
    expect(await content.image(id)).toMatchObject({
      id,
      local_id: id.replace('getty-', ''),
      title: expect.stringMatching(/\w/),
      artist: expect.stringMatching(/\w/),
      price: expect.toSatisfy((tier: number) => tier === 3 || tier === 4),
      published: true,
      type: 'photography',
      substrates: expect.arrayContaining(['print', 'window film']),
      max_width: expect.toSatisfy((inches: number) => inches >= 1 && inches <= 120),
    })
  })

  test('says if its rights are managed, and is of the highest tier then', async () => {
    const staff = await content.signIn({ is_staff: true })
    const { images } = (await content.search({ api: 'getty', limit: 100 }, staff)).body
    expect(new Set(images.map(({ source, price }) => `${source} ${price}`))).toEqual(
      new Set(['GET 3', 'GETRM 4']),
    )
  })

  test('is answered in one call with others, without those that nobody offers', async () => {
    const [one, other] = [fresh(), fresh()]
    const before = stock.asked.length
    const { body } = await content.call('GET', `/content/images/?ids=${one},own-1,getty-9,${other},getty-x`)
    expect((body as ContentItemList).results.map(({ id }) => id).sort()).toEqual([one, other, 'own-1'].sort())
    expect(stock.asked.slice(before)).toHaveLength(1)
  })

  test('is asked for once an hour', async () => {
    const id = fresh()
    await content.image(id)
    const before = stock.asked.length
    content.clock.advance(59 * 60_000)
    await content.image(id)
    expect(stock.asked.length).toBe(before)
    content.clock.advance(2 * 60_000)
    await content.image(id)
    expect(stock.asked.length).toBe(before + 1)
  })

  test.each(['getty-9', 'getty-', 'getty-1x', 'getty-99999999999999999', 'getty-1400000001,1'])(
    'that does not exist is not found: %s',
    async (id) => {
      expect((await content.call('GET', `/content/images/${encodeURIComponent(id)}/`)).status).toBe(404)
    },
  )

  test('is refused with a reason while its source cannot be asked, and is named so in a list', async () => {
    stock.fault = { kind: 'status', status: 500 }
    const id = fresh()
    expect(await content.call('GET', `/content/images/${id}/`)).toMatchObject({
      status: 503,
      body: { detail: 'Service temporarily unavailable, try again later.' },
    })
    const { body } = await content.call('GET', `/content/images/?ids=${id},own-1`)
    const { results, unreached } = body as ContentItemList
    expect({ found: results.map((each) => each.id), unreached }).toEqual({
      found: ['own-1'],
      unreached: [id],
    })
  })

  test('has related images of its photographer and similar ones, even before it is indexed', async () => {
    const image = await content.image(fresh())
    const related = async (by: string) => {
      const { body } = await content.call('GET', `/content/images/${image.id}/related/?by=${by}&limit=5`)
      return (body as { images: ContentItem[] }).images
    }
    const others = await related('artist')
    expect(others.map(({ artist }) => artist)).toEqual(Array.from({ length: 5 }, () => image.artist))
    expect(await related('likeness')).toHaveLength(5)
    for (const { id } of [...others, ...(await related('likeness'))]) expect(id).not.toBe(image.id)
  })

  test('is shown in every width, in its ratio', async () => {
    const { imgsrc, pixel_width, pixel_height } = await content.image(fresh())
    for (const width of [160, 320, 640, 1600]) {
      const response = await fetch(`${content.origin}${imgsrc.replace('{width}', `${width}`)}`, {
        headers: SERVICE_KEY,
      })
      expect(response.status).toBe(200)
      const shown = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
      expect(shown.width).toBe(width)
      expect(Math.abs(shown.height - (width * pixel_height) / pixel_width)).toBeLessThan(2)
    }
  })

  test('whose picture cannot be fetched is refused with a reason, and is shown once it can', async () => {
    const image = await content.image(fresh())
    stock.fault = { kind: 'body', type: 'text/html', body: '<html></html>' }
    expect((await content.picture(image)).status).toBe(503)
    stock.fault = null
    expect(await content.picture(image)).toMatchObject({ status: 200, type: 'image/webp' })
  })
})

describe('a stock image is taken into the index', () => {
  test('when it is added to a cart, as it is shown, with its placeholder', async () => {
    const id = fresh()
    const before = await content.image(id)
    expect(await indexed()).not.toContain(id)
    const { status, body } = await edit(id, { popular: true })
    expect(status).toBe(200)
    expect(body).toEqual({
      ...before,
      preview: expect.stringMatching(/^data:image/),
      updated: expect.any(String),
    })
    expect(await indexed()).toContain(id)
  })

  test('when it becomes a favorite, and is then found among the favorites', async () => {
    const id = fresh()
    const user = await content.signIn()
    expect((await edit(id, { favorite: true }, user)).body).toMatchObject({ id, user_favorite: true })
    const { images } = (await content.search({ query: id }, user)).body
    expect(images).toMatchObject([{ id, user_favorite: true }])
  })

  test('when staff put it in a collection or on a static list', async () => {
    const [one, other, third] = [fresh(), fresh(), fresh()]
    const staff = await content.signIn({ is_staff: true })
    const created = await content.call('POST', '/api/collections/', { body: { name: 'Stock' }, as: staff })
    const { id } = created.body as { id: number }
    const prepended = await content.call('PATCH', `/api/collections/${id}/prepend/`, {
      body: { prepend: [one, other] },
      as: staff,
    })
    expect(prepended.body).toMatchObject({ contents: [one, other] })
    const tagged = await content.call('POST', `/content/images/${third}/static/`, {
      body: { collection: 'government' },
      as: staff,
    })
    expect(tagged.status).toBe(200)
    expect(await indexed()).toEqual(expect.arrayContaining([one, other, third]))
  })

  // Spec 7.48
  test('once, and stands in searches of both sources once', async () => {
    const id = fresh()
    await Promise.all([edit(id, { popular: true }), edit(id, { popular: true })])
    const { images, total } = (await content.search({ query: id.replace('getty-', '') })).body
    expect([images.map((image: ContentItem) => image.id), total]).toEqual([[id], 1])
    expect((await content.search({ query: id, api: 'internal' })).body.images).toEqual([])
  })

  test('and then looks the same, whichever source finds it', async () => {
    const id = fresh()
    await edit(id, { popular: true })
    const held = await content.image(id)
    expect(held.preview).toMatch(/^data:image/)
    expect((await content.search({ query: id })).body.images).toEqual([held])
    expect((await content.search({ query: id, api: 'indexed' })).body.images).toEqual([held])
  })

  test('unless the shop has a picture of its own under that id', async () => {
    const id = fresh()
    await content.hold(createRecord({ id, title: 'The shop’s own' }))
    const { images } = (await content.search({ query: id })).body
    expect(images).toMatchObject([{ id, title: 'The shop’s own' }])
    expect((await content.search({ query: id, api: 'getty' })).body.images).toEqual([])
  })

  test('never by a refused change', async () => {
    const id = fresh()
    const staff = await content.signIn({ is_staff: true })
    expect(await edit(id, { publish: false }, staff)).toMatchObject({
      status: 409,
      body: { detail: 'Stock images cannot be published or unpublished.' },
    })
    expect((await edit('getty-9', { popular: true })).status).toBe(404)
    stock.fault = { kind: 'status', status: 500 }
    expect((await edit(fresh(), { favorite: true }, await content.signIn())).status).toBe(503)
    stock.fault = null
    expect(await indexed()).not.toContain(id)
  })
})
