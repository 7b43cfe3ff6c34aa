import { expect, test } from 'vitest'
import type { EditConflict } from '#services/shared/resources/contract.ts'
import { openShop } from './support/shop.ts'

const PAYLOAD = `record { key id version values } merged { field by at }
  conflict { version fields { field base theirs by at } } userErrors { field message code }`
const SAVE = `mutation Save($input: SaveRecordInput!) { saveRecord(input: $input) { ${PAYLOAD} } }`
const REVERT = `mutation Revert($input: RevertRecordInput!) { revertRecord(input: $input) { ${PAYLOAD} } }`
const documents = [SAVE, REVERT]

const ada = { id: 7, version: 3, name: 'Ada Vale', active: true }
const shownAda = { key: 'artist/7', id: '7', version: 3, values: { name: 'Ada Vale', active: true } }
const at = '2026-11-25T10:00:00.000Z'

const input = { idempotencyKey: 'key-1', resource: 'artist', id: '7', version: 3, values: { active: false } }
const saved = { merged: [], conflict: null, userErrors: [] }

test('an edit sends what was changed and the version that it began from, once', async () => {
  const { graph, content } = await openShop({ documents })
  const merged = { field: 'name', by: 'ben@aquatint.test', at }
  content.on('PUT /api/artist/7/', ({ body, headers }) => {
    expect(body).toEqual({ active: false, version: 3 })
    expect(headers['idempotency-key']).toBe('key-1')
    return { body: { ...ada, version: 5, active: false, _merged: [merged] } }
  })
  expect((await graph.ask(SAVE, { input })).data?.saveRecord).toEqual({
    ...saved,
    record: { key: 'artist/7', id: '7', version: 5, values: { name: 'Ada Vale', active: false } },
    merged: [merged],
  })
})

test('a new record is made once, under its key', async () => {
  const { graph, content } = await openShop({ documents })
  content.on('POST /api/artist/', ({ body, headers }) => {
    expect([body, headers['idempotency-key']]).toEqual([{ name: 'Cy' }, 'key-1'])
    return { status: 201, body: { id: 8, version: 1, name: 'Cy' } }
  })
  const made = { idempotencyKey: 'key-1', resource: 'artist', values: { name: 'Cy' } }
  expect((await graph.ask(SAVE, { input: made })).data?.saveRecord).toEqual({
    ...saved,
    record: { key: 'artist/8', id: '8', version: 1, values: { name: 'Cy' } },
  })
})

const conflict: EditConflict = {
  detail: 'Somebody else changed the same fields.',
  code: 'edit_conflict',
  version: 5,
  conflicts: [{ field: 'active', base: true, theirs: false, by: 'ben@aquatint.test', at }],
}

test('an edit of what somebody else changed says what, and writes nothing', async () => {
  const { graph, content } = await openShop({ documents })
  content.on('PUT /api/artist/7/', () => ({ status: 409, body: conflict }))
  expect((await graph.ask(SAVE, { input })).data?.saveRecord).toEqual({
    ...saved,
    record: null,
    conflict: { version: 5, fields: conflict.conflicts },
  })
})

test.each([
  [
    { status: 400, body: { royalty_code: ['Too long.'], non_field_errors: ['No.'] } },
    [
      { field: 'royalty_code', message: 'Too long.', code: 'INVALID' },
      { field: null, message: 'No.', code: 'INVALID' },
    ],
  ],
  [
    { status: 404, body: { detail: 'Not found.' } },
    [{ field: 'id', message: 'Not found.', code: 'NOT_FOUND' }],
  ],
  [
    { status: 409, body: { detail: 'This key was used.', code: 'idempotency_key_reused' } },
    [{ field: null, message: 'This key was used.', code: 'CONFLICT' }],
  ],
])(
  'what the service refuses of a save is data, in its own spelling: $0.status',
  async (reply, userErrors) => {
    const { graph, content } = await openShop({ documents })
    content.on('PUT /api/artist/7/', () => reply)
    expect((await graph.ask(SAVE, { input })).data?.saveRecord).toEqual({
      ...saved,
      record: null,
      userErrors,
    })
  },
)

test('values that are no object, and a key that is no header, are refused before anybody is asked', async () => {
  const { graph, content } = await openShop({ documents })
  const fieldsOf = async (change: object) =>
    (await graph.ask(SAVE, { input: { ...input, ...change } })).data?.saveRecord
  expect(await fieldsOf({ values: [1] })).toMatchObject({ userErrors: [{ field: 'values' }] })
  expect(await fieldsOf({ idempotencyKey: '' })).toMatchObject({ userErrors: [{ field: 'idempotencyKey' }] })
  expect(content.calls).toEqual([])
})

test('edits are taken back whole, by field, or with all that followed', async () => {
  const { graph, content } = await openShop({ documents })
  const bodies: unknown[] = []
  content.on('POST /api/artist/7/revert/', ({ body }) => {
    bodies.push(body)
    return bodies.length > 2 ? { status: 409, body: conflict } : { body: { ...ada, _merged: [] } }
  })
  const one = { idempotencyKey: 'key-1', resource: 'artist', id: '7', version: 2 }
  expect((await graph.ask(REVERT, { input: one })).data?.revertRecord).toEqual({ ...saved, record: shownAda })
  await graph.ask(REVERT, { input: { ...one, fields: ['name'] } })
  const { data } = await graph.ask(REVERT, { input: { ...one, all: true } })
  expect(data?.revertRecord).toMatchObject({ record: null, conflict: { version: 5 } })
  expect(bodies).toEqual([{ version: 2 }, { version: 2, fields: ['name'] }, { version: 2, all: true }])
})

test('what staff alone may do is refused to others by the service', async () => {
  const { graph, content } = await openShop({ documents })
  content.on('PUT /api/artist/7/', () => ({ status: 403, body: { detail: 'Not for you.' } }))
  expect((await graph.ask(SAVE, { input })).errors[0]?.extensions.code).toBe('FORBIDDEN')
})
