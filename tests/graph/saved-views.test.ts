import { expect, test } from 'vitest'
import type { KeptView } from '#services/main/views/contract.ts'
import { openShop } from './support/shop.ts'

const VIEW = `id resource name search ordering filters { name value } columns
  isShared isDefault isOwn owner version`
const PAYLOAD = `view { ${VIEW} } userErrors { field message code }`
const LIST = `query List($resource: String!) { savedViews(resource: $resource) { ${VIEW} } }`
const CREATE = `mutation Create($input: CreateViewInput!) { createView(input: $input) { ${PAYLOAD} } }`
const CHANGE = `mutation Change($input: ChangeViewInput!) { changeView(input: $input) { ${PAYLOAD} } }`
const DELETE = `mutation Delete($id: ID!, $key: ID!) {
  deleteView(id: $id, idempotencyKey: $key) { userErrors { field message code } }
}`
const documents = [LIST, CREATE, CHANGE, DELETE]

const kept: KeptView = {
  id: 7,
  resource: 'artist',
  name: 'Portal',
  search: 'vale',
  ordering: '-created',
  filters: { gaa_artist: 'true', active: 'true' },
  columns: ['name', 'created'],
  is_shared: true,
  is_default: false,
  owner: 'ben@aquatint.test',
  is_own: false,
  version: 3,
}
const filters = [
  { name: 'gaa_artist', value: 'true' },
  { name: 'active', value: 'true' },
]
const shown = {
  id: '7',
  resource: 'artist',
  name: 'Portal',
  search: 'vale',
  ordering: '-created',
  filters,
  columns: ['name', 'created'],
  isShared: true,
  isDefault: false,
  isOwn: false,
  owner: 'ben@aquatint.test',
  version: 3,
}
const change = { id: '7', version: 3, idempotencyKey: 'key-1' }

test('staff read the views of a resource', async () => {
  const { graph, main } = await openShop({ documents })
  main.on('GET /api/v2/views/', ({ query }) => {
    expect(query.get('resource')).toBe('artist-identity/a b/bank-accounts')
    return { body: { count: 1, results: [kept] } }
  })
  const { data } = await graph.ask(LIST, { resource: 'artist-identity/a b/bank-accounts' })
  expect(data).toEqual({ savedViews: [shown] })
})

test('a view reaches the main service under the key of its try', async () => {
  const { graph, main } = await openShop({ documents })
  main.on('POST /api/v2/views/', ({ body, headers }) => {
    const { id: _, owner: __, is_own: ___, version: ____, ...sent } = kept
    expect(body).toEqual(sent)
    expect(headers['idempotency-key']).toBe('key-1')
    return { status: 201, body: kept }
  })
  const { id: _, isOwn: __, owner: ___, version: ____, ...given } = shown
  const { data } = await graph.ask(CREATE, { input: { ...given, idempotencyKey: 'key-1' } })
  expect(data).toEqual({ createView: { view: shown, userErrors: [] } })
})

test('a view of a name alone holds nothing', async () => {
  const { graph, main } = await openShop({ documents })
  main.on('POST /api/v2/views/', ({ body }) => {
    expect(body).toEqual({
      resource: 'artist',
      name: 'All',
      search: '',
      ordering: null,
      filters: {},
      columns: null,
      is_shared: false,
      is_default: false,
    })
    return { status: 201, body: { ...kept, columns: null } }
  })
  const input = { resource: 'artist', name: 'All', idempotencyKey: 'key-1' }
  const { data } = await graph.ask(CREATE, { input })
  expect(data).toMatchObject({ createView: { view: { columns: null }, userErrors: [] } })
})

test.each([
  [{ name: 'Others' }, { name: 'Others' }],
  [{ isShared: false }, { is_shared: false }],
  [{ isDefault: true }, { is_default: true }],
  [
    { search: '', ordering: null, filters, columns: null },
    { search: '', ordering: null, filters: kept.filters, columns: null },
  ],
  [{ name: null, search: null, filters: null, isShared: null, isDefault: null }, {}],
])('a change sends what it names: %j', async (given, sent) => {
  const { graph, main } = await openShop({ documents })
  main.on('PUT /api/v2/views/7/', ({ body, headers }) => {
    expect(body).toEqual({ version: 3, ...sent })
    expect(headers['idempotency-key']).toBe('key-1')
    return { body: kept }
  })
  const { data } = await graph.ask(CHANGE, { input: { ...change, ...given } })
  expect(data).toEqual({ changeView: { view: shown, userErrors: [] } })
})

test('a view is deleted under the key of its try', async () => {
  const { graph, main } = await openShop({ documents })
  main.on('DELETE /api/v2/views/7/', ({ headers }) => {
    expect(headers['idempotency-key']).toBe('key-1')
    return { status: 204 }
  })
  const { data } = await graph.ask(DELETE, { id: '7', key: 'key-1' })
  expect(data).toEqual({ deleteView: { userErrors: [] } })
})

test.each([
  [
    { status: 400, body: { name: ['There is a view of this name already.'] } },
    { field: 'name', message: 'There is a view of this name already.', code: 'INVALID' },
  ],
  [
    { status: 400, body: { 'filters.gaa_artist': ['This field may not be blank.'] } },
    { field: 'filters', message: 'This field may not be blank.', code: 'REQUIRED' },
  ],
  [
    { status: 400, body: { is_shared: ['200 views are shared already.'] } },
    { field: 'isShared', message: '200 views are shared already.', code: 'INVALID' },
  ],
  [
    { status: 400, body: { non_field_errors: ['You have 200 views already.'] } },
    { field: null, message: 'You have 200 views already.', code: 'INVALID' },
  ],
  [
    { status: 404, body: { detail: 'Not found.' } },
    { field: 'id', message: 'Not found.', code: 'NOT_FOUND' },
  ],
  [
    { status: 409, body: { detail: 'Someone else changed this view.', code: 'version_conflict' } },
    { field: null, message: 'Someone else changed this view.', code: 'CONFLICT' },
  ],
])('what the service refuses is data: $0.body', async (reply, userError) => {
  const { graph, main } = await openShop({ documents })
  for (const route of ['POST /api/v2/views/', 'PUT /api/v2/views/7/', 'DELETE /api/v2/views/7/'])
    main.on(route, () => reply)
  const create = { resource: 'artist', name: 'Portal', idempotencyKey: 'key-1' }
  const refused = { view: null, userErrors: [userError] }
  expect((await graph.ask(CREATE, { input: create })).data).toEqual({ createView: refused })
  expect((await graph.ask(CHANGE, { input: change })).data).toEqual({ changeView: refused })
  expect((await graph.ask(DELETE, { id: '7', key: 'key-1' })).data).toEqual({
    deleteView: { userErrors: [userError] },
  })
})

test('a key that cannot be a header is refused at its field, and nobody is asked', async () => {
  const { graph, main } = await openShop({ documents })
  const refused = { userErrors: [{ field: 'idempotencyKey' }] }
  const create = { resource: 'artist', name: 'Portal', idempotencyKey: '' }
  expect((await graph.ask(CREATE, { input: create })).data).toMatchObject({ createView: refused })
  const changed = await graph.ask(CHANGE, { input: { ...change, idempotencyKey: 'a b' } })
  expect(changed.data).toMatchObject({ changeView: refused })
  expect((await graph.ask(DELETE, { id: '7', key: '' })).data).toMatchObject({ deleteView: refused })
  expect(main.calls).toEqual([])
})

test('a visitor who is not staff is refused, and so is who stops sharing what is not theirs', async () => {
  const { graph, main } = await openShop({ documents })
  const refused = () => ({ status: 403, body: { detail: 'You do not have permission.' } })
  main.on('GET /api/v2/views/', refused)
  main.on('PUT /api/v2/views/7/', refused)
  const asked = [
    await graph.ask(LIST, { resource: 'artist' }),
    await graph.ask(CHANGE, { input: { ...change, isShared: false } }),
  ]
  for (const { errors } of asked) expect(errors[0]?.extensions.code).toBe('FORBIDDEN')
})
