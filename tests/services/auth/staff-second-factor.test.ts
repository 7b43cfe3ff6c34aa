import { decodeJwt } from 'jose'
import { beforeEach, describe, expect, test } from 'vitest'
import type { AccessToken, TokenPair } from '#services/auth/contract.ts'
import { createAuthService } from '#services/auth/service.ts'
import { DEMO_PASSWORD, DEMO_USERS } from '#services/auth/users/demo.ts'
import { createMainService } from '#services/main/service.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { createClock } from '#tests/support/services/clock.ts'
import { type Call, serve } from '#tests/support/services/http.ts'
import { createSettings } from '#tests/support/services/settings.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import { answer, challengeOf, turnOn } from './authenticator.ts'
import { register, signIn } from './credentials.ts'

const STAFF = DEMO_USERS[1].email
const ORDERS_OF_ALL = '/api/v2/orders/?all=1'

const clock = createClock()
let call: Call
let atMain: Call

/** Opens a new shop that requires the second factor of its staff, or does not. */
const openShop = async (STAFF_SECOND_FACTOR: string) => {
  const database = await openEmbedded(await createStoreFolder('migrated'))
  afterFile(() => database.close())
  const settings = createSettings({ SEED: 'demo', STAFF_SECOND_FACTOR })
  const auth = await createAuthService({ database, settings, clock })
  call = await serve(auth)
  const known = { ...settings, auth: { ...settings.auth, url: auth.listeningOrigin } }
  atMain = await serve(await createMainService({ database, settings: known, clock }))
}

const enter = async (): Promise<TokenPair> =>
  (await call('POST', '/auth/jwt/create/', { body: { email: STAFF, password: DEMO_PASSWORD } }))
    .body as TokenPair
const refresh = async ({ refresh }: TokenPair) =>
  (await call('POST', '/auth/jwt/refresh/', { body: { refresh } })).body as TokenPair
const me = async ({ access }: AccessToken) => (await call('GET', '/auth/users/me/', { as: access })).body
const factor = async ({ access }: AccessToken) =>
  (await call('GET', '/auth/second-factor/', { as: access })).body
const asStaff = async ({ access }: AccessToken) => (await atMain('GET', ORDERS_OF_ALL, { as: access })).status

describe('where staff need the second factor', () => {
  beforeEach(() => openShop('1'))

  test('a member of staff without it signs in, and has no right of staff by any token', async () => {
    const pair = await enter()
    const renewed = (await call('GET', '/auth/jwt/get/', { as: pair.access })).body as AccessToken
    for (const token of [pair, renewed, await refresh(pair)]) {
      expect(decodeJwt(token.access).is_staff).toBe(false)
      expect(await me(token)).toMatchObject({ is_staff: false, second_factor_missing: true })
      expect(await asStaff(token)).toBe(403)
    }
    expect(await factor(pair)).toMatchObject({ enabled: false, required: true })
  })

  test('whoever sets it up has the rights of staff from the next refresh on, and at each later sign-in', async () => {
    const pair = await enter()
    const { codes } = await turnOn(call, pair, clock, DEMO_PASSWORD)
    const next = await refresh(pair)
    expect(await me(next)).toMatchObject({ is_staff: true, second_factor_missing: false })
    expect(await asStaff(next)).toBe(200)
    const challenge = await challengeOf(call, STAFF, DEMO_PASSWORD)
    const later = (await answer(call, challenge, codes[0] ?? '')).body as TokenPair
    expect(await asStaff(later)).toBe(200)
  })

  test('whoever turns it off loses the rights of staff at the next refresh', async () => {
    const pair = await enter()
    const { codes } = await turnOn(call, pair, clock, DEMO_PASSWORD)
    const body = { password: DEMO_PASSWORD, code: codes[0] }
    expect((await call('POST', '/auth/second-factor/remove/', { as: pair.access, body })).status).toBe(204)
    const next = await refresh(pair)
    expect(await me(next)).toMatchObject({ is_staff: false, second_factor_missing: true })
    expect(await asStaff(next)).toBe(403)
  })

  test('customers do not need the second factor', async () => {
    const { email } = await register(call)
    const pair = await signIn(call, email)
    expect(await me(pair)).toMatchObject({ is_staff: false, second_factor_missing: false })
    expect(await factor(pair)).toMatchObject({ required: false })
  })
})

test('where staff do not need the second factor, they have their rights at once', async () => {
  await openShop('0')
  const pair = await enter()
  expect(await me(pair)).toMatchObject({ is_staff: true, second_factor_missing: false })
  expect(await factor(pair)).toMatchObject({ required: false })
  expect(await asStaff(pair)).toBe(200)
})
