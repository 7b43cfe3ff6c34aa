import { beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { TokenPair, UserView } from '#services/auth/contract.ts'
import { createAuthService } from '#services/auth/service.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { openPostgres } from '#services/shared/database/postgres.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { createClock } from '#tests/support/services/clock.ts'
import { type Call, serve } from '#tests/support/services/http.ts'
import { createSettings } from '#tests/support/services/settings.ts'
import { createServerDatabase } from '#tests/support/services/stores.ts'
import { type Authenticator, answer, challengeOf, turnOn } from './authenticator.ts'
import { runBefore } from './before.ts'
import { PASSWORD, register, signIn } from './credentials.ts'

/** Skip the embedded store, which runs one transaction at a time. */
describe.skipIf(inject('postgresUrl') === null)('while two-step verification is being turned off', () => {
  const clock = createClock()
  let database: Database
  let call: Call
  let user: UserView
  let pair: TokenPair
  let app: Authenticator
  let codes: string[]

  beforeAll(async () => {
    database = openPostgres(await createServerDatabase())
    afterFile(() => database.close())
    call = await serve(await createAuthService({ database, settings: createSettings(), clock }))
  })
  beforeEach(async () => {
    user = await register(call)
    pair = await signIn(call, user.email)
    ;({ app, codes } = await turnOn(call, pair, clock))
  })

  /** Serves another process on the same store. */
  const serveWith = async (words: string, first: () => Promise<unknown>): Promise<Call> => {
    const held = runBefore(database, words, first)
    return serve(await createAuthService({ database: held, settings: createSettings(), clock }))
  }
  const turnOff = (remover: Call) =>
    remover('POST', '/auth/second-factor/remove/', {
      as: pair.access,
      body: { password: PASSWORD, code: codes[0] },
    })

  test('a sign-in whose code was already accepted ends with every other session', async () => {
    const challenge = await challengeOf(call, user.email)
    const passed = Promise.withResolvers<void>()
    const gate = Promise.withResolvers<void>()
    const enterer = await serveWith('for share', () => {
      passed.resolve()
      return gate.promise
    })
    const entering = answer(enterer, challenge, app.code(1))
    await passed.promise
    const remover = await serveWith('from auth.users where uuid = $1 for update', () => {
      gate.resolve()
      return entering
    })
    expect((await turnOff(remover)).status).toBe(204)
    const { access } = (await entering).body as TokenPair
    expect((await call('GET', '/auth/users/me/', { as: access })).status).toBe(401)
    expect((await call('GET', '/auth/users/me/', { as: pair.access })).status).toBe(200)
  })

  test('a new password can be set as well, and neither waits for the other', async () => {
    await answer(call, await challengeOf(call, user.email), app.code(1))
    const reached = Promise.withResolvers<void>()
    const changer = await serveWith('update auth.sessions', async () => reached.resolve())
    const body = { current_password: PASSWORD, new_password: 'a louder harbour' }
    let changing: ReturnType<Call> | undefined
    const remover = await serveWith('from auth.users where uuid = $1 for update', () => {
      changing = changer('POST', '/auth/users/set_password/', { as: pair.access, body })
      return reached.promise
    })
    expect((await turnOff(remover)).status).toBe(204)
    expect((await changing)?.status).toBe(204)
  })
})
