import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import fastify from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { addOutbox } from '#host/web/outbox/outbox.ts'
import { openStandIn } from '#tests/graph/support/stand-in.ts'
import { SERVICE_KEY } from '#tests/support/services/secret.ts'
import { createSettings } from '#tests/support/services/settings.ts'

const MESSAGE = {
  id: 1,
  to: '"Ann" <ann@example.test>',
  subject: 'Set a new <password>',
  text: 'Open http://localhost:3000/accounts/reset-password-confirm/a/b?x=1&y=2 within the hour.',
  at: '2026-11-21T08:00:00.000Z',
}

const openOutbox = async (env: Record<string, string> = {}) => {
  const [auth, main, content] = [await openStandIn(), await openStandIn(), await openStandIn()]
  auth.on('GET /outbox/', () => ({ body: { messages: [MESSAGE] } }))
  main.on('GET /outbox/', () => ({ body: { messages: [{ ...MESSAGE, subject: 'Your order' }] } }))
  content.on('GET /outbox/', () => ({ body: { messages: [{ ...MESSAGE, subject: 'You are approved' }] } }))
  const settings = createSettings({
    AUTH_URL: auth.url,
    MAIN_URL: main.url,
    CONTENT_URL: content.url,
    ...env,
  })
  const app = fastify({ trustProxy: 'loopback' })
  onTestFinished(() => app.close())
  addOutbox(app, settings)
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
  /** Sends the host header as it is: `fetch` would write its own. */
  const get = async (headers: Record<string, string> = {}, path = '/outbox') => {
    const sent = request({ host: '127.0.0.1', port, path, headers }).end()
    const [answer] = await once(sent, 'response')
    return { status: answer.statusCode, body: await text(answer) }
  }
  return { app, auth, main, get }
}

test('the outbox escapes the text of mail, and makes its links work', async () => {
  const { get, auth, main } = await openOutbox()
  const { status, body } = await get()
  expect(status).toBe(200)
  for (const shown of [
    'Set a new &#60;password&#62;',
    '&#34;Ann&#34; &#60;ann@',
    'Your order',
    'You are approved',
  ])
    expect(body).toContain(shown)
  expect(body).toContain('<a href="http://localhost:3000/accounts/reset-password-confirm/a/b?x=1&#38;y=2">')
  for (const { headers } of [...auth.calls, ...main.calls]) expect(headers).toMatchObject(SERVICE_KEY)
})

test('HTML of mail is shown where none of it runs, and its templates are shown beside it', async () => {
  const { get, auth } = await openOutbox()
  auth.on('GET /outbox/', () => ({
    body: { messages: [{ ...MESSAGE, html: '<p title="x">Hi</p><script>alert(1)</script>' }] },
  }))
  const { body } = await get()
  expect(body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
  expect(body).toContain('srcdoc="&#60;p title=&#34;x&#34;&#62;Hi&#60;/p&#62;&#60;script&#62;')
  expect(body).not.toContain('<script')

  const templates = await get({}, '/outbox/templates')
  expect(templates.status).toBe(200)
  expect(templates.body.match(/<iframe/g)?.length).toBeGreaterThan(40)
  expect((await get({}, '/outbox/templates?pictures=off')).body).not.toContain('/media/')
  expect((await get({ via: '1.1 proxy' }, '/outbox/templates')).status).toBe(404)
})

describe('Where the shop is for this machine alone, a request to the outbox', () => {
  test.each([
    ['without a header', 200, {}],
    ['by the name localhost', 200, { host: 'localhost:3000' }],
    ['by the name of the government variant', 200, { host: 'gov.localhost:3000' }],
    ['by its IPv6 address', 200, { host: '[::1]:3000' }],
    ['by another name', 404, { host: 'shop.example.com' }],
    ['by a name that only begins alike', 404, { host: 'localhost.example.com' }],
    ['by a foreign name that resolves here', 404, { host: 'rebound.evil.test:3000' }],
    ['for another address', 404, { 'x-forwarded-for': '203.0.113.9' }],
    ['for an address that a visitor made up', 404, { 'x-forwarded-for': '127.0.0.1' }],
    ['for both of these addresses', 404, { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' }],
    ['for nobody', 404, { 'x-forwarded-for': '' }],
    ['for an address in the Forwarded header', 404, { forwarded: 'for=203.0.113.9' }],
    ['for an address in X-Real-IP', 404, { 'x-real-ip': '203.0.113.9' }],
    ['through a proxy', 404, { via: '1.1 proxy' }],
    ['through an https proxy', 404, { 'x-forwarded-proto': 'https' }],
    ['with the name that a proxy was called by', 404, { 'x-forwarded-host': 'shop.example.com' }],
    [
      'through a proxy that names no address',
      404,
      { host: 'shop.example.test', 'x-real-ip': '203.0.113.9', 'x-forwarded-proto': 'https' },
    ],
  ])('%s gets %i', async (_, status, headers) => {
    const { get, auth, main } = await openOutbox()
    expect((await get(headers)).status).toBe(status)
    expect(auth.calls.length + main.calls.length).toBe(status === 200 ? 2 : 0)
  })

  test('is refused from another machine', async () => {
    const { app } = await openOutbox()
    const from = (remoteAddress: string) => app.inject({ url: '/outbox', remoteAddress })
    expect((await from('203.0.113.9')).statusCode).toBe(404)
    expect((await from('::ffff:203.0.113.9')).statusCode).toBe(404)
    expect((await from('::1')).statusCode).toBe(200)
  })
})

test.each([
  ['visitors come by another address', { PUBLIC_URL: 'https://shop.example.test' }],
  ['other machines may connect', { HOST: '0.0.0.0' }],
  ['it is turned off', { OUTBOX: '0' }],
  ['there is a mail server', { SMTP_URL: 'smtp://127.0.0.1:1' }],
])('the outbox does not exist where %s', async (_, env) => {
  const { get, auth } = await openOutbox(env)
  expect((await get()).status).toBe(404)
  expect(auth.calls).toEqual([])
})
