import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { found, image } from './support/made.ts'
import { openShop } from './support/shop.ts'

const SEARCH = 'query Search($input: SearchInput!) { search(input: $input) { total } }'
const PROFILE = 'query Profile { profile { userId } }'
const TWICE = 'query Twice { one: profile { userId } other: profile { userId } }'
const CHANGE = `mutation Change($input: ChangeCartItemInput!) {
  changeCartItem(input: $input) { item { quantity } userErrors { field message code } }
}`
const CREATE = `mutation Create($input: CreateCartInput!) {
  createCart(input: $input) { cart { token } userErrors { field message code } }
}`
const documents = [SEARCH, PROFILE, TWICE, CHANGE, CREATE]

/** Answers the port. */
const listen = async (server: Server) => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

test.each([
  [400, { limit: ['A valid integer is required.'] }, 'BAD_USER_INPUT', 'A valid integer is required.'],
  [401, { detail: 'Token expired.', code: 'token_not_valid' }, 'UNAUTHENTICATED', 'Token expired.'],
  [403, { detail: 'Session profile not available.' }, 'FORBIDDEN', 'Session profile not available.'],
  [404, { detail: 'Not found.' }, 'NOT_FOUND', 'Not found.'],
  [409, { detail: 'Somebody was first.' }, 'CONFLICT', 'Somebody was first.'],
  [429, { detail: 'Too many requests.' }, 'RATE_LIMITED', 'Too many requests.'],
])('a refusal of %i keeps the service’s words, and gets a code', async (status, body, code, message) => {
  const { graph, main } = await openShop({ documents })
  main.on('GET /api/v2/profile/', () => ({ status, body }))
  const said = await graph.ask(PROFILE)
  expect(said.status).toBe(200)
  expect(said.errors.map(({ message, extensions }) => [extensions.code, message])).toEqual([[code, message]])
})

test.each([500, 502, 503, 504])('a service that fails with %i is named as not available', async (status) => {
  const { graph, main } = await openShop({ documents })
  main.on('GET /api/v2/profile/', () => ({ status, body: { detail: 'at /srv/main/db.ts: password' } }))
  const said = await graph.ask(PROFILE)
  expect(said.errors[0]?.message).toBe('The project service is not available right now.')
  expect(said.errors[0]?.extensions).toEqual({ code: 'UPSTREAM_UNAVAILABLE', service: 'main' })
})

test('a busy service is asked once, and the visitor is told when to come again', async () => {
  const { graph, content } = await openShop({ documents })
  content.on('GET /content/search/v3/', () => ({
    status: 503,
    headers: { 'retry-after': '2' },
    body: { detail: 'Too many requests at once.', code: 'busy' },
  }))
  const said = await graph.ask(SEARCH, { input: {} })
  expect(said.errors[0]?.message).toBe('The catalog service is very busy right now.')
  expect(said.errors[0]?.extensions).toEqual({
    code: 'UPSTREAM_UNAVAILABLE',
    service: 'content',
    retryAfter: 2,
  })
  expect(content.calls).toHaveLength(1)
})

test('a read whose connection breaks is sent a second time', async () => {
  const { graph, content } = await openShop({ documents })
  const answers = [{ status: 503 }, { body: found([image('a')]) }]
  content.on('GET /content/search/v3/', () => answers.shift() ?? { status: 500 })
  expect((await graph.ask(SEARCH, { input: {} })).data).toEqual({ search: { total: 1 } })
})

test('a write whose connection breaks is sent a second time under the same key', async () => {
  const { graph, main } = await openShop({ documents })
  main.on('POST /api/v2/cart/', () => ({ status: 503 }))
  await graph.ask(CREATE, { input: { email: 'ada@aquatint.test', idempotencyKey: 'press-1' } })
  expect(main.calls.map(({ headers }) => headers['idempotency-key'])).toEqual(['press-1', 'press-1'])
})

test('a service that is down is named as not available, and is used again when it returns', async () => {
  const { graph, content } = await openShop({ documents })
  content.on('GET /content/search/v3/', () => ({ body: found([]) }))
  await content.down()
  const during = await graph.ask(SEARCH, { input: {} })
  expect(during.errors[0]?.extensions).toEqual({ code: 'UPSTREAM_UNAVAILABLE', service: 'content' })
  await content.up()
  const after = await graph.ask(SEARCH, { input: {} })
  expect(after.data).toEqual({ search: { total: 0 } })
})

test('a service that never answers is given up in time, and is not asked again', async () => {
  const { graph, content } = await openShop({ documents, timeout: 1_000 })
  content.on('GET /content/search/v3/', () => new Promise(() => {}))
  const said = await graph.ask(SEARCH, { input: {} })
  expect(said.errors[0]?.extensions).toEqual({ code: 'UPSTREAM_UNAVAILABLE', service: 'content' })
  expect(content.calls).toHaveLength(1)
})

test('a service that stops in the middle of its answer is given up in time', async () => {
  const half = createServer((socket) => {
    socket.once('data', () => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\n{"images": ['))
  })
  onTestFinished(() => void half.close())
  const { graph } = await openShop({
    documents,
    timeout: 1_000,
    settings: { content: { url: `http://127.0.0.1:${await listen(half)}` } },
  })
  const said = await graph.ask(SEARCH, { input: {} })
  expect(said.errors[0]?.extensions).toEqual({ code: 'UPSTREAM_UNAVAILABLE', service: 'content' })
})

test('what an operation reads twice is asked for once', async () => {
  const { graph, main } = await openShop({ documents })
  main.on('GET /api/v2/profile/', () => ({ status: 404, body: { detail: 'Not found.' } }))
  await graph.ask(TWICE)
  expect(main.calls).toHaveLength(1)
  await graph.ask(TWICE)
  expect(main.calls).toHaveLength(2)
})

test('a redirect counts as no answer, and the shop’s key does not follow it', async () => {
  const { graph, main, content } = await openShop({ documents })
  main.on('GET /api/v2/profile/', () => ({ status: 302, headers: { location: `${content.url}/elsewhere/` } }))
  const said = await graph.ask(PROFILE)
  expect(said.errors[0]?.extensions).toEqual({ code: 'UPSTREAM_UNAVAILABLE', service: 'main' })
  expect(content.calls).toEqual([])
})

test('a page that is not JSON counts as no answer from the service', async () => {
  const page = createServer((socket) => {
    socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n\r\n<h1>Hello</h1>'))
  })
  onTestFinished(() => void page.close())
  const { graph } = await openShop({
    documents,
    settings: { content: { url: `http://127.0.0.1:${await listen(page)}` } },
  })
  const said = await graph.ask(SEARCH, { input: {} })
  expect(said.errors[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE')
})

test('an answer of an unknown shape is an internal error that gives no detail away', async () => {
  const { graph, content } = await openShop({ documents })
  content.on('GET /content/search/v3/', () => ({ body: { pictures: 3 } }))
  const said = await graph.ask(SEARCH, { input: {} })
  expect(said.errors).toEqual([
    {
      message: 'Something went wrong.',
      path: ['search'],
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    },
  ])
  expect(graph.log()).toContain('graph failed')
})

test.each([
  [{ limit: 1.5 }, 'limit', 'Int cannot represent non-integer value: 1.5'],
  [{ limit: 1e12 }, 'limit', 'Int cannot represent non 32-bit signed integer value: 1000000000000'],
  [{ offset: 'ten' }, 'offset', 'Int cannot represent non-integer value: "ten"'],
  [{ sort: 'CHEAPEST' }, 'sort', 'Value "CHEAPEST" does not exist in "SearchSort" enum.'],
  [{ sort: 'POPULA' }, 'sort', 'Value "POPULA" does not exist in "SearchSort" enum.'],
  [{ colour: 'red' }, 'input', 'Field "colour" is not defined by type "SearchInput".'],
  [undefined, 'input', 'Expected non-nullable type "SearchInput!" not to be null.'],
])('the input %j is refused at its field before a service is asked', async (input, field, message) => {
  const { graph, content } = await openShop({ documents })
  const said = await graph.ask(SEARCH, { input })
  expect(said.errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
  expect(said.errors[0]?.extensions.fields).toEqual([{ field, message }])
  expect(content.calls).toEqual([])
})

test('a search of more than 10,000 characters is refused at its field', async () => {
  const { graph, content } = await openShop({ documents })
  const said = await graph.ask(SEARCH, { input: { q: 'x'.repeat(10_001) } })
  const message = 'Ensure this field has no more than 10000 characters.'
  expect(said.errors[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields: [{ field: 'q', message }] })
  expect(content.calls).toEqual([])
})

test('a field that the service refuses is named as in the graph’s input', async () => {
  const { graph, main } = await openShop({ documents })
  main.on('GET /api/v2/profile/', () => ({
    status: 400,
    body: { page_size: ['Ensure this value is at most 100.'] },
  }))
  const said = await graph.ask(PROFILE)
  expect(said.errors[0]?.extensions.fields).toEqual([
    { field: 'pageSize', message: 'Ensure this value is at most 100.' },
  ])
})

const input = { cartToken: 'cart-1', itemId: '5', quantity: 2 }

test.each([
  [400, { quantity: ['A valid integer is required.'] }, 'quantity', 'INVALID'],
  [400, { quantity: ['This field is required.'] }, 'quantity', 'REQUIRED'],
  [400, { detail: 'JSON parse error' }, null, 'BAD_USER_INPUT'],
  [404, { detail: 'Not found.' }, 'itemId', 'NOT_FOUND'],
  [409, { detail: 'Please try again.' }, null, 'CONFLICT'],
  [429, { detail: 'Slowly, please.' }, null, 'RATE_LIMITED'],
])('a mutation answers a refusal of %i %j as a user error', async (status, body, field, code) => {
  const { graph, main } = await openShop({ documents })
  main.on('PATCH /api/v2/projects/cart-1/item/', () => ({ status, body }))
  const message = 'detail' in body ? body.detail : body.quantity[0]
  const said = await graph.ask(CHANGE, { input })
  expect(said.data).toEqual({ changeCartItem: { item: null, userErrors: [{ field, message, code }] } })
})

test.each([
  [401, 'UNAUTHENTICATED'],
  [403, 'FORBIDDEN'],
  [500, 'UPSTREAM_UNAVAILABLE'],
])('a mutation answers a refusal of %i as an error, for the session to act on', async (status, code) => {
  const { graph, main } = await openShop({ documents })
  main.on('PATCH /api/v2/projects/cart-1/item/', () => ({ status, body: { detail: 'No.' } }))
  const said = await graph.ask(CHANGE, { input })
  expect(said.errors[0]?.extensions.code).toBe(code)
})

test.each(['', '.', '..', 'x'.repeat(201)])(
  'the cart token %j reaches no other address',
  async (cartToken) => {
    const { graph, main } = await openShop({ documents })
    const said = await graph.ask(CHANGE, { input: { ...input, cartToken } })
    expect(said.data).toMatchObject({ changeCartItem: { userErrors: [{ code: 'NOT_FOUND' }] } })
    expect(main.calls).toEqual([])
  },
)

test('a cart token that contains a path stays one part of the path', async () => {
  const { graph, main } = await openShop({ documents })
  await graph.ask(CHANGE, { input: { ...input, cartToken: '../../auth/users/?x=#' } })
  expect(main.calls[0]?.path).toBe('/api/v2/projects/..%2F..%2Fauth%2Fusers%2F%3Fx%3D%23/item/')
})

test('an idempotency key that no header can carry is refused at its field', async () => {
  const { graph, main } = await openShop({ documents })
  const said = await graph.ask(CREATE, { input: { idempotencyKey: 'a\r\nauthorization: JWT x' } })
  expect(said.data).toMatchObject({ createCart: { userErrors: [{ field: 'idempotencyKey' }] } })
  expect(main.calls).toEqual([])
})
