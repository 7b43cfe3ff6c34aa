import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { addHttps } from '#host/web/https.ts'
import { trustOf } from '#host/web/proxies.ts'
import { createSettings } from '#tests/support/services/settings.ts'

const open = (env: Record<string, string> = {}) => {
  const settings = createSettings({ PUBLIC_URL: 'https://shop.example', ...env })
  const isTrusted = trustOf(settings.trustedProxies)
  const app = fastify({ trustProxy: isTrusted })
  addHttps(app, settings, isTrusted)
  app.all('*', async ({ ip, protocol }) => ({ ip, protocol }))
  return app
}

const byHttp = { 'x-forwarded-proto': 'http' }
const STRICT = 'max-age=63072000'

describe('Where visitors use https', () => {
  test('browsers are told to use nothing else for two years', async () => {
    const app = open()
    for (const headers of [{}, { 'x-forwarded-proto': 'https' }, { 'x-forwarded-proto': '' }]) {
      const answer = await app.inject({ url: '/search', headers })
      expect([answer.statusCode, answer.headers['strict-transport-security']]).toEqual([200, STRICT])
    }
  })

  test.each([
    ['/search?q=a%20b', 'shop.example', 'https://shop.example/search?q=a%20b'],
    ['//evil.test/', 'shop.example', 'https://shop.example//evil.test/'],
    ['/', 'evil.test', 'https://shop.example/'],
    ['/', 'gov.shop.example', 'https://gov.shop.example/'],
  ])('a visitor who asks for %s of %s by http is sent to %s', async (url, host, location) => {
    const app = open({ GOVERNMENT_HOSTS: 'gov.shop.example' })
    const answer = await app.inject({ url, headers: { ...byHttp, host } })
    expect([answer.statusCode, answer.headers.location]).toEqual([308, location])
    expect(answer.headers).not.toHaveProperty('strict-transport-security')
  })

  test('a health probe and a POST by http are answered: their sender would not follow a redirect', async () => {
    const app = open()
    expect((await app.inject({ url: '/health/ready', headers: byHttp })).statusCode).toBe(200)
    expect((await app.inject({ url: '/graphql', method: 'POST', headers: byHttp })).statusCode).toBe(200)
  })

  test.each([
    ['on another machine', '10.0.0.7', 200],
    ['on another machine that is trusted', '10.0.0.7', 308, '10.0.0.7'],
    ['in a network that is trusted', '10.0.3.7', 308, '10.0.0.0/16'],
    ['in an IPv6 network that is trusted', 'fd00::7', 308, 'fd00::/8'],
    ['beside a network that is trusted', '10.1.0.7', 200, '10.0.0.0/16'],
    ['on this machine', '::ffff:127.0.0.1', 308],
  ])(
    'a proxy %s is believed only if it is trusted or on this machine',
    async (_, remoteAddress, status, proxies = '') => {
      const app = open({ TRUSTED_PROXIES: proxies })
      const headers = { ...byHttp, 'x-forwarded-for': '203.0.113.9' }
      expect((await app.inject({ url: '/', headers, remoteAddress })).statusCode).toBe(status)
      const { ip } = (await app.inject({ url: '/', method: 'POST', headers, remoteAddress })).json()
      expect(ip).toBe(status === 308 ? '203.0.113.9' : remoteAddress)
    },
  )
})

test('where visitors use http, nobody is redirected to https', async () => {
  const answer = await open({ PUBLIC_URL: 'http://shop.example' }).inject({ url: '/', headers: byHttp })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).not.toHaveProperty('strict-transport-security')
})
