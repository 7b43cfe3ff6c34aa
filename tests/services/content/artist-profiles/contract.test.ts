import { randomUUID } from 'node:crypto'
import { beforeAll, test } from 'vitest'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { SERVICE_KEY } from '#tests/support/services/secret.ts'
import { watchRefusals } from '#tests/support/services/seen.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import * as routes from '#tests/walks/contract/routes/applications.ts'
import * as pictures from '#tests/walks/contract/routes/message-pictures.ts'
import * as own from '#tests/walks/contract/routes/own-profile.ts'
import { type ContentService, serveContent } from '../catalogue.ts'
import { picture } from '../uploads/uploads.ts'

let content: ContentService
let [staff, visitor] = ['', '']
beforeAll(async () => {
  const database = await openEmbedded(await createStoreFolder('migrated'))
  afterFile(() => database.close())
  content = await serveContent(async () => database)
  staff = await content.signIn({ is_staff: true })
  visitor = await content.signIn()
})

const sees = watchRefusals({ ...routes, ...pictures, ...own })

const open = async (stage = 'submitted', email = 'zoe@example.test') => {
  const [row] = await content.database.query<{ id: number }>(
    `insert into content.artist_profiles
       (user_uuid, full_name, application_stage, submitted_at, email, created_at, updated_at)
     values ($1, 'Zoë Abel', $2, '2026-11-01', $3, '2026-10-01', '2026-10-01') returning id`,
    [randomUUID(), stage, email],
  )
  return row?.id ?? 0
}

test('what is refused to whoever decides an application', async () => {
  const route = routes.decideApplication
  const decide = (id: number, body: object = { decision: 'approve' }, as = staff, key = randomUUID()) =>
    content.call('POST', `/api/artist-profile/${id}/decision/`, {
      as,
      body: { version: 0, ...body },
      headers: { 'idempotency-key': key },
    })
  const id = await open()
  sees(route, 'the reason is too short', await decide(id, { decision: 'decline', reason: 'No.' }))
  sees(route, 'the applicant has no address', await decide(await open('submitted', '')))
  sees(route, 'somebody has edited it since', await decide(id, { decision: 'approve', version: 7 }))
  sees(route, 'it was not submitted', await decide(await open('sample')))
  sees(route, 'the profile is gone', await decide(2_000_000_000))
  sees(route, 'they are not staff', await decide(id, undefined, visitor))
  const key = randomUUID()
  await decide(id, undefined, staff, key)
  const other = { decision: 'decline', reason: 'We have many harbours.' }
  sees(route, 'something else was done under the key', await decide(id, other, staff, key))
})

test('what is refused to whoever writes to artists', async () => {
  const words = { subject: 'Summer sale', text: 'In July.' }
  const ask = (path: string, body: object, as = staff, key: string = randomUUID()) =>
    content.call('POST', `/api/artist-profile/email/${path}`, {
      as,
      body: { ...words, ...body },
      headers: { 'idempotency-key': key },
    })
  const preview = (body: object, as?: string) => ask('preview/', body, as)
  const send = (body: object, as?: string, key?: string) => ask('', { digest: 'd', ...body }, as, key)
  const audience = { ids: [await open()] }
  const unreached = { ids: [await open('approved', '')] }
  const many = { ids: Array.from({ length: 1_001 }, (_, at) => at + 1) }
  sees(routes.previewEmail, 'the subject is empty', await preview({ audience, subject: ' ' }))
  sees(routes.previewEmail, 'they are too many', await preview({ audience: many }))
  sees(routes.previewEmail, 'they are not staff', await preview({ audience }, visitor))
  sees(routes.sendEmail, 'the subject is empty', await send({ audience, subject: '' }))
  sees(routes.sendEmail, 'they are not staff', await send({ audience }, visitor))
  const digestOf = async (of: object) => ((await preview({ audience: of })).body as { digest: string }).digest
  const nobody = { audience: unreached, digest: await digestOf(unreached) }
  sees(routes.sendEmail, 'nobody has an address', await send(nobody))
  const key = randomUUID()
  const email = { audience, digest: await digestOf(audience) }
  await send(email, staff, key)
  const other = await send({ ...email, text: 'In August.' }, staff, key)
  sees(routes.sendEmail, 'something else was done under the key', other)
})

const sendBytes = async (path: string, bytes: Uint8Array, as: string) => {
  const answer = await fetch(`${content.origin}${path}`, {
    method: 'POST',
    headers: { ...SERVICE_KEY, authorization: `JWT ${as}`, 'content-type': 'image/jpeg' },
    body: new Uint8Array(bytes),
  })
  return { status: answer.status, body: await answer.json(), headers: answer.headers }
}

test('what is refused to whoever says something else of themselves', async () => {
  const path = '/api/own-artist-profile/'
  const id = await open('approved', 'una@example.test')
  const [row] = await content.database.query<{ user_uuid: string }>(
    'update content.artist_profiles set approved = true where id = $1 returning user_uuid',
    [id],
  )
  const artist = await content.signIn({ user_id: row?.user_uuid ?? '', email: 'una@example.test' })
  const body = { version: 0, full_name: 'Una', bio: 'Too short.', website: '', links: [], photo: '' }
  sees(own.readOwnProfile, 'they are no artist', await content.call('GET', path, { as: visitor }))
  sees(own.saveOwnProfile, 'they are no artist', await content.call('PUT', path, { as: visitor, body }))
  sees(own.saveOwnProfile, 'the bio is too short', await content.call('PUT', path, { as: artist, body }))
  const small = await picture(1, { width: 300, height: 300 })
  sees(own.sendPhoto, 'they are no artist', await sendBytes(`${path}photo/`, small, visitor))
  sees(own.sendPhoto, 'it is too small', await sendBytes(`${path}photo/`, small, artist))
})

test('what is refused to whoever sends a picture for a message', async () => {
  const owner = randomUUID()
  await content.database.query(
    `insert into content.artist_profiles (user_uuid, full_name, application_stage, email, created_at, updated_at)
     values ($1, 'Ida Roe', 'started', 'ida@example.test', '2026-10-01', '2026-10-01')`,
    [owner],
  )
  const artist = await content.signIn({ user_id: owner, email: 'ida@example.test' })
  const send = (as: string) => sendBytes(`/api/message-pictures/${owner}/`, Buffer.from('no picture'), as)
  const route = pictures.sendMessagePicture
  sees(route, 'it is no picture', await send(artist))
  sees(route, 'the thread is another’s, or none', await send(visitor))
  await content.database.query(
    `insert into content.message_pictures (name, thread, sender, bytes, width, height, at)
     select n::text, $1, $1, '', 1, 1, $2 from generate_series(1, 200) n`,
    [owner, content.clock()],
  )
  sees(route, 'too many came', await send(artist))
})
