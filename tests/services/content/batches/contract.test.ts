import { randomUUID } from 'node:crypto'
import { beforeAll, test } from 'vitest'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { watchRefusals } from '#tests/support/services/seen.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import * as routes from '#tests/walks/contract/routes/batches.ts'
import { type BatchesService, serveBatches } from './batches.ts'

const DAY_MS = 86_400_000

let service: BatchesService
beforeAll(async () => {
  const database = await openEmbedded(await createStoreFolder('migrated'))
  afterFile(() => database.close())
  service = await serveBatches(async () => database)
})

const sees = watchRefusals(routes)
const GONE = 'the batch is gone'
const NOT_STAFF = 'they are not staff'
const KEY_USED = 'something else was asked under the key'
const action = { type: 'set', field: 'active', value: false } as const

test('what is refused to whoever plans a batch', async () => {
  const ids = await service.makeMany(2)
  const plan = (body: object, as?: string) =>
    service.ask('POST', '', { resource: 'artist', action, ...body }, as)
  sees(routes.planBatch, NOT_STAFF, await plan({ ids }, service.visitor))
  const name = { type: 'set', field: 'name', value: 'X' }
  sees(routes.planBatch, 'the field is not for many', await plan({ ids, action: name }))
  const nobody = { search: 'nobody is called so' }
  sees(routes.planBatch, 'nothing matches', await plan({ matching: nobody }))
  const collect = { type: 'collect', collection: 7 }
  const gone = await plan({ resource: 'image', ids: ['lake'], action: collect })
  sees(routes.planBatch, 'the collection is gone', gone)
  const headers = { 'idempotency-key': randomUUID() }
  const write = (body: object) =>
    service.content.call('POST', '/api/batches/', { as: service.ana, body, headers })
  await write({ resource: 'artist', action, ids })
  sees(routes.planBatch, KEY_USED, await write({ resource: 'artist', action, ids: ids.slice(1) }))
})

test('what is refused to whoever stops or takes back one', async () => {
  const ids = await service.makeMany(1)
  const { id } = await service.plan({ ids, action })
  const command = (name: 'stop' | 'undo', batch: number, { as = service.ana, key = randomUUID() } = {}) =>
    service.content.call('POST', `/api/batches/${batch}/${name}/`, {
      as,
      headers: { 'idempotency-key': key },
    })
  sees(routes.stopBatch, GONE, await command('stop', 2_000_000_000))
  sees(routes.stopBatch, NOT_STAFF, await command('stop', id, { as: service.visitor }))
  sees(routes.stopBatch, 'nobody has confirmed it', await command('stop', id))
  sees(routes.undoBatch, GONE, await command('undo', 2_000_000_000))
  sees(routes.undoBatch, NOT_STAFF, await command('undo', id, { as: service.visitor }))
  sees(routes.undoBatch, 'it has not ended', await command('undo', id))
  const { id: done } = await service.run(ids, action)
  const { id: same } = await service.run(ids, action)
  sees(routes.undoBatch, 'it changed nothing', await command('undo', same))
  const key = randomUUID()
  await command('undo', done, { key })
  sees(routes.undoBatch, KEY_USED, await command('undo', id, { key }))
  sees(routes.stopBatch, KEY_USED, await command('stop', id, { key }))
})

test('what is refused to whoever reads or confirms one', async () => {
  const ids = await service.makeMany(1)
  const { id } = await service.plan({ ids, action })
  sees(routes.readBatch, GONE, await service.ask('GET', '2000000000/'))
  sees(routes.readBatch, NOT_STAFF, await service.ask('GET', `${id}/`, undefined, service.visitor))
  sees(routes.confirmBatch, GONE, await service.ask('POST', '2000000000/confirm/'))
  const visitors = await service.ask('POST', `${id}/confirm/`, undefined, service.visitor)
  sees(routes.confirmBatch, NOT_STAFF, visitors)
  const other = await service.plan({ ids, action })
  const headers = { 'idempotency-key': randomUUID() }
  const confirm = (batch: number) =>
    service.content.call('POST', `/api/batches/${batch}/confirm/`, { as: service.ana, headers })
  await confirm(other.id)
  sees(routes.confirmBatch, KEY_USED, await confirm(id))
  service.content.clock.advance(DAY_MS + 1)
  const ana = await service.content.signIn({ is_staff: true })
  const late = await service.ask('POST', `${id}/confirm/`, undefined, ana)
  sees(routes.confirmBatch, 'its plan is too old', late)
})
