import { beforeAll, describe, expect, test } from 'vitest'
import type { SearchResponse } from '#services/content/search/contract.ts'
import type { StockStandIn } from '#tests/services/stock/stock-service.ts'
import { serveBoth } from '../both-sources.ts'
import { type ContentService, createRecord } from '../catalogue.ts'

let stock: StockStandIn
let content: ContentService

beforeAll(async () => {
  ;({ stock, content } = await serveBoth(
    ...Array.from({ length: 3 }, (_, at) =>
      createRecord({ id: `own-${at}`, title: 'Dahlia', artist: 'Ann' }),
    ),
    createRecord({ id: 'getty-1', title: 'Dahlia', publisher: 'GET', price: 3, royaltyCode: 'GET' }),
    createRecord({ id: 'getty-2', title: 'Dahlia', publisher: 'GET', price: 4, royaltyCode: 'GETRM' }),
  ))
})

const search = async (params: Record<string, string | number>, as?: string): Promise<SearchResponse> => {
  const { status, body } = await content.search({ query: 'dahlia', ...params }, as)
  expect(status).toBe(200)
  return body
}
const sources = ({ images }: SearchResponse) => [...new Set(images.map(({ source }) => source))]
const ids = ({ images }: SearchResponse) => images.map(({ id }) => id).toSorted()

describe('source', () => {
  test('internal finds only the shop’s own images, for staff too', async () => {
    const own = await search({ source: 'internal' })
    expect(ids(own)).toEqual(['own-0', 'own-1', 'own-2'])
    expect(ids(await search({ source: 'internal' }, await content.signIn({ is_staff: true })))).toEqual(
      ids(own),
    )
  })

  test.for(['GET', 'GETRM'])(
    '%s finds only such stock images, counted by the stock source',
    async (source) => {
      const both = await search({ api: 'getty' })
      const one = await search({ source })
      // Only staff are told where an image comes from.
      expect(sources(await search({ source }, await content.signIn({ is_staff: true })))).toEqual([source])
      expect(one.total).toBeGreaterThan(0)
      expect(one.total).toBeLessThan(both.total)
      expect(one.facets.source).toEqual([{ value: 'getty', count: one.total }])
    },
  )

  test('GET and GETRM find only indexed stock images while api=indexed', async () => {
    expect(ids(await search({ source: 'GET', api: 'indexed' }))).toEqual(['getty-1'])
    expect(ids(await search({ source: 'GETRM', api: 'indexed' }))).toEqual(['getty-2'])
    expect(ids(await search({ source: 'GET', api: 'internal' }))).toEqual([])
  })

  test('with an unknown value is refused at its field', async () => {
    expect(await content.search({ query: '', source: 'GAA' })).toMatchObject({
      status: 400,
      body: { source: [expect.any(String)] },
    })
  })
})

describe('api=getty with a filter that only the shop knows', () => {
  // Spec 7.44
  test('finds a collection’s pictures in the shop, and the stock source is not asked', async () => {
    const staff = await content.signIn({ is_staff: true })
    const { body } = await content.call('POST', '/api/collections/', { as: staff, body: { name: 'Two' } })
    const { id } = body as { id: number }
    await content.call('PATCH', `/api/collections/${id}/prepend/`, {
      as: staff,
      body: { prepend: ['own-1', 'getty-2'] },
    })
    const before = stock.asked.length
    const found = await search({ api: 'getty', filters: JSON.stringify({ collection: [`${id}`] }) })
    expect(ids(found)).toEqual(['getty-2', 'own-1'])
    expect(stock.asked.length).toBe(before)
  })

  // Spec 7.44
  test('finds the favorites of whoever asks', async () => {
    const ann = await content.signIn()
    await content.call('PATCH', '/content/edit/own-2/', { as: ann, body: { favorite: true } })
    const found = await search({ api: 'getty', filters: JSON.stringify({ favorites: true }) }, ann)
    expect(ids(found)).toEqual(['own-2'])
  })
})

describe('debug', () => {
  const asked = { query: 'red | "blue sea" -fog dahlia', debug: 'true' }

  test('tells staff how the search was read, who was asked, how long it took and what each source has', async () => {
    const found = await search(asked, await content.signIn({ is_staff: true }))
    expect(found.debug).toEqual({
      clauses: [['red', '"blue sea"'], ['dahlia']],
      excluded: ['fog'],
      sources: [
        { source: 'internal', milliseconds: expect.any(Number), total: 0, is_partial: false },
        { source: 'getty', milliseconds: expect.any(Number), total: found.total, is_partial: false },
      ],
    })
  })

  test('tells that a source failed', async () => {
    const staff = await content.signIn({ is_staff: true })
    stock.fault = { kind: 'status', status: 500 }
    const { debug } = await search({ ...asked, query: 'dahlia failing' }, staff)
    stock.fault = null
    expect(debug?.sources[1]).toMatchObject({ source: 'getty', total: null })
  })

  test('tells visitors nothing, and staff only if they ask for it', async () => {
    expect(await search(asked)).not.toHaveProperty('debug')
    expect(await search(asked, await content.signIn())).not.toHaveProperty('debug')
    expect(await search({}, await content.signIn({ is_staff: true }))).not.toHaveProperty('debug')
  })
})
