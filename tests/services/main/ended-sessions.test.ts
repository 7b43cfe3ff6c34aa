import { expect, test } from 'vitest'
import { createAuthService } from '#services/auth/service.ts'
import { createContentService } from '#services/content/service.ts'
import { createMainService } from '#services/main/service.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { register, signIn } from '#tests/services/auth/credentials.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { createClock } from '#tests/support/services/clock.ts'
import { serve } from '#tests/support/services/http.ts'
import { createSettings } from '#tests/support/services/settings.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'

const TEN_SECONDS = 10_000

test('whoever signs out is nobody to any service ten seconds later, though their token is good for minutes', async () => {
  const database = await openEmbedded(await createStoreFolder())
  afterFile(() => database.close())
  const clock = createClock()
  const settings = createSettings()
  const auth = await createAuthService({ database, settings, clock })
  const atAuth = await serve(auth)
  const known = { ...settings, auth: { ...settings.auth, url: auth.listeningOrigin } }
  const asked = [
    {
      call: await serve(await createMainService({ database, settings: known, clock })),
      path: '/api/v2/orders/',
    },
    {
      call: await serve(await createContentService({ database, settings: known, clock })),
      path: '/content/search/v3/',
    },
  ]
  const { email } = await register(atAuth)
  const { access, refresh } = await signIn(atAuth, email)
  const statuses = () =>
    Promise.all(asked.map(async ({ call, path }) => (await call('GET', path, { as: access })).status))

  expect(await statuses()).toEqual([200, 200])
  await atAuth('POST', '/auth/jwt/blacklist/', { body: { refresh } })
  clock.advance(TEN_SECONDS + 1)
  expect(await statuses()).toEqual([401, 401])
})
