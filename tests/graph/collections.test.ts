import { expect, test } from 'vitest'
import type { CollectionView } from '#services/content/collections/contract.ts'
import { image } from './support/made.ts'
import { openShop } from './support/shop.ts'

const LIST = `query List($limit: Int, $offset: Int, $search: String) {
  collections(limit: $limit, offset: $offset, search: $search) {
    total
    collections { id name description version count cover { id } }
  }
}`
const LISTED_WHOLE = 'query ListedWhole { collections { collections { id imageIds } } }'
const ONE = `query One($id: ID!, $limit: Int, $offset: Int) {
  collection(id: $id) { id name count imageIds images(limit: $limit, offset: $offset) { id title } }
}`
const HOLDING = 'query Holding($id: ID!) { image(id: $id) { id collections { id name } } }'
const payload = '{ collection { id name version imageIds } userErrors { field message code } }'
const CREATE = `mutation Create($input: CreateCollectionInput!) { createCollection(input: $input) ${payload} }`
const UPDATE = `mutation Update($input: UpdateCollectionInput!) { updateCollection(input: $input) ${payload} }`
const ADD = `mutation Add($input: CollectionImagesInput!) { addToCollection(input: $input) ${payload} }`
const REMOVE = `mutation Remove($input: CollectionImagesInput!) { removeFromCollection(input: $input) ${payload} }`
const DELETE = `mutation Delete($id: ID!, $key: ID!) {
  deleteCollection(id: $id, idempotencyKey: $key) { userErrors { field message code } }
}`
const documents = [LIST, LISTED_WHOLE, ONE, HOLDING, CREATE, UPDATE, ADD, REMOVE, DELETE]

const collection = (given: Partial<CollectionView> = {}): CollectionView => ({
  id: 7,
  name: 'Shore',
  description: 'By the sea',
  contents: ['a', 'b', 'c'],
  count: 3,
  version: 4,
  created: '2026-01-01T00:00:00Z',
  updated: '2026-01-01T00:00:00Z',
  ...given,
})
const listed = (...results: CollectionView[]) => ({
  body: { count: results.length, next: null, previous: null, results },
})
const opened = async () => {
  const shop = await openShop({ documents })
  shop.content.on('GET /content/images/', ({ query }) => {
    const results = (query.get('ids') ?? '').split(',').map((id) => image(id))
    return { body: { count: results.length, next: null, previous: null, results } }
  })
  return shop
}

// Spec 7.33
test('a page of collections brings their first images in one call', async () => {
  const { graph, content } = await opened()
  content.on('GET /api/collections/', () =>
    listed(collection({ contents: ['a', 'b', 'c', 'd'], count: 9 }), collection({ id: 8, contents: ['e'] })),
  )
  const said = await graph.ask(LIST, { limit: 50, offset: 100, search: 'sea side' })
  expect(said.data).toEqual({
    collections: {
      total: 2,
      collections: [
        {
          id: '7',
          name: 'Shore',
          description: 'By the sea',
          version: 4,
          count: 9,
          cover: ['a', 'b', 'c', 'd'].map((id) => ({ id })),
        },
        expect.objectContaining({ id: '8', cover: [{ id: 'e' }] }),
      ],
    },
  })
  expect(Object.fromEntries(content.calls[0]?.query ?? [])).toEqual({
    ordering: 'name',
    limit: '50',
    offset: '100',
    search: 'sea side',
    contents: '4',
  })
  expect(content.calls.map(({ path }) => path)).toEqual(['/api/collections/', '/content/images/'])
})

test('all image ids of a shortened collection are read if they are asked for', async () => {
  const { graph, content } = await opened()
  content.on('GET /api/collections/', () =>
    listed(collection({ contents: ['a'], count: 3 }), collection({ id: 8, contents: [], count: 0 })),
  )
  content.on('GET /api/collections/7/', () => ({ body: collection() }))
  expect((await graph.ask(LISTED_WHOLE)).data).toEqual({
    collections: {
      collections: [
        { id: '7', imageIds: ['a', 'b', 'c'] },
        { id: '8', imageIds: [] },
      ],
    },
  })
})

test('a collection shows a stretch of its images, in the collection’s order', async () => {
  const { graph, content } = await opened()
  content.on('GET /api/collections/7/', () => ({ body: collection() }))
  const said = await graph.ask(ONE, { id: '7', limit: 2, offset: 1 })
  expect(said.data).toEqual({
    collection: {
      id: '7',
      name: 'Shore',
      count: 3,
      imageIds: ['a', 'b', 'c'],
      images: [
        { id: 'b', title: 'Title of b' },
        { id: 'c', title: 'Title of c' },
      ],
    },
  })
  expect(content.calls.find(({ path }) => path === '/content/images/')?.query.get('ids')).toBe('b,c')
})

test('a collection that does not exist is null, whatever its id', async () => {
  const { graph } = await opened()
  for (const id of ['9', '..', '', 'x/y'])
    expect((await graph.ask(ONE, { id })).data).toEqual({ collection: null })
})

test.each([
  [{ limit: 0 }, 'limit'],
  [{ limit: 101 }, 'limit'],
  [{ offset: -1 }, 'offset'],
])('a stretch of images of %j is refused at its field', async (stretch, field) => {
  const { graph, content } = await opened()
  content.on('GET /api/collections/7/', () => ({ body: collection() }))
  const said = await graph.ask(ONE, { id: '7', ...stretch })
  expect(said.errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field }] })
})

test('an impossible page of collections is refused in the service’s words', async () => {
  const { graph, content } = await opened()
  content.on('GET /api/collections/', () => ({
    status: 400,
    body: { limit: ['Ensure this value is right.'] },
  }))
  const said = await graph.ask(LIST, { limit: 1_001 })
  expect(said.errors[0]).toMatchObject({
    message: 'Ensure this value is right.',
    extensions: { code: 'BAD_USER_INPUT', fields: [{ field: 'limit' }] },
  })
})

test('an image names the collections that hold it', async () => {
  const { graph, content } = await opened()
  content.on('GET /api/collections/', ({ query }) => {
    expect(query.get('image')).toBe('a')
    return listed(collection())
  })
  expect((await graph.ask(HOLDING, { id: 'a' })).data).toEqual({
    image: { id: 'a', collections: [{ id: '7', name: 'Shore' }] },
  })
})

// Spec 7.34, 7.35, 7.36, 7.37
test('creating, saving, adding to and taking from a collection use the service’s words, with idempotency keys', async () => {
  const { graph, content } = await opened()
  const done = {
    collection: { id: '7', name: 'Shore', version: 4, imageIds: ['a', 'b', 'c'] },
    userErrors: [],
  }
  content.on('POST /api/collections/', ({ body, headers }) => {
    expect(body).toEqual({ name: 'Shore', description: '' })
    expect(headers['idempotency-key']).toBe('key-1')
    return { status: 201, body: collection() }
  })
  const made = await graph.ask(CREATE, { input: { idempotencyKey: 'key-1', name: 'Shore' } })
  expect(made.data).toEqual({ createCollection: done })

  content.on('PUT /api/collections/7/', ({ body, headers }) => {
    expect(body).toEqual({ name: 'Shore', description: 'Sea', contents: ['b', 'a'], version: 3 })
    expect(headers['idempotency-key']).toBe('key-2')
    return { body: collection() }
  })
  const input = {
    id: '7',
    idempotencyKey: 'key-2',
    name: 'Shore',
    description: 'Sea',
    imageIds: ['b', 'a'],
    version: 3,
  }
  expect((await graph.ask(UPDATE, { input })).data).toEqual({ updateCollection: done })

  content.on('PATCH /api/collections/7/prepend/', ({ body }) => {
    expect(body).toEqual({ prepend: ['d'] })
    return { body: collection() }
  })
  expect((await graph.ask(ADD, { input: { id: '7', imageIds: ['d'] } })).data).toEqual({
    addToCollection: done,
  })

  content.on('PATCH /api/collections/7/remove/', ({ body }) => {
    expect(body).toEqual({ remove: ['d'] })
    return { body: collection() }
  })
  expect((await graph.ask(REMOVE, { input: { id: '7', imageIds: ['d'] } })).data).toEqual({
    removeFromCollection: done,
  })

  content.on('DELETE /api/collections/7/', ({ headers }) => {
    expect(headers['idempotency-key']).toBe('key-9')
    return { status: 204 }
  })
  expect((await graph.ask(DELETE, { id: '7', key: 'key-9' })).data).toEqual({
    deleteCollection: { userErrors: [] },
  })
  expect((await graph.ask(DELETE, { id: '7', key: 'two words' })).data).toMatchObject({
    deleteCollection: { userErrors: [{ field: 'idempotencyKey', code: 'INVALID' }] },
  })
})

test('a refusal is a user error at the field of the input', async () => {
  const { graph, content } = await opened()
  const input = { id: '7', idempotencyKey: 'k', name: '', description: '', imageIds: ['x'], version: 1 }
  const expectErrors = async (userErrors: object[]) =>
    expect((await graph.ask(UPDATE, { input })).data).toEqual({
      updateCollection: { collection: null, userErrors },
    })
  content.on('PUT /api/collections/7/', () => ({
    status: 400,
    body: { name: ['This field may not be blank.'], contents: ['Invalid pk "x" - object does not exist.'] },
  }))
  await expectErrors([
    { field: 'name', message: 'This field may not be blank.', code: 'REQUIRED' },
    { field: 'imageIds', message: 'Invalid pk "x" - object does not exist.', code: 'INVALID' },
  ])
  content.on('PUT /api/collections/7/', () => ({
    status: 409,
    body: { detail: 'Changed.', code: 'version_conflict' },
  }))
  await expectErrors([{ field: null, message: 'Changed.', code: 'CONFLICT' }])
  content.on('PUT /api/collections/7/', () => ({ status: 404, body: { detail: 'Not found.' } }))
  await expectErrors([{ field: 'id', message: 'Not found.', code: 'NOT_FOUND' }])
  const unkeyed = await graph.ask(UPDATE, { input: { ...input, idempotencyKey: 'no key' } })
  expect(unkeyed.data).toMatchObject({ updateCollection: { userErrors: [{ field: 'idempotencyKey' }] } })
})

test('whoever may not write is told so', async () => {
  const { graph, content } = await opened()
  content.on('POST /api/collections/', () => ({ status: 403, body: { detail: 'No.' } }))
  content.on('DELETE /api/collections/7/', () => ({ status: 401, body: { detail: 'Who?' } }))
  const made = await graph.ask(CREATE, { input: { idempotencyKey: 'k', name: 'a' } })
  expect(made.errors[0]?.extensions.code).toBe('FORBIDDEN')
  expect((await graph.ask(DELETE, { id: '7', key: 'k' })).errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
})
