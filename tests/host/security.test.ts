import fastify from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { createPageTemplate } from '#host/web/page.ts'
import { addSecurityHeaders } from '#host/web/security.ts'
import { createSettings } from '#tests/support/services/settings.ts'
import { STRIPE_KEYS } from '#tests/support/services/stripe-server.ts'
import { openWebBeforeStandIn } from './web-stand-in.ts'

// Compiling the graph takes longer than the first test may.
beforeAll(async () => void (await import('#graph/server.ts')), 60_000)

async function headersOf(env: Record<string, string>, path = '/') {
  const app = fastify()
  addSecurityHeaders(app, createSettings(env))
  app.get('*', async () => 'page')
  return (await app.inject(path)).headers
}

const policyOf = async (env: Record<string, string>) =>
  String((await headersOf(env))['content-security-policy'])

test('only the shop’s own code runs in pages without settings', async () => {
  expect(await policyOf({})).not.toMatch(/https?:/)
})

test.each([
  ['a card', STRIPE_KEYS, "script-src 'self' https://js.stripe.com"],
  ['the location lookup', { GOOGLE_MAPS_KEY: 'maps-key' }, "script-src 'self' https://maps.googleapis.com;"],
  [
    'a chat',
    { CHAT_SCRIPT_URL: 'https://chat.example.test/widget.js' },
    "script-src 'self' https://chat.example.test;",
  ],
])('the code of %s runs where its setting is given', async (_, env, allowed) => {
  expect(await policyOf(env)).toContain(allowed)
})

test('no page can make its relative addresses lead elsewhere', async () => {
  expect(await policyOf({})).toContain("base-uri 'none'")
})

test('features that our pages never use are off for every script', async () => {
  const { 'permissions-policy': policy } = await headersOf({})
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
    expect(policy).toContain(`${feature}=()`)
  // Visitors copy and share links from pages.
  expect(policy).not.toMatch(/clipboard|share/)
  expect((await headersOf(STRIPE_KEYS))['permissions-policy']).toContain(
    'payment=(self "https://js.stripe.com")',
  )
})

test('no other site may embed the shop’s pages or files, except pictures', async () => {
  expect(await headersOf({})).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
  const { 'cross-origin-resource-policy': policy } = await headersOf({}, '/media/a/b/1280')
  expect(policy).toBe('cross-origin')
})

test('the page gets the public keys of Stripe and Google Maps, and no secret', () => {
  const settings = createSettings({ ...STRIPE_KEYS, GOOGLE_MAPS_KEY: 'maps-key' })
  const page = createPageTemplate(settings, '<head><!--settings--></head>')
  const html = page.render({ hostname: 'localhost', url: '/' })
  expect(html).toContain('"stripeKey":"pk_test_made"')
  expect(html).toContain('"googleMapsKey":"maps-key"')
  expect(html).not.toMatch(/sk_test|whsec/)
})

test.each([
  ['GET', '/', 200],
  ['GET', '/robots.txt', 200],
  ['GET', '/nowhere', 404],
  ['GET', '/graphql', 404],
  ['OPTIONS', '/graphql', 404],
  ['POST', '/graphql', 400],
] as const)(
  'the answer to %s %s keeps its type, cannot be framed and cannot be read by another site',
  async (method, url, status) => {
    const { web } = await openWebBeforeStandIn()
    const asked = { origin: 'https://evil.test', 'access-control-request-method': 'POST' }
    const { statusCode, headers } = await web.inject({ method, url, headers: asked })
    expect(statusCode).toBe(status)
    expect(headers).toMatchObject({
      'content-type': expect.stringMatching(/; charset=utf-8$/),
      'content-security-policy': expect.stringMatching(/frame-ancestors 'none'; object-src 'none'/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  },
)
