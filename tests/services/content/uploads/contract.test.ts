import { randomUUID } from 'node:crypto'
import { beforeAll, test } from 'vitest'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import type { EditConflict, SavedRecord } from '#services/shared/resources/contract.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { watchRefusals } from '#tests/support/services/seen.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import * as routes from '#tests/walks/contract/routes/uploads.ts'
import { createRecord } from '../catalogue.ts'
import { picture, serveUploads, type UploadsService } from './uploads.ts'

let service: UploadsService
beforeAll(async () => {
  const database = await openEmbedded(await createStoreFolder('migrated'))
  afterFile(() => database.close())
  service = await serveUploads(async () => database)
})

const sees = watchRefusals(routes)
const SENDS_NONE = 'they are neither staff nor an artist'
const NOT_STAFF = 'they are not staff'
const KEY_USED = 'something else was saved under the key'
const NOTHING = 'nothing'
const HASH = 'a'.repeat(64)

const call = (method: string, path: string, body?: object, as = service.ana) =>
  service.content.call(method, path, { as, ...(body && { body }) })

let seed = 300
const ready = async (size?: { width: number; height: number }, as = service.ana) => {
  seed += 1
  return (await service.send(await picture(seed, size), { name: `lake-${seed}.jpg`, as })).id
}

test('what is refused to whoever asks what the shop has', async () => {
  const known = (count: number, as?: string) =>
    call('POST', '/api/upload/known/', { files: Array(count).fill({ sha256: HASH, size: 1 }) }, as)
  sees(routes.findKnown, SENDS_NONE, await known(1, service.visitor))
  sees(routes.findKnown, 'there are more than 2,000', await known(2_001))
  const list = (query: string, as?: string) => call('GET', `/api/upload/files/${query}`, undefined, as)
  sees(routes.listFiles, SENDS_NONE, await list('', service.visitor))
  sees(routes.lookAt, SENDS_NONE, await list('?ids=7', service.visitor))
  sees(routes.lookAt, 'there are more than 100', await list(`?ids=${Array(101).fill('7').join(',')}`))
})

test('what is refused to whoever gives a file up, or tells it apart', async () => {
  const file = `/api/upload/files/${await ready()}/`
  const apart = (path: string, other: object, as?: string) => call('POST', `${path}apart/`, other, as)
  const gone = `/api/upload/files/${NOTHING}/`
  sees(routes.discardFile, SENDS_NONE, await call('DELETE', file, undefined, service.visitor))
  sees(routes.tellApart, SENDS_NONE, await apart(file, { image: 'lake' }, service.visitor))
  sees(routes.tellApart, 'the file is gone', await apart(gone, { image: 'lake' }))
  sees(routes.tellApart, 'the other file is gone', await apart(file, { file: NOTHING }))
})

test('what is refused to whoever makes an upload of a file', async () => {
  const file = await ready()
  const create = (said: object, as?: string) => service.create({ file, artist: 'Ada', ...said }, as)
  sees(routes.createUpload, SENDS_NONE, await create({}, service.visitor))
  sees(routes.createUpload, 'nobody’s content is said', await service.create({ file }))
  const bold = { file, price: 2, published: true }
  sees(routes.createUpload, 'an artist says what staff decide', await service.create(bold, service.artist))
  const wrong = await create({ title: 'x'.repeat(501), price: 5 })
  sees(routes.createUpload, 'its title and price are wrong', wrong)
  const nobody = await create({ creator_uuid: randomUUID() })
  sees(routes.createUpload, 'the creator is no artist', nobody)
})

test('what is refused of a file that is gone, not whole, refused, or prints small', async () => {
  const create = (file: string, said: object = {}) => service.create({ file, artist: 'Ada', ...said })
  const partly = await service.expect(await picture(398))
  const broken = await service.send(new TextEncoder().encode('no picture'), { name: 'lake.jpg' })
  const small = await ready({ width: 1_104, height: 800 })
  sees(routes.createUpload, 'its file is gone', await create(NOTHING))
  sees(routes.createUpload, 'its file is not whole', await create(partly))
  sees(routes.createUpload, 'its file was refused', await create(broken.id))
  sees(routes.createUpload, 'it prints small', await create(small, { published: true }))
})

test('what is refused to whoever replaces a picture', async () => {
  const { body } = await service.create({ file: await ready(), artist: 'Ada' })
  await service.content.hold(createRecord({ id: 'stock', publisher: 'GET', artwork: { kind: 'stock' } }))
  const image = `/api/image/${body.image}/`
  const replace = (told: object, as?: string, path = image) =>
    call('POST', `${path}picture/`, { version: 1, ...told }, as)
  sees(routes.readImage, NOT_STAFF, await call('GET', image, undefined, service.artist))
  sees(routes.readImage, 'the image is gone', await call('GET', '/api/image/nothing/'))

  const file = await ready()
  sees(routes.replacePicture, NOT_STAFF, await replace({ file }, service.artist))
  sees(routes.replacePicture, 'the image is gone', await replace({ file }, undefined, '/api/image/nothing/'))
  const stock = await replace({ file }, undefined, '/api/image/stock/')
  sees(routes.replacePicture, 'the image is of the stock source', stock)
  sees(routes.replacePicture, 'the file is not ready', await replace({ file: NOTHING }))
  sees(routes.replacePicture, 'there is no such version', await replace({ file, version: 99 }))

  const { version } = (await call('GET', image)).body as SavedRecord
  const headers = { 'idempotency-key': randomUUID() }
  const keyed = (body: object) =>
    service.content.call('POST', `${image}picture/`, { as: service.ana, body, headers })
  await keyed({ file, version })
  sees(routes.replacePicture, KEY_USED, await keyed({ file: NOTHING, version }))
  const late = await replace({ file: await ready(), version })
  // Pictures are named by chance.
  const unnamed = { ...late, body: { ...(late.body as EditConflict), version: 2, conflicts: [] } }
  sees(routes.replacePicture, 'somebody else has replaced it meanwhile', unnamed)
})
