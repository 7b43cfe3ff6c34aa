import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, test } from 'vitest'
import type { TokenPair } from '#services/auth/contract.ts'
import { createAuthService } from '#services/auth/service.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { createClock } from '#tests/support/services/clock.ts'
import { type Call, serve } from '#tests/support/services/http.ts'
import { askTooOften, watchRefusals } from '#tests/support/services/seen.ts'
import { createSettings } from '#tests/support/services/settings.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import * as routes from '#tests/walks/contract/routes/auth-account.ts'
import { answer, challengeOf, setUp, turnOn } from './authenticator.ts'
import { PASSWORD, register, signIn } from './credentials.ts'

const TRIES = 10
const WRONG = 'the code is wrong'
const TOO_LONG_MS = 20 * 60_000

const clock = createClock()
let call: Call
let email: string
let pair: TokenPair
beforeAll(async () => {
  const database = await openEmbedded(await createStoreFolder('migrated'))
  afterFile(() => database.close())
  call = await serve(await createAuthService({ database, settings: createSettings(), clock }))
})
beforeEach(async () => {
  // Let the tries of earlier tests in this network run out.
  clock.advance(TOO_LONG_MS)
  ;({ email } = await register(call))
  pair = await signIn(call, email)
})

const sees = watchRefusals(routes)
const post = (path: string, body: object) =>
  call('POST', `/auth/second-factor/${path}`, { as: pair.access, body })

test('a session that has ended cannot be ended', async () => {
  const gone = await call('DELETE', `/auth/sessions/${randomUUID()}/`, { as: pair.access })
  sees(routes.endSession, 'it has ended, or is nobody’s', gone)
})

test('a second factor is set up in time, by a right code, once', async () => {
  const confirm = (code: string, password = PASSWORD) => post('confirm/', { password, code })
  await setUp(call, pair, clock)
  clock.advance(TOO_LONG_MS)
  pair = await signIn(call, email)
  sees(routes.confirmSecondFactor, 'it was begun too long ago', await confirm('000000'))
  await setUp(call, pair, clock)
  sees(routes.confirmSecondFactor, WRONG, await confirm('none of it'))
  sees(routes.confirmSecondFactor, 'the password is wrong', await confirm('none of it', 'a guess'))
  const { app } = await turnOn(call, pair, clock)
  sees(routes.beginSecondFactor, 'it is on already', await post('', {}))
  sees(routes.confirmSecondFactor, 'it is on already', await confirm(app.code(1)))
  const guesses = await askTooOften(() => confirm('none of it'), TRIES)
  sees(routes.confirmSecondFactor, 'too many came', guesses)
})

test('recovery codes are renewed by a right code', async () => {
  const renew = () => post('recovery-codes/', { code: 'none of it' })
  sees(routes.renewRecoveryCodes, 'it is off', await renew())
  await turnOn(call, pair, clock)
  sees(routes.renewRecoveryCodes, WRONG, await renew())
  sees(routes.renewRecoveryCodes, 'too many came', await askTooOften(renew, TRIES))
})

test('a second factor is turned off by the password and a right code', async () => {
  const remove = (password: string) => post('remove/', { password, code: 'none of it' })
  sees(routes.removeSecondFactor, 'it is off', await remove(PASSWORD))
  await turnOn(call, pair, clock)
  sees(routes.removeSecondFactor, 'the password is wrong', await remove('a guess'))
  sees(routes.removeSecondFactor, WRONG, await remove(PASSWORD))
  sees(routes.removeSecondFactor, 'too many came', await askTooOften(() => remove(PASSWORD), TRIES))
})

test('a challenge is answered in time by a right code', async () => {
  await turnOn(call, pair, clock)
  const challenge = await challengeOf(call, email)
  const guess = () => answer(call, challenge, 'none of it')
  sees(routes.answerChallenge, WRONG, await guess())
  sees(routes.answerChallenge, 'too many came', await askTooOften(guess, TRIES))
  clock.advance(TOO_LONG_MS)
  sees(routes.answerChallenge, 'the challenge is too old', await guess())
})
