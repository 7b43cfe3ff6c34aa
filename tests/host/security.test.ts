import fastify from 'fastify'
import { expect, test } from 'vitest'
import { createPageTemplate } from '#host/web/page.ts'
import { addSecurityHeaders } from '#host/web/security.ts'
import { createSettings } from '#tests/support/services/settings.ts'
import { STRIPE_KEYS } from '#tests/support/services/stripe-server.ts'

async function policyOf(env: Record<string, string>): Promise<string> {
  const app = fastify()
  addSecurityHeaders(app, createSettings(env))
  app.get('/', async () => 'page')
  const { headers } = await app.inject('/')
  return String(headers['content-security-policy'])
}

test('only our own code runs where nothing else is set', async () => {
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
])('the code of %s runs where it is set', async (_, env, allowed) => {
  expect(await policyOf(env)).toContain(allowed)
})

test('the page is told what is public of Stripe and Google Maps, and no secret', () => {
  const settings = createSettings({ ...STRIPE_KEYS, GOOGLE_MAPS_KEY: 'maps-key' })
  const page = createPageTemplate(settings, '<head><!--settings--></head>')
  const html = page.render({ hostname: 'localhost', url: '/' })
  expect(html).toContain('"stripeKey":"pk_test_made"')
  expect(html).toContain('"googleMapsKey":"maps-key"')
  expect(html).not.toMatch(/sk_test|whsec/)
})
