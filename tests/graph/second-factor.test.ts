import { expect, test } from 'vitest'
import { openShop } from './support/shop.ts'

const STATE = 'query State { secondFactor { enabled required recoveryCodesLeft } }'
const BEGIN =
  'mutation Begin { beginSecondFactor { setup { secret uri } userErrors { field message code } } }'
const CONFIRM = `mutation Confirm($password: String!, $code: String!) {
  confirmSecondFactor(password: $password, code: $code) { recoveryCodes userErrors { field message code } }
}`
const RENEW = `mutation Renew($code: String!) {
  renewRecoveryCodes(code: $code) { recoveryCodes userErrors { field message code } }
}`
const REMOVE = `mutation Remove($password: String!, $code: String!) {
  removeSecondFactor(password: $password, code: $code) { userErrors { field message code } }
}`
const WHO = 'mutation Who { refreshSession { session { user { isStaff secondFactorMissing } } } }'
const documents = [STATE, BEGIN, CONFIRM, RENEW, REMOVE, WHO]
const mine = { access: 'access-1' }
const WRONG = 'That code is incorrect or has expired. Please try again.'
const wrongCode = { field: 'code', message: WRONG, code: 'INVALID' }

test('a customer reads and sets up their own two-step verification', async () => {
  const { graph, auth } = await openShop({ documents })
  const state = { enabled: false, required: true, recovery_codes_left: 0 }
  auth.on('GET /auth/second-factor/', () => ({ body: state }))
  expect((await graph.ask(STATE, {}, mine)).data).toEqual({
    secondFactor: { enabled: false, required: true, recoveryCodesLeft: 0 },
  })
  const setup = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Aquatint' }
  auth.on('POST /auth/second-factor/', () => ({ body: setup }))
  expect((await graph.ask(BEGIN, {}, mine)).data).toEqual({ beginSecondFactor: { setup, userErrors: [] } })
  auth.on('POST /auth/second-factor/confirm/', () => ({ body: { recovery_codes: ['abcd-efgh'] } }))
  expect((await graph.ask(CONFIRM, { password: 'p', code: '123456' }, mine)).data).toEqual({
    confirmSecondFactor: { recoveryCodes: ['abcd-efgh'], userErrors: [] },
  })
  for (const { headers } of auth.calls) expect(headers.authorization).toBe('JWT access-1')
  expect(auth.calls.at(-1)?.body).toEqual({ password: 'p', code: '123456' })
})

test('setting up two-step verification a second time is a user error', async () => {
  const { graph, auth } = await openShop({ documents })
  const detail = 'Two-step verification is already on.'
  auth.on('POST /auth/second-factor/', () => ({ status: 409, body: { detail } }))
  expect((await graph.ask(BEGIN, {}, mine)).data).toEqual({
    beginSecondFactor: {
      setup: null,
      userErrors: [{ field: null, message: detail, code: 'CONFLICT' }],
    },
  })
})

test.each([
  ['code', 'confirm', CONFIRM, 'confirmSecondFactor', { password: 'p', code: '000000' }, WRONG],
  [
    'password',
    'confirm',
    CONFIRM,
    'confirmSecondFactor',
    { password: 'p', code: '000000' },
    'Invalid password.',
  ],
  ['code', 'recovery-codes', RENEW, 'renewRecoveryCodes', { code: '000000' }, WRONG],
])('a wrong %s to %s is refused at its field', async (field, part, document, mutation, given, message) => {
  const { graph, auth } = await openShop({ documents })
  auth.on(`POST /auth/second-factor/${part}/`, () => ({ status: 400, body: { [field]: [message] } }))
  expect((await graph.ask(document, given, mine)).data).toEqual({
    [mutation]: { recoveryCodes: null, userErrors: [{ field, message, code: 'INVALID' }] },
  })
})

test('turning off is refused at the wrong field, and after too many tries with the time to wait', async () => {
  const { graph, auth } = await openShop({ documents })
  const answers = [
    { status: 400, body: { password: ['Invalid password.'] } },
    { status: 400, body: { code: [WRONG] } },
    { status: 429, headers: { 'retry-after': '180' }, body: { detail: 'Request was throttled.' } },
    { status: 204 },
  ]
  auth.on('POST /auth/second-factor/remove/', () => answers.shift() ?? {})
  const remove = async () => (await graph.ask(REMOVE, { password: 'p', code: '000000' }, mine)).data
  const said = (userErrors: object[]) => ({ removeSecondFactor: { userErrors } })
  expect(await remove()).toEqual(said([{ field: 'password', message: 'Invalid password.', code: 'INVALID' }]))
  expect(await remove()).toEqual(said([wrongCode]))
  expect(await remove()).toEqual(
    said([
      {
        field: null,
        message: 'Too many attempts. Please try again in 3 minutes.',
        code: 'RATE_LIMITED',
      },
    ]),
  )
  expect(await remove()).toEqual(said([]))
})

test.each([
  ['says so', { second_factor_missing: true }, true],
  ['does not know of it', {}, false],
])(
  'an account lacks its second factor only if the service says so: one that %s',
  async (_, told, secondFactorMissing) => {
    const { graph, auth } = await openShop({ documents })
    auth.on('POST /auth/jwt/refresh/', () => ({ body: { access: 'access-1', refresh: 'refresh-2' } }))
    const body = { uuid: 'u1', email: 'ada@aquatint.test', name: 'Ada', is_staff: false, ...told }
    auth.on('GET /auth/users/me/', () => ({ body }))
    expect((await graph.ask(WHO, {}, { cookie: 'refresh-1' })).data).toEqual({
      refreshSession: { session: { user: { isStaff: false, secondFactorMissing } } },
    })
  },
)

test('a guest has no two-step verification', async () => {
  const { graph, auth } = await openShop({ documents })
  const refused = { status: 401, body: { detail: 'Authentication credentials were not provided.' } }
  for (const route of [
    'GET /auth/second-factor/',
    'POST /auth/second-factor/',
    'POST /auth/second-factor/confirm/',
  ])
    auth.on(route, () => refused)
  for (const [document, variables] of [
    [STATE],
    [BEGIN],
    [CONFIRM, { password: 'p', code: '123456' }],
  ] as const)
    expect((await graph.ask(document, variables)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
})

test('no secret, code or recovery code reaches the log, whatever the service answers', async () => {
  const { graph, auth } = await openShop({ documents })
  const planted = { secret: 'planted-secret', uri: 'planted-uri', recovery_codes: ['planted-code'] }
  const routes = ['', 'confirm/', 'recovery-codes/', 'remove/'].map(
    (part) => `POST /auth/second-factor/${part}`,
  )
  for (const status of [200, 400, 401, 409, 500, 503]) {
    for (const route of routes) auth.on(route, () => ({ status, body: { detail: 'No.', ...planted } }))
    await graph.ask(BEGIN, {}, mine)
    await graph.ask(RENEW, { code: 'planted-typed' }, mine)
    for (const document of [CONFIRM, REMOVE])
      await graph.ask(document, { password: 'planted-password', code: 'planted-typed' }, mine)
  }
  expect(graph.log()).toContain('upstream unavailable')
  expect(graph.log()).not.toContain('planted-')
  for (const { path, query } of auth.calls) expect(`${path}?${query}`).not.toContain('planted-')
})
