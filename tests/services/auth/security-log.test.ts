import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createAuthService } from '#services/auth/service.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { createClock } from '#tests/support/services/clock.ts'
import { callAt, serve } from '#tests/support/services/http.ts'
import { run } from '#tests/support/services/process.ts'
import { createSettings } from '#tests/support/services/settings.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import { register, signIn } from './credentials.ts'

test('a refresh token that is used again long after it was spent is logged with its owner', async () => {
  const database = await openEmbedded(await createStoreFolder('migrated'))
  afterFile(() => database.close())
  const clock = createClock()
  const service = await createAuthService({ database, settings: createSettings(), clock })
  const record = vi.spyOn(service.security, 'record')
  const call = await serve(service)
  const { uuid, email } = await register(call)
  const { refresh } = await signIn(call, email)
  await call('POST', '/auth/jwt/refresh/', { body: { refresh } })
  clock.advance(11_000)
  expect(await call('POST', '/auth/jwt/refresh/', { body: { refresh } })).toMatchObject({ status: 401 })
  expect(record).toHaveBeenLastCalledWith({ event: 'token_reused', outcome: 'refused', actor: uuid })
})

test.each([
  ['error', 1],
  ['silent', 0],
])('at LOG_LEVEL=%s a sign-in leaves %i lines', async (level, count) => {
  const service = run(join(import.meta.dirname, 'logging-process.ts'), [], {
    DATA_DIR: await createStoreFolder('migrated'),
    LOG_LEVEL: level,
    SEED: 'none',
  })
  const call = callAt(
    (await service.until((line) => line.startsWith('listening '))).replace('listening ', ''),
  )
  const { email } = await register(call)
  await signIn(call, email)
  const isSignIn = (line: string) => line.includes('"event":"sign_in"')
  if (count > 0) await service.until(isSignIn)
  // Stop the process: its output is whole once it has ended.
  service.signal('SIGTERM')
  await service.ended
  expect(service.lines.filter(isSignIn)).toHaveLength(count)
})
