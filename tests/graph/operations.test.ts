import { buildSchema, getIntrospectionQuery, parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import { adhocRules } from '#graph/adhoc.ts'
import { hashOf } from './support/graph.ts'
import { found, image } from './support/made.ts'
import { openShop } from './support/shop.ts'

const SEARCH = 'query Search($input: SearchInput!) { search(input: $input) { total images { id } } }'

const openSearch = async (options = {}) => {
  const shop = await openShop({ documents: [SEARCH], ...options })
  shop.content.on('GET /content/search/v3/', () => ({ body: found([image('a1')]) }))
  return shop
}

test('an operation known at build runs by its hash', async () => {
  const { graph } = await openSearch()
  const said = await graph.ask(SEARCH, { input: { q: 'tide' } })
  expect(said.errors).toEqual([])
  expect(said.data).toEqual({ search: { total: 1, images: [{ id: 'a1' }] } })
  expect(said.headers.get('cache-control')).toBe('no-store')
})

test('a field with a default may be left out, at any depth of the input', async () => {
  const place =
    'mutation Place($input: PlaceOrderInput!) { placeOrder(input: $input) { userErrors { field code } } }'
  const { graph, main } = await openShop({ documents: [place] })
  const address = {
    name: 'Ada',
    route: 'Harbour Street',
    locality: 'Portland',
    administrativeArea: 'ME',
    country: 'US',
    postalCode: '04101',
  }
  const input = {
    cartToken: 'c1',
    version: 'v1',
    total: 100,
    address,
    payment: { method: 'PURCHASE_ORDER', reference: 'PO-1' },
    idempotencyKey: 'k1',
  }
  const said = await graph.ask(place, { input })
  expect(said.errors).toEqual([])
  expect(main.calls.map(({ body }) => body)).toMatchObject([{ address: { name: 'Ada', label: '' } }])
  const lacking = await graph.ask(place, { input: { ...input, address: { ...address, name: undefined } } })
  expect(lacking.errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{}] })
  expect(main.calls).toHaveLength(1)
})

test('an unknown hash has its own code, and tells a tab from an older deploy to reload', async () => {
  const { graph, content } = await openSearch()
  const said = await graph.ask('query Older { search(input: {}) { total } }')
  expect(said.errors.map(({ message }) => message)).toEqual([
    'The shop has changed. Please reload this page.',
  ])
  expect(said.errors.map(({ extensions }) => extensions.code)).toEqual(['PERSISTED_QUERY_NOT_FOUND'])
  expect(content.calls).toEqual([])
})

test('a document in the request is refused, even a known one with its hash', async () => {
  const { graph, content } = await openSearch()
  const extensions = { persistedQuery: { version: 1, sha256Hash: hashOf(SEARCH) } }
  for (const body of [{ query: SEARCH }, { query: SEARCH, extensions }]) {
    const said = await graph.post({ ...body, variables: { input: {} } })
    expect(said.status).toBe(400)
    expect(said.errors[0]?.extensions.code).toBe('UNKNOWN_OPERATION')
  }
  expect(content.calls).toEqual([])
})

test('a document that was sent in a request is not known afterwards', async () => {
  const { graph } = await openSearch()
  const other = 'query Other { search(input: {}) { total } }'
  await graph.post({
    query: other,
    extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(other) } },
  })
  const said = await graph.ask(other)
  expect(said.errors[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND')
})

test('a batch of operations in one request is refused', async () => {
  const { graph, content } = await openSearch()
  const one = { extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(SEARCH) } } }
  const said = await graph.post([one, one])
  expect(said.status).toBe(400)
  expect(content.calls).toEqual([])
})

test('a request that a foreign page could send without a preflight is refused', async () => {
  const { graph, content } = await openSearch()
  const body = JSON.stringify({
    variables: { input: {} },
    extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(SEARCH) } },
  })
  const said = await graph.post(body, { 'content-type': 'text/plain' })
  expect(said.status).toBe(400)
  expect(content.calls).toEqual([])
})

test('ten megabytes are refused as too large', async () => {
  const { graph } = await openSearch()
  const said = await graph.ask(SEARCH, { input: { q: 'x'.repeat(10 * 1024 * 1024) } })
  expect(said.status).toBe(413)
  expect(said.errors[0]?.extensions.code).toBe('PAYLOAD_TOO_LARGE')
})

test('a body that is not JSON is refused in the form of GraphQL', async () => {
  const { graph } = await openSearch()
  const said = await graph.post('{"query": ')
  expect(said.status).toBe(400)
  expect(said.errors[0]?.extensions.code).toBe('BAD_REQUEST')
})

test('an operation with another name than its document’s is refused', async () => {
  const { graph, content } = await openSearch()
  const persistedQuery = { version: 1, sha256Hash: hashOf(SEARCH) }
  const said = await graph.post({
    operationName: 'Nope',
    variables: { input: {} },
    extensions: { persistedQuery },
  })
  expect(said).toMatchObject({ status: 400, errors: [{ message: 'There is no operation of this name.' }] })
  expect(graph.log()).not.toContain('graph failed')
  expect(content.calls).toEqual([])
})

test.each([{ version: 2 }, { version: '1' }, { sha256Hash: 7 }, true, null])(
  'a persisted query of another form is refused: %j',
  async (form) => {
    const { graph } = await openSearch()
    const own = { version: 1, sha256Hash: hashOf(SEARCH) }
    const persistedQuery = form !== null && typeof form === 'object' ? { ...own, ...form } : form
    const said = await graph.post({ variables: { input: {} }, extensions: { persistedQuery } })
    expect(said).toMatchObject({ status: 400, errors: [{ extensions: { code: 'BAD_REQUEST' } }] })
  },
)

test('an id that is too long to ask a service for is refused, and is not taken for an outage', async () => {
  const one = 'query One($id: ID!) { image(id: $id) { id } }'
  const { graph, content } = await openShop({ documents: [one] })
  const said = await graph.ask(one, { id: 'x'.repeat(200_000) })
  expect(said.errors[0]).toMatchObject({
    message: 'This is too long.',
    extensions: { code: 'BAD_USER_INPUT' },
  })
  expect(content.calls).toEqual([])
})

test.each(['__proto__', 'constructor', 'toString'])('the hash %s is unknown', async (sha256Hash) => {
  const { graph } = await openSearch()
  const said = await graph.post({ extensions: { persistedQuery: { version: 1, sha256Hash } } })
  expect(said.errors[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND')
})

test('development accepts ad hoc documents, and questions about the schema', async () => {
  const { graph } = await openSearch({ settings: { graphqlAdhoc: true } })
  const said = await graph.post({ query: '{ search(input: {}) { total } __schema { queryType { name } } }' })
  expect(said.data).toEqual({ search: { total: 1 }, __schema: { queryType: { name: 'Query' } } })
})

const repeated = (count: number, part: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => part(at)).join(' ')

test.each([
  [
    'deep inside',
    'depth',
    `{ __schema { types { ${'fields { type { '.repeat(8)} name ${'} } '.repeat(8)} } } }`,
  ],
  ['full of aliases', 'Aliases', `{ ${repeated(16, (at) => `a${at}: image(id: "${at}") { id }`)} }`],
  [
    'costly',
    'Cost',
    `{ search(input: {}) { images { substrates { ${repeated(90, () => 'sizes { width }')} } } } }`,
  ],
  [
    'full of lists in lists',
    'Cost',
    '{ search(input: { limit: 100 }) { images { related(limit: 20) { byArtist(limit: 20) { id } } } } }',
  ],
  [
    'full of lists beside lists',
    'Cost',
    `{ ${repeated(15, (at) => `a${at}: search(input: {}) { images { ...Liked } }`)} } fragment Liked on Image { related { id } }`,
  ],
  [
    'full of sign-ins',
    'signIn may be asked for once',
    `mutation { ${repeated(2, (at) => `a${at}: signIn(input: { email: "a@b.test", password: "p${at}" }) { userErrors { code } }`)} }`,
  ],
  ['long', 'tokens', `{ search(input: {}) { ${repeated(1_000, () => 'total')} } }`],
])('an ad hoc document that is too %s is refused before a service is asked', async (_how, limit, query) => {
  const { graph, content, auth } = await openSearch({ settings: { graphqlAdhoc: true } })
  const said = await graph.post({ query })
  expect(said.status).toBe(400)
  expect(said.errors.map(({ message }) => message)).toEqual([expect.stringContaining(limit)])
  expect([...content.calls, ...auth.calls]).toEqual([])
})

test('the introspection of development tools is within the limits of ad hoc documents', async () => {
  const { graph } = await openSearch({ settings: { graphqlAdhoc: true } })
  const said = await graph.post({ query: getIntrospectionQuery() })
  expect(said.errors).toEqual([])
})

test('an ad hoc document may be no deeper than 10', () => {
  const endless = buildSchema('type Query { next: Query at: Int }')
  const faults = (depth: number) =>
    validate(endless, parse(`${'{ next '.repeat(depth - 1)} { at } ${'}'.repeat(depth - 1)}`), adhocRules)
  expect(faults(10)).toEqual([])
  expect(faults(11).map(({ message }) => message)).toEqual([expect.stringContaining('depth limit')])
})
