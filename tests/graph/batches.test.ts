import { expect, test } from 'vitest'
import type { BatchItemView, BatchView } from '#services/content/batches/contract.ts'
import { openShop } from './support/shop.ts'

const BATCH = `id resource state author plannedAt confirmedAt endedAt undoneBy
  action { type field value entries batch file collection name } stopped { isForRights by }
  counts { waiting changed made same refused } reasons { reason count }`
const PAYLOAD = `batch { ${BATCH} } userErrors { field message code }`
const ONE = `query One($id: ID!) { batch(id: $id) { ${BATCH} } }`
const LIST = 'query List($before: ID) { batches(before: $before) { next batches { id state } } }'
const ITEMS = `query Items($id: ID!, $outcome: BatchOutcome, $reason: String, $after: Int) {
  batchItems(id: $id, outcome: $outcome, reason: $reason, after: $after) {
    next
    items { place record label row isNew changes { field from to } outcome reason changedBy changedAt isEditedSince }
  }
}`
const PLAN = `mutation Plan($input: PlanBatchInput!) { planBatch(input: $input) { ${PAYLOAD} } }`
const CONFIRM = `mutation Confirm($id: ID!, $key: ID!) { confirmBatch(id: $id, idempotencyKey: $key) { ${PAYLOAD} } }`
const UNDO = `mutation Undo($id: ID!, $key: ID!) { undoBatch(id: $id, idempotencyKey: $key) { ${PAYLOAD} } }`
const documents = [ONE, LIST, ITEMS, PLAN, CONFIRM, UNDO]

const at = '2026-11-25T10:00:00.000Z'
const kept: BatchView = {
  id: 12,
  resource: 'image',
  action: { type: 'add', field: 'keywords', entries: ['sea'] },
  state: 'stopped',
  author: 'ana@aquatint.test',
  planned_at: at,
  confirmed_at: at,
  ended_at: at,
  stopped: { because: 'rights', by: null },
  undone_by: 13,
  counts: { waiting: 1, changed: 2, made: 1, same: 3, refused: 4 },
  reasons: [{ reason: 'It is gone.', count: 4 }],
}
const shown = {
  id: '12',
  resource: 'image',
  action: {
    type: 'ADD',
    field: 'keywords',
    value: null,
    entries: ['sea'],
    batch: null,
    file: null,
    collection: null,
    name: null,
  },
  state: 'STOPPED',
  author: 'ana@aquatint.test',
  plannedAt: at,
  confirmedAt: at,
  endedAt: at,
  stopped: { isForRights: true, by: null },
  undoneBy: '13',
  counts: kept.counts,
  reasons: kept.reasons,
}

test('staff read a batch, and null where there is none', async () => {
  const { graph, content } = await openShop({ documents })
  content.on('GET /api/batches/12/', () => ({ body: kept }))
  content.on('GET /api/batches/13/', () => ({ status: 404, body: { detail: 'Not found.' } }))
  expect((await graph.ask(ONE, { id: '12' })).data?.batch).toEqual(shown)
  expect((await graph.ask(ONE, { id: '13' })).data?.batch).toBeNull()
})

test('batches are listed from where another page ends', async () => {
  const { graph, content } = await openShop({ documents })
  content.on('GET /api/batches/', ({ query }) => {
    expect(`${query}`).toBe('limit=20&before=20')
    return { body: { results: [kept], next: 12 } }
  })
  expect((await graph.ask(LIST, { before: '20' })).data?.batches).toEqual({
    next: '12',
    batches: [{ id: '12', state: 'STOPPED' }],
  })
})

test('the records of a batch are read by what became of them', async () => {
  const { graph, content } = await openShop({ documents })
  const item: BatchItemView = {
    place: 7,
    record: 'lake',
    label: 'Lake',
    row: 2,
    is_new: false,
    changes: [{ field: 'price', from: 1, to: 2 }],
    outcome: 'refused',
    reason: 'It is gone.',
    changed_by: 'ben@aquatint.test',
    changed_at: at,
    edited_since: true,
  }
  content.on('GET /api/batches/12/items/', ({ query }) => {
    expect(`${query}`).toBe('outcome=refused&reason=It+is+gone.&after=6&limit=50')
    return { body: { results: [item], next: null } }
  })
  const asked = { id: '12', outcome: 'REFUSED', reason: 'It is gone.', after: 6 }
  expect((await graph.ask(ITEMS, asked)).data?.batchItems).toEqual({
    next: null,
    items: [
      {
        ...{ place: 7, record: 'lake', label: 'Lake', outcome: 'REFUSED', reason: 'It is gone.' },
        ...{ row: 2, isNew: false, changes: [{ field: 'price', from: 1, to: 2 }] },
        ...{ changedBy: 'ben@aquatint.test', changedAt: at, isEditedSince: true },
      },
    ],
  })
})

test('a plan names records, or what narrows a list, under the key of its try', async () => {
  const { graph, content } = await openShop({ documents })
  const bodies: unknown[] = []
  content.on('POST /api/batches/', ({ body, headers }) => {
    expect(headers['idempotency-key']).toBe('key-1')
    bodies.push(body)
    return { status: 201, body: kept }
  })
  const input = {
    idempotencyKey: 'key-1',
    resource: 'image',
    action: { type: 'SET', field: 'published', value: true },
  }
  const chosen = await graph.ask(PLAN, { input: { ...input, ids: ['lake', '7'] } })
  expect(chosen.data?.planBatch).toEqual({ batch: shown, userErrors: [] })
  const filters = [{ name: 'published', value: 'false' }]
  await graph.ask(PLAN, { input: { ...input, matching: { search: 'sea', filters } } })
  const action = { type: 'set', field: 'published', value: true }
  expect(bodies).toEqual([
    { resource: 'image', action, ids: ['lake', '7'] },
    { resource: 'image', action, matching: { search: 'sea', filters: { published: 'false' } } },
  ])
})

test.each([
  ['a plan', 'POST /api/batches/', PLAN, 'planBatch'],
  ['an undoing', 'POST /api/batches/12/undo/', UNDO, 'undoBatch'],
])('%s of many records is waited for longer than other answers', async (_, path, operation, field) => {
  const { graph, content } = await openShop({ documents, timeout: 50 })
  const planned = Promise.withResolvers<{ status: number; body: BatchView }>()
  content.on(path, () => planned.promise)
  content.on('GET /api/batches/12/', () => new Promise(() => {}))
  const action = { type: 'SET', field: 'price', value: 2 }
  const input = { idempotencyKey: 'key-1', resource: 'image', action, ids: ['lake'] }
  const asked = graph.ask(operation, { input, id: '12', key: 'key-1' })
  const other = await graph.ask(ONE, { id: '12' })
  expect(other.errors[0]?.extensions).toEqual({ code: 'UPSTREAM_UNAVAILABLE', service: 'content' })
  planned.resolve({ status: 201, body: kept })
  expect((await asked).data?.[field]).toMatchObject({ batch: { id: '12' }, userErrors: [] })
})

test('images are put into a collection by its id, and the batch says what it is called', async () => {
  const { graph, content } = await openShop({ documents })
  content.on('POST /api/batches/', ({ body }) => {
    expect(body).toEqual({ resource: 'image', ids: ['lake'], action: { type: 'collect', collection: 7 } })
    return { status: 201, body: { ...kept, action: { type: 'collect', collection: 7, name: 'Summer' } } }
  })
  const action = { type: 'COLLECT', collection: '7' }
  const input = { idempotencyKey: 'key-1', resource: 'image', ids: ['lake'], action }
  expect((await graph.ask(PLAN, { input })).data?.planBatch).toMatchObject({
    batch: { action: { type: 'COLLECT', field: null, collection: '7', name: 'Summer' } },
  })
})

test('what a service refuses is data', async () => {
  const { graph, content } = await openShop({ documents })
  const old = { detail: 'This plan is too old. Choose the records again.', code: 'batch_expired' }
  content.on('POST /api/batches/12/confirm/', () => ({ status: 409, body: old }))
  content.on('POST /api/batches/12/undo/', () => ({ status: 404, body: { detail: 'Not found.' } }))
  const asked = { id: '12', key: 'key-1' }
  expect((await graph.ask(CONFIRM, asked)).data?.confirmBatch).toEqual({
    batch: null,
    userErrors: [{ field: null, message: old.detail, code: 'CONFLICT' }],
  })
  expect((await graph.ask(UNDO, asked)).data?.undoBatch).toEqual({
    batch: null,
    userErrors: [{ field: 'id', message: 'Not found.', code: 'NOT_FOUND' }],
  })
})
