import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { LeftMessage, MessageView } from '#services/main/messages/contract.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { askTooOften, watchRefusals } from '#tests/support/services/seen.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import * as routes from '#tests/walks/contract/routes/main.ts'
import { createImage } from './content-stand-in.ts'
import { type MainService, type Person, serveMain } from './main-service.ts'
import { sharingOf } from './sharing.ts'

let main: MainService
/** The same, where visits are counted. */
let counting: MainService
let [ann, staff] = [] as unknown as [Person, Person]
beforeAll(async () => {
  const database = await openEmbedded(await createStoreFolder('migrated'))
  afterFile(() => database.close())
  main = await serveMain(async () => database)
  counting = await serveMain(async () => database, { USAGE_COUNTS: '1' })
})
beforeEach(async () => {
  main.content.images.set('lake', createImage({ id: 'lake' }))
  ;[ann, staff] = [await main.signIn(), await main.signIn({ isStaff: true })]
})

const sees = watchRefusals(routes)
const { share, see, say, sharedLake } = sharingOf(() => main)

const GONE = 'the project is gone, or somebody else’s'
const ORDERED = 'the project has been ordered'
const order = (token: string) => main.append(token, [{ type: 'cart.ordered', data: { orderId: 'ABCD2345' } }])
const call = (method: string, path: string, body?: object, as = ann.access) =>
  main.call(method, `/api/v2/${path}`, { as, ...(body && { body }) })

test('a profile needs a user or a cart, and chooses an open project of the user', async () => {
  sees(routes.profile, 'there is neither user nor cart', await main.call('GET', '/api/v2/profile/'))
  const chosen = await call('PATCH', 'profile/', { current_project: 7_000 })
  sees(routes.chooseProject, 'the project has been ordered, or is gone', chosen)
})

test('a project needs a name, which can be changed while the project is open', async () => {
  sees(routes.createProject, 'the name is empty', await call('POST', 'projects/', { name: '' }))
  const { token } = await main.createCart(ann.access)
  sees(routes.renameProject, GONE, await call('PATCH', 'projects/gone/', { name: 'Lobby' }))
  sees(routes.renameProject, 'the name is empty', await call('PATCH', `projects/${token}/`, { name: '' }))
  await order(token)
  sees(routes.renameProject, ORDERED, await call('PATCH', `projects/${token}/`, { name: 'Lobby' }))
})

test('an entry that later ones contradict is not undone', async () => {
  const { token } = await main.createCart(ann.access)
  const line = await main.add(token, {}, { as: ann.access })
  const item = `projects/${token}/item/?id=${line.body.id}`
  await call('PATCH', item, { quantity: 2 })
  await call('DELETE', item)
  sees(routes.undo, GONE, await call('POST', 'projects/gone/undo/', { seq: 1 }))
  const senseless = await call('POST', `projects/${token}/undo/`, { seq: 3 })
  // The contract's example calls the picture by another name.
  expect(senseless.body).toMatchObject({ detail: 'Picture lake was taken out later.' })
  const named = { ...(senseless.body as object), detail: 'Lake was taken out later.' }
  sees(routes.undo, 'something later leaves no sense in it', { ...senseless, body: named })
})

test('an ordered project can no longer be shared', async () => {
  sees(routes.readShare, GONE, await share('GET', 'gone'))
  sees(routes.makeShare, GONE, await share('POST', 'gone'))
  sees(routes.withdrawShare, GONE, await share('DELETE', 'gone'))
  const { token } = await main.createCart()
  await order(token)
  sees(routes.makeShare, ORDERED, await share('POST', token))
})

test('a link takes reviews as long as it exists and has room', async () => {
  const withdrawn = 'the link was withdrawn, or no line of it is left'
  const { token, item, link } = await sharedLake()
  const approved = { items: [item], verdict: 'approved' }
  sees(routes.review, 'the author is empty', await say(link, { ...approved, author: ' ' }))
  const long = await say(link, { ...approved, comment: 'x'.repeat(2_001) })
  sees(routes.review, 'the comment is too long', long)
  await main.append(
    token,
    Array.from({ length: 500 }, (_, index) => ({
      type: 'line.reviewed' as const,
      data: { id: 1_000_000 + index, itemId: item, author: 'Ann', verdict: null, comment: `No. ${index}` },
    })),
  )
  sees(routes.review, 'the link is full', await say(link, approved))
  await order(token)
  sees(routes.review, ORDERED, await say(link, approved))
  sees(routes.shared, withdrawn, await see('gone'))
  sees(routes.review, withdrawn, await say('gone', approved))
})

test('a link takes a limited number of reviews from one network', async () => {
  const { item, link } = await sharedLake()
  const approved = { items: [item], verdict: 'approved' }
  sees(routes.review, 'too many came', await askTooOften(() => say(link, approved), 120))
})

test('a message needs an address and words, and messages of one sender are limited', async () => {
  const leave = (body: object) => call('POST', 'messages/', body)
  sees(routes.leaveMessage, 'both fields are wrong', await leave({ email: 'ada', message: '' }))
  const message = { email: 'ada@aquatint.test', message: 'Do you frame?' }
  sees(routes.leaveMessage, 'too many came', await askTooOften(() => leave(message), 5))
})

test('a visit is counted where the owner has turned that on, of one network so often, and not too much of it', async () => {
  const counts = { site: 'standard', device: 'desk', is_new: true, transitions: [], states: [] }
  const count = (body: object = counts, at = counting) => at.call('POST', '/api/v2/usage/', { body })
  sees(routes.countUsage, 'the owner has not turned it on', await count(counts, main))
  const transition = { machine: 'auth', key: 'auth.anonymous|signIn[0]{}->', times: 1, is_new: true }
  const transitions = Array.from({ length: 501 }, () => transition)
  sees(routes.countUsage, 'there is too much of it', await count({ ...counts, transitions }))
  sees(routes.countUsage, 'too many came', await askTooOften(count, 600))
})

test('a message is answered once, by staff, in words', async () => {
  const left = await call('POST', 'messages/', { email: 'bob@aquatint.test', message: 'Do you frame?' })
  const path = `messages/${(left.body as LeftMessage).id}/`
  const answer = (text: string, as = staff.access, at = path) => call('POST', `${at}answer/`, { text }, as)
  sees(routes.readMessage, 'they are not staff', await call('GET', path))
  sees(
    routes.readMessage,
    'the message is gone',
    await call('GET', 'messages/999999/', undefined, staff.access),
  )
  sees(routes.answerMessage, 'they are not staff', await answer('Yes.', ann.access))
  sees(routes.answerMessage, 'the answer is empty', await answer(' '))
  sees(routes.answerMessage, 'the message is gone', await answer('Yes.', staff.access, 'messages/999999/'))
  const other = await main.signIn({ isStaff: true })
  const { answer: kept } = (await answer('Yes.', other.access)).body as MessageView
  const late = await answer('Of course.')
  // The contract's example was answered at another time.
  const at = 'Nov 20, 2026, 10:00 AM'
  const detail = String((late.body as { detail: string }).detail).replace(/\w+ \d+, \d+, \d+:\d+ [AP]M/, at)
  expect(kept?.text).toBe('Yes.')
  sees(routes.answerMessage, 'somebody else was faster', {
    ...late,
    body: { ...(late.body as object), detail },
  })
})

test('a message of an artist is in a thread of their own, once for its key, and has no number', async () => {
  const artist = await main.signIn()
  main.content.accounts.set(artist.uuid, 7)
  const other = await main.signIn()
  const path = `/api/artist-threads/${artist.uuid}/`
  const read = (part: string) => main.call('GET', `${path}${part}`, { as: other.access })
  const send = (text: string, key: string = randomUUID(), as = artist.access) =>
    main.call('POST', `${path}messages/`, { body: { text }, as, headers: { 'idempotency-key': key } })
  sees(routes.readThread, 'the thread is another’s, or none', await read(''))
  sees(routes.readThreadMessages, 'the thread is another’s, or none', await read('messages/'))
  sees(
    routes.sendArtistMessage,
    'the thread is another’s, or none',
    await send('Hello', randomUUID(), other.access),
  )
  sees(routes.sendArtistMessage, 'it has a tax number', await send('123-45-6789'))
  sees(
    routes.sendArtistMessage,
    'a picture is gone',
    await main.call('POST', `${path}messages/`, {
      body: { text: 'Hello', pictures: ['0'.repeat(64)] },
      as: artist.access,
      headers: { 'idempotency-key': randomUUID() },
    }),
  )
  const key = randomUUID()
  await send('Hello', key)
  sees(routes.sendArtistMessage, 'the key was used for another text', await send('Hello?', key))
  sees(routes.sendArtistMessage, 'too many came', await askTooOften(() => send('Hello'), 29))
})

test('a report needs a note, and reports of one account are limited', async () => {
  const journal = { version: 1, streams: [] }
  const send = (note: string) => call('POST', 'reports/', { note, journal })
  sees(routes.sendReport, 'the note is empty', await send(''))
  sees(routes.sendReport, 'too many came', await askTooOften(() => send('It went grey'), 10))
})

test('a static list is changed by staff alone, with pictures that exist', async () => {
  const tag = (id: string, as: string) =>
    call('POST', 'designstudio/', { imagedata: { id }, action: 'add-static', collection: 'government' }, as)
  sees(routes.addStaticTag, 'they are not staff', await tag('lake', ann.access))
  sees(routes.addStaticTag, 'the picture is gone', await tag('gone', staff.access))
})
