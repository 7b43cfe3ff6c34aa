import { decodeJwt, SignJWT } from 'jose'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SessionsPage, TokenPair, UserView } from '#services/auth/contract.ts'
import { createAuthService } from '#services/auth/service.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { makeAddress } from '#tests/support/new-address.ts'
import { createClock } from '#tests/support/services/clock.ts'
import { type Call, serve } from '#tests/support/services/http.ts'
import { type MailServer, openMailServer } from '#tests/support/services/mail-server.ts'
import { JWT_SECRET } from '#tests/support/services/secret.ts'
import { createSettings } from '#tests/support/services/settings.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type Authenticator, answer, challengeOf, turnOn } from './authenticator.ts'
import { PASSWORD, register, signIn } from './credentials.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const NEXT = 'a louder harbour'
const LINK = /reset-password-confirm\/([^/\s]+)\/([^/\s]+)/
const WRONG = { code: ['That code is incorrect or has expired. Please try again.'] }
const TOO_LATE = { detail: 'Your sign-in has expired. Please sign in again.', code: 'token_not_valid' }

onEachStore((openStore) => {
  const clock = createClock()
  let database: Database
  let mail: MailServer
  let call: Call
  let user: UserView
  let pair: TokenPair
  let app: Authenticator
  let codes: string[]

  const start = async () => {
    const settings = createSettings({ SMTP_URL: mail.url, PUBLIC_URL: 'https://shop.test' })
    return serve(await createAuthService({ database, settings, clock }))
  }
  beforeAll(async () => {
    database = await openStore()
    mail = await openMailServer()
    call = await start()
  })
  beforeEach(async () => {
    user = await register(call)
    pair = await signIn(call, user.email)
    ;({ app, codes } = await turnOn(call, pair, clock))
    clock.advance(MINUTE)
  })

  const give = (password = PASSWORD, from = makeAddress()) =>
    call('POST', '/auth/jwt/create/', {
      body: { email: user.email, password },
      headers: { 'x-forwarded-for': from },
    })
  const challenge = () => challengeOf(call, user.email)

  describe('the password of an account with two-step verification', () => {
    test('is answered with a challenge, and its code with a session', async () => {
      const asked = await give()
      expect(asked).toMatchObject({
        status: 401,
        body: {
          detail: 'Enter the code from your authenticator app.',
          code: 'second_factor_required',
          challenge: expect.any(String),
        },
      })
      const answered = await answer(call, await challenge(), app.code())
      expect(answered.status).toBe(200)
      const { access, refresh } = answered.body as TokenPair
      expect((await call('GET', '/auth/users/me/', { as: access })).status).toBe(200)
      expect((await call('POST', '/auth/jwt/refresh/', { body: { refresh } })).status).toBe(200)
    })

    test('is refused as usual if it is wrong', async () => {
      expect(await give('a guess')).toMatchObject({
        status: 401,
        body: { detail: 'No active account found with the given credentials' },
      })
    })

    test('does not clear the wrong tries before the code is right', async () => {
      const from = makeAddress()
      for (let miss = 0; miss < 9; miss += 1) await give('a guess', from)
      const { body } = await give(PASSWORD, from)
      expect((await give(PASSWORD, from)).status).toBe(429)
      const { challenge } = body as { challenge: string }
      expect((await answer(call, challenge, app.code(), { 'x-forwarded-for': from })).status).toBe(200)
      expect((await give('a guess', from)).status).toBe(401)
    })

    // Spec 7.5
    test('still asks for the code after a reset by mail', async () => {
      const before = await challenge()
      const headers = { 'x-forwarded-for': makeAddress() }
      await call('POST', '/auth/users/reset_password/', { body: { email: user.email }, headers })
      const [, uid, token] = LINK.exec((await mail.mailsTo(user.email, 2)).at(-1)?.text ?? '') ?? []
      const body = { uid, token, new_password: NEXT }
      await call('POST', '/auth/users/reset_password_confirm/', { body, headers })
      expect(await give(NEXT)).toMatchObject({ status: 401, body: { code: 'second_factor_required' } })
      // A challenge given for the old password ends with it.
      expect(await answer(call, before, app.code())).toMatchObject({ status: 401, body: TOO_LATE })
    })
  })

  describe('a code', () => {
    test('is accepted once, though its challenge goes on', async () => {
      const [one, other, code] = [await challenge(), await challenge(), app.code()]
      expect((await answer(call, one, code)).status).toBe(200)
      for (const again of [one, other])
        expect(await answer(call, again, code)).toMatchObject({ status: 400, body: WRONG })
      expect((await answer(call, one, app.code(1))).status).toBe(200)
    })

    test('is accepted once, even when it is sent ten times at once to two processes', async () => {
      const [other, one, code] = [await start(), await challenge(), app.code()]
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => answer(index % 2 === 0 ? call : other, one, code)),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    })

    test('is refused after the code of the next step was accepted', async () => {
      const one = await challenge()
      expect((await answer(call, one, app.code(1))).status).toBe(200)
      expect((await answer(call, one, app.code())).status).toBe(400)
    })

    test('for recovery is accepted once, however it is typed', async () => {
      const [one, code = ''] = [await challenge(), codes[0]]
      const typed = code.toUpperCase().replaceAll('-', ' ')
      const answers = await Promise.all([1, 2, 3].map(() => answer(call, one, typed)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
      const [taken] = answers.filter(({ status }) => status === 200)
      const { access } = (taken?.body ?? {}) as TokenPair
      expect((await call('GET', '/auth/second-factor/', { as: access })).body).toMatchObject({
        recovery_codes_left: 9,
      })
    })

    test('of another account is refused', async () => {
      const other = await register(call)
      const theirs = await turnOn(call, await signIn(call, other.email), clock)
      const one = await challenge()
      for (const code of [theirs.app.code(1), theirs.codes[0] ?? ''])
        expect(await answer(call, one, code)).toMatchObject({ status: 400, body: WRONG })
    })

    test('begins a session that shows its browser and network', async () => {
      const headers = { 'user-agent': 'Mozilla/5.0 Firefox/144.0', 'x-forwarded-for': '203.0.113.44' }
      const { access } = (await answer(call, await challenge(), app.code(), headers)).body as TokenPair
      const { results } = (await call('GET', '/auth/sessions/', { as: access })).body as SessionsPage
      expect(results[0]).toMatchObject({ device: 'Firefox', network: '203.0.113.44', current: true })
    })
  })

  describe('guessing codes', () => {
    test('is limited over all networks together to one guess each three minutes', async () => {
      const one = await challenge()
      const places = [makeAddress(), makeAddress()]
      const guess = (index: number, code = '000000') =>
        answer(call, one, code, { 'x-forwarded-for': places[index % 2] ?? '' })
      const statuses = []
      for (let index = 0; index < 14; index += 1) statuses.push((await guess(index)).status)
      expect(statuses).toEqual([...Array(10).fill(400), ...Array(4).fill(429)])
      const refused = await guess(0, app.code())
      const seconds = Number(refused.headers.get('retry-after'))
      expect(seconds).toBeLessThanOrEqual(180)
      clock.advance(seconds * SECOND)
      expect((await guess(1, app.code())).status).toBe(200)
      // A right code forgives the wrong ones before it.
      const next = await challenge()
      expect((await answer(call, next, '000000')).status).toBe(400)
    })

    test('of many accounts from one network is stopped', async () => {
      const headers = { 'x-forwarded-for': makeAddress() }
      const statuses = []
      for (let account = 0; account < 4; account += 1) {
        const { email } = await register(call)
        await turnOn(call, await signIn(call, email), clock)
        const one = await challengeOf(call, email)
        for (let index = 0; index < 8; index += 1)
          statuses.push((await answer(call, one, '000000', headers)).status)
      }
      expect(statuses.filter((status) => status === 400)).toHaveLength(30)
      expect(statuses.slice(30)).toEqual([429, 429])
    })
  })

  describe('a challenge', () => {
    test('is good for five minutes', async () => {
      const one = await challenge()
      clock.advance(5 * MINUTE - SECOND)
      expect((await answer(call, one, '000000')).status).toBe(400)
      clock.advance(SECOND)
      expect(await answer(call, one, app.code())).toMatchObject({ status: 401, body: TOO_LATE })
    })

    test('must be signed by the shop, and be no other kind of token', async () => {
      const forged = await new SignJWT({ ...decodeJwt(await challenge()) })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .sign(new TextEncoder().encode('another secret of at least 32 letters'))
      const renamed = await new SignJWT({ ...decodeJwt(await challenge()), aud: 'aquatint-services' })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .sign(new TextEncoder().encode(JWT_SECRET))
      for (const token of [forged, renamed, pair.access, pair.refresh, 'nonsense'])
        expect(await answer(call, token, app.code())).toMatchObject({ status: 401, body: TOO_LATE })
    })

    test('opens nothing else', async () => {
      const one = await challenge()
      for (const path of ['/auth/users/me/', '/auth/jwt/get/', '/auth/sessions/', '/auth/second-factor/'])
        expect((await call('GET', path, { as: one })).status).toBe(401)
      expect((await call('POST', '/auth/jwt/refresh/', { body: { refresh: one } })).status).toBe(401)
      expect((await call('POST', '/auth/jwt/verify/', { body: { token: one } })).status).toBe(401)
    })

    test('without its fields is refused at each of them', async () => {
      expect((await call('POST', '/auth/jwt/second-factor/', { body: {} })).body).toEqual({
        challenge: ['This field is required.'],
        code: ['This field is required.'],
      })
    })
  })
})
