import { once } from 'node:events'
import { request } from 'node:http'
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
  await addUpstreams(app, {
    content: { ...here, url: content.url },
    main: { ...here, url: main.url },
    mainSiteUrl: undefined,
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
  test('pictures and the design tool answer, and never see who asks', async () => {
    const secrets = { cookie: 'refresh=secret', authorization: 'JWT secret', accept: 'image/avif' }
    expect(await statusOf('/media/a/b/320', secrets)).toBe(200)
    expect(await statusOf('/art/design/token?x=1', secrets)).toBe(200)
    for (const { headers } of [...content.calls, ...main.calls]) {
      expect(headers.accept).toBe('image/avif')
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
})
