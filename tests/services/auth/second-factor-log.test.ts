import { beforeEach, expect, test, vi } from 'vitest'
import type { TokenPair, UserView } from '#services/auth/contract.ts'
import { createAuthService } from '#services/auth/service.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import type { SecurityEvent } from '#services/shared/security/events.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { createClock } from '#tests/support/services/clock.ts'
import { type Call, serve } from '#tests/support/services/http.ts'
import { createSettings } from '#tests/support/services/settings.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import { answer, challengeOf, setUp, turnOn } from './authenticator.ts'
import { runBefore } from './before.ts'
import { PASSWORD, register, signIn } from './credentials.ts'

const FACTOR = 'from auth.second_factors where user_uuid = $1 for update'

const clock = createClock()
let isLost = false
let call: Call
let user: UserView
let pair: TokenPair
let told: SecurityEvent[]

beforeEach(async () => {
  const database = await openEmbedded(await createStoreFolder('migrated'))
  afterFile(() => database.close())
  isLost = false
  const losing = runBefore(database, FACTOR, async () => {
    if (isLost) throw new Error('The connection was lost.')
  })
  const service = await createAuthService({ database: losing, settings: createSettings(), clock })
  const record = vi.spyOn(service.security, 'record')
  call = await serve(service)
  user = await register(call)
  pair = await signIn(call, user.email)
  told = []
  record.mockImplementation((event) => told.push(event))
})

const post = async (path: string, body: object) =>
  (await call('POST', `/auth/second-factor/${path}/`, { as: pair.access, body })).status
const actor = () => user.uuid

test('a right password that needs a code is logged, and so is each code', async () => {
  const { app } = await turnOn(call, pair, clock)
  told = []
  const challenge = await challengeOf(call, user.email)
  expect(told).toEqual([{ event: 'sign_in_challenged', outcome: 'success', actor: actor() }])
  await answer(call, challenge, '000000')
  await answer(call, challenge, app.code(1))
  expect(told.slice(1)).toEqual([
    { event: 'sign_in_code', outcome: 'failure', actor: actor() },
    { event: 'sign_in_code', outcome: 'success', actor: actor() },
    { event: 'sign_in', outcome: 'success', actor: actor() },
  ])
})

test('turning two-step verification on and off is logged, with the sessions that it ends and each wrong password or code', async () => {
  const code = (await setUp(call, pair, clock)).code()
  await post('confirm', { password: 'a guess', code })
  await post('confirm', { password: PASSWORD, code: '000000' })
  const { codes } = await turnOn(call, pair, clock)
  await post('remove', { password: 'a guess', code: codes[0] })
  await post('remove', { password: PASSWORD, code: '000000' })
  await post('remove', { password: PASSWORD, code: codes[0] })
  const of = (event: 'second_factor_set_up' | 'second_factor_removed') => [
    { event, outcome: 'failure', actor: actor() },
    { event, outcome: 'failure', actor: actor() },
    { event, outcome: 'success', actor: actor() },
    { event: 'sessions_ended', outcome: 'success', actor: actor(), reason: event },
  ]
  expect(told).toEqual([...of('second_factor_set_up'), ...of('second_factor_removed')])
})

test('a refusal for another reason is not logged as a wrong code', async () => {
  expect(await post('recovery-codes', { code: '000000' })).toBe(409)
  expect(told).toEqual([])
  const { app } = await turnOn(call, pair, clock)
  const challenge = await challengeOf(call, user.email)
  told = []
  expect(await post('confirm', { password: PASSWORD, code: app.code(1) })).toBe(409)
  isLost = true
  expect(await post('remove', { password: PASSWORD, code: app.code(1) })).toBe(500)
  expect((await answer(call, challenge, app.code(1))).status).toBe(500)
  expect(told).toEqual([])
})
