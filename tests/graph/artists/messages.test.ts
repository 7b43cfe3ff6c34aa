import { expect, test } from 'vitest'
import type { ArtistMessageView, ThreadView } from '#services/main/messages/threads/contract.ts'
import { openShop } from '../support/shop.ts'

const THREAD = `id profileId name unread last { id side by text sentAt readAt }
  messages { count messages { id side pictures { id width height } } }`
const OWN = `query Own { ownArtistThread { ${THREAD} } }`
const UNREAD = 'query Unread { ownArtistThread { unread } }'
const ONE = `query One($id: ID!) { artistThread(id: $id) { ${THREAD} } }`
const LIST = 'query List { artistThreads(page: 2) { count threads { id unread } } }'
const SEND = `mutation Send($input: SendArtistMessageInput!) {
  sendArtistMessage(input: $input) { thread { id unread } userErrors { field message code } } }`
const READ = `mutation Read($input: ReadArtistThreadInput!) {
  readArtistThread(input: $input) { thread { unread } userErrors { field code } } }`
const PICTURE = `query Picture($size: ArtistMessagePictureSize!) {
  artistMessagePicture(id: "0a", size: $size) }`
const SEND_PICTURE = `mutation Picture($input: SendArtistMessagePictureInput!) {
  sendArtistMessagePicture(input: $input) { picture { id width height } userErrors { field code } } }`
const documents = [OWN, UNREAD, ONE, LIST, SEND, READ, PICTURE, SEND_PICTURE]

const written = {
  id: 41,
  side: 'artist',
  by: null,
  text: 'Hello',
  pictures: [{ name: '0a', width: 640, height: 480 }],
  sent_at: '2026-11-20T09:00:00.000Z',
  read_at: null,
} satisfies ArtistMessageView
const view: ThreadView = { user_uuid: 'u-iris', profile: 7, name: 'Iris Vale', unread: 2, last: written }
const page = { count: 1, next: null, previous: null, results: [written] }
const shown = {
  id: 'u-iris',
  profileId: '7',
  name: 'Iris Vale',
  unread: 2,
  last: { id: '41', side: 'ARTIST', by: null, text: 'Hello', sentAt: written.sent_at, readAt: null },
  messages: {
    count: 1,
    messages: [{ id: '41', side: 'ARTIST', pictures: [{ id: '0a', width: 640, height: 480 }] }],
  },
}
const input = { thread: 'u-iris', text: 'Hello', pictures: ['0a'], idempotencyKey: 'key-1' }
const PATH = '/api/artist-threads/'
const missing = () => ({ status: 404, body: { detail: 'Not found.' } })

test('one’s own thread is read by its own name, and any by the account it belongs to', async () => {
  const { graph, main } = await openShop({ documents })
  main.on(`GET ${PATH}me/`, () => ({ body: view }))
  main.on(`GET ${PATH}u-iris/`, () => ({ body: view }))
  main.on(`GET ${PATH}u-iris/messages/`, ({ query }) => {
    expect(`${query}`).toBe('page=1&page_size=50')
    return { body: page }
  })
  expect((await graph.ask(OWN, {})).data).toEqual({ ownArtistThread: shown })
  expect((await graph.ask(ONE, { id: 'u-iris' })).data).toEqual({ artistThread: shown })
})

test('how much is unread is told without reading the messages', async () => {
  const { graph, main } = await openShop({ documents })
  main.on(`GET ${PATH}me/`, () => ({ body: view }))
  expect((await graph.ask(UNREAD, {})).data).toEqual({ ownArtistThread: { unread: 2 } })
  expect(main.calls).toHaveLength(1)
})

test('a thread that is not there, or another’s, is null', async () => {
  const { graph, main } = await openShop({ documents })
  main.on(`GET ${PATH}me/`, missing)
  main.on(`GET ${PATH}u-iris/`, missing)
  expect((await graph.ask(OWN, {})).data).toEqual({ ownArtistThread: null })
  expect((await graph.ask(ONE, { id: 'u-iris' })).data).toEqual({ artistThread: null })
})

test('staff read the threads page by page', async () => {
  const { graph, main } = await openShop({ documents })
  main.on(`GET ${PATH}`, ({ query }) => {
    expect(`${query}`).toBe('page=2&page_size=20')
    return { body: { ...page, count: 21, results: [view] } }
  })
  expect((await graph.ask(LIST, {})).data).toEqual({
    artistThreads: { count: 21, threads: [{ id: 'u-iris', unread: 2 }] },
  })
})

test('a message reaches the main service under the key of its try, and the thread is read after it', async () => {
  const { graph, main } = await openShop({ documents })
  main.on(`POST ${PATH}u-iris/messages/`, ({ body, headers }) => {
    expect(body).toEqual({ text: 'Hello', pictures: ['0a'] })
    expect(headers['idempotency-key']).toBe('key-1')
    return { status: 201, body: written }
  })
  main.on(`GET ${PATH}u-iris/`, () => ({ body: view }))
  expect((await graph.ask(SEND, { input })).data).toEqual({
    sendArtistMessage: { thread: { id: 'u-iris', unread: 2 }, userErrors: [] },
  })
})

test.each([
  [
    { status: 400, body: { text: ['This looks like a tax number.'] } },
    { field: 'text', message: 'This looks like a tax number.', code: 'INVALID' },
  ],
  [missing(), { field: 'thread', message: 'Not found.', code: 'NOT_FOUND' }],
  [
    { status: 409, body: { detail: 'Used.', code: 'idempotency_key_reused' } },
    { field: null, message: 'Used.', code: 'CONFLICT' },
  ],
])('what the service refuses of a message is data: $0.status', async (reply, userError) => {
  const { graph, main } = await openShop({ documents })
  main.on(`POST ${PATH}u-iris/messages/`, () => reply)
  expect((await graph.ask(SEND, { input })).data).toEqual({
    sendArtistMessage: { thread: null, userErrors: [userError] },
  })
})

test('a key that cannot be a header is refused at its field, and nobody is asked', async () => {
  const { graph, main } = await openShop({ documents })
  const { data } = await graph.ask(SEND, { input: { ...input, idempotencyKey: '' } })
  expect(data).toMatchObject({ sendArtistMessage: { userErrors: [{ field: 'idempotencyKey' }] } })
  expect(main.calls).toEqual([])
})

test('what is read is marked as far as it is shown', async () => {
  const { graph, main } = await openShop({ documents })
  main.on(`POST ${PATH}u-iris/read/`, ({ body }) => {
    expect(body).toEqual({ up_to: 41 })
    return { body: { ...view, unread: 0 } }
  })
  const asked = { input: { thread: 'u-iris', upTo: '41' } }
  expect((await graph.ask(READ, asked)).data).toEqual({
    readArtistThread: { thread: { unread: 0 }, userErrors: [] },
  })
  main.on(`POST ${PATH}u-iris/read/`, missing)
  expect((await graph.ask(READ, asked)).data).toEqual({
    readArtistThread: { thread: null, userErrors: [{ field: 'thread', code: 'NOT_FOUND' }] },
  })
})

test('a picture is sent as it is to the thread, and shown to whoever may see it', async () => {
  const { graph, content } = await openShop({ documents })
  const pictures = '/api/message-pictures/'
  content.on(`POST ${pictures}u-iris/`, () => ({ body: { name: '0a', width: 640, height: 480 } }))
  const asked = { input: { thread: 'u-iris', picture: Buffer.from('JPEG').toString('base64') } }
  expect((await graph.ask(SEND_PICTURE, asked)).data).toEqual({
    sendArtistMessagePicture: { picture: { id: '0a', width: 640, height: 480 }, userErrors: [] },
  })
  content.on(`POST ${pictures}u-iris/`, () => ({ status: 400, body: { picture: ['This is a GIF.'] } }))
  expect((await graph.ask(SEND_PICTURE, asked)).data).toEqual({
    sendArtistMessagePicture: { picture: null, userErrors: [{ field: 'picture', code: 'INVALID' }] },
  })
  content.on(`GET ${pictures}0a/`, ({ query }) => ({ body: { preview: `data:${query}` } }))
  const show = async (size: string) => (await graph.ask(PICTURE, { size })).data
  expect(await show('THUMB')).toEqual({ artistMessagePicture: 'data:size=thumb' })
  expect(await show('WHOLE')).toEqual({ artistMessagePicture: 'data:size=whole' })
  content.on(`GET ${pictures}0a/`, missing)
  expect(await show('WHOLE')).toEqual({ artistMessagePicture: null })
})
