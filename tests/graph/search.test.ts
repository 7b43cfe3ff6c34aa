import { expect, test } from 'vitest'
import { found, image, sizes } from './support/made.ts'
import { openShop } from './support/shop.ts'

const SEARCH = `query Search($input: SearchInput!) {
  search(input: $input) {
    images { id media { template } }
    total totalAvailable isPartial totalForPagination warnings { code source message }
    facets { section options { value count } }
    moreByArtist { imageId count }
    debug { clauses excluded sources { source milliseconds total isPartial } }
  }
}`
const MEANT = `query Meant($input: SearchInput!) {
  search(input: $input) { searchedWords spelling { q asTyped isApplied } without { section total isPartial } }
}`
const SUBSTRATES = `query Substrates($input: SearchInput!) {
  search(input: $input) { images { substrates { substrate } } }
}`
const documents = [SEARCH, MEANT, SUBSTRATES]

test('a search answers how many of its words were searched, its spelling, and which filters leave nothing', async () => {
  const { graph, content } = await openShop({ documents })
  const answers = [
    {
      ...found([]),
      searched_words: 32,
      spelling: { query: 'abstract', as_typed: '"abstrct"', is_applied: true },
    },
    { ...found([]), without: [{ section: 'color', count: 7, is_partial: true }] },
  ]
  content.on('GET /content/search/v3/', () => ({ body: answers.shift() }))
  expect((await graph.ask(MEANT, { input: { q: 'abstrct' } })).data).toEqual({
    search: {
      searchedWords: 32,
      spelling: { q: 'abstract', asTyped: '"abstrct"', isApplied: true },
      without: [],
    },
  })
  expect((await graph.ask(MEANT, { input: { q: 'abstract' } })).data).toEqual({
    search: {
      searchedWords: null,
      spelling: null,
      without: [{ section: 'color', total: 7, isPartial: true }],
    },
  })
})

// Spec 3.15, 3.16, 7.29
test('a search answers what was found, and asks the service in the service’s words', async () => {
  const { graph, content } = await openShop({ documents })
  content.on('GET /content/search/v3/', () => ({
    body: {
      ...found([image('a')]),
      total: 10_000,
      total_available: 10_002,
      total_is_partial: true,
      total_for_pagination: 5_000,
      more_by_artist: { a: 2 },
      debug: {
        clauses: [['red', '"blue"']],
        excluded: [],
        sources: [{ source: 'getty', milliseconds: 12, total: null, is_partial: false }],
      },
      facets: { color: [{ value: 'red', count: 9_000 }], source: [{ value: 'internal', count: 10_000 }] },
      errors: [{ source: 'internal', code: 'window_too_large', message: 'Result window is too large.' }],
    },
  }))
  const said = await graph.ask(SEARCH, {
    input: {
      q: 'red | "blue"',
      filters: {
        color: ['RED', 'BLACK_AND_WHITE'],
        style: ['CLOSE_UP'],
        price: ['PRICE_4'],
        artist: ['Ada Vale'],
      },
      api: 'INDEXED',
      source: 'GETRM',
      group: 'ARTIST',
      debug: true,
      sort: 'BEST_MATCH',
      limit: 50,
      offset: 100,
    },
  })
  expect(said.data).toEqual({
    search: {
      images: [{ id: 'a', media: { template: '/media/a/1/{width}' } }],
      total: 10_000,
      totalAvailable: 10_002,
      isPartial: true,
      totalForPagination: 5_000,
      warnings: [{ code: 'WINDOW_TOO_LARGE', source: 'internal', message: 'Result window is too large.' }],
      facets: [
        { section: 'color', options: [{ value: 'red', count: 9_000 }] },
        { section: 'source', options: [{ value: 'internal', count: 10_000 }] },
      ],
      moreByArtist: [{ imageId: 'a', count: 2 }],
      debug: {
        clauses: [['red', '"blue"']],
        excluded: [],
        sources: [{ source: 'getty', milliseconds: 12, total: null, isPartial: false }],
      },
    },
  })
  expect(Object.fromEntries(content.calls[0]?.query ?? [])).toEqual({
    query: 'red | "blue"',
    filters: '{"artist":["Ada Vale"],"color":["red","black and white"],"price":[4],"style":["close-up"]}',
    api: 'indexed',
    source: 'GETRM',
    group: 'artist',
    debug: 'true',
    sort: 'best_match',
    limit: '50',
    offset: '100',
  })
})

test('an unknown option, or one in the spelling of an address, is refused at its section', async () => {
  const { graph, content } = await openShop({ documents })
  for (const color of ['MAUVE', 'red']) {
    const { errors } = await graph.ask(SEARCH, { input: { filters: { color: [color] } } })
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
  }
  expect(content.calls).toEqual([])
})

// Spec 9.13, 9.25
test('the newest first is sent to the service without a sort', async () => {
  const { graph, content } = await openShop({ documents })
  content.on('GET /content/search/v3/', () => ({ body: found([]) }))
  await graph.ask(SEARCH, { input: { sort: 'NEWEST' } })
  await graph.ask(SEARCH, { input: {} })
  for (const { query } of content.calls)
    expect(Object.fromEntries(query)).toEqual({ query: '', limit: '100', offset: '0' })
})

test('a page of 100 images takes one call, and asks for no sizes', async () => {
  const { graph, content, main } = await openShop({ documents })
  const images = Array.from({ length: 100 }, (_, index) => image(`i${index}`))
  content.on('GET /content/search/v3/', () => ({ body: found(images) }))
  const said = await graph.ask(SEARCH, { input: { limit: 100 } })
  expect(said.data).toMatchObject({ search: { total: 100 } })
  expect(content.calls).toHaveLength(1)
  expect(main.calls).toEqual([])
})

// Spec 7.24
test('images of one shape and tier share one question about sizes, even across requests', async () => {
  const { graph, content, main } = await openShop({ documents })
  const images = [image('a'), image('b'), image('c', { price: 4 }), image('d', { max_width: 30 })]
  content.on('GET /content/search/v3/', () => ({ body: found(images) }))
  main.on('GET /api/v1/availablesizes/', () => ({ body: sizes }))
  await graph.ask(SUBSTRATES, { input: {} })
  await graph.ask(SUBSTRATES, { input: {} })
  const asked = main.calls.map(({ query }) => ['w', 'h', 'price'].map((name) => query.get(name)))
  expect(asked).toEqual([
    ['48', '36', '2'],
    ['48', '36', '4'],
    ['30', '36', '2'],
  ])
})

test('sizes that could not be read are asked for again', async () => {
  const { graph, content, main } = await openShop({ documents })
  content.on('GET /content/search/v3/', () => ({ body: found([image('a')]) }))
  main.on('GET /api/v1/availablesizes/', () => ({ status: 500 }))
  const during = await graph.ask(SUBSTRATES, { input: {} })
  expect(during.errors[0]?.extensions).toEqual({ code: 'UPSTREAM_UNAVAILABLE', service: 'main' })
  main.on('GET /api/v1/availablesizes/', () => ({ body: sizes }))
  const after = await graph.ask(SUBSTRATES, { input: {} })
  expect(after.data).toEqual({ search: { images: [{ substrates: [{ substrate: 'print' }] }] } })
})
