import { randomUUID } from 'node:crypto'
import { beforeAll, test } from 'vitest'
import { createAuthService } from '#services/auth/service.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { type Call, serve } from '#tests/support/services/http.ts'
import { seeing } from '#tests/support/services/seen.ts'
import { createSettings } from '#tests/support/services/settings.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import * as routes from '#tests/walks/contract/routes/auth-account.ts'
import { register, signIn } from './credentials.ts'

let call: Call
beforeAll(async () => {
  const database = await openEmbedded(await createStoreFolder())
  afterFile(() => database.close())
  call = await serve(await createAuthService({ database, settings: createSettings() }))
})

const sees = seeing(routes)

test('a session that has ended cannot be ended', async () => {
  const { email } = await register(call)
  const { access } = await signIn(call, email)
  const gone = await call('DELETE', `/auth/sessions/${randomUUID()}/`, { as: access })
  sees(routes.endSession, 'it has ended, or is nobody’s', gone)
})
