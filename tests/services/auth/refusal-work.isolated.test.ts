import { verify } from '@node-rs/argon2'
import { expect, test, vi } from 'vitest'
import { createAuthService } from '#services/auth/service.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { serve } from '#tests/support/services/http.ts'
import { createSettings } from '#tests/support/services/settings.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import { register } from './credentials.ts'

vi.mock('@node-rs/argon2', { spy: true })

test('refusing an unknown address takes the same work as refusing a wrong password', async () => {
  const database = await openEmbedded(await createStoreFolder('migrated'))
  afterFile(() => database.close())
  const call = await serve(await createAuthService({ database, settings: createSettings() }))
  const { email } = await register(call)
  vi.mocked(verify).mockClear()
  for (const address of [email, 'nobody@example.test'])
    await call('POST', '/auth/jwt/create/', { body: { email: address, password: 'wrong' } })
  const work = vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4))
  expect(work).toHaveLength(2)
  expect(work[1]).toEqual(work[0])
})
