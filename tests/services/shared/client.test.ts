import { once } from 'node:events'
import { createServer } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { fetchJson } from '#services/shared/http/client.ts'
import { createHost } from '#services/shared/http/host.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { serve } from '#tests/support/services/http.ts'

const TIMEOUT = 5_000

const upstream = createHost({ name: 'upstream', logLevel: 'silent' })
let origin: string
let moveTo: string
beforeAll(async () => {
  upstream.get('/image/', async () => ({ id: '1' }))
  upstream.post('/echo/', async ({ body, headers }) => ({ body, key: headers['idempotency-key'] }))
  upstream.delete('/image/', async (_, reply) => reply.code(204).send())
  upstream.get('/gone/', async () => {
    throw notFound()
  })
  upstream.get('/moved/', async (_, reply) => reply.redirect(moveTo))
  upstream.get('/html/', async (_, reply) => reply.type('text/html').send('<p>maintenance'))
  await serve(upstream)
  origin = upstream.listeningOrigin
})

test('a call to another service answers its JSON', async () => {
  expect(await fetchJson(`${origin}/image/`, { timeout: TIMEOUT })).toEqual({ id: '1' })
  const echo = {
    method: 'POST',
    headers: { 'idempotency-key': 'k' },
    body: { a: 1 },
    timeout: TIMEOUT,
  } as const
  expect(await fetchJson(`${origin}/echo/`, echo)).toEqual({ body: { a: 1 }, key: 'k' })
  expect(await fetchJson(`${origin}/image/`, { method: 'DELETE', timeout: TIMEOUT })).toBeNull()
})

test('a refusal is a failure with its status, which names only the origin of the address', async () => {
  await expect(fetchJson(`${origin}/gone/?token=hunter2`, { timeout: TIMEOUT })).rejects.toMatchObject({
    name: 'UpstreamFailure',
    status: 404,
    message: `${origin} answered 404`,
  })
})

test('a redirect is a failure, and the shop’s key does not follow it', async () => {
  const followed: string[] = []
  const elsewhere = createHost({ name: 'elsewhere', logLevel: 'silent' })
  elsewhere.get('/', async ({ headers }) => followed.push(`${headers['x-service-key']}`))
  await serve(elsewhere)
  moveTo = elsewhere.listeningOrigin
  await expect(
    fetchJson(`${origin}/moved/`, { timeout: TIMEOUT, serviceKey: 'of-the-shop' }),
  ).rejects.toMatchObject({ name: 'UpstreamFailure', status: 302 })
  expect(followed).toEqual([])
})

test('an answer that is not JSON is a failure', async () => {
  await expect(fetchJson(`${origin}/html/`, { timeout: TIMEOUT })).rejects.toMatchObject({ status: null })
})

test('a service that is down or silent is a failure, and a service that called it answers 503', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  afterFile(() => silent.close())
  const address = silent.address()
  const port = typeof address === 'object' ? address?.port : undefined
  await expect(fetchJson(`http://127.0.0.1:${port}/`, { timeout: 50 })).rejects.toMatchObject({
    status: null,
  })

  const caller = createHost({ name: 'caller', logLevel: 'silent' })
  caller.get('/', () => fetchJson('http://127.0.0.1:1/', { timeout: TIMEOUT }))
  const call = await serve(caller)
  expect(await call('GET', '/')).toMatchObject({
    status: 503,
    body: { detail: 'Service temporarily unavailable, try again later.' },
  })
})
