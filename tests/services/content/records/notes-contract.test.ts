import { randomUUID } from 'node:crypto'
import { beforeAll, test } from 'vitest'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import type { NoteView } from '#services/shared/resources/notes/contract.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { watchRefusals } from '#tests/support/services/seen.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import * as routes from '#tests/walks/contract/routes/notes.ts'
import { type ArtistsService, serveArtists } from './artists.ts'
import { openAuth } from './auth.ts'

let service: ArtistsService
let path: string
beforeAll(async () => {
  const database = await openEmbedded(await createStoreFolder('migrated'))
  afterFile(() => database.close())
  const { url } = await openAuth([])
  service = await serveArtists(async () => database, { AUTH_URL: url })
  path = `${(await service.make()).id}/notes/`
})

const sees = watchRefusals(routes)
const NOT_STAFF = 'they are not staff'
const KEY_USED = 'something else was sent under the key'
const NONE = '2000000000/'

const write = (text: string, as?: string) => service.send('POST', path, { text }, as)
const writeOne = async () => (await write('Call back.')).body as NoteView

test('what is refused to whoever writes a note', async () => {
  sees(routes.addNote, NOT_STAFF, await write('Call back.', service.visitor))
  sees(routes.addNote, 'the record is gone', await service.send('POST', `${NONE}notes/`, { text: 'Call.' }))
  sees(routes.addNote, 'it names nobody', await write('@bob'))
  const headers = { 'idempotency-key': randomUUID() }
  const send = (text: string) =>
    service.content.call('POST', `/api/artist/${path}`, { as: service.ana, headers, body: { text } })
  await send('Call back.')
  sees(routes.addNote, KEY_USED, await send('Call again.'))
})

test('what is refused to whoever deletes a note', async () => {
  const { id } = await writeOne()
  const drop = (note: string, as?: string) => service.send('DELETE', `${path}${note}`, undefined, as)
  sees(routes.deleteNote, NOT_STAFF, await drop(`${id}/`, service.visitor))
  sees(routes.deleteNote, 'somebody else wrote it', await drop(`${id}/`, service.ben))
  sees(routes.deleteNote, 'the note is gone', await drop(NONE))
  const headers = { 'idempotency-key': randomUUID() }
  const drops = [id, (await writeOne()).id].map((note) => `/api/artist/${path}${note}/`)
  const [, again] = [
    await service.content.call('DELETE', `${drops[0]}`, { as: service.ana, headers }),
    await service.content.call('DELETE', `${drops[1]}`, { as: service.ana, headers }),
  ]
  sees(routes.deleteNote, KEY_USED, again)
})

test('what is refused to whoever marks a mention as read', async () => {
  const read = (as: string) => service.content.call('POST', `/api/notes/${NONE}read/`, { as })
  sees(routes.readMention, NOT_STAFF, await read(service.visitor))
  sees(routes.readMention, 'the note is gone', await read(service.ana))
})
