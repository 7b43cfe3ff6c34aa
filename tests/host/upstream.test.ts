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

/** Sends the path as it is: `fetch` would resolve the dots itself. */
const statusOf = async (path: string, headers = {}) => {
  const sent = request({ host: '127.0.0.1', port, path, headers }).end()
  const [response] = await once(sent, 'response')
  response.resume()
  return response.statusCode
}

describe('At the address of the shop', () => {
  test('pictures and the design tool are answered with the shop’s own key, without the visitor’s secrets', async () => {
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
  ])('no other path of a service is answered: %s', async (path) => {
    expect(await statusOf(path)).toBe(404)
    expect([...content.calls, ...main.calls]).toEqual([])
  })

  test('a part of a file is passed on as it is, and no larger one is taken', async () => {
    content.on('PUT /api/imports/token/', ({ query }) => ({
      body: { received: Number(query.get('from')) + 3 },
    }))
    const put = (bytes: Uint8Array<ArrayBuffer>) =>
      fetch(`http://127.0.0.1:${port}/imports/token?from=4`, {
        method: 'PUT',
        headers: { 'content-type': 'application/octet-stream', authorization: 'JWT secret' },
        body: bytes,
      })
    expect(await (await put(new TextEncoder().encode('[1]'))).json()).toEqual({ received: 7 })
    const [call] = content.calls
    expect(call?.headers).toMatchObject({
      'x-service-key': 'the-key',
      'content-type': 'application/octet-stream',
      'content-length': '3',
    })
    expect(call?.body).toEqual([1])
    expect(call?.headers).not.toHaveProperty('authorization')
    expect((await put(new Uint8Array(1_048_577))).status).toBe(413)
    expect(content.calls).toHaveLength(1)
  })

  test('a service that is down is answered as 503', async () => {
    await content.down()
    expect(await statusOf('/media/a/b/320')).toBe(503)
  })

  test('a busy service is asked once, and its Retry-After is passed on', async () => {
    content.on('GET /media/a/b/640', () => ({ status: 503, headers: { 'retry-after': '2' } }))
    const refused = await fetch(`http://127.0.0.1:${port}/media/a/b/640`)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
    expect(content.calls).toHaveLength(1)
  })

  test('a picture that is ready comes while a hundred other requests are waiting', async () => {
    const made = Promise.withResolvers<{ body: object }>()
    content.on('GET /media/cold/b/1600', () => made.promise)
    const cold = Array.from({ length: 100 }, () => statusOf('/media/cold/b/1600'))
    await expect.poll(() => content.calls.length).toBe(100)
    expect(await statusOf('/media/a/b/320')).toBe(200)
    made.resolve({ body: {} })
    expect(new Set(await Promise.all(cold))).toEqual(new Set([200]))
  })
})

describe('A picture that was asked for recently', () => {
  const bytes = Buffer.from('the bytes of a picture')
  /** A picture as the content service answers it. */
  const picture = {
    headers: {
      'content-type': 'image/avif',
      'content-length': `${bytes.length}`,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'x-request-id': 'of-the-first-visitor',
      vary: 'Accept',
      etag: '"b-640-avif"',
    },
    body: bytes,
  }
  const address = () => `http://127.0.0.1:${port}/media/a/b/640`
  const ask = (headers: Record<string, string> = {}, method = 'GET') =>
    fetch(address(), { method, headers: { accept: 'image/avif', ...headers } })

  test('comes without asking the service, exactly as it came first', async () => {
    content.on('GET /media/a/b/640', () => picture)
    for (const answer of [await ask(), await ask()]) {
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/avif',
        'content-length': `${bytes.length}`,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        vary: 'Accept',
        etag: '"b-640-avif"',
      })
      expect(answer.headers.get('x-request-id')).not.toBe('of-the-first-visitor')
    }
    expect(content.calls).toHaveLength(1)
    await content.down()
    expect((await ask({ 'if-none-match': '"b-640-avif"' })).status).toBe(304)
  })

  test('is asked for again in a format that the browser reads', async () => {
    content.on('GET /media/a/b/640', () => picture)
    await ask()
    await ask({ accept: 'image/webp' })
    expect(content.calls.map(({ headers }) => headers.accept)).toEqual(['image/avif', 'image/webp'])
  })

  test.each([
    ['may change', { ...picture, headers: { ...picture.headers, 'cache-control': 'no-cache' } }],
    ['is not there', { ...picture, status: 404 }],
  ])('is asked for again if it %s', async (_, answer) => {
    content.on('GET /media/a/b/640', () => answer)
    await ask()
    await ask()
    expect(content.calls).toHaveLength(2)
  })

  test('is asked for again if only its head was answered', async () => {
    content.on('HEAD /media/a/b/640', () => ({ headers: picture.headers }))
    content.on('GET /media/a/b/640', () => picture)
    await ask({}, 'HEAD')
    expect(Buffer.from(await (await ask()).arrayBuffer())).toEqual(bytes)
  })

  test('is asked for again if it came in part', async () => {
    let times = 0
    content.on('GET /media/a/b/640', () => {
      times += 1
      const cut = { ...picture.headers, 'content-length': '999', connection: 'close' }
      return times > 1 ? picture : { ...picture, headers: cut }
    })
    const first = await ask()
    expect(first.status).toBe(503)
    expect(Buffer.from(await (await ask()).arrayBuffer())).toEqual(bytes)
  })
})

test('a service learns when a visitor has left', async () => {
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
