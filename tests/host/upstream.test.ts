import { once } from 'node:events'
import { createServer, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import compress from '@fastify/compress'
import fastify from 'fastify'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { addUpstreams } from '#host/web/upstream.ts'
import { openStandIn, type StandIn } from '#tests/graph/support/stand-in.ts'

let content: StandIn
let main: StandIn
let port: number

beforeEach(async () => {
  content = await openStandIn()
  main = await openStandIn()
  for (const service of [content, main])
    for (const path of ['/health/live', '/private/', '/media/a/b/320', '/art/design/token'])
      service.on(`GET ${path}`, () => ({ body: { path } }))

  const app = fastify()
  const here = { here: true, port: 0 }
  await app.register(compress)
  addUpstreams(app, {
    content: { ...here, url: content.url },
    main: { ...here, url: main.url },
    mainSiteUrl: undefined,
    serviceKey: 'the-key',
  })
  onTestFinished(() => app.close())
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})

/** As it stands: `fetch` would follow the dots itself. */
const statusOf = async (path: string, headers = {}) => {
  const sent = request({ host: '127.0.0.1', port, path, headers }).end()
  const [response] = await once(sent, 'response')
  response.resume()
  return response.statusCode
}

describe('At the address of the shop', () => {
  test('pictures and the design tool answer, by the shop’s own key, and never see who asks', async () => {
    const secrets = { cookie: 'refresh=secret', authorization: 'JWT secret' }
    const visitor = { ...secrets, accept: 'image/avif', 'X-Service-Key': 'of-a-visitor' }
    expect(await statusOf('/media/a/b/320', visitor)).toBe(200)
    expect(await statusOf('/art/design/token?x=1', visitor)).toBe(200)
    for (const { headers } of [...content.calls, ...main.calls]) {
      expect(headers.accept).toBe('image/avif')
      expect(headers['x-service-key']).toBe('the-key')
      expect(headers).not.toHaveProperty('cookie')
      expect(headers).not.toHaveProperty('authorization')
    }
  })

  test.each([
    '/media/../private/',
    '/media/%2e%2e/private/',
    '/media/.%2E/private/',
    '/media/..%2fprivate%2f',
    '/media/..\\private/',
    '/media/a/../../private/',
    '/art/design/../../private/',
    '/art/design/%2e%2e/%2e%2e/private/',
  ])('nothing else of a service does: %s', async (path) => {
    expect(await statusOf(path)).toBe(404)
    expect([...content.calls, ...main.calls]).toEqual([])
  })

  test('a service that is down is told as such', async () => {
    await content.down()
    expect(await statusOf('/media/a/b/320')).toBe(503)
  })

  test('a service that is busy is asked once, and says when to come again', async () => {
    content.on('GET /media/a/b/640', () => ({ status: 503, headers: { 'retry-after': '2' } }))
    const refused = await fetch(`http://127.0.0.1:${port}/media/a/b/640`)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
    expect(content.calls).toHaveLength(1)
  })

  test('a picture that is at hand comes while a hundred others are waited for', async () => {
    const made = Promise.withResolvers<{ body: object }>()
    content.on('GET /media/cold/b/1600', () => made.promise)
    const cold = Array.from({ length: 100 }, () => statusOf('/media/cold/b/1600'))
    await expect.poll(() => content.calls.length).toBe(100)
    expect(await statusOf('/media/a/b/320')).toBe(200)
    made.resolve({ body: {} })
    expect(new Set(await Promise.all(cold))).toEqual(new Set([200]))
  })
})

test('a service hears when a visitor has left, and need not go on', async () => {
  const asked = Promise.withResolvers<ServerResponse>()
  const service = createServer((_request, response) => asked.resolve(response)).listen(0, '127.0.0.1')
  await once(service, 'listening')
  const { port: servicePort } = service.address() as AddressInfo
  const url = `http://127.0.0.1:${servicePort}`
  const app = fastify()
  addUpstreams(app, {
    content: { here: true, port: 0, url },
    main: { here: true, port: 0, url },
    mainSiteUrl: undefined,
    serviceKey: 'key',
  })
  onTestFinished(async () => {
    await app.close()
    service.close()
  })
  const visit = new AbortController()
  const address = `${await app.listen({ port: 0, host: '127.0.0.1' })}/media/a/b/320`
  const page = fetch(address, { signal: visit.signal })
  page.catch(() => {})
  const response = await asked.promise
  const heard = once(response, 'close')
  visit.abort()
  await heard
  expect(response.writableFinished).toBe(false)
})
