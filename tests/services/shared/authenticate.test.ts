import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { authenticate, requireStaff, requireUser } from '#services/shared/http/authenticate.ts'
import { createHost } from '#services/shared/http/host.ts'
import { createClock } from '#tests/support/services/clock.ts'
import { type Call, serve } from '#tests/support/services/http.ts'

const SECRET = 'x'.repeat(48)
const NOT_VALID = { detail: 'Given token not valid for any token type', code: 'token_not_valid' }
const clock = createClock()

let call: Call
beforeAll(async () => {
  const host = createHost({ name: 'test', logLevel: 'silent' })
  authenticate(host, { jwtSecret: SECRET, clock })
  host.get('/anyone/', async ({ user }) => ({ email: user?.email ?? null }))
  host.get('/user/', async (request) => ({ email: requireUser(request).email }))
  host.get('/staff/', async (request) => ({ email: requireStaff(request).email }))
  call = await serve(host)
})

const mint = (over: object = {}, secret = SECRET) => {
  const iat = clock().getTime() / 1000
  const claims = {
    token_type: 'access',
    user_id: randomUUID(),
    sid: randomUUID(),
    email: 'a@x.test',
    is_staff: false,
  }
  return new SignJWT({ ...claims, iat, exp: iat + 300, ...over })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(secret))
}

test.each([
  ['a guest', undefined, [200, 401, 401]],
  ['a customer', { is_staff: false }, [200, 200, 403]],
  ['staff', { is_staff: true }, [200, 200, 200]],
])('%s comes as far as they may', async (_, who, statuses) => {
  const as = who && (await mint(who))
  const replies = await Promise.all(
    ['/anyone/', '/user/', '/staff/'].map((path) => call('GET', path, { as })),
  )
  expect(replies.map(({ status }) => status)).toEqual(statuses)
})

test('a token that is expired, of another kind, of another secret or of another shape is refused everywhere', async () => {
  const now = clock().getTime() / 1000
  const bad = await Promise.all([
    mint({ exp: now }),
    mint({ token_type: 'refresh' }),
    mint({}, 'y'.repeat(48)),
    mint({ user_id: 7 }),
    mint({ exp: undefined }),
  ])
  for (const as of [...bad, 'nonsense']) {
    expect(await call('GET', '/anyone/', { as })).toMatchObject({ status: 401, body: NOT_VALID })
  }
})

// Spec 7.1
test('credentials of another scheme are nobody here', async () => {
  const headers = { authorization: `Bearer ${await mint()}` }
  expect((await call('GET', '/anyone/', { headers })).body).toEqual({ email: null })
})
