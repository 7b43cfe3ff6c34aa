import { print } from 'graphql'
import { describe, expect, test } from 'vitest'
import { RenewAccessDocument } from '#client/apollo/generated/graphql.ts'
import { SERVICE_KEY } from '#tests/support/services/secret.ts'
import { hashOf } from './support/graph.ts'
import { openShop } from './support/shop.ts'

const SIGN_IN = `mutation SignIn($input: CredentialsInput!) {
  signIn(input: $input) {
    session { access user { uuid email name isStaff } profile { userId currentProject { id name label } currentWorkspace { id name } } }
    userErrors { field message code }
  }
}`
const REGISTER = `mutation Register($input: RegisterInput!) {
  register(input: $input) { user { uuid email name isStaff } userErrors { field message code } }
}`
const REFRESH = 'mutation Refresh { refreshSession { session { access } } }'
const SIGN_OUT = 'mutation SignOut { signOut { userErrors { field message code } } }'
const documents = [SIGN_IN, REGISTER, REFRESH, SIGN_OUT]

const credentials = { input: { email: 'ada@aquatint.test', password: 'a-very-secret-word' } }
const pair = (name: string) => ({ access: `access-${name}`, refresh: `refresh-${name}` })

/** Makes a promise that the test resolves. */
const held = () => Promise.withResolvers<void>()

// Spec 3.18, 4.3
test('signing in answers the session, and sets the refresh token in a cookie that scripts cannot read', async () => {
  const { graph, auth, main } = await openShop({ documents })
  auth.on('POST /auth/jwt/create/', () => ({ body: pair('1') }))
  auth.on('GET /auth/users/me/', () => ({
    body: { uuid: 'u1', email: 'ada@aquatint.test', name: 'Ada', is_staff: true },
  }))
  main.on('GET /api/v2/profile/', () => ({
    body: {
      user_id: 'u1',
      current_project: { id: 7, name: 'Lobby', label: 'Lobby 7' },
      current_workspace: { id: 7, name: 'Lobby 7' },
    },
  }))
  const said = await graph.ask(SIGN_IN, credentials, { access: 'expired' })
  expect(said.data).toEqual({
    signIn: {
      session: {
        access: 'access-1',
        user: { uuid: 'u1', email: 'ada@aquatint.test', name: 'Ada', isStaff: true },
        profile: {
          userId: 'u1',
          currentProject: { id: '7', name: 'Lobby', label: 'Lobby 7' },
          currentWorkspace: { id: '7', name: 'Lobby 7' },
        },
      },
      userErrors: [],
    },
  })
  expect(said.setCookies).toEqual([
    'aquatint_refresh=refresh-1; Max-Age=1209600; Path=/graphql; HttpOnly; SameSite=Strict',
  ])
  expect(said.text).not.toContain('refresh-1')
  expect(auth.calls[0]?.headers.authorization).toBeUndefined()
  expect(main.calls[0]?.headers.authorization).toBe('JWT access-1')
})

describe('where visitors come over https, the cookie', () => {
  const settings = { publicUrl: 'https://aquatint.example' }
  const body = (document: string) => ({
    extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(document) } },
  })
  const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Strict'

  test('belongs to this host alone, and travels over https alone', async () => {
    const { graph, auth } = await openShop({ documents, settings })
    auth.on('POST /auth/jwt/create/', () => ({ body: pair('1') }))
    auth.on('GET /auth/users/me/', () => ({ status: 503 }))
    const { setCookies } = await graph.ask(SIGN_IN, credentials)
    expect(setCookies).toEqual([`__Host-aquatint_refresh=refresh-1; Max-Age=1209600; ${ATTRIBUTES}`])
    const cookie = '__Host-aquatint_refresh=refresh-1'
    expect((await graph.post(body(SIGN_OUT), { cookie })).setCookies).toEqual([
      `__Host-aquatint_refresh=; Max-Age=0; ${ATTRIBUTES}`,
    ])
  })

  test.each([
    'aquatint_refresh=garbage; __Host-aquatint_refresh=refresh-1',
    '__Host-aquatint_refresh=refresh-1; aquatint_refresh=garbage',
  ])('is not mistaken for one that a sibling domain has set: %s', async (cookie) => {
    const { graph, auth } = await openShop({ documents, settings })
    auth.on('POST /auth/jwt/refresh/', () => ({ body: pair('2') }))
    const said = await graph.post(body(REFRESH), { cookie })
    expect(said.data).toEqual({ refreshSession: { session: { access: 'access-2' } } })
    expect(auth.calls.map((call) => call.body)).toEqual([{ refresh: 'refresh-1' }])
    expect(said.setCookies).toEqual([`__Host-aquatint_refresh=refresh-2; Max-Age=1209600; ${ATTRIBUTES}`])
  })

  test('signs nobody in under another name', async () => {
    const { graph, auth } = await openShop({ documents, settings })
    const said = await graph.post(body(REFRESH), { cookie: 'aquatint_refresh=of-somebody-else' })
    expect(said.errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
    expect(auth.calls).toEqual([])
  })
})

test('a service that refuses the shop’s key counts as not available, and signs nobody out', async () => {
  const { graph, auth } = await openShop({ documents })
  auth.on('POST /auth/jwt/refresh/', () => ({ status: 421, body: { detail: 'Only the processes…' } }))
  const said = await graph.ask(REFRESH, {}, { cookie: 'refresh-1' })
  expect(said.errors[0]?.extensions).toEqual({ code: 'UPSTREAM_UNAVAILABLE', service: 'auth' })
  expect(said.setCookies).toEqual([])
  expect(auth.calls[0]?.headers).toMatchObject(SERVICE_KEY)
})

test('a wrong password is a user error, and sets no cookie', async () => {
  const { graph, auth } = await openShop({ documents })
  const detail = 'No active account found with the given credentials'
  auth.on('POST /auth/jwt/create/', () => ({ status: 401, body: { detail } }))
  const said = await graph.ask(SIGN_IN, credentials)
  expect(said.data).toEqual({
    signIn: {
      session: null,
      userErrors: [{ field: null, message: 'Wrong email or password.', code: 'INVALID' }],
    },
  })
  expect(said.setCookies).toEqual([])
})

test('registering answers the user, or a user error at the wrong field', async () => {
  const { graph, auth } = await openShop({ documents })
  auth.on('POST /auth/users/', ({ body }) => ({
    status: 201,
    body: { uuid: 'u2', name: '', ...(body as object) },
  }))
  const input = { email: 'new@aquatint.test', password: 'a-very-secret-word' }
  const registered = await graph.ask(REGISTER, { input })
  expect(registered.data).toEqual({
    register: {
      user: { uuid: 'u2', email: 'new@aquatint.test', name: '', isStaff: false },
      userErrors: [],
    },
  })
  auth.on('POST /auth/users/', () => ({
    status: 400,
    body: {
      email: ['user with this email already exists.'],
      password: ['This password is too short.', 'This password is too common.'],
      non_field_errors: ['Unable to create account.'],
    },
  }))
  const refused = await graph.ask(REGISTER, { input })
  expect(refused.data).toEqual({
    register: {
      user: null,
      userErrors: [
        { field: 'email', message: 'user with this email already exists.', code: 'INVALID' },
        { field: 'password', message: 'This password is too short.', code: 'INVALID' },
        { field: 'password', message: 'This password is too common.', code: 'INVALID' },
        { field: null, message: 'Unable to create account.', code: 'INVALID' },
      ],
    },
  })
})

test('ten requests with one cookie make one refresh, and all get the same session', async () => {
  const { graph, auth } = await openShop({ documents })
  let count = 0
  auth.on('POST /auth/jwt/refresh/', () => ({ body: pair(`new-${++count}`) }))
  const asked = Array.from({ length: 10 }, () => graph.ask(REFRESH, {}, { cookie: 'refresh-old' }))
  const said = [...(await Promise.all(asked)), await graph.ask(REFRESH, {}, { cookie: 'refresh-old' })]
  expect(count).toBe(1)
  for (const each of said) {
    expect(each.data).toEqual({ refreshSession: { session: { access: 'access-new-1' } } })
    expect(each.setCookies[0]).toContain('aquatint_refresh=refresh-new-1;')
  }
})

test('different sessions are refreshed separately', async () => {
  const { graph, auth } = await openShop({ documents })
  auth.on('POST /auth/jwt/refresh/', ({ body }) => ({
    body: pair((body as { refresh: string }).refresh === 'refresh-a' ? 'of-a' : 'of-b'),
  }))
  const [a, b] = await Promise.all(
    ['a', 'b'].map((name) => graph.ask(REFRESH, {}, { cookie: `refresh-${name}` })),
  )
  expect(a?.data).toEqual({ refreshSession: { session: { access: 'access-of-a' } } })
  expect(b?.data).toEqual({ refreshSession: { session: { access: 'access-of-b' } } })
})

// Spec 4.6
test('a sign-out wins over a refresh under way: the refresh sets no cookie, and its new token is ended', async () => {
  const { graph, auth, main } = await openShop({ documents })
  const asked = held()
  const answered = held()
  auth.on('POST /auth/jwt/refresh/', async () => {
    asked.resolve()
    await answered.promise
    return { body: pair('late') }
  })
  const blacklisted: unknown[] = []
  auth.on('POST /auth/jwt/blacklist/', ({ body }) => {
    blacklisted.push(body)
    return { body: {} }
  })
  main.on('GET /accounts/signout-no-redirect/', () => ({ body: {} }))

  const refresh = graph.ask(REFRESH, {}, { cookie: 'refresh-1' })
  await asked.promise
  const signOut = graph.ask(SIGN_OUT, {}, { cookie: 'refresh-1', access: 'access-1' })
  // Sign-out tells the main service at once, so it is under way when the refresh answers.
  await expect.poll(() => main.calls.length).toBe(1)
  answered.resolve()

  expect((await signOut).data).toEqual({ signOut: { userErrors: [] } })
  expect((await signOut).setCookies[0]).toMatch(/^aquatint_refresh=; Max-Age=0; Path=\/graphql/)
  const late = await refresh
  expect(late.errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
  expect(late.setCookies).toEqual([])
  expect(blacklisted).toEqual([{ refresh: 'refresh-late' }])
})

test('a signed-out session stays signed out, even if the auth service could not be told', async () => {
  const { graph, auth, main } = await openShop({ documents })
  main.on('GET /accounts/signout-no-redirect/', () => ({ body: {} }))
  await auth.down()
  const out = await graph.ask(SIGN_OUT, {}, { cookie: 'refresh-1' })
  expect(out.data).toEqual({
    signOut: {
      userErrors: [
        {
          field: null,
          message: 'The account service is not available right now.',
          code: 'UPSTREAM_UNAVAILABLE',
        },
      ],
    },
  })
  expect(out.setCookies[0]).toContain('aquatint_refresh=; Max-Age=0')
  await auth.up()
  auth.on('POST /auth/jwt/refresh/', () => ({ body: pair('2') }))
  const late = await graph.ask(REFRESH, {}, { cookie: 'refresh-1' })
  expect(late.errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
  expect(auth.calls).toEqual([])
})

test('an outage signs nobody out', async () => {
  const { graph, auth } = await openShop({ documents })
  await auth.down()
  const during = await graph.ask(REFRESH, {}, { cookie: 'refresh-1' })
  expect(during.errors[0]?.extensions).toEqual({ code: 'UPSTREAM_UNAVAILABLE', service: 'auth' })
  expect(during.setCookies).toEqual([])
  await auth.up()
  auth.on('POST /auth/jwt/refresh/', () => ({ body: pair('2') }))
  const after = await graph.ask(REFRESH, {}, { cookie: 'refresh-1' })
  expect(after.data).toEqual({ refreshSession: { session: { access: 'access-2' } } })
})

test('a refused refresh token signs out and removes the cookie', async () => {
  const { graph, auth } = await openShop({ documents })
  auth.on('POST /auth/jwt/refresh/', () => ({
    status: 401,
    body: { detail: 'Token is invalid or expired', code: 'token_not_valid' },
  }))
  const said = await graph.ask(REFRESH, {}, { cookie: 'refresh-spent' })
  expect(said.errors[0]?.message).toBe('Token is invalid or expired')
  expect(said.errors[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' })
  expect(said.setCookies[0]).toContain('aquatint_refresh=; Max-Age=0')
})

test('a refresh without a cookie is refused, and no service is asked', async () => {
  const { graph, auth } = await openShop({ documents })
  const said = await graph.ask(REFRESH)
  expect(said.errors[0]?.message).toBe('No token.')
  expect(said.errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
  expect(auth.calls).toEqual([])
})

test("the client's renewal of its token asks the auth service alone", async () => {
  const renewal = print(RenewAccessDocument)
  const { graph, auth, main } = await openShop({ documents: [renewal] })
  await main.down()
  auth.on('POST /auth/jwt/refresh/', () => ({ body: pair('2') }))
  const said = await graph.ask(renewal, {}, { cookie: 'refresh-1' })
  expect(said.errors).toEqual([])
  expect(said.data).toMatchObject({ refreshSession: { session: { access: 'access-2' } } })
  expect(auth.calls.map(({ path }) => path)).toEqual(['/auth/jwt/refresh/'])
})

test('no password and no token reaches the log or an error', async () => {
  const { graph, auth, main } = await openShop({ documents })
  auth.on('POST /auth/jwt/create/', () => ({ body: pair('secret') }))
  auth.on('GET /auth/users/me/', () => ({ status: 500, body: { detail: 'broken for access-secret' } }))
  await main.down()
  const signedIn = await graph.ask(SIGN_IN, credentials, { access: 'access-secret' })
  const refreshed = await graph.ask(REFRESH, {}, { cookie: 'refresh-secret' })
  const out = await graph.ask(SIGN_OUT, {}, { cookie: 'refresh-secret', access: 'access-secret' })
  expect(graph.log()).toContain('upstream unavailable')
  for (const text of [graph.log(), signedIn.text, refreshed.text, out.text])
    expect(text).not.toMatch(/a-very-secret-word|access-secret|refresh-secret|\.ts:\d/)
})
