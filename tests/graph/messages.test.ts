import { expect, test } from 'vitest'
import type { MessageView } from '#services/main/messages/contract.ts'
import { openShop } from './support/shop.ts'

const LEAVE_MESSAGE = `mutation Message($input: LeaveMessageInput!) { leaveMessage(input: $input) { sent userErrors { field message code } } }`

const MESSAGE = 'id email text sentAt answer { text by at }'
const LIST = `query List($page: Int, $pageSize: Int, $waiting: Boolean) {
  messages(page: $page, pageSize: $pageSize, waiting: $waiting) { count messages { ${MESSAGE} } }
}`
const READ = `query Read($id: ID!) { message(id: $id) { ${MESSAGE} } }`
const ANSWER = `mutation Answer($input: AnswerMessageInput!) {
  answerMessage(input: $input) { message { ${MESSAGE} } userErrors { field message code } }
}`
const documents = [LIST, READ, ANSWER]

const waiting: MessageView = {
  id: 7,
  email: 'ada@aquatint.test',
  message: 'Do you frame?',
  sent_at: '2026-11-20T09:00:00.000Z',
  answer: null,
}
const answer = { text: 'Yes.', by: 'staff@aquatint.test', at: '2026-11-20T10:00:00.000Z' }
const shown = { id: '7', email: waiting.email, text: waiting.message, sentAt: waiting.sent_at }
const input = { id: '7', text: 'Yes.', idempotencyKey: 'key-1' }

test('staff read what waits from the first page unless they ask for another, and what was answered', async () => {
  const { graph, main } = await openShop({ documents })
  const asked: string[] = []
  main.on('GET /api/v2/messages/', ({ query }) => {
    asked.push(`${query}`)
    return { body: { count: 1, next: null, previous: null, results: [waiting] } }
  })
  expect((await graph.ask(LIST, {})).data?.messages).toEqual({
    count: 1,
    messages: [{ ...shown, answer: null }],
  })
  await graph.ask(LIST, { page: 2, pageSize: 50, waiting: false })
  expect(asked).toEqual(['page=1&page_size=20&waiting=true', 'page=2&page_size=50&waiting=false'])
})

test('staff read one message, and null where there is none', async () => {
  const { graph, main } = await openShop({ documents })
  main.on('GET /api/v2/messages/7/', () => ({ body: { ...waiting, answer } }))
  main.on('GET /api/v2/messages/8/', () => ({ status: 404, body: { detail: 'Not found.' } }))
  expect((await graph.ask(READ, { id: '7' })).data).toEqual({ message: { ...shown, answer } })
  expect((await graph.ask(READ, { id: '8' })).data).toEqual({ message: null })
})

test('an answer reaches the main service under the key of its try', async () => {
  const { graph, main } = await openShop({ documents })
  main.on('POST /api/v2/messages/7/answer/', ({ body, headers }) => {
    expect(body).toEqual({ text: 'Yes.' })
    expect(headers['idempotency-key']).toBe('key-1')
    return { body: { ...waiting, answer } }
  })
  expect((await graph.ask(ANSWER, { input })).data?.answerMessage).toEqual({
    message: { ...shown, answer },
    userErrors: [],
  })
})

test.each([
  [
    { status: 400, body: { text: ['This field may not be blank.'] } },
    { field: 'text', message: 'This field may not be blank.', code: 'REQUIRED' },
  ],
  [
    { status: 404, body: { detail: 'Not found.' } },
    { field: 'id', message: 'Not found.', code: 'NOT_FOUND' },
  ],
  [
    { status: 409, body: { detail: 'Somebody else answered this message.', code: 'message_answered' } },
    { field: null, message: 'Somebody else answered this message.', code: 'CONFLICT' },
  ],
])('what the service refuses of an answer is data: $0.status', async (reply, userError) => {
  const { graph, main } = await openShop({ documents })
  main.on('POST /api/v2/messages/7/answer/', () => reply)
  expect((await graph.ask(ANSWER, { input })).data?.answerMessage).toEqual({
    message: null,
    userErrors: [userError],
  })
})

test('a key that cannot be a header is refused at its field, and nobody is asked', async () => {
  const { graph, main } = await openShop({ documents })
  const { data } = await graph.ask(ANSWER, { input: { ...input, idempotencyKey: '' } })
  expect(data).toMatchObject({ answerMessage: { message: null, userErrors: [{ field: 'idempotencyKey' }] } })
  expect(main.calls).toEqual([])
})

test('a visitor who is not staff is refused', async () => {
  const { graph, main } = await openShop({ documents })
  const refused = () => ({ status: 403, body: { detail: 'You do not have permission.' } })
  main.on('GET /api/v2/messages/', refused)
  main.on('POST /api/v2/messages/7/answer/', refused)
  expect((await graph.ask(LIST, {})).errors[0]?.extensions.code).toBe('FORBIDDEN')
  expect((await graph.ask(ANSWER, { input })).errors[0]?.extensions.code).toBe('FORBIDDEN')
})

test('a page that the service refuses is refused at its argument', async () => {
  const { graph, main } = await openShop({ documents })
  const said = 'Ensure this value is less than or equal to 100.'
  main.on('GET /api/v2/messages/', () => ({ status: 400, body: { page_size: [said] } }))
  expect((await graph.ask(LIST, { pageSize: 101 })).errors[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: [{ field: 'pageSize', message: said }],
  })
})

test('a message is left, or refused at its field', async () => {
  const { graph, main } = await openShop({ documents: [LEAVE_MESSAGE] })
  main.on('POST /api/v2/messages/', ({ body }) =>
    (body as { message: string }).message
      ? { status: 201, body: { id: 1 } }
      : { status: 400, body: { message: ['This field may not be blank.'] } },
  )
  const input = { email: 'ada@aquatint.test', message: 'Do you frame?', idempotencyKey: 'key-1' }
  expect((await graph.ask(LEAVE_MESSAGE, { input })).data).toEqual({
    leaveMessage: { sent: true, userErrors: [] },
  })
  expect((await graph.ask(LEAVE_MESSAGE, { input: { ...input, message: '' } })).data).toEqual({
    leaveMessage: {
      sent: false,
      userErrors: [{ field: 'message', message: 'This field may not be blank.', code: 'REQUIRED' }],
    },
  })
  expect((await graph.ask(LEAVE_MESSAGE, { input: { ...input, idempotencyKey: '' } })).data).toMatchObject({
    leaveMessage: { sent: false, userErrors: [{ field: 'idempotencyKey' }] },
  })
  expect(main.calls.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1', 'key-1'])
})
