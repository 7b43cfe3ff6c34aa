import { request } from 'node:http'
import { expect, test } from 'vitest'
import { hashOf } from './support/graph.ts'
import { openShop } from './support/shop.ts'

const LIST = `query List($page: Int) {
  sessions(page: $page, pageSize: 2) {
    count sessions { id begunAt lastUsedAt device network current }
  }
}`
const END = 'mutation End($id: ID!) { endSession(id: $id) { sessionId userErrors { field message code } } }'
const SIGN_IN = `mutation SignIn($input: CredentialsInput!) {
  signIn(input: $input) { session { access } userErrors { code } }
}`
const documents = [LIST, END, SIGN_IN]
const mine = { access: 'access-1' }
const ID = '00000000-0000-4000-8000-00000000000a'

test('a customer lists their own sessions in pages', async () => {
  const { graph, auth } = await openShop({ documents })
  const session = { id: ID, device: 'Firefox on Linux', network: '203.0.113.9', current: true }
  const times = { begun: '2026-11-20T12:00:00.000Z', last_used: '2026-11-21T12:00:00.000Z' }
  auth.on('GET /auth/sessions/', () => ({
    body: { count: 3, next: null, previous: null, results: [{ ...session, ...times }] },
  }))
  expect((await graph.ask(LIST, { page: 2 }, mine)).data).toEqual({
    sessions: {
      count: 3,
      sessions: [{ ...session, begunAt: times.begun, lastUsedAt: times.last_used }],
    },
  })
  const [asked] = auth.calls
  expect(asked?.headers.authorization).toBe('JWT access-1')
  expect(`${asked?.query}`).toBe('page=2&page_size=2')
})

test('an impossible page is refused at its argument', async () => {
  const { graph, auth } = await openShop({ documents })
  const message = 'Ensure this value is greater than or equal to 1.'
  auth.on('GET /auth/sessions/', () => ({ status: 400, body: { page: [message] } }))
  expect((await graph.ask(LIST, { page: 0 }, mine)).errors[0]?.extensions).toEqual({
    code: 'BAD_USER_INPUT',
    fields: [{ field: 'page', message }],
  })
})

test('a session is ended by its id, and an unknown id is a user error', async () => {
  const { graph, auth } = await openShop({ documents })
  auth.on(`DELETE /auth/sessions/${ID}/`, () => ({ status: 204 }))
  expect((await graph.ask(END, { id: ID }, mine)).data).toEqual({
    endSession: { sessionId: ID, userErrors: [] },
  })
  for (const id of ['another', '..', 'a/b']) {
    expect((await graph.ask(END, { id }, mine)).data).toEqual({
      endSession: {
        sessionId: null,
        userErrors: [{ field: 'id', message: 'Not found.', code: 'NOT_FOUND' }],
      },
    })
  }
})

/** Sends a user agent that neither a browser nor `fetch` would send. */
const signInAs = (url: string, userAgent: string) =>
  new Promise<void>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'user-agent': userAgent }
    const asked = request(`${url}/graphql`, { method: 'POST', headers }, (response) =>
      response.resume().once('end', resolve),
    )
    const variables = { input: { email: 'ada@aquatint.test', password: 'a quiet harbour' } }
    const extensions = { persistedQuery: { version: 1, sha256Hash: hashOf(SIGN_IN) } }
    asked.once('error', reject).end(JSON.stringify({ variables, extensions }))
  })

test('only the auth service hears which browser signs in, in a bounded plain text', async () => {
  const { graph, auth, main } = await openShop({ documents })
  auth.on('POST /auth/jwt/create/', () => ({ status: 401, body: { detail: 'No.' } }))
  for (const userAgent of ['Firefox/144.0', 'Fire\tf\u00f6x', 'x'.repeat(2_000)])
    await signInAs(graph.url, userAgent)
  expect(auth.calls.map(({ headers }) => headers['user-agent'])).toEqual([
    'Firefox/144.0',
    'Firefx',
    'x'.repeat(512),
  ])
  expect(main.calls).toEqual([])
})
