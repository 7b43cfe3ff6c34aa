import { beforeAll, test } from 'vitest'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { watchRefusals } from '#tests/support/services/seen.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import * as routes from '#tests/walks/contract/routes/content.ts'
import { createRecord } from './catalogue.ts'
import { type CollectionsService, serveCollections } from './collections/collections.ts'

let service: CollectionsService
beforeAll(async () => {
  const database = await openEmbedded(await createStoreFolder('migrated'))
  afterFile(() => database.close())
  // Nobody listens at this address.
  service = await serveCollections(async () => database, {
    GETTY_API_URL: 'http://127.0.0.1:1',
    GETTY_API_KEY: 'key',
  })
})

const sees = watchRefusals(routes)
const GONE = 'the picture is gone'
const NOT_STAFF = 'they are not staff'
const NO_COLLECTION = 'the collection is gone'

test('a picture is edited only by those who may', async () => {
  const edit = (id: string, body: object, as?: string) =>
    service.content.call('PATCH', `/content/edit/${id}/`, { body, as })
  sees(routes.markPopular, GONE, await edit('gone', { popular: true }))
  sees(routes.setFavorite, GONE, await edit('gone', { favorite: true }, service.visitor))
  sees(routes.setPublished, GONE, await edit('gone', { publish: true }, service.staff))
  sees(routes.setPublished, NOT_STAFF, await edit('fern', { publish: true }, service.visitor))
  const stock = await edit('getty-1', { publish: true }, service.staff)
  sees(routes.setPublished, 'it is of the stock source', stock)
})

test('a search refuses impossible values, and needs a source that answers', async () => {
  const wrong = await service.content.search({ query: '', offset: -1 })
  sees(routes.search, 'the address asks for what is none', wrong)
  const down = await service.content.search({ query: 'fern', api: 'getty' })
  sees(routes.search, 'the only source that was asked is down', down)
})

test('a collection is written by staff, of pictures that exist', async () => {
  const id = await service.make('Shores', ['fern'])
  const { visitor } = service
  sees(routes.createCollection, NOT_STAFF, await service.send('POST', '', { name: 'Tides' }, visitor))
  sees(routes.createCollection, 'the name is empty', await service.send('POST', '', { name: '' }))
  sees(routes.readCollection, NO_COLLECTION, await service.send('GET', '7000/'))

  const replace = (body: object, path = `${id}/`, as = service.staff) =>
    service.send('PUT', path, { name: 'Shores', ...body }, as)
  sees(routes.replaceCollection, NO_COLLECTION, await replace({}, '7000/'))
  sees(routes.replaceCollection, NOT_STAFF, await replace({}, `${id}/`, visitor))
  await replace({ name: 'Coasts' })
  const late = await replace({ name: 'Tides', version: 2 })
  sees(routes.replaceCollection, 'somebody else saved it meanwhile', late)
  const three = await replace({ name: '', description: 'x'.repeat(5_001), version: 'one' })
  sees(routes.replaceCollection, 'three fields are wrong', three)
  const unknown = await replace({ contents: ['dunes'] })
  sees(routes.replaceCollection, 'a picture in it is gone', unknown)

  const add = (prepend: string[], path = `${id}/`, as = service.staff) =>
    service.send('PATCH', `${path}prepend/`, { prepend }, as)
  sees(routes.addToCollection, NO_COLLECTION, await add(['fern'], '7000/'))
  sees(routes.addToCollection, NOT_STAFF, await add(['fern'], `${id}/`, visitor))
  sees(routes.addToCollection, GONE, await add(['dunes']))
  const take = (path: string, as = service.staff) =>
    service.send('PATCH', `${path}remove/`, { remove: ['fern'] }, as)
  sees(routes.removeFromCollection, NO_COLLECTION, await take('7000/'))
  sees(routes.removeFromCollection, NOT_STAFF, await take(`${id}/`, visitor))
  sees(routes.deleteCollection, NO_COLLECTION, await service.send('DELETE', '7000/'))
  sees(routes.deleteCollection, NOT_STAFF, await service.send('DELETE', `${id}/`, undefined, visitor))
})

test('a collection holds a limited number of pictures', async () => {
  const records = Array.from({ length: 1_000 }, (_, index) => `many-${index}`)
  await service.content.hold(...records.map((id) => createRecord({ id })))
  const id = await service.make('Full', records)
  const full = await service.send('PATCH', `${id}/prepend/`, { prepend: ['fern'] })
  sees(routes.addToCollection, 'the collection is full', full)
})
