import { expect, test } from 'vitest'
import type { RecordEdit } from '#services/shared/resources/contract.ts'
import { openShop } from './support/shop.ts'

const FIELD =
  'name type label required readOnly helpText minValue maxValue maxLength initial choices { value displayName }'
const DESCRIBE = `query Describe($name: String!, $id: ID) {
  resource(name: $name, id: $id) { name title description canCreate ordering fields { ${FIELD} } filters { ${FIELD} } }
}`
const LIST = `query List($resource: String!, $search: String, $filters: [RecordFilter!], $ordering: String, $limit: Int,
    $offset: Int, $after: String, $before: String, $at: String) {
  records(resource: $resource, search: $search, filters: $filters, ordering: $ordering, limit: $limit,
    offset: $offset, after: $after, before: $before, at: $at) {
    count isPartial first last records { key id version values }
  }
}`
const READ = `query Read($resource: String!, $id: ID!, $at: String) {
  record(resource: $resource, id: $id, at: $at) { key id version values }
}`
const HISTORY = `query History($resource: String!, $id: ID!) {
  recordHistory(resource: $resource, id: $id) { count edits { version type at by reverts batch changes { field from to start } } }
}`
const LOOKUP = `query Lookup($resource: String!, $search: String!) {
  recordLookup(resource: $resource, search: $search) { value label }
}`
const STRAYS = `query Strays($resource: String!, $ids: [ID!]!, $search: String, $filters: [RecordFilter!]) {
  recordStrays(resource: $resource, ids: $ids, search: $search, filters: $filters) { recordId label }
}`
const documents = [DESCRIBE, LIST, READ, HISTORY, LOOKUP, STRAYS]

const name = { type: 'string', required: true, read_only: false, label: 'Name', max_length: 200 }
const shownName = {
  name: 'name',
  type: 'string',
  label: 'Name',
  required: true,
  readOnly: false,
  helpText: null,
  minValue: null,
  maxValue: null,
  maxLength: 200,
  initial: null,
  choices: null,
}
const ada = { id: 7, version: 3, name: 'Ada Vale', active: true }
const shownAda = { key: 'artist/7', id: '7', version: 3, values: { name: 'Ada Vale', active: true } }
const at = '2026-11-25T10:00:00.000Z'

test('a resource says what its new records and its edits take', async () => {
  const { graph, content } = await openShop({ documents })
  const said = { name: 'Artist List', description: 'Artists.', ordering: ['name'], filters: {} }
  const active = { type: 'choice', required: false, read_only: false, label: 'Active' }
  const choices = [{ value: 'true', display_name: 'Yes' }]
  content.on('OPTIONS /api/artist/', () => ({
    body: { ...said, filters: { active: { ...active, choices } }, actions: { POST: { name } } },
  }))
  content.on('OPTIONS /api/artist/7/', () => ({ body: { ...said, actions: { PUT: { name } } } }))
  const { data } = await graph.ask(DESCRIBE, { name: 'artist' })
  expect(data?.resource).toMatchObject({ name: 'artist', title: 'Artist List', ordering: ['name'] })
  expect(data?.resource).toMatchObject({
    canCreate: true,
    fields: [shownName],
    filters: [{ name: 'active', choices: [{ value: 'true', displayName: 'Yes' }] }],
  })
  const { data: edited } = await graph.ask(DESCRIBE, { name: 'artist', id: '7' })
  expect(edited?.resource).toMatchObject({ canCreate: false, fields: [shownName] })
})

test('a resource without metadata has no fields, and one that does not exist is null', async () => {
  const { graph, content } = await openShop({ documents })
  content.on('OPTIONS /api/plain/', () => ({ body: { name: 'Plain List' } }))
  expect((await graph.ask(DESCRIBE, { name: 'plain' })).data?.resource).toMatchObject({
    title: 'Plain List',
    canCreate: false,
    fields: null,
    ordering: [],
    filters: [],
  })
  expect((await graph.ask(DESCRIBE, { name: 'nothing' })).data).toEqual({ resource: null })
})

// Spec 3.14
test.each([
  ['count and results', { count: 4, count_is_partial: true, first: 'a', last: 'z', results: [ada] }, 4],
  ['limit, offset and data', { count: 4, limit: 1, offset: 1, data: [ada] }, 4],
  ['data without a count', { limit: 1, offset: 1, data: [ada] }, 2],
  ['a plain array', [{ id: 1 }, ada, { id: 9 }], 3],
])('a page is read as %s', async (_, body, count) => {
  const { graph, content } = await openShop({ documents })
  content.on('GET /api/artist/', () => ({ body }))
  const { data } = await graph.ask(LIST, { resource: 'artist', limit: 1, offset: 1 })
  const isPartial = 'count_is_partial' in body
  expect(data?.records).toEqual({
    count,
    isPartial,
    first: isPartial ? 'a' : null,
    last: isPartial ? 'z' : null,
    records: [shownAda],
  })
})

test('a page is asked for by its filters, its order and where another ends', async () => {
  const { graph, content } = await openShop({ documents })
  content.on('GET /api/artist/', () => ({ body: { count: 0, results: [] } }))
  await graph.ask(LIST, { resource: 'artist' })
  await graph.ask(LIST, {
    resource: 'artist',
    search: 'vale',
    filters: [{ name: 'active', value: 'true' }],
    ordering: '-created',
    limit: 20,
    after: 'a cursor',
  })
  expect(content.calls.map(({ query }) => `${query}`)).toEqual([
    'limit=50',
    'active=true&search=vale&ordering=-created&limit=20&after=a+cursor',
  ])
  const { errors } = await graph.ask(LIST, { resource: 'artist', offset: 0, before: 'a cursor' })
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field: 'offset' }] })
})

test('a filter cannot stand for what the page asks itself', async () => {
  const { graph, content } = await openShop({ documents })
  content.on('GET /api/artist/', () => ({ body: [] }))
  await graph.ask(LIST, { resource: 'artist', filters: [{ name: 'limit', value: '9' }], limit: 20 })
  expect(`${content.calls[0]?.query}`).toBe('limit=20')
})

test('records of payments are asked of main, known by their tokens, and resources may stand within others', async () => {
  const { graph, main } = await openShop({ documents })
  const resource = 'artist-identity/usr-1/bank-accounts'
  const token = 'trm-1'
  main.on(`GET /api/${resource}/`, () => ({ body: { limit: 50, offset: 0, data: [{ token }] } }))
  expect((await graph.ask(LIST, { resource })).data?.records).toMatchObject({
    records: [{ key: `${resource}/trm-1`, id: token, version: 0, values: { token } }],
  })
  expect((await graph.ask(LIST, { resource: 'artist/../upload' })).errors[0]?.extensions.code).toBe(
    'NOT_FOUND',
  )
})

test('a record is read as it is, or as it stood', async () => {
  const { graph, content } = await openShop({ documents })
  content.on('GET /api/artist/7/', ({ query }) => ({
    body: query.get('at') === at ? { ...ada, version: 2 } : ada,
  }))
  expect((await graph.ask(READ, { resource: 'artist', id: '7' })).data?.record).toEqual(shownAda)
  expect((await graph.ask(READ, { resource: 'artist', id: '7', at })).data?.record).toMatchObject({
    key: `artist/7@${at}`,
    version: 2,
  })
  expect((await graph.ask(READ, { resource: 'artist', id: '8' })).data?.record).toBeNull()
})

test('a history says what each edit changed', async () => {
  const { graph, content } = await openShop({ documents })
  const change = { field: 'name', from: 'Ada', to: 'Ada Vale', start: null }
  const edit: RecordEdit = {
    version: 2,
    type: 'record.edited',
    at,
    by: 'ana@aquatint.test',
    changes: [{ field: 'name', from: 'Ada', to: 'Ada Vale' }],
    reverts: null,
    batch: 12,
  }
  content.on('GET /api/artist/7/history/', ({ query }) => {
    expect(`${query}`).toBe('limit=50&offset=0')
    return { body: { count: 1, next: null, previous: null, results: [edit] } }
  })
  expect((await graph.ask(HISTORY, { resource: 'artist', id: '7' })).data?.recordHistory).toEqual({
    count: 1,
    edits: [{ ...edit, type: 'EDITED', changes: [change], batch: '12' }],
  })
})

test('a list as it stood is asked of its moment alone, and its records are kept apart from those of now', async () => {
  const { graph, content } = await openShop({ documents })
  content.on('GET /api/artist/', ({ query }) => {
    expect(query.get('at')).toBe(at)
    expect([...query.keys()].toSorted()).toEqual(['at', 'limit'])
    return { body: { count: 1, results: [ada], first: 'a', last: 'b' } }
  })
  const { data } = await graph.ask(LIST, { resource: 'artist', at })
  expect(data?.records).toMatchObject({ records: [{ ...shownAda, key: `artist/7@${at}` }] })
})

test('records that have left a list are asked of by what narrows it', async () => {
  const { graph, content } = await openShop({ documents })
  const results = [{ id: '7', label: null }]
  content.on('POST /api/artist/strays/', ({ body }) => {
    expect(body).toEqual({ ids: ['7', '8'], matching: { search: 'vale', filters: { active: 'true' } } })
    return { body: { results } }
  })
  const filters = [{ name: 'active', value: 'true' }]
  const asked = { resource: 'artist', ids: ['7', '8'], search: 'vale', filters }
  expect((await graph.ask(STRAYS, asked)).data?.recordStrays).toEqual([{ recordId: '7', label: null }])
})

test('a lookup calls each record by its name', async () => {
  const { graph, content } = await openShop({ documents })
  content.on('GET /api/anything/', ({ query }) => {
    expect(`${query}`).toBe('limit=1000&search=a')
    return { body: [ada, { id: 8, full_name: 'Ben' }, { id: 9, name: '' }] }
  })
  expect((await graph.ask(LOOKUP, { resource: 'anything', search: 'a' })).data?.recordLookup).toEqual([
    { value: '7', label: 'Ada Vale' },
    { value: '8', label: 'Ben' },
    { value: '9', label: '9' },
  ])
})

// Issue 13, Keys: a palette of records by id or name.
test('a record is found by its id, before those that are found by their words', async () => {
  const { graph, content } = await openShop({ documents })
  content.on('GET /api/anything/', () => ({ body: [{ id: 8, name: 'Studio 7' }, ada] }))
  content.on('GET /api/anything/7/', () => ({ body: ada }))
  const lookUp = async (search: string) =>
    (await graph.ask(LOOKUP, { resource: 'anything', search })).data?.recordLookup
  const [byId, byWords] = [
    { value: '7', label: 'Ada Vale' },
    { value: '8', label: 'Studio 7' },
  ]
  expect(await lookUp('7')).toEqual([byId, byWords])
  content.on('GET /api/anything/9/', () => ({ status: 404, body: { detail: 'Not found.' } }))
  expect(await lookUp('9')).toEqual([byWords, byId])
})
