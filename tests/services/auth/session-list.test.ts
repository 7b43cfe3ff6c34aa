import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SessionsPage, TokenPair, UserView } from '#services/auth/contract.ts'
import { createAuthService } from '#services/auth/service.ts'
import { deviceOf } from '#services/auth/sessions/place.ts'
import { makeAddress } from '#tests/support/new-address.ts'
import { createClock } from '#tests/support/services/clock.ts'
import { type Call, serve } from '#tests/support/services/http.ts'
import { createSettings } from '#tests/support/services/settings.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { PASSWORD, register } from './credentials.ts'

const MINUTE = 60_000
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'

onEachStore((openStore) => {
  const clock = createClock()
  let call: Call
  let user: UserView

  beforeAll(async () => {
    const database = await openStore()
    call = await serve(await createAuthService({ database, settings: createSettings(), clock }))
  })
  beforeEach(async () => {
    user = await register(call)
  })

  const enter = async (userAgent = CHROME, address = makeAddress(), { email } = user) => {
    const headers = { 'user-agent': userAgent, 'x-forwarded-for': address }
    const body = { email, password: PASSWORD }
    return (await call('POST', '/auth/jwt/create/', { body, headers })).body as TokenPair
  }
  const refresh = (token: string, headers: Record<string, string> = {}) =>
    call('POST', '/auth/jwt/refresh/', { body: { refresh: token }, headers })
  const list = async (as: string, query = '') =>
    (await call('GET', `/auth/sessions/${query}`, { as })).body as SessionsPage
  const end = (id: string, as: string) => call('DELETE', `/auth/sessions/${id}/`, { as })
  const currentOf = async ({ access }: TokenPair) =>
    (await list(access)).results.find(({ current }) => current)?.id ?? ''

  describe('the list of one’s sessions', () => {
    test('shows when each session began, and when, where and in which browser it was last used', async () => {
      const begun = clock().toISOString()
      const laptop = await enter(CHROME, '203.0.113.9')
      clock.advance(MINUTE)
      const phone = await enter(SAFARI, '2001:db8:1:2:3::4')
      expect(await list(phone.access)).toEqual({
        count: 2,
        next: null,
        previous: null,
        results: [
          {
            id: expect.any(String),
            begun: clock().toISOString(),
            last_used: clock().toISOString(),
            device: 'Safari on iOS',
            network: '2001:db8:1:2::/64',
            current: true,
          },
          {
            id: expect.any(String),
            begun,
            last_used: begun,
            device: 'Chrome on Windows',
            network: '203.0.113.9',
            current: false,
          },
        ],
      })
      clock.advance(MINUTE)
      await refresh(laptop.refresh, { 'user-agent': CHROME, 'x-forwarded-for': '203.0.113.10' })
      expect((await list(phone.access)).results[0]).toMatchObject({
        begun,
        last_used: clock().toISOString(),
        network: '203.0.113.10',
        current: false,
      })
    })

    test('comes in pages', async () => {
      const pair = await enter()
      for (let count = 1; count < 5; count += 1) await enter()
      const page = await list(pair.access, '?page_size=2&page=2')
      expect(page).toMatchObject({ count: 5, results: { length: 2 } })
      expect(page.next).toContain('page=3')
      expect(await call('GET', '/auth/sessions/?page_size=101', { as: pair.access })).toMatchObject({
        status: 400,
        body: { page_size: [expect.any(String)] },
      })
    })

    test('has no ended or expired session, and none of anybody else', async () => {
      const other = await register(call)
      await enter(CHROME, makeAddress(), other)
      const old = await enter()
      clock.advance(13 * 24 * 60 * MINUTE)
      const pair = await enter()
      const gone = await enter()
      await call('POST', '/auth/jwt/blacklist/', { body: { refresh: gone.refresh } })
      expect((await list(pair.access)).count).toBe(2)
      await refresh(pair.refresh)
      clock.advance(24 * 60 * MINUTE)
      const now = await enter()
      expect((await refresh(old.refresh)).status).toBe(401)
      expect((await list(now.access)).count).toBe(2)
    })

    test('is refused to a guest', async () => {
      expect((await call('GET', '/auth/sessions/')).status).toBe(401)
      expect((await call('DELETE', `/auth/sessions/${randomUUID()}/`)).status).toBe(401)
    })
  })

  describe('ending a session of the list', () => {
    test('ends its tokens at once, and leaves the others', async () => {
      const [lost, here] = [await enter(), await enter()]
      const id = await currentOf(lost)
      expect(await end(id, here.access)).toMatchObject({ status: 204, body: null })
      expect((await refresh(lost.refresh)).status).toBe(401)
      expect((await call('GET', '/auth/users/me/', { as: lost.access })).status).toBe(401)
      expect((await refresh(here.refresh)).status).toBe(200)
      expect((await end(id, here.access)).status).toBe(404)
    })

    test('may end the session that asks', async () => {
      const pair = await enter()
      expect((await end(await currentOf(pair), pair.access)).status).toBe(204)
      expect((await call('GET', '/auth/users/me/', { as: pair.access })).status).toBe(401)
    })

    test('gets the same refusal for somebody else’s session as for one that does not exist', async () => {
      const [own, theirs] = [await enter(), await enter(CHROME, makeAddress(), await register(call))]
      for (const id of [await currentOf(theirs), randomUUID(), 'nonsense'])
        expect(await end(id, own.access)).toMatchObject({ status: 404, body: { detail: 'Not found.' } })
      expect((await refresh(theirs.refresh)).status).toBe(200)
    })
  })

  test('the id of a session opens nothing', async () => {
    const pair = await enter()
    const id = await currentOf(pair)
    expect((await refresh(id)).status).toBe(401)
    expect((await call('GET', '/auth/jwt/get/', { as: id })).status).toBe(401)
    expect((await call('POST', '/auth/jwt/verify/', { body: { token: id } })).status).toBe(401)
  })
})

test.each([
  [CHROME, 'Chrome on Windows'],
  [SAFARI, 'Safari on iOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox on Linux'],
  ['node', 'Unknown browser'],
  ['', 'Unknown browser'],
  ['Call-555-0100/1.0 (your account is at risk)', 'Unknown browser'],
  ['x'.repeat(100_000), 'Unknown browser'],
])('a device is named in plain words only: %#', (userAgent, words) => {
  expect(deviceOf(userAgent)).toBe(words)
})
