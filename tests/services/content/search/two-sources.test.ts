import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SearchResponse } from '#services/content/search/contract.ts'
import type { Fault } from '#services/stock/faults.ts'
import { PHOTOGRAPHS } from '#services/stock/photographs/catalogue.ts'
import type { StockStandIn } from '#tests/services/stock/stock-service.ts'
import { serveBoth } from '../both-sources.ts'
import { type ContentService, createRecord } from '../catalogue.ts'

const OWN = 45

let stock: StockStandIn
let content: ContentService

beforeAll(async () => {
  const own = Array.from({ length: OWN }, (_, at) =>
    createRecord({ id: `own-${at}`, title: at % 3 === 0 ? 'A dahlia' : 'A picture', price: 1 + (at % 4) }),
  )
  ;({ stock, content } = await serveBoth(...own))
})

beforeEach(() => {
  stock.fault = null
  // Answers are remembered for a minute.
  content.clock.advance(120_000)
})

const search = async (params: Record<string, string | number>, as?: string): Promise<SearchResponse> => {
  const { status, body } = await content.search(params, as)
  expect(status).toBe(200)
  return body
}
const filtered = (chosen: object, params: Record<string, string | number> = {}) =>
  search({ filters: JSON.stringify(chosen), ...params })
const countOf = ({ facets }: SearchResponse, source: string) =>
  facets.source?.find(({ value }) => value === source)?.count

describe('a search of both sources', () => {
  // Spec 7.47, 7.48, 7.49
  test('shows every image of both once over all its pages, taking turns', async () => {
    const first = await search({ query: 'dahlia', limit: 20 })
    const total = first.total
    expect([countOf(first, 'internal'), first.total_is_partial, first.errors]).toEqual([15, false, []])
    expect(countOf(first, 'getty')).toBe(total - 15)
    const asStaff = await search({ query: 'dahlia', limit: 20 }, await content.signIn({ is_staff: true }))
    expect(asStaff.images.map(({ source }) => source)).toEqual(
      Array.from({ length: 10 }, () => ['GAA', expect.stringMatching(/^GET(RM)?$/)]).flat(),
    )
    const ids: string[] = []
    for (let offset = 0; offset < total; offset += 20) {
      const page = await search({ query: 'dahlia', limit: 20, offset })
      expect([page.total, page.total_for_pagination]).toEqual([total, total])
      expect(page.images).toHaveLength(Math.min(20, total - offset))
      ids.push(...page.images.map(({ id }) => id))
    }
    expect(new Set(ids).size).toBe(total)
  })

  test('shows only the shop’s if the other has nothing, and only the other’s if the shop has nothing', async () => {
    expect(await content.ids('picture')).toHaveLength(30)
    const { images, total } = await search({ query: 'skyline' })
    expect(images.every(({ id }) => id.startsWith('getty-'))).toBe(true)
    expect(total).toBeGreaterThan(100)
  })

  // Spec 7.29, 7.44, 7.46
  test('asks the stock source only if the rules allow it', async () => {
    for (const chosen of [
      { price: [1, 2] },
      { artist: ['Ann'] },
      { collection: ['1'] },
      { publisher: ['GAA'], type: ['fine art'] },
    ]) {
      const before = stock.asked.length
      expect(countOf(await filtered(chosen), 'getty')).toBeUndefined()
      expect(stock.asked.length).toBe(before)
    }
    expect((await filtered({ publisher: ['GET'] })).total).toBe(PHOTOGRAPHS)
    expect((await search({ api: 'getty' })).total).toBe(PHOTOGRAPHS)
    expect((await search({ api: 'internal' })).total).toBe(OWN)
  })

  test('filters both sources alike', async () => {
    const { images } = await filtered(
      { people: ['with'], orientation: ['horizontal'], resolution: [16], price: [4] },
      { api: 'getty', limit: 100 },
    )
    expect(images.length).toBeGreaterThan(3)
    for (const image of images) {
      expect(image).toMatchObject({
        orientation: 'horizontal',
        price: 4,
        type: 'photography',
      })
      expect(image.keywords.join()).toMatch(/people|person/)
    }
  })

  test('counts every stock image for the options that all stock images have', async () => {
    const { facets, total } = await search({ query: 'dahlia' })
    const count = (section: string, value: string) =>
      facets[section]?.find((each) => each.value === value)?.count
    expect(count('publisher', 'GET')).toBe(total - 15)
    expect(count('type', 'photography')).toBe(total - 15)
    expect(count('substrate', 'mural')).toBe(total - 15)
  })

  test('counts the stock images that choosing another option of the same section would find', async () => {
    const count = ({ facets }: SearchResponse, section: string, value: string) =>
      facets[section]?.find((each) => each.value === value)?.count
    const all = countOf(await search({ query: 'dahlia' }), 'getty')
    expect(all).toBeGreaterThan(100)
    const ofPublisher = await filtered({ publisher: ['GAA'] }, { query: 'dahlia' })
    expect([ofPublisher.total, count(ofPublisher, 'publisher', 'GET')]).toEqual([15, all])
    const fine = await filtered({ type: ['fine art'] }, { query: 'dahlia' })
    expect([fine.total, count(fine, 'type', 'photography')]).toEqual([15, all])
    expect(countOf(fine, 'getty')).toBeUndefined()
    stock.fault = { kind: 'silent' }
    content.clock.advance(120_000)
    expect((await filtered({ publisher: ['GAA'] }, { query: 'dahlia' })).errors).toEqual([])
  })

  test('finds a stock image by the shop’s id and by the source’s', async () => {
    expect(await content.ids('getty-1400000007')).toEqual(['getty-1400000007'])
    expect(await content.ids('1400000007')).toEqual(['getty-1400000007'])
  })

  test('answers any text', async () => {
    for (const query of ['"', '(', '| - "" OR', 'a|'.repeat(4_000), '睡蓮', '-beach', 'NOT', 'x"y z'])
      expect((await search({ query })).errors).toEqual([])
  })

  // Spec 7.28
  test('of the simple kind shows both sources', async () => {
    const { body } = await content.call('GET', '/content/search/?q=dahlia&limit=4')
    const { images } = body as SearchResponse
    expect(images.map(({ id }) => id.startsWith('getty-'))).toEqual([false, true, false, true])
  })
})

const FAULTS: [string, Fault][] = [
  ['an error', { kind: 'status', status: 500 }],
  ['that its key is refused', { kind: 'status', status: 403 }],
  ['HTML', { kind: 'body', type: 'text/html', body: '<html><body>Bad gateway</body></html>' }],
  ['JSON that is cut', { kind: 'body', type: 'application/json', body: '{"result_count": 5, "images": [{' }],
  ['JSON of another shape', { kind: 'body', type: 'application/json', body: '{"hello":"world"}' }],
  [
    'images without pictures',
    { kind: 'body', type: 'application/json', body: '{"result_count":1,"images":[{"id":"1"}]}' },
  ],
  ['a negative count', { kind: 'body', type: 'application/json', body: '{"result_count":-1,"images":[]}' }],
  ['nothing at all', { kind: 'silent' }],
]

describe('when the stock source answers', () => {
  // Spec 7.51
  test.each(FAULTS)('%s, the shop’s own results come with a warning that names it', async (_, fault) => {
    stock.fault = fault
    const page = await search({ query: 'picture', limit: 20, offset: 20 })
    expect(page).toMatchObject({ total: 30, total_is_partial: true })
    expect(page.images).toHaveLength(10)
    expect(page.errors).toEqual([
      { source: 'getty', code: 'source_unavailable', message: 'Getty results not available.' },
    ])
    stock.fault = null
    expect((await search({ query: 'picture', limit: 20 })).errors).toEqual([])
  })

  test('an error, a search of it alone is refused in plain words', async () => {
    stock.fault = { kind: 'status', status: 500 }
    expect(await content.search({ query: 'refused', api: 'getty' })).toMatchObject({
      status: 503,
      body: { detail: 'Getty results not available.' },
    })
  })

  test('that it is asked too often, it is not asked again for as long as it says', async () => {
    stock.fault = { kind: 'status', status: 429, headers: { 'retry-after': '30' } }
    expect((await search({ query: 'often' })).errors).toHaveLength(1)
    stock.fault = null
    const before = stock.asked.length
    content.clock.advance(29_000)
    expect((await search({ query: 'often' })).errors).toHaveLength(1)
    expect(stock.asked.length).toBe(before)
    content.clock.advance(2_000)
    expect((await search({ query: 'often' })).errors).toEqual([])
  })
})

describe('a stock source that is late', () => {
  const late = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    stock.fault = { kind: 'late', until: promise }
    return resolve
  }
  const namesGetty = ({ errors }: SearchResponse) => errors.map(({ source }) => source)

  // Spec 7.48, 7.51
  test('is left out of that page alone, and over all pages nothing comes twice', async () => {
    const pageAt = (offset: number) => search({ query: 'dahlia', limit: 20, offset })
    const first = await pageAt(0)
    const answer = late()
    const second = await pageAt(20)
    stock.fault = null
    const third = await pageAt(40)
    expect([first, second, third].map(namesGetty)).toEqual([[], ['getty'], []])
    expect([second.total, third.total]).toEqual([first.total, first.total])
    const own = [first, second].flatMap(({ images }) => images.filter(({ id }) => id.startsWith('own-')))
    expect(own).toHaveLength(15)
    const ids = [first, second, third].flatMap(({ images }) => images.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    answer()
  })

  test('is not asked again by those who ask the same meanwhile, and what it says is kept for the next', async () => {
    const answer = late()
    const before = stock.asked.length
    const pages = await Promise.all(
      Array.from({ length: 5 }, () => search({ query: 'dahlia', sort: 'popular', limit: 20 })),
    )
    expect(pages.map(namesGetty)).toEqual(Array.from({ length: 5 }, () => ['getty']))
    expect(stock.asked.length).toBe(before + 1)
    answer()
    const asked = () => search({ query: 'dahlia', sort: 'popular', limit: 20 })
    await expect.poll(async () => namesGetty(await asked())).toEqual([])
    expect(stock.asked.length).toBe(before + 1)
  })

  test('and then fails is asked again, as no failure is remembered', async () => {
    stock.fault = { kind: 'status', status: 500 }
    expect(namesGetty(await search({ query: 'skyline' }))).toEqual(['getty'])
    stock.fault = null
    expect(namesGetty(await search({ query: 'skyline' }))).toEqual([])
  })
})

test('pages of one search share their places by one count, even if the source gains pictures between them', async () => {
  const first = await search({ query: 'dahlia', limit: 20 })
  stock.fault = {
    kind: 'body',
    type: 'application/json',
    body: JSON.stringify({ result_count: 1, images: [] }),
  }
  const second = await search({ query: 'dahlia', limit: 20, offset: 20 })
  expect(second.total).toBe(first.total)
  content.clock.advance(120_000)
  expect((await search({ query: 'dahlia', limit: 20 })).total).toBe(16)
})
