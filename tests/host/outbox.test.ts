import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import fastify from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { addOutbox } from '#host/web/outbox.ts'
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
  const [auth, main] = [await openStandIn(), await openStandIn()]
  auth.on('GET /outbox/', () => ({ body: { messages: [MESSAGE] } }))
  main.on('GET /outbox/', () => ({ body: { messages: [{ ...MESSAGE, subject: 'Your order' }] } }))
  const settings = createSettings({ AUTH_URL: auth.url, MAIN_URL: main.url, ...env })
  const app = fastify({ trustProxy: 'loopback' })
  onTestFinished(() => app.close())
  addOutbox(app, settings)
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
  /** Sends the host header as it is: `fetch` would write its own. */
  const get = async (headers: Record<string, string> = {}) => {
    const sent = request({ host: '127.0.0.1', port, path: '/outbox', headers }).end()
    const [answer] = await once(sent, 'response')
    return { status: answer.statusCode, body: await text(answer) }
  }
  return { app, auth, main, get }
}

test('the outbox shows mail as the text it is, with links that lead on', async () => {
  const { get, auth, main } = await openOutbox()
  const { status, body } = await get()
  expect(status).toBe(200)
  for (const shown of ['Set a new &#60;password&#62;', '&#34;Ann&#34; &#60;ann@', 'Your order'])
    expect(body).toContain(shown)
  expect(body).toContain('<a href="http://localhost:3000/accounts/reset-password-confirm/a/b?x=1&#38;y=2">')
  for (const { headers } of [...auth.calls, ...main.calls]) expect(headers).toMatchObject(SERVICE_KEY)
})

describe('Where the shop is for this machine alone, the outbox', () => {
  test.each([
    ['without a header', {}, 200],
    ['by the name localhost', { host: 'localhost:3000' }, 200],
    ['by the name of the government variant', { host: 'gov.localhost:3000' }, 200],
    ['by its IPv6 address', { host: '[::1]:3000' }, 200],
    ['by another name', { host: 'shop.example.com' }, 404],
    ['by a name that only begins alike', { host: 'localhost.example.com' }, 404],
    ['by a name that leads here', { host: 'rebound.evil.test:3000' }, 404],
    ['for another address', { 'x-forwarded-for': '203.0.113.9' }, 404],
    ['for an address that a visitor made up', { 'x-forwarded-for': '127.0.0.1' }, 404],
    ['for one of both', { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' }, 404],
    ['for nobody', { 'x-forwarded-for': '' }, 404],
    ['for one in the standard’s words', { forwarded: 'for=203.0.113.9' }, 404],
    ['for one in nginx’s words', { 'x-real-ip': '203.0.113.9' }, 404],
    ['through a proxy', { via: '1.1 proxy' }, 404],
    ['through an https proxy', { 'x-forwarded-proto': 'https' }, 404],
    ['by what a proxy was called', { 'x-forwarded-host': 'shop.example.com' }, 404],
    [
      'through a proxy that names no address',
      { host: 'shop.example.test', 'x-real-ip': '203.0.113.9', 'x-forwarded-proto': 'https' },
      404,
    ],
  ])('%s answers as it should', async (_, headers, status) => {
    const { get, auth, main } = await openOutbox()
    expect((await get(headers)).status).toBe(status)
    expect(auth.calls.length + main.calls.length).toBe(status === 200 ? 2 : 0)
  })

  test('is nobody’s who connects from elsewhere', async () => {
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
])('there is no outbox where %s', async (_, env) => {
  const { get, auth } = await openOutbox(env)
  expect((await get()).status).toBe(404)
  expect(auth.calls).toEqual([])
})
