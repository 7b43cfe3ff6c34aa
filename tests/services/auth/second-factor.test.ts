import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TokenPair, UserView } from '#services/auth/contract.ts'
import type { RecoveryCodesView, SecondFactorSetupView } from '#services/auth/second-factor/contract.ts'
import { createAuthService } from '#services/auth/service.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { serviceKeyOf } from '#services/shared/secret.ts'
import { createClock } from '#tests/support/services/clock.ts'
import { type Call, serve } from '#tests/support/services/http.ts'
import { type MailServer, openMailServer } from '#tests/support/services/mail-server.ts'
import { createSettings } from '#tests/support/services/settings.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { answer, authenticatorOf, challengeOf, setUp, turnOn } from './authenticator.ts'
import { PASSWORD, register, signIn } from './credentials.ts'

const MINUTE = 60_000
const OTHER_SECRET = 'another-secret-of-the-tests-than-theirs'
const WRONG = { code: ['That code is incorrect or has expired. Please try again.'] }
const IS_OFF = { detail: 'Two-step verification is off.' }
const IS_ON = { detail: 'Two-step verification is already on.' }

onEachStore((openStore) => {
  const clock = createClock()
  let database: Database
  let mail: MailServer
  let call: Call
  let user: UserView
  let pair: TokenPair

  beforeAll(async () => {
    database = await openStore()
    mail = await openMailServer()
    const settings = createSettings({
      SMTP_URL: mail.url,
      PUBLIC_URL: 'https://shop.test',
      PHONE: '555-010-0199',
    })
    call = await serve(await createAuthService({ database, settings, clock }))
  })
  beforeEach(async () => {
    user = await register(call)
    pair = await signIn(call, user.email)
  })

  const post = (path: string, body: object = {}, as: string | undefined = pair.access) =>
    call('POST', `/auth/second-factor/${path}`, { body, as })
  const view = async () => (await call('GET', '/auth/second-factor/', { as: pair.access })).body
  const isLive = async ({ access }: TokenPair) =>
    (await call('GET', '/auth/users/me/', { as: access })).status === 200
  const lastMail = async (count: number) => (await mail.mailsTo(user.email, count)).at(-1)

  describe('setting up two-step verification', () => {
    test('is finished by the app’s first code, which answers ten recovery codes', async () => {
      expect(await view()).toEqual({ enabled: false, required: false, recovery_codes_left: 0 })
      const begun = await post('')
      expect(begun.status).toBe(200)
      const { secret, uri } = begun.body as SecondFactorSetupView
      expect(uri).toContain(`secret=${secret}`)
      expect(await view()).toMatchObject({ enabled: false })
      expect((await signIn(call, user.email)).access).toBeDefined()
      const app = authenticatorOf({ secret, uri }, clock)
      const confirmed = await post('confirm/', { password: PASSWORD, code: app.code() })
      expect(confirmed).toMatchObject({ status: 200, body: { recovery_codes: { length: 10 } } })
      expect(await view()).toEqual({ enabled: true, required: false, recovery_codes_left: 10 })
    })

    test('ends every other session, and mails the owner without a secret', async () => {
      const other = await signIn(call, user.email)
      const begun = (await post('')).body as SecondFactorSetupView
      const code = authenticatorOf(begun, clock).code()
      const { recovery_codes } = (await post('confirm/', { password: PASSWORD, code }))
        .body as RecoveryCodesView
      expect([await isLive(pair), await isLive(other)]).toEqual([true, false])
      const told = await lastMail(1)
      expect(told?.subject).toBe('Two-step verification is on for Aquatint')
      expect(told?.text).toContain('https://shop.test/accounts/reset-password')
      expect(told?.text).toContain('call us at 555-010-0199')
      for (const secret of [begun.secret, code, ...recovery_codes]) expect(told?.text).not.toContain(secret)
    })

    test('refuses a wrong code, and a code of a secret that was replaced', async () => {
      const first = await setUp(call, pair, clock)
      const second = await setUp(call, pair, clock)
      for (const code of ['000000', first.code()])
        expect(await post('confirm/', { password: PASSWORD, code })).toMatchObject({
          status: 400,
          body: WRONG,
        })
      expect((await post('confirm/', { password: PASSWORD, code: second.code() })).status).toBe(200)
    })

    test('asks for the password: whoever finds a browser open cannot lock its owner out', async () => {
      const other = await signIn(call, user.email)
      const code = (await setUp(call, pair, clock)).code()
      expect(await post('confirm/', { password: 'a guess', code })).toMatchObject({
        status: 400,
        body: { password: ['Invalid password.'] },
      })
      expect(await view()).toMatchObject({ enabled: false })
      expect(await isLive(other)).toBe(true)
      // A wrong password does not spend the code.
      expect((await post('confirm/', { password: PASSWORD, code })).status).toBe(200)
    })

    test('limits guesses of the password', async () => {
      await setUp(call, pair, clock)
      const guesses = []
      for (let guess = 0; guess < 11; guess += 1)
        guesses.push((await post('confirm/', { password: 'a guess', code: '000000' })).status)
      expect(guesses).toEqual([...Array(10).fill(400), 429])
    })

    test('expires after fifteen minutes', async () => {
      const app = await setUp(call, pair, clock)
      clock.advance(15 * MINUTE)
      const as = (await signIn(call, user.email)).access
      const stale = { code: ['This setup has expired. Please start again.'] }
      expect(await post('confirm/', { password: PASSWORD, code: app.code() }, as)).toMatchObject({
        status: 400,
        body: stale,
      })
      expect((await turnOn(call, { access: as }, clock)).codes).toHaveLength(10)
    })

    test('cannot be confirmed before it is begun, nor repeated once it is on', async () => {
      expect((await post('confirm/', { password: PASSWORD, code: '123456' })).status).toBe(400)
      const { app } = await turnOn(call, pair, clock)
      expect(await post('')).toMatchObject({ status: 409, body: IS_ON })
      expect(await post('confirm/', { password: PASSWORD, code: app.code(1) })).toMatchObject({
        status: 409,
        body: IS_ON,
      })
    })

    test('with one code twice at once turns it on once', async () => {
      const code = (await setUp(call, pair, clock)).code()
      const answers = await Promise.all([
        post('confirm/', { password: PASSWORD, code }),
        post('confirm/', { password: PASSWORD, code }),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    })

    test('names missing fields', async () => {
      for (const path of ['confirm/', 'remove/'])
        expect((await post(path)).body).toEqual({
          code: ['This field is required.'],
          password: ['This field is required.'],
        })
      expect((await post('recovery-codes/')).body).toEqual({ code: ['This field is required.'] })
      expect((await post('confirm/', { password: PASSWORD, code: 'x'.repeat(65) })).status).toBe(400)
    })
  })

  describe('new recovery codes', () => {
    test('are made for a code, replace the earlier ones, and are told by mail', async () => {
      const { app, codes } = await turnOn(call, pair, clock)
      const renewed = await post('recovery-codes/', { code: app.code(1) })
      const { recovery_codes: next } = renewed.body as RecoveryCodesView
      expect(next).toHaveLength(10)
      const challenge = await challengeOf(call, user.email)
      expect((await answer(call, challenge, codes[0] ?? '')).status).toBe(400)
      expect((await answer(call, challenge, next[0] ?? '')).status).toBe(200)
      expect(await view()).toMatchObject({ recovery_codes_left: 9 })
      expect((await lastMail(2))?.subject).toBe('New recovery codes for Aquatint')
    })

    test('are refused for a wrong code, and if two-step verification is off', async () => {
      expect(await post('recovery-codes/', { code: '000000' })).toMatchObject({ status: 409, body: IS_OFF })
      const { app } = await turnOn(call, pair, clock)
      expect(await post('recovery-codes/', { code: app.code() })).toMatchObject({ status: 400, body: WRONG })
    })
  })

  describe('turning off two-step verification', () => {
    test('asks for the password and a code, and says which is wrong', async () => {
      const { app } = await turnOn(call, pair, clock)
      const code = app.code(1)
      expect(await post('remove/', { password: 'another', code })).toMatchObject({
        status: 400,
        body: { password: ['Invalid password.'] },
      })
      expect(await post('remove/', { password: PASSWORD, code: '000000' })).toMatchObject({
        status: 400,
        body: WRONG,
      })
      expect(await view()).toMatchObject({ enabled: true })
      expect((await post('remove/', { password: PASSWORD, code })).status).toBe(204)
      expect(await view()).toEqual({ enabled: false, required: false, recovery_codes_left: 0 })
      expect((await signIn(call, user.email)).access).toBeDefined()
    })

    test('tells whoever tries again after a lost answer that it is off', async () => {
      const { codes } = await turnOn(call, pair, clock)
      const [code] = codes
      expect((await post('remove/', { password: PASSWORD, code })).status).toBe(204)
      expect(await post('remove/', { password: PASSWORD, code })).toMatchObject({ status: 409, body: IS_OFF })
    })

    test('is refused while the setup is not confirmed', async () => {
      const code = (await setUp(call, pair, clock)).code()
      expect(await post('remove/', { password: PASSWORD, code })).toMatchObject({ status: 409, body: IS_OFF })
    })

    test('works with a recovery code, ends every other session, and mails the owner', async () => {
      const { app, codes } = await turnOn(call, pair, clock)
      const other = (await answer(call, await challengeOf(call, user.email), app.code(1))).body as TokenPair
      expect((await post('remove/', { password: PASSWORD, code: codes[3] })).status).toBe(204)
      expect([await isLive(pair), await isLive(other)]).toEqual([true, false])
      expect((await lastMail(2))?.subject).toBe('Two-step verification is off for Aquatint')
    })

    test('limits guesses of the password', async () => {
      await turnOn(call, pair, clock)
      const guesses = []
      for (let guess = 0; guess < 12; guess += 1)
        guesses.push((await post('remove/', { password: 'a guess', code: '000000' })).status)
      expect(guesses.slice(0, 10)).toEqual(Array(10).fill(400))
      expect(guesses.slice(10)).toEqual([429, 429])
    })
  })

  test('after JWT_SECRET was changed, a recovery code signs in and turns it off, and no code of the app is valid', async () => {
    const { app, codes } = await turnOn(call, pair, clock)
    const settings = createSettings({ JWT_SECRET: OTHER_SECRET })
    const atOther = await serve(await createAuthService({ database, settings, clock }))
    const headers = { 'x-service-key': serviceKeyOf(OTHER_SECRET) }
    const other: Call = (method, path, options) => atOther(method, path, { ...options, headers })
    const challenge = await challengeOf(other, user.email)
    expect(await answer(other, challenge, app.code(1))).toMatchObject({ status: 400, body: WRONG })
    const entered = await answer(other, challenge, codes[0] ?? '')
    const { access } = entered.body as TokenPair
    const body = { password: PASSWORD, code: codes[1] }
    expect((await other('POST', '/auth/second-factor/remove/', { as: access, body })).status).toBe(204)
    expect((await signIn(other, user.email)).access).toBeDefined()
  })

  test('two-step verification is refused to a guest', async () => {
    for (const path of ['', 'confirm/', 'recovery-codes/', 'remove/'])
      expect((await call('POST', `/auth/second-factor/${path}`, { body: {} })).status).toBe(401)
    expect((await call('GET', '/auth/second-factor/')).status).toBe(401)
  })

  test('the store contains no secret and no recovery code that could be read', async () => {
    const begun = (await post('')).body as SecondFactorSetupView
    const code = authenticatorOf(begun, clock).code()
    const { recovery_codes } = (await post('confirm/', { password: PASSWORD, code }))
      .body as RecoveryCodesView
    const kept = []
    for (const table of ['second_factors', 'recovery_codes', 'audit', 'mail'])
      kept.push(await database.query(`select to_jsonb(kept)::text as text from auth.${table} kept`))
    const text = JSON.stringify(kept)
    expect(text).toContain('second_factor_confirmed')
    for (const secret of [begun.secret, ...recovery_codes]) expect(text).not.toContain(secret)
  })
})
