import { beforeAll, test } from 'vitest'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { watchRefusals } from '#tests/support/services/seen.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import * as routes from '#tests/walks/contract/routes/imports.ts'
import { type ImportsService, serveImports } from './imports.ts'

let service: ImportsService
beforeAll(async () => {
  const database = await openEmbedded(await createStoreFolder('migrated'))
  afterFile(() => database.close())
  service = await serveImports(async () => database)
})

const sees = watchRefusals(routes)
const NOT_STAFF = 'they are not staff'

test('what is refused to whoever sends a file, or asks how far it is', async () => {
  const body = { resource: 'artist', name: 'spring.csv', size: 12 }
  const open = (told: object, as = service.ana) =>
    service.content.call('POST', '/api/imports/', { as, body: { ...body, ...told } })
  const read = (as: string) => service.content.call('GET', '/api/imports/999999/', { as })
  sees(routes.openImport, NOT_STAFF, await open({}, service.visitor))
  sees(routes.openImport, 'the file is too large', await open({ size: 200_000_001 }))
  sees(routes.readImport, 'the file is forgotten', await read(service.ana))
  sees(routes.readImport, NOT_STAFF, await read(service.visitor))
})
