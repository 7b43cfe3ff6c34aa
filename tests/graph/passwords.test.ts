import { expect, test } from 'vitest'
import { openShop } from './support/shop.ts'

const ASK = `mutation Ask($input: RequestPasswordResetInput!) {
  requestPasswordReset(input: $input) { userErrors { field message code } }
}`
const CONFIRM = `mutation Confirm($input: ConfirmPasswordResetInput!) {
  confirmPasswordReset(input: $input) { userErrors { field message code } }
}`
const CHANGE = `mutation Change($input: ChangePasswordInput!) {
  changePassword(input: $input) { userErrors { field message code } }
}`
const SIGN_OUT = 'mutation SignOut { signOut(everywhere: true) { userErrors { code message } } }'
const documents = [ASK, CONFIRM, CHANGE, SIGN_OUT]

const link = { uid: 'u', token: 't', newPassword: 'a quiet harbour', idempotencyKey: 'key-1' }

test('a reset link is asked for once under its key', async () => {
  const { graph, auth } = await openShop({ documents })
  auth.on('POST /auth/users/reset_password/', () => ({ status: 204 }))
  const input = { email: 'ada@aquatint.test', idempotencyKey: 'key-1' }
  expect((await graph.ask(ASK, { input })).data).toEqual({ requestPasswordReset: { userErrors: [] } })
  expect(auth.calls[0]).toMatchObject({
    body: { email: 'ada@aquatint.test' },
    headers: { 'idempotency-key': 'key-1' },
  })
})

test.for([
  ['1', 'Too many attempts. Please try again in 1 second.'],
  ['90', 'Too many attempts. Please try again in 90 seconds.'],
  ['91', 'Too many attempts. Please try again in 2 minutes.'],
  ['5400', 'Too many attempts. Please try again in 90 minutes.'],
  ['5401', 'Too many attempts. Please try again in 2 hours.'],
  ['Wed, 21 Oct 2026 07:28:00 GMT', 'Request was throttled.'],
] as const)('whoever asks too often is told when to come again: after %s', async ([retryAfter, message]) => {
  const { graph, auth } = await openShop({ documents })
  auth.on('POST /auth/users/reset_password/', () => ({
    status: 429,
    headers: { 'retry-after': retryAfter },
    body: { detail: 'Request was throttled.', code: 'throttled' },
  }))
  const input = { email: 'ada@aquatint.test', idempotencyKey: 'key-1' }
  expect((await graph.ask(ASK, { input })).data).toEqual({
    requestPasswordReset: { userErrors: [{ field: null, message, code: 'RATE_LIMITED' }] },
  })
})

// Spec 5.17
test('a link that is not valid is refused at its token, a bad password at its field', async () => {
  const { graph, auth } = await openShop({ documents })
  const answers = [{ token: ['Invalid token for given user.'] }, { new_password: ['This is too common.'] }]
  auth.on('POST /auth/users/reset_password_confirm/', () => ({ status: 400, body: answers.shift() }))
  const errors = async () => (await graph.ask(CONFIRM, { input: link })).data
  expect(await errors()).toMatchObject({
    confirmPasswordReset: { userErrors: [{ field: 'token', message: 'Invalid token for given user.' }] },
  })
  expect(await errors()).toMatchObject({
    confirmPasswordReset: { userErrors: [{ field: 'newPassword', message: 'This is too common.' }] },
  })
})

test('an invalid key is refused before a service is asked', async () => {
  const { graph, auth } = await openShop({ documents })
  const said = await graph.ask(CONFIRM, { input: { ...link, idempotencyKey: 'ä' } })
  expect(said.data).toMatchObject({ confirmPasswordReset: { userErrors: [{ field: 'idempotencyKey' }] } })
  expect(auth.calls).toEqual([])
})

test('a password is changed in the name of whoever is signed in', async () => {
  const { graph, auth } = await openShop({ documents })
  auth.on('POST /auth/users/set_password/', () => ({ status: 204 }))
  const input = { currentPassword: 'a quiet harbour', newPassword: 'a louder harbour' }
  const said = await graph.ask(CHANGE, { input }, { access: 'access-1' })
  expect(said.data).toEqual({ changePassword: { userErrors: [] } })
  expect(auth.calls[0]).toMatchObject({
    headers: { authorization: 'JWT access-1' },
    body: { current_password: 'a quiet harbour', new_password: 'a louder harbour' },
  })
})

test('signing out everywhere sends the cookie that this browser holds', async () => {
  const { graph, auth, main } = await openShop({ documents })
  auth.on('POST /auth/jwt/blacklist/', () => ({ body: {} }))
  main.on('GET /accounts/signout-no-redirect/', () => ({ status: 204 }))
  const said = await graph.ask(SIGN_OUT, {}, { cookie: 'refresh-1' })
  expect(said.data).toEqual({ signOut: { userErrors: [] } })
  expect(auth.calls[0]?.body).toEqual({ refresh: 'refresh-1', everywhere: true })
})

test('a visitor who could not be signed out everywhere is told that others may still be signed in', async () => {
  const { graph, auth, main } = await openShop({ documents })
  main.on('GET /accounts/signout-no-redirect/', () => ({ status: 204 }))
  await auth.down()
  const said = await graph.ask(SIGN_OUT, {}, { cookie: 'refresh-1' })
  const message =
    'Other browsers and devices may still be signed in. The account service is not available right now.'
  expect(said.data).toEqual({ signOut: { userErrors: [{ code: 'UPSTREAM_UNAVAILABLE', message }] } })
})
