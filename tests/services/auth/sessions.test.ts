import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TokenPair, UserView } from '#services/auth/contract.ts'
import { createAuthService } from '#services/auth/service.ts'
import { createClock } from '#tests/support/services/clock.ts'
import { type Call, serve } from '#tests/support/services/http.ts'
import { createSettings } from '#tests/support/services/settings.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { PASSWORD, register, signIn } from './credentials.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

const NOT_VALID = { detail: 'Given token not valid for any token type', code: 'token_not_valid' }

onEachStore((openStore) => {
  const clock = createClock()
  let call: Call
  let user: UserView
  let pair: TokenPair

  const refresh = (token: string) => call('POST', '/auth/jwt/refresh/', { body: { refresh: token } })
  const renew = (access: string) => call('GET', '/auth/jwt/get/', { as: access })

  beforeAll(async () => {
    call = await serve(
      await createAuthService({ database: await openStore(), settings: createSettings(), clock }),
    )
  })
  beforeEach(async () => {
    user = await register(call)
    pair = await signIn(call, user.email)
  })

  describe('signing in', () => {
    // Spec 3.17, 7.6, 7.9
    test('answers a pair of tokens whose access token says who it is', async () => {
      const me = await call('GET', '/auth/users/me/', { as: pair.access })
      expect(me).toMatchObject({ status: 200, body: { ...user, is_staff: false } })
    })

    test('ignores the case of the email', async () => {
      const body = { email: ` ${user.email.toUpperCase()} `, password: PASSWORD }
      expect((await call('POST', '/auth/jwt/create/', { body })).status).toBe(200)
    })

    test('answers the same for a wrong password as for an address that nobody has', async () => {
      const wrong = await call('POST', '/auth/jwt/create/', {
        body: { email: user.email, password: 'wrong' },
      })
      const nobody = await call('POST', '/auth/jwt/create/', {
        body: { email: 'nobody@example.test', password: 'wrong' },
      })
      expect(wrong).toMatchObject({
        status: 401,
        body: { detail: 'No active account found with the given credentials' },
      })
      expect(nobody).toMatchObject({ status: wrong.status, body: wrong.body })
    })

    // Spec 5.12
    test('names missing and malformed fields', async () => {
      expect((await call('POST', '/auth/jwt/create/', { body: {} })).body).toEqual({
        email: ['This field is required.'],
        password: ['This field is required.'],
      })
      expect(
        (await call('POST', '/auth/jwt/create/', { body: { email: 'nonsense', password: '' } })).body,
      ).toEqual({
        email: ['Enter a valid email address.'],
        password: ['This field may not be blank.'],
      })
    })
  })

  describe('an access token', () => {
    test('is good for five minutes, and is then refused as expired', async () => {
      clock.advance(5 * MINUTE - SECOND)
      expect((await call('GET', '/auth/users/me/', { as: pair.access })).status).toBe(200)
      clock.advance(SECOND)
      expect(await call('GET', '/auth/users/me/', { as: pair.access })).toMatchObject({
        status: 401,
        body: NOT_VALID,
      })
    })

    test('is required', async () => {
      expect(await call('GET', '/auth/users/me/')).toMatchObject({
        status: 401,
        body: { detail: 'Authentication credentials were not provided.' },
      })
    })

    test('is refused when it is a refresh token, altered or unsigned', async () => {
      const [header, payload, signature = ''] = pair.access.split('.')
      const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`
      const altered = `${header}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
      for (const token of [pair.refresh, altered, unsigned, 'nonsense']) {
        expect(await call('GET', '/auth/users/me/', { as: token })).toMatchObject({
          status: 401,
          body: NOT_VALID,
        })
      }
    })

    test('is different after each renewal, even within a second', async () => {
      const { body } = await renew(pair.access)
      expect((body as TokenPair).access).not.toBe(pair.access)
    })

    // Spec 7.7
    test('can be renewed while its session lives', async () => {
      clock.advance(MINUTE)
      const { body } = await renew(pair.access)
      clock.advance(4 * MINUTE + 30 * SECOND)
      expect((await call('GET', '/auth/users/me/', { as: (body as TokenPair).access })).status).toBe(200)
    })
  })

  describe('asking whether an access token is good', () => {
    const verify = (token: string) => call('POST', '/auth/jwt/verify/', { body: { token } })

    test('is answered yes while its session lives', async () => {
      expect(await verify(pair.access)).toMatchObject({ status: 200, body: {} })
      await call('POST', '/auth/jwt/blacklist/', { body: { refresh: pair.refresh } })
      expect(await verify(pair.access)).toMatchObject({ status: 401, body: NOT_VALID })
    })

    test('is answered no for anything else', async () => {
      for (const token of [pair.refresh, 'nonsense']) expect((await verify(token)).status).toBe(401)
      expect((await verify('')).body).toEqual({ token: ['This field may not be blank.'] })
    })
  })

  describe('a refresh token', () => {
    // Spec 3.17, 7.8
    test('is exchanged for the next pair, again and again', async () => {
      let { refresh: token } = pair
      for (let turn = 0; turn < 5; turn += 1) {
        clock.advance(DAY)
        const { status, body } = await refresh(token)
        expect(status).toBe(200)
        expect((body as TokenPair).refresh).not.toBe(token)
        token = (body as TokenPair).refresh
      }
    })

    test('that is sent again within ten seconds gets the same successor, as the first answer may be lost', async () => {
      const first = (await refresh(pair.refresh)).body as TokenPair
      clock.advance(10 * SECOND)
      const second = (await refresh(pair.refresh)).body as TokenPair
      expect(second.refresh).toBe(first.refresh)
      expect((await refresh(second.refresh)).status).toBe(200)
    })

    test('that is sent again after its successor was spent gets the newest of the family', async () => {
      const second = (await refresh(pair.refresh)).body as TokenPair
      clock.advance(SECOND)
      const third = (await refresh(second.refresh)).body as TokenPair
      clock.advance(SECOND)
      expect(((await refresh(pair.refresh)).body as TokenPair).refresh).toBe(third.refresh)
    })

    test('from ten tabs at once gives all of them the same successor', async () => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(pair.refresh)))
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
      const tokens = new Set(answers.map(({ body }) => (body as TokenPair).refresh))
      expect(tokens.size).toBe(1)
    })

    test('that is sent again later counts as stolen, and ends the whole family', async () => {
      const next = (await refresh(pair.refresh)).body as TokenPair
      clock.advance(10 * SECOND + 1)
      expect(await refresh(pair.refresh)).toMatchObject({ status: 401, body: { code: 'token_not_valid' } })
      expect((await refresh(next.refresh)).status).toBe(401)
      expect((await renew(next.access)).status).toBe(401)
    })

    test('of another sign-in of the same person stays valid when a family ends', async () => {
      const other = await signIn(call, user.email)
      await refresh(pair.refresh)
      clock.advance(MINUTE)
      await refresh(pair.refresh)
      expect((await refresh(other.refresh)).status).toBe(200)
    })

    test('is good for fourteen days', async () => {
      clock.advance(14 * DAY - SECOND)
      const next = (await refresh(pair.refresh)).body as TokenPair
      clock.advance(14 * DAY)
      expect(await refresh(next.refresh)).toMatchObject({
        status: 401,
        body: { detail: 'Token is invalid or expired', code: 'token_not_valid' },
      })
    })

    test('is good until ninety days after signing in, however much it is used', async () => {
      let token = pair.refresh
      for (let week = 1; week <= 12; week += 1) {
        clock.advance(7 * DAY)
        token = ((await refresh(token)).body as TokenPair).refresh
      }
      clock.advance(6 * DAY - SECOND)
      const last = (await refresh(token)).body as TokenPair
      expect((await renew(last.access)).status).toBe(200)
      clock.advance(SECOND)
      expect((await renew(last.access)).status).toBe(401)
      expect((await refresh(last.refresh)).status).toBe(401)
    })

    test('that the shop did not issue is refused', async () => {
      for (const token of [pair.access, 'nonsense', randomUUID()]) {
        expect((await refresh(token)).status).toBe(401)
      }
      expect((await refresh('')).body).toEqual({ refresh: ['This field may not be blank.'] })
    })
  })

  describe('signing out', () => {
    const end = (token: string) => call('POST', '/auth/jwt/blacklist/', { body: { refresh: token } })

    test('ends the family, whichever of its tokens is sent, and may be repeated', async () => {
      const next = (await refresh(pair.refresh)).body as TokenPair
      expect(await end(pair.refresh)).toMatchObject({ status: 200, body: {} })
      expect((await end(pair.refresh)).status).toBe(200)
      expect((await refresh(next.refresh)).status).toBe(401)
      expect(await renew(next.access)).toMatchObject({ status: 401, body: NOT_VALID })
    })

    test('ends the access token too, at once', async () => {
      await end(pair.refresh)
      expect(await call('GET', '/auth/users/me/', { as: pair.access })).toMatchObject({
        status: 401,
        body: NOT_VALID,
      })
    })

    test('is not undone by a refresh that comes late', async () => {
      await refresh(pair.refresh)
      await end(pair.refresh)
      expect((await refresh(pair.refresh)).status).toBe(401)
    })
  })

  describe('guessing passwords', () => {
    const guess = (email: string, password: string, from: string) =>
      call('POST', '/auth/jwt/create/', { body: { email, password }, headers: { 'x-forwarded-for': from } })

    test('is stopped after ten tries, even at once and even with the right password, until the time that the answer names', async () => {
      const guesses = await Promise.all(
        Array.from({ length: 14 }, () => guess(user.email, 'wrong', '203.0.113.1')),
      )
      expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10)
      const refused = await guess(user.email, PASSWORD, '203.0.113.1')
      expect(refused).toMatchObject({ status: 429, body: { code: 'throttled' } })
      const seconds = Number(refused.headers.get('retry-after'))
      clock.advance((seconds - 1) * SECOND)
      expect((await guess(user.email, PASSWORD, '203.0.113.1')).status).toBe(429)
      clock.advance(SECOND)
      expect((await guess(user.email, PASSWORD, '203.0.113.1')).status).toBe(200)
    })

    test('does not keep the owner out elsewhere', async () => {
      await Promise.all(Array.from({ length: 12 }, () => guess(user.email, 'wrong', '203.0.113.2')))
      expect((await guess(user.email, PASSWORD, '203.0.113.3')).status).toBe(200)
    })

    test('is forgiven by the right password', async () => {
      for (let turn = 0; turn < 3; turn += 1) {
        for (let miss = 0; miss < 9; miss += 1) await guess(user.email, 'wrong', '203.0.113.4')
        expect((await guess(user.email, PASSWORD, '203.0.113.4')).status).toBe(200)
      }
    })
  })
})
