import { randomUUID } from 'node:crypto'
import { beforeAll, test } from 'vitest'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { watchRefusals } from '#tests/support/services/seen.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import * as routes from '#tests/walks/contract/routes/own-art.ts'
import { type OwnArtService, serveOwnArt } from './own-art.ts'

let service: OwnArtService
beforeAll(async () => {
  const database = await openEmbedded(await createStoreFolder('migrated'))
  afterFile(() => database.close())
  service = await serveOwnArt(async () => database)
})

const sees = watchRefusals(routes)

test('what is refused to whoever withdraws a work', async () => {
  const { vera, olu, call, hold, withdraw } = service
  const id = await hold()
  const { image } = await service.upload(vera)
  sees(routes.withdraw, 'it is not theirs', await withdraw(id, true, olu.access))
  sees(routes.withdraw, 'it is not for sale', await withdraw(image, true))
  const key = randomUUID()
  const path = `/api/own-art/${id}/withdrawal/`
  await call('POST', path, vera.access, { withdrawn: true }, key)
  const other = await call('POST', path, vera.access, { withdrawn: false }, key)
  sees(routes.withdraw, 'something else was done under the key', other)
})
