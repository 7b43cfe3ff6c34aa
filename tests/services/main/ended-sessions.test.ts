import { expect, test } from 'vitest'
import type { SessionsPage, TokenPair } from '#services/auth/contract.ts'
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

/** Opens an account that is signed in twice, and the other services, each with a memory of its own. */
const open = async () => {
  const database = await openEmbedded(await createStoreFolder('migrated'))
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
  const [one, other] = [await signIn(atAuth, email), await signIn(atAuth, email)]
  const statuses = ({ access }: TokenPair) =>
    Promise.all(asked.map(async ({ call, path }) => (await call('GET', path, { as: access })).status))
  return { atAuth, clock, one, other, statuses }
}

test('a signed-out token is refused by every service ten seconds later, though it has not expired', async () => {
  const { atAuth, clock, one, statuses } = await open()
  expect(await statuses(one)).toEqual([200, 200])
  await atAuth('POST', '/auth/jwt/blacklist/', { body: { refresh: one.refresh } })
  clock.advance(TEN_SECONDS + 1)
  expect(await statuses(one)).toEqual([401, 401])
})

test('a session that is ended from the list is over for every service ten seconds later', async () => {
  const { atAuth, clock, one, other, statuses } = await open()
  expect(await statuses(one)).toEqual([200, 200])
  const { results } = (await atAuth('GET', '/auth/sessions/', { as: one.access })).body as SessionsPage
  const id = results.find(({ current }) => current)?.id
  expect((await atAuth('DELETE', `/auth/sessions/${id}/`, { as: other.access })).status).toBe(204)
  clock.advance(TEN_SECONDS + 1)
  expect(await statuses(one)).toEqual([401, 401])
  expect(await statuses(other)).toEqual([200, 200])
})
