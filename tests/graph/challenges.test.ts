import { expect, test } from 'vitest'
import { openShop } from './support/shop.ts'

const SIGN_IN = `mutation SignIn($input: CredentialsInput!) {
  signIn(input: $input) { session { access } challenge userErrors { field message code } }
}`
const ANSWER = `mutation Answer($challenge: String!, $code: String!) {
  answerChallenge(challenge: $challenge, code: $code) {
    session { access } challenge userErrors { field message code }
  }
}`
const documents = [SIGN_IN, ANSWER]
const credentials = { input: { email: 'ada@aquatint.test', password: 'a quiet harbour' } }
const given = { challenge: 'planted-challenge', code: 'planted-code' }
const asked = {
  status: 401,
  body: {
    detail: 'Enter the code from your authenticator app.',
    code: 'second_factor_required',
    challenge: 'planted-challenge',
  },
}

test('a password that needs a second factor is answered with a challenge, and sets no cookie', async () => {
  const { graph, auth } = await openShop({ documents })
  auth.on('POST /auth/jwt/create/', () => asked)
  const said = await graph.ask(SIGN_IN, credentials)
  expect(said.data).toEqual({ signIn: { session: null, challenge: 'planted-challenge', userErrors: [] } })
  expect(said.errors).toEqual([])
  expect(said.setCookies).toEqual([])
  expect(graph.log()).not.toContain('planted-')
})

test('the code of a challenge signs in as a password alone would', async () => {
  const { graph, auth } = await openShop({ documents })
  auth.on('POST /auth/jwt/second-factor/', () => ({ body: { access: 'access-1', refresh: 'refresh-1' } }))
  const said = await graph.ask(ANSWER, given, { access: 'expired' })
  expect(said.data).toEqual({
    answerChallenge: { session: { access: 'access-1' }, challenge: null, userErrors: [] },
  })
  expect(said.setCookies).toEqual([
    'aquatint_refresh=refresh-1; Max-Age=1209600; Path=/graphql; HttpOnly; SameSite=Strict',
  ])
  expect(said.text).not.toContain('refresh-1')
  expect(auth.calls[0]).toMatchObject({ body: given })
  expect(auth.calls[0]?.headers.authorization).toBeUndefined()
})

test.each([
  [
    'a wrong code',
    { status: 400, body: { code: ['That code is incorrect.'] } },
    { field: 'code', message: 'That code is incorrect.', code: 'INVALID' },
  ],
  [
    'a challenge that is too old',
    { status: 401, body: { detail: 'Your sign-in has expired.', code: 'token_not_valid' } },
    { field: 'challenge', message: 'Your sign-in has expired.', code: 'INVALID' },
  ],
  [
    'too many tries',
    { status: 429, headers: { 'retry-after': '60' }, body: { detail: 'Request was throttled.' } },
    { field: null, message: 'Too many attempts. Please try again in 60 seconds.', code: 'RATE_LIMITED' },
  ],
])('%s is a user error, and sets no cookie', async (_, answered, userError) => {
  const { graph, auth } = await openShop({ documents })
  auth.on('POST /auth/jwt/second-factor/', () => answered)
  const said = await graph.ask(ANSWER, given)
  expect(said.data).toEqual({
    answerChallenge: { session: null, challenge: null, userErrors: [userError] },
  })
  expect(said.setCookies).toEqual([])
})

test('neither a challenge nor a code reaches the log or an address, whatever the service answers', async () => {
  const { graph, auth } = await openShop({ documents })
  for (const status of [200, 400, 401, 409, 429, 500, 503]) {
    const body = { ...asked.body, detail: 'No.' }
    auth.on('POST /auth/jwt/create/', () => ({ status, body }))
    auth.on('POST /auth/jwt/second-factor/', () => ({ status, body }))
    const { text } = await graph.ask(ANSWER, given)
    expect(text).not.toContain('planted-code')
    for (const { extensions } of (await graph.ask(SIGN_IN, credentials)).errors)
      expect(JSON.stringify(extensions)).not.toContain('planted-')
  }
  expect(graph.log()).toContain('upstream unavailable')
  expect(graph.log()).not.toContain('planted-')
  for (const { path, query } of auth.calls) expect(`${path}?${query}`).not.toContain('planted-')
})
