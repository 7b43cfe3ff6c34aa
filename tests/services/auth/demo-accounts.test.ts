import { describe, expect, test } from 'vitest'
import type { TokenPair } from '#services/auth/contract.ts'
import { createAuthService } from '#services/auth/service.ts'
import { DEMO_PASSWORD, DEMO_USERS } from '#services/auth/users/demo.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { type Call, serve } from '#tests/support/services/http.ts'
import { createSettings } from '#tests/support/services/settings.ts'
import { onEachStore } from '#tests/support/services/stores.ts'

/** Settings that open the shop to other machines. */
const BEYOND: Record<string, string>[] = [{ PUBLIC_URL: 'https://shop.example.test' }, { HOST: '0.0.0.0' }]

const signIn = (call: Call, email: string, password = DEMO_PASSWORD) =>
  call('POST', '/auth/jwt/create/', { body: { email, password } })

onEachStore((openStore) => {
  const start = async (database: Database, env: Record<string, string> = {}) => {
    const said: string[] = []
    const settings = createSettings({ SEED: 'demo', ...env })
    const progress = (line: string) => said.push(line)
    return { call: await serve(await createAuthService({ database, settings, progress })), said }
  }

  describe.each(BEYOND)('With %o', (env) => {
    test('a shop has no account with a published password', async () => {
      const database = await openStore()
      const { said } = await start(database, env)
      expect(await database.query('select email from auth.users')).toEqual([])
      expect(said).toEqual([])
    })

    test('nobody signs in with the published passwords of an earlier start, and the start says so', async () => {
      const database = await openStore()
      const before = await start(database)
      expect(before.said).toEqual([])
      const { call, said } = await start(database, env)
      expect(said).toEqual([
        expect.stringMatching(/^Demo accounts are in this store from an earlier start\./),
      ])
      const [{ email: known }] = DEMO_USERS
      const wrong = await signIn(call, known, 'a wrong password')
      for (const { email } of DEMO_USERS) {
        expect((await signIn(before.call, email)).status).toBe(200)
        const { status, body } = await signIn(call, email.toUpperCase())
        expect({ status, body }).toEqual({ status: 401, body: wrong.body })
      }
    })

    test('a session that was begun with a published password is over', async () => {
      const database = await openStore()
      const before = await start(database)
      const { refresh } = (await signIn(before.call, DEMO_USERS[1].email)).body as TokenPair
      const { call } = await start(database, env)
      expect((await call('POST', '/auth/jwt/refresh/', { body: { refresh } })).status).toBe(401)
    })

    test('a demo account whose password was changed signs in with the new one', async () => {
      const database = await openStore()
      const before = await start(database)
      const [{ email }] = DEMO_USERS
      const { access } = (await signIn(before.call, email)).body as TokenPair
      const body = { current_password: DEMO_PASSWORD, new_password: 'a quiet harbour' }
      expect((await before.call('POST', '/auth/users/set_password/', { body, as: access })).status).toBe(204)
      const { call, said } = await start(database, env)
      expect(said).toHaveLength(1)
      expect((await signIn(call, email, 'a quiet harbour')).status).toBe(200)
    })
  })
})
