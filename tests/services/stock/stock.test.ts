import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ImageResults, SearchResults } from '#services/stock/contract.ts'
import { PHOTOGRAPHS } from '#services/stock/photographs/catalogue.ts'
import { type Call, callAt } from '#tests/support/services/http.ts'
import { STOCK_KEY, type StockStandIn, serveStock } from './stock-service.ts'

let stock: StockStandIn
let call: Call

beforeAll(async () => {
  stock = await serveStock()
  call = callAt(stock.url)
})

const ask = (path: string, key: string | null = STOCK_KEY) =>
  call('GET', path, { headers: key === null ? {} : { 'Api-Key': key } })

const search = async (parameters: Record<string, string>) => {
  const { status, body } = await ask(`/v3/search/images/creative?${new URLSearchParams(parameters)}`)
  return { status, body: body as SearchResults }
}
const count = async (parameters: Record<string, string>) => (await search(parameters)).body.result_count

describe('the stock source', () => {
  test('refuses requests without a key or with a wrong one', async () => {
    const path = '/v3/search/images/creative?phrase=forest'
    expect(await ask(path, null)).toMatchObject({ status: 401, body: { message: 'Unauthorized' } })
    expect(await ask(path, 'another')).toMatchObject({ status: 403, body: { message: 'Forbidden' } })
    expect((await ask('/v3/images/1400000001', null)).status).toBe(401)
  })

  test('answers a page of thirty images with their summaries', async () => {
    const { status, body } = await search({ phrase: 'forest' })
    expect(status).toBe(200)
    expect(body.images).toHaveLength(30)
    expect(body.result_count).toBeGreaterThan(100)
    expect(Object.keys(body.images[0] ?? {}).sort()).toEqual([
      'asset_family',
      'caption',
      'collection_code',
      'collection_name',
      'display_sizes',
      'id',
      'license_model',
      'max_dimensions',
      'title',
    ])
    expect(body.images[0]?.display_sizes?.map(({ name }) => name)).toEqual(['thumb'])
  })

  test('answers the fields that are asked for', async () => {
    const { body } = await search({ phrase: 'forest', fields: 'id,artist,display_set', page_size: '1' })
    expect(Object.keys(body.images[0] ?? {}).sort()).toEqual(['artist', 'display_sizes', 'id'])
    expect(body.images[0]?.display_sizes?.map(({ name }) => name)).toEqual(['comp', 'preview', 'thumb'])
  })

  test('lists every photograph once over its pages, in every order', async () => {
    for (const sort_order of ['best_match', 'most_popular', 'newest', 'random']) {
      const seen = new Set<string>()
      for (let page = 1; page <= Math.ceil(PHOTOGRAPHS / 100); page++)
        for (const { id } of (await search({ sort_order, page: `${page}`, page_size: '100' })).body.images)
          seen.add(id)
      expect(seen.size).toBe(PHOTOGRAPHS)
    }
  })

  test('requires all words, and understands quotes, OR, NOT and parentheses', async () => {
    const [forest, beach, both] = await Promise.all([
      count({ phrase: 'forest' }),
      count({ phrase: 'beach' }),
      count({ phrase: 'forest beach' }),
    ])
    expect(both).toBeLessThan(Math.min(forest, beach))
    expect(await count({ phrase: 'forest OR beach' })).toBe(forest + beach - both)
    expect(await count({ phrase: 'NOT (forest OR beach)' })).toBe(PHOTOGRAPHS - forest - beach + both)
    expect(await count({ phrase: 'forest NOT "in late autumn"' })).toBe(
      forest - (await count({ phrase: 'forest AND "in late autumn"' })),
    )
    expect(await count({ phrase: '"autumn late"' })).toBe(0)
    expect(await count({ phrase: 'TOMAS arrizabal' })).toBeGreaterThan(0)
    expect(await count({ phrase: ')) (forest "' })).toBe(forest)
  })

  test('finds an image by its id', async () => {
    expect((await search({ phrase: '1400000007' })).body.images.map(({ id }) => id)).toEqual(['1400000007'])
  })

  test.each([
    ['orientations', ['horizontal', 'vertical', 'square', 'panoramic_horizontal', 'panoramic_vertical']],
    ['number_of_people', ['none', 'one', 'two', 'group']],
    ['license_models', ['royaltyfree', 'rightsmanaged']],
  ])('assigns every photograph to one value of %s', async (name, values) => {
    const counts = await Promise.all(values.map((value) => count({ [name]: value })))
    expect(counts.reduce((sum, each) => sum + each)).toBe(PHOTOGRAPHS)
    expect(await count({ [name]: values.join(',') })).toBe(PHOTOGRAPHS)
  })

  test.each<Record<string, string>>([
    { color: '#c8322b' },
    { color: '2f6fb0' },
    { moods: 'black_and_white' },
    { compositions: 'macro,sparse' },
    { minimum_size: 'xx_large' },
  ])('with the filter %o keeps some photographs and leaves out others', async (parameters) => {
    const kept = await count(parameters)
    expect([kept > 0, kept < PHOTOGRAPHS]).toEqual([true, true])
  })

  test.each<Record<string, string>>([
    { page_size: '101' },
    { page_size: '0' },
    { page: '0' },
    { page: '101', page_size: '100' },
    { sort_order: 'cheapest' },
    { orientations: 'round' },
    { color: 'red' },
    { fields: 'price' },
  ])('refuses %o', async (parameters) => {
    const { status, body } = await search(parameters)
    expect([status, body]).toEqual([
      400,
      {
        ErrorCode: 'InvalidParameterValue',
        ErrorMessage: expect.stringContaining(Object.keys(parameters)[0] ?? ''),
      },
    ])
  })

  test('answers images by their ids, and names the ids that it does not have', async () => {
    const { body } = await ask('/v3/images?ids=1400000002,9,1400000001&fields=title')
    const { images, images_not_found } = body as ImageResults
    expect(images.map(({ id }) => id)).toEqual(['1400000002', '1400000001'])
    expect(images_not_found).toEqual(['9'])
    expect((await ask('/v3/images/1400000001')).body).toMatchObject({ images: [{ id: '1400000001' }] })
    expect((await ask('/v3/images/9')).status).toBe(404)
    expect((await ask('/v3/images')).status).toBe(400)
  })

  test('shows its pictures to whoever has the key, in the ratio that it told', async () => {
    const { body } = await search({ fields: 'display_set,max_dimensions', page_size: '1' })
    const headers = { 'api-key': STOCK_KEY }
    const [image] = body.images
    const ratio = (image?.max_dimensions?.width ?? 0) / (image?.max_dimensions?.height ?? 1)
    for (const [at, width] of [1600, 320, 160].entries()) {
      const response = await fetch(image?.display_sizes?.[at]?.uri ?? '', { headers })
      const shown = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
      expect([shown.format, shown.width]).toEqual(['jpeg', width])
      expect(Math.abs(width / ratio - shown.height)).toBeLessThan(1)
    }
    expect((await fetch(`${stock.url}/pictures/9/comp.jpg`, { headers })).status).toBe(404)
    expect((await fetch(image?.display_sizes?.[0]?.uri ?? '')).status).toBe(401)
  })
})
