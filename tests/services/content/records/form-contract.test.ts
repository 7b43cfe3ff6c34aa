import { randomUUID } from 'node:crypto'
import { beforeAll, test } from 'vitest'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { watchRefusals } from '#tests/support/services/seen.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import * as routes from '#tests/walks/contract/routes/record-forms.ts'
import { type ArtistsService, serveArtists } from './artists.ts'

let service: ArtistsService
beforeAll(async () => {
  const database = await openEmbedded(await createStoreFolder('migrated'))
  afterFile(() => database.close())
  service = await serveArtists(async () => database)
})

const sees = watchRefusals(routes)
const GONE = 'the record is gone'
const NOT_STAFF = 'they are not staff'
const KEY_USED = 'something else was saved under the key'
const NOWHERE = '2000000000/'

/** Writes twice under one key, each time something else. */
const writeTwice = async (method: string, path: string, ...bodies: readonly [object, object]) => {
  const headers = { 'idempotency-key': randomUUID() }
  const write = (body: object) =>
    service.content.call(method, `/api/artist/${path}`, { as: service.ana, body, headers })
  await write(bodies[0])
  return write(bodies[1])
}

test('what is told of no record at all', async () => {
  sees(routes.describeRecord, 'it is no id', await service.send('OPTIONS', 'none/'))
  const profile = await service.content.call('OPTIONS', '/api/artist-profile/none/', { as: service.ana })
  sees(routes.describeOwnRecord, 'it is no id', profile)
})

test('what is read of a record that is gone, or of somebody else’s', async () => {
  sees(routes.readRecord, GONE, await service.send('GET', NOWHERE))
  const profile = `/api/artist-profile/${NOWHERE}`
  sees(routes.readOwnRecord, GONE, await service.content.call('GET', profile, { as: service.ana }))
  const others = await service.content.call('GET', profile, { as: service.visitor })
  sees(routes.readOwnRecord, GONE, others)
})

test('what is refused to whoever makes a record', async () => {
  const { visitor } = service
  sees(routes.createRecord, NOT_STAFF, await service.send('POST', '', { name: 'Ada Vale' }, visitor))
  sees(routes.createRecord, 'the name is empty', await service.send('POST', '', { name: ' ' }))
  const again = await writeTwice('POST', '', { name: 'Ada Twice' }, { name: 'Ada Thrice' })
  sees(routes.createRecord, KEY_USED, again)
})

test('what is refused to whoever edits a record', async () => {
  const { id } = await service.make()
  const edit = (body: object, as?: string) => service.send('PUT', `${id}/`, body, as)
  sees(routes.editRecord, GONE, await service.send('PUT', NOWHERE, { version: 1, active: false }))
  sees(routes.editRecord, NOT_STAFF, await edit({ version: 1, active: false }, service.visitor))
  const wrong = await edit({ version: 'one', name: '' })
  sees(routes.editRecord, 'the name and the version are wrong', wrong)
  const bodies = [
    { version: 1, active: false },
    { version: 1, active: true },
  ] as const
  sees(routes.editRecord, KEY_USED, await writeTwice('PUT', `${id}/`, ...bodies))
})

test('what is refused to whoever takes edits back', async () => {
  const { id } = await service.make()
  await service.save(id, { version: 1, royalty_code: 'R1' })
  const revert = (body: object, as?: string) => service.send('POST', `${id}/revert/`, body, as)
  sees(routes.revertRecord, GONE, await service.send('POST', `${NOWHERE}revert/`, { version: 2 }))
  sees(routes.revertRecord, NOT_STAFF, await revert({ version: 2 }, service.visitor))
  const again = await writeTwice('POST', `${id}/revert/`, { version: 2 }, { version: 2, all: true })
  sees(routes.revertRecord, KEY_USED, again)
})

test('what is refused to whoever wants a list as a file', async () => {
  const open = (matching: object, as = service.ana) =>
    service.content.call('POST', '/api/exports/', {
      as,
      body: { resource: 'artist', format: 'csv', matching },
    })
  sees(routes.openExport, NOT_STAFF, await open({}, service.visitor))
  sees(routes.openExport, 'a filter is gone', await open({ filters: { color: 'red' } }))
})

test('what is refused to whoever asks which records have left a list', async () => {
  const ask = (matching: object, as?: string) => service.send('POST', 'strays/', { ids: [1], matching }, as)
  sees(routes.findStrays, NOT_STAFF, await ask({}, service.visitor))
  sees(routes.findStrays, 'a filter is gone', await ask({ filters: { color: 'red' } }))
})
