import { once } from 'node:events'
import { request } from 'node:http'
import { json } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import { createAuthService } from '#services/auth/service.ts'
import { createContentService } from '#services/content/service.ts'
import { createMainService } from '#services/main/service.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { createStockService } from '#services/stock/service.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { SERVICE_KEY } from '#tests/support/services/secret.ts'
import { createSettings } from '#tests/support/services/settings.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'

const settings = createSettings({ SEED: 'demo' })
const apiKey = settings.stock?.apiKey ?? ''
const ports: Record<string, number> = {}

beforeAll(async () => {
  const database = await openEmbedded(await createStoreFolder())
  afterFile(() => database.close())
  const services = {
    auth: await createAuthService({ database, settings }),
    main: await createMainService({ database, settings }),
    content: await createContentService({ database, settings: { ...settings, seed: 'none' } }),
    stock: await createStockService({ logLevel: 'silent', apiKey }),
  }
  for (const [name, service] of Object.entries(services)) {
    ports[name] = Number(new URL(await service.listen({ host: '127.0.0.1', port: 0 })).port)
    afterFile(() => service.close())
  }
}, 60_000)

/** Sends the headers and the path as they are; `fetch` would change them. */
const ask = async (service: string, path: string, headers: Record<string, string>, method = 'GET') => {
  const sent = request({ host: '127.0.0.1', port: ports[service], path, headers, method }).end()
  const [answer] = await once(sent, 'response')
  return { status: answer.statusCode, body: await json(answer) }
}

const ROUTES: [service: string, path: string, key: Record<string, string>][] = [
  ['auth', '/outbox/', SERVICE_KEY],
  ['auth', '/auth/users/', SERVICE_KEY],
  ['main', '/outbox/', SERVICE_KEY],
  ['main', '/api/v2/orders/', SERVICE_KEY],
  ['main', '/art/design/a-token', SERVICE_KEY],
  ['content', '/content/search/v3/', SERVICE_KEY],
  ['content', '/media/a/b/320', SERVICE_KEY],
  ['content', '/nowhere/', SERVICE_KEY],
  ['stock', '/v3/search/images/creative', { 'api-key': apiKey }],
  ['stock', '/pictures/1400000001/comp.jpg', { 'api-key': apiKey }],
]

describe('a caller that is not one of the shop’s processes', () => {
  test.each(ROUTES.filter(([service]) => service !== 'stock'))(
    'is refused by %s at %s',
    async (service, path) => {
      const refused = { status: 421, body: { detail: 'Only the processes of the shop are answered here.' } }
      expect(await ask(service, path, {})).toEqual(refused)
      expect(await ask(service, path, {}, 'POST')).toEqual(refused)
      for (const key of ['', 'x', settings.jwtSecret, `${SERVICE_KEY['x-service-key']}x`])
        expect(await ask(service, path, { 'x-service-key': key })).toEqual(refused)
    },
  )

  test.each(ROUTES.filter(([service]) => service === 'stock'))(
    'is refused by %s at %s',
    async (service, path) => {
      expect(await ask(service, path, {})).toEqual({ status: 401, body: { message: 'Unauthorized' } })
      expect(await ask(service, path, { 'api-key': 'made-photographs' })).toMatchObject({ status: 403 })
    },
  )
})

test.each(ROUTES)('%s at %s does not answer by a foreign host’s name', async (service, path, key) => {
  for (const host of ['evil.test', 'evil.test:3001', 'localhost.evil.test', '203.0.113.9', 'x/.localhost'])
    expect(await ask(service, path, { ...key, host })).toEqual({
      status: 421,
      body: { detail: 'This host is not served here.' },
    })
})

test.each(['auth', 'main', 'content', 'stock'])(
  '%s tells anybody on this machine that it is alive',
  async (service) => {
    for (const host of ['127.0.0.1', 'localhost:3001', '[::1]:3001'])
      expect(await ask(service, '/health/live', { host })).toEqual({ status: 200, body: { status: 'ok' } })
  },
)

test('the service key is derived from the shared secret, and does not contain it', () => {
  const [other, again] = [createSettings({ JWT_SECRET: 'y'.repeat(32) }), createSettings()]
  expect(again.serviceKey).toBe(settings.serviceKey)
  expect(other.serviceKey).not.toBe(settings.serviceKey)
  expect(settings.serviceKey).not.toContain(settings.jwtSecret)
})
