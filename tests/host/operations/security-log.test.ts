import { beforeAll, expect, test } from 'vitest'
import type { TokenPair } from '#services/auth/contract.ts'
import type { CartView } from '#services/main/cart/contract.ts'
import type { QuoteView } from '#services/main/checkout/contract.ts'
import type { OrderView } from '#services/main/orders/contract.ts'
import type { Outbox } from '#services/shared/mail/mailer.ts'
import { ADDRESS, PURCHASE_ORDER } from '#tests/services/main/orders/ordering.ts'
import type { CallOptions } from '#tests/support/services/http.ts'
import { SERVICE_KEY } from '#tests/support/services/secret.ts'
import { CUSTOMER, PASSWORD, PICTURE, prepareStore, STAFF } from './prepared-store.ts'
import { REGISTER, SIGN_IN } from './queries.ts'
import { openShopProcesses, type ShopProcesses } from './shop-processes.ts'

/** LOG_LEVEL is not set, as under `npm start`. */
let shop: ShopProcesses
beforeAll(async () => {
  shop = await openShopProcesses({ DATA_DIR: await prepareStore() })
}, 180_000)

type Line = Record<string, unknown> & { event: string }

const said = (): Line[] =>
  shop.services.lines.filter((line) => line.includes('"event":')).map((line) => JSON.parse(line))

/** Waits for the line about a request, and answers it. */
const lineOf = async (event: string, requestId: string): Promise<Line> =>
  JSON.parse(
    await shop.services.until((line) => line.includes(`"event":"${event}"`) && line.includes(requestId)),
  )

let requests = 0
const newId = () => {
  requests += 1
  return `request-${`${requests}`.padStart(4, '0')}`
}

/** Asks a service as the web process does, and answers the lines about it too. */
const askAndRead = async (
  service: 'auth' | 'main' | 'content',
  [method = 'GET', path = '']: string[],
  options: CallOptions = {},
) => {
  const id = newId()
  const headers = { 'x-forwarded-for': '203.0.113.7', 'x-request-id': id, ...options.headers }
  const reply = await shop.call[service](method, path, { ...options, headers })
  return { ...reply, id }
}

const signIn = async (email: string, password = PASSWORD, from = '203.0.113.7') => {
  const reply = await askAndRead('auth', ['POST', '/auth/jwt/create/'], {
    body: { email, password },
    headers: { 'x-forwarded-for': from },
  })
  return { ...reply, pair: reply.body as TokenPair }
}

test('a sign-in through the shop is logged with the account’s uuid, the network and the id of the request', async () => {
  const { headers } = await shop.ask(SIGN_IN, { variables: { email: CUSTOMER.email, password: PASSWORD } })
  expect(await lineOf('sign_in', headers.get('x-request-id') ?? '-')).toMatchObject({
    name: 'auth',
    time: expect.any(Number),
    event: 'sign_in',
    outcome: 'success',
    actor: CUSTOMER.uuid,
    network: '127.0.0.1',
    method: 'POST',
    route: '/auth/jwt/create/',
  })
})

test('a registration is logged with the new account’s uuid', async () => {
  const { headers, body } = await shop.ask(REGISTER, {
    variables: { email: 'registering@example.test', password: PASSWORD },
  })
  const { uuid } = (body.data as { register: { user: { uuid: string } } }).register.user
  const line = await lineOf('registered', headers.get('x-request-id') ?? '-')
  expect(line).toMatchObject({ outcome: 'success', actor: uuid })
})

test('a wrong password is logged with the account that it was for, and with none for an unknown email', async () => {
  const wrong = await signIn(CUSTOMER.email, 'not-the-one', '2001:db8:1:2::7')
  expect(await lineOf('sign_in', wrong.id)).toMatchObject({
    outcome: 'failure',
    actor: CUSTOMER.uuid,
    network: '2001:db8:1:2::/64',
  })
  const unknown = await signIn('nobody@example.test')
  expect(await lineOf('sign_in', unknown.id)).toMatchObject({ outcome: 'failure', actor: null })
})

test('a sign-out is logged, from one browser or everywhere', async () => {
  const { pair } = await signIn(CUSTOMER.email)
  for (const everywhere of [false, true]) {
    const { id } = await askAndRead('auth', ['POST', '/auth/jwt/blacklist/'], {
      body: { refresh: pair.refresh, everywhere },
    })
    expect(await lineOf('sign_out', id)).toMatchObject({ actor: CUSTOMER.uuid, everywhere })
  }
})

test('a reached limit is logged by its name', async () => {
  let last = await signIn('tried@example.test', 'wrong', '203.0.113.99')
  while (last.status === 401) last = await signIn('tried@example.test', 'wrong', '203.0.113.99')
  expect(last.status).toBe(429)
  expect(await lineOf('limit_reached', last.id)).toMatchObject({
    outcome: 'refused',
    limit: 'sign-in of account by network',
    network: '203.0.113.99',
  })
})

test('a changed password is logged, also a failed change, and so is the end of the other sessions', async () => {
  const email = 'changing@example.test'
  await shop.ask(REGISTER, { variables: { email, password: PASSWORD } })
  const { pair } = await signIn(email)
  const change = (current: string, next: string) =>
    askAndRead('auth', ['POST', '/auth/users/set_password/'], {
      body: { current_password: current, new_password: next },
      as: pair.access,
    })
  const wrong = await change('not-the-one', 'another-harbour-88')
  expect(await lineOf('password_changed', wrong.id)).toMatchObject({ outcome: 'failure' })
  const right = await change(PASSWORD, 'another-harbour-88')
  expect(await lineOf('password_changed', right.id)).toMatchObject({ outcome: 'success' })
  expect(await lineOf('sessions_ended', right.id)).toMatchObject({ reason: 'password_changed' })
})

test('a reset link is logged when it is asked for, written and used, and when it is not valid', async () => {
  const { id } = await askAndRead('auth', ['POST', '/auth/users/reset_password/'], {
    body: { email: CUSTOMER.email },
  })
  expect(await lineOf('password_reset_asked', id)).toMatchObject({ actor: null, network: '203.0.113.7' })
  // A round writes the mail, in nobody's name: asking must not take longer where an account exists.
  const written = JSON.parse(await shop.services.until((line) => line.includes('password_reset_written')))
  expect(written).toMatchObject({ actor: CUSTOMER.uuid })
  const confirm = (token: string) =>
    askAndRead('auth', ['POST', '/auth/users/reset_password_confirm/'], {
      body: { uid, token, new_password: PASSWORD },
    })
  const { body } = await askAndRead('auth', ['GET', '/outbox/'])
  const mails = (body as Outbox).messages.map(({ text }) => text).join('\n')
  const [, uid = '', token = ''] = /confirm\/([^/]+)\/([^/\s]+)/.exec(mails) ?? []
  const wrong = await confirm('tok_misspelt')
  expect(await lineOf('password_reset_confirmed', wrong.id)).toMatchObject({ outcome: 'failure' })
  const right = await confirm(token)
  expect(await lineOf('password_reset_confirmed', right.id)).toMatchObject({ actor: CUSTOMER.uuid })
  expect(await lineOf('sessions_ended', right.id)).toMatchObject({ reason: 'password_reset' })
})

test('a customer who asks for what only staff may see is logged', async () => {
  const { pair } = await signIn(CUSTOMER.email)
  const { id, status } = await askAndRead('main', ['GET', '/api/v2/orders/?all=1'], { as: pair.access })
  expect(status).toBe(403)
  expect(await lineOf('right_refused', id)).toMatchObject({
    actor: CUSTOMER.uuid,
    outcome: 'refused',
    route: '/api/v2/orders/',
  })
})

test('staff who open what belongs to somebody else are logged, and a customer who opens their own order is not', async () => {
  const [customer, staff] = [(await signIn(CUSTOMER.email)).pair, (await signIn(STAFF.email)).pair]
  const asCustomer = { as: customer.access }
  const cart = (await askAndRead('main', ['POST', '/api/v2/cart/'], asCustomer)).body as CartView
  await askAndRead('main', ['POST', `/api/v2/cart/${cart.token}/item/`], {
    ...asCustomer,
    body: { imagedata: { id: PICTURE }, size: { w: 24, h: 16 }, substrate: 'print' },
  })
  const quote = (
    await askAndRead('main', ['POST', `/api/v2/projects/${cart.token}/quote/`], {
      ...asCustomer,
      body: { address: ADDRESS },
    })
  ).body as QuoteView
  const placed = await askAndRead('main', ['POST', `/api/v2/projects/${cart.token}/checkout/`], {
    ...asCustomer,
    headers: { 'idempotency-key': newId() },
    body: { address: ADDRESS, payment: PURCHASE_ORDER, version: quote.version, total: quote.grand_total },
  })
  const { order_id: order } = placed.body as OrderView
  const opened = [
    [`/api/v2/orders/${order}/`, { subject: 'order', id: order, owner: CUSTOMER.uuid }],
    ['/api/v2/orders/?all=1', { subject: 'orders', owner: null }],
    [`/api/v2/projects/${cart.token}/history/`, { subject: 'project', owner: CUSTOMER.uuid }],
    ['/api/v2/reports/', { subject: 'reports' }],
    ['/api/v2/messages/', { subject: 'messages' }],
  ] as const
  for (const [path, told] of opened) {
    const { id, status } = await askAndRead('main', ['GET', path], { as: staff.access })
    expect({ path, status }).toEqual({ path, status: 200 })
    expect(await lineOf('staff_access', id)).toMatchObject({ actor: STAFF.uuid, ...told })
  }
  const profile = `/api/artist-profile/?user_uuid=${CUSTOMER.uuid}`
  const { id } = await askAndRead('content', ['GET', profile], { as: staff.access })
  expect(await lineOf('staff_access', id)).toMatchObject({ subject: 'artist_profile', owner: CUSTOMER.uuid })
  const body = { version: 0, bio: 'Paints at night.' }
  for (const [method, rest] of [
    ['GET', ''],
    ['PUT', ''],
    ['GET', 'history/'],
    ['POST', 'revert/'],
  ] as const) {
    const path = `/api/artist-profile/1/${rest}`
    const sent = { PUT: body, POST: { version: 2 }, GET: undefined }[method]
    const { id, status } = await askAndRead('content', [method, path], { as: staff.access, body: sent })
    expect({ path, status }).toEqual({ path, status: 200 })
    const told = { actor: STAFF.uuid, subject: 'artist_profile', owner: CUSTOMER.uuid, id: 1 }
    expect(await lineOf('staff_access', id)).toMatchObject(told)
  }
  const ownProfile = await askAndRead('content', ['GET', '/api/artist-profile/1/'], asCustomer)
  expect(ownProfile.status).toBe(200)

  const own = await askAndRead('main', ['GET', `/api/v2/orders/${order}/`], asCustomer)
  const later = await askAndRead('main', ['GET', '/api/v2/reports/'], { as: staff.access })
  await lineOf('staff_access', later.id)
  expect(said().filter(({ reqId }) => reqId === own.id || reqId === ownProfile.id)).toEqual([])
  expect(shop.services.lines.join('\n')).not.toContain('Paints')
  expect(shop.services.lines.join('\n')).not.toContain(cart.token)
})

test('the default level writes only these events, and no secret in any of them', async () => {
  const { pair } = await signIn(STAFF.email)
  await signIn(STAFF.email, 'not-the-one')
  const { id } = await askAndRead('main', ['GET', '/api/v2/reports/?cart=tok_cart'], { as: pair.access })
  await lineOf('staff_access', id)
  const lines = shop.services.lines.filter((line) => line.startsWith('{'))
  expect(lines.filter((line) => !line.includes('"event":'))).toEqual([])
  const log = lines.join('\n')
  const secrets = [
    PASSWORD,
    pair.access,
    pair.refresh,
    '@example.test',
    'not-the-one',
    'harbour',
    'eyJ',
    'tok_',
    ADDRESS.name,
  ]
  for (const secret of [...secrets, SERVICE_KEY['x-service-key']]) expect(log).not.toContain(secret)
})
