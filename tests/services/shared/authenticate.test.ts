import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { authenticate, requireStaff, requireUser } from '#services/shared/http/authenticate.ts'
import { createHost } from '#services/shared/http/host.ts'
import { signAccess } from '#tests/support/services/access-token.ts'
import { createClock } from '#tests/support/services/clock.ts'
import { type Call, serve } from '#tests/support/services/http.ts'

const SECRET = 'x'.repeat(48)
const NOT_VALID = { detail: 'Given token not valid for any token type', code: 'token_not_valid' }
const clock = createClock()
const ended = new Set<string>()

let call: Call
beforeAll(async () => {
  const host = createHost({ name: 'test', logLevel: 'silent' })
  authenticate(host, { jwtSecret: SECRET, isLive: async ({ sid }) => !ended.has(sid), clock })
  host.get('/anyone/', async ({ user }) => ({ email: user?.email ?? null }))
  host.get('/user/', async (request) => ({ email: requireUser(request).email }))
  host.get('/staff/', async (request) => ({ email: requireStaff(request).email }))
  call = await serve(host)
})

const mint = (told: object = {}, secret = SECRET) => signAccess(told, { secret, at: clock() })

test.each([
  ['a guest', undefined, [200, 401, 401]],
  ['a customer', { is_staff: false }, [200, 200, 403]],
  ['staff', { is_staff: true }, [200, 200, 200]],
])('%s reaches only the routes that they may use', async (_, who, statuses) => {
  const as = who && (await mint(who))
  const replies = await Promise.all(
    ['/anyone/', '/user/', '/staff/'].map((path) => call('GET', path, { as })),
  )
  expect(replies.map(({ status }) => status)).toEqual(statuses)
})

test('a token that is expired, of another kind, issuer, audience, secret or shape is refused everywhere', async () => {
  const now = clock().getTime() / 1000
  const bad = await Promise.all([
    mint({ exp: now }),
    mint({ token_type: 'refresh' }),
    mint({ iss: 'somebody' }),
    mint({ iss: undefined }),
    mint({ aud: 'aquatint-auth' }),
    mint({ aud: undefined }),
    mint({}, 'y'.repeat(48)),
    mint({ user_id: 7 }),
    mint({ exp: undefined }),
  ])
  for (const as of [...bad, 'nonsense']) {
    expect(await call('GET', '/anyone/', { as })).toMatchObject({ status: 401, body: NOT_VALID })
  }
})

// Spec 7.1
test('credentials of another scheme count as a guest’s', async () => {
  const headers = { authorization: `Bearer ${await mint()}` }
  expect((await call('GET', '/anyone/', { headers })).body).toEqual({ email: null })
})

test('a token of an ended session is refused before it expires', async () => {
  const sid = randomUUID()
  const as = await mint({ sid })
  expect((await call('GET', '/user/', { as })).status).toBe(200)
  ended.add(sid)
  expect(await call('GET', '/anyone/', { as })).toMatchObject({ status: 401, body: NOT_VALID })
})
