import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { TokenPair, UserView } from '#services/auth/contract.ts'
import { createAuthService } from '#services/auth/service.ts'
import type { Database, Queryable } from '#services/shared/database/driver.ts'
import { createClock } from '#tests/support/services/clock.ts'
import { type Call, serve } from '#tests/support/services/http.ts'
import { createSettings } from '#tests/support/services/settings.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { turnOn } from './authenticator.ts'
import { PASSWORD, register, signIn } from './credentials.ts'

const CHANGED = { detail: 'Your account was just changed. Please sign in again.' }

onEachStore((openStore) => {
  const clock = createClock()
  /** What another process does between a password found right and the session's begin. */
  let meanwhile: (() => Promise<unknown>) | undefined
  let call: Call
  let slow: Call
  let user: UserView
  let pair: TokenPair

  beforeAll(async () => {
    const database = await openStore()
    const held: Database = {
      ...database,
      async transaction<T>(run: (tx: Queryable) => Promise<T>): Promise<T> {
        const first = meanwhile
        meanwhile = undefined
        await first?.()
        return database.transaction(run)
      },
    }
    call = await serve(await createAuthService({ database, settings: createSettings(), clock }))
    slow = await serve(await createAuthService({ database: held, settings: createSettings(), clock }))
  })
  beforeEach(async () => {
    user = await register(call)
    pair = await signIn(call, user.email)
  })

  const enter = () => slow('POST', '/auth/jwt/create/', { body: { email: user.email, password: PASSWORD } })
  const count = async () =>
    (await call('GET', '/auth/sessions/', { as: pair.access })).body as { count: number }

  test('a sign-in by password alone begins no session after two-step verification was turned on during it', async () => {
    meanwhile = () => turnOn(call, pair, clock)
    expect(await enter()).toMatchObject({ status: 401, body: CHANGED })
    expect(await count()).toMatchObject({ count: 1 })
    expect((await enter()).body).toMatchObject({ code: 'second_factor_required' })
  })

  test('a sign-in begins no session after its password was changed during it', async () => {
    const body = { current_password: PASSWORD, new_password: 'a louder harbour' }
    meanwhile = () => call('POST', '/auth/users/set_password/', { as: pair.access, body })
    expect(await enter()).toMatchObject({ status: 401, body: CHANGED })
    expect(await count()).toMatchObject({ count: 1 })
  })
})
