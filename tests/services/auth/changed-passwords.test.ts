import { beforeAll, describe, expect, test } from 'vitest'
import { createAuthService } from '#services/auth/service.ts'
import { type Call, serve } from '#tests/support/services/http.ts'
import { createSettings } from '#tests/support/services/settings.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { PASSWORD, register, signIn } from './credentials.ts'

const NEXT = 'a louder harbour'

onEachStore((openStore) => {
  let call: Call

  beforeAll(async () => {
    const database = await openStore()
    call = await serve(await createAuthService({ database, settings: createSettings() }))
  })

  const enter = (email: string, password: string) =>
    call('POST', '/auth/jwt/create/', { body: { email, password } })

  describe('changing a password', () => {
    const change = (access: string, body: object) =>
      call('POST', '/auth/users/set_password/', { as: access, body })

    test('keeps this session and ends the others', async () => {
      const { email } = await register(call)
      const [here, there] = [await signIn(call, email), await signIn(call, email)]
      const body = { current_password: PASSWORD, new_password: NEXT }
      expect(await change(here.access, body)).toMatchObject({ status: 204 })
      expect((await change(here.access, body)).status).toBe(204)
      expect((await enter(email, NEXT)).status).toBe(200)
      const refresh = (token: string) => call('POST', '/auth/jwt/refresh/', { body: { refresh: token } })
      expect((await refresh(here.refresh)).status).toBe(200)
      expect((await refresh(there.refresh)).status).toBe(401)
    })

    test.each([
      [{ current_password: 'wrong', new_password: NEXT }, { current_password: ['Invalid password.'] }],
      [
        { current_password: PASSWORD, new_password: 'password1' },
        { new_password: ['This password is too common.'] },
      ],
      [{ new_password: NEXT }, { current_password: ['This field is required.'] }],
    ])('is refused for %j at its field', async (body, errors) => {
      const { email } = await register(call)
      const { access } = await signIn(call, email)
      expect(await change(access, body)).toMatchObject({ status: 400, body: errors })
      expect((await enter(email, PASSWORD)).status).toBe(200)
    })

    test('needs a session, and limits guesses of the current password', async () => {
      const { email } = await register(call)
      const { access } = await signIn(call, email)
      expect((await call('POST', '/auth/users/set_password/', { body: {} })).status).toBe(401)
      const wrong = { current_password: 'wrong', new_password: NEXT }
      for (let count = 0; count < 10; count += 1) expect((await change(access, wrong)).status).toBe(400)
      expect((await change(access, wrong)).status).toBe(429)
    })
  })

  test('signing out everywhere ends every session', async () => {
    const { email } = await register(call)
    const [here, there] = [await signIn(call, email), await signIn(call, email)]
    const body = { refresh: here.refresh, everywhere: true }
    expect(await call('POST', '/auth/jwt/blacklist/', { body })).toMatchObject({ status: 200, body: {} })
    for (const { refresh } of [here, there])
      expect((await call('POST', '/auth/jwt/refresh/', { body: { refresh } })).status).toBe(401)
  })
})
