import { expect, test } from 'vitest'
import type { MentionView } from '#services/content/notes/contract.ts'
import type { NoteView } from '#services/shared/resources/notes/contract.ts'
import { openShop } from './support/shop.ts'

const NOTE = 'id text author isOwn at'
const ERRORS = 'userErrors { field message code }'
const LIST = `query List($resource: String!, $id: ID!, $after: ID) {
  recordNotes(resource: $resource, id: $id, after: $after) { notes { ${NOTE} } next }
}`
const ADD = `mutation Add($input: AddNoteInput!) { addNote(input: $input) { note { ${NOTE} } ${ERRORS} } }`
const DELETE = `mutation Delete($input: DeleteNoteInput!) { deleteNote(input: $input) { ${ERRORS} } }`
const MENTIONS = 'query Mentions { noteMentions { id text author at resource record label } }'
const READ = `mutation Read($note: ID!) { readMention(note: $note) { ${ERRORS} } }`
const documents = [LIST, ADD, DELETE, MENTIONS, READ]

const note: NoteView = {
  id: 4,
  text: 'Wants a call, @ben.',
  author: 'ana@aquatint.test',
  is_own: true,
  at: '2026-11-25T10:00:00.000Z',
}
const { is_own: isOwn, ...plain } = note
const shown = { ...plain, id: '4', isOwn }
const record = { resource: 'artist', id: '7' }
const input = { ...record, text: note.text, idempotencyKey: 'key-1' }
const dropped = { ...record, note: '4', idempotencyKey: 'key-1' }

test('staff read a page of the notes on a record, and the next', async () => {
  const { graph, content } = await openShop({ documents })
  content.on('GET /api/artist/7/notes/', ({ query }) =>
    query.get('after') === '4'
      ? { body: { results: [], next: null } }
      : { body: { results: [note], next: 4 } },
  )
  const first = { recordNotes: { notes: [shown], next: '4' } }
  expect((await graph.ask(LIST, record)).data).toEqual(first)
  expect((await graph.ask(LIST, { ...record, after: '4' })).data).toEqual({
    recordNotes: { notes: [], next: null },
  })
})

test('a note reaches the service under the key of its try', async () => {
  const { graph, content } = await openShop({ documents })
  content.on('POST /api/artist/7/notes/', ({ body, headers }) => {
    expect(body).toEqual({ text: note.text })
    expect(headers['idempotency-key']).toBe('key-1')
    return { status: 201, body: note }
  })
  expect((await graph.ask(ADD, { input })).data).toEqual({ addNote: { note: shown, userErrors: [] } })
})

test.each([
  [400, { text: ['No colleague is called @ben.'] }, { field: 'text', code: 'INVALID' }],
  [400, { text: ['This field may not be blank.'] }, { field: 'text', code: 'REQUIRED' }],
  [404, { detail: 'Not found.' }, { field: 'id', code: 'NOT_FOUND' }],
  [409, { detail: 'This key was used.' }, { field: null, code: 'CONFLICT' }],
])('a note that is refused by %i says why (%#)', async (status, body, said) => {
  const { graph, content } = await openShop({ documents })
  content.on('POST /api/artist/7/notes/', () => ({ status, body }))
  expect((await graph.ask(ADD, { input })).data?.addNote).toMatchObject({ note: null, userErrors: [said] })
})

test('a note is deleted under the key of its try, and one that is gone is not found', async () => {
  const { graph, content } = await openShop({ documents })
  content.on('DELETE /api/artist/7/notes/4/', ({ headers }) => {
    expect(headers['idempotency-key']).toBe('key-1')
    return { status: 204 }
  })
  expect((await graph.ask(DELETE, { input: dropped })).data).toEqual({ deleteNote: { userErrors: [] } })
  content.on('DELETE /api/artist/7/notes/4/', () => ({ status: 404, body: { detail: 'Not found.' } }))
  expect((await graph.ask(DELETE, { input: dropped })).data?.deleteNote).toMatchObject({
    userErrors: [{ field: 'note', code: 'NOT_FOUND' }],
  })
})

test('a key that is none reaches no service', async () => {
  const { graph, content } = await openShop({ documents })
  const said = { userErrors: [{ field: 'idempotencyKey' }] }
  const idempotencyKey = ''
  expect((await graph.ask(ADD, { input: { ...input, idempotencyKey } })).data?.addNote).toMatchObject(said)
  const { data } = await graph.ask(DELETE, { input: { ...dropped, idempotencyKey } })
  expect(data?.deleteNote).toMatchObject(said)
  expect(content.calls).toEqual([])
})

test('staff read the notes that name them, and mark one as read', async () => {
  const { graph, content } = await openShop({ documents })
  const { is_own: _, ...written } = note
  const mention: MentionView = { ...written, resource: 'artist', record: '7', label: null }
  content.on('GET /api/notes/mentions/', () => ({ body: { results: [mention] } }))
  expect((await graph.ask(MENTIONS, {})).data).toEqual({ noteMentions: [{ ...mention, id: '4' }] })
  content.on('POST /api/notes/4/read/', () => ({ status: 204 }))
  expect((await graph.ask(READ, { note: '4' })).data).toEqual({ readMention: { userErrors: [] } })
  expect((await graph.ask(READ, { note: '5' })).data?.readMention).toMatchObject({
    userErrors: [{ field: 'note', code: 'NOT_FOUND' }],
  })
})

test('a visitor who is not staff is refused', async () => {
  const { graph, content } = await openShop({ documents })
  const refused = () => ({ status: 403, body: { detail: 'You do not have permission.' } })
  for (const route of [
    'GET /api/artist/7/notes/',
    'POST /api/artist/7/notes/',
    'DELETE /api/artist/7/notes/4/',
    'GET /api/notes/mentions/',
    'POST /api/notes/4/read/',
  ] as const)
    content.on(route, refused)
  for (const [document, variables] of [
    [LIST, record],
    [ADD, { input }],
    [DELETE, { input: dropped }],
    [MENTIONS, {}],
    [READ, { note: '4' }],
  ] as const)
    expect((await graph.ask(document, variables)).errors[0]?.extensions.code).toBe('FORBIDDEN')
})
