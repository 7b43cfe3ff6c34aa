import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import type { Needs } from '#services/shared/http/health.ts'
import { createHost } from '#services/shared/http/host.ts'
import { callAt } from '#tests/support/services/http.ts'

const openHost = async (needs: Needs, prepare: (host: FastifyInstance) => void = () => {}) => {
  const host = createHost({ name: 'test', logLevel: 'silent', needs })
  prepare(host)
  host.get('/work/', async () => ({ done: true }))
  onTestFinished(() => host.close())
  return { host, call: callAt(await host.listen({ host: '127.0.0.1', port: 0 })) }
}

const missing = async () => {
  throw new Error('connect ECONNREFUSED 10.1.2.3:5432 as shop with hunter2')
}

test('a process that has what it needs is alive and ready', async () => {
  const { call } = await openHost({ 'the database': async () => [] })
  expect(await call('GET', '/health/live')).toMatchObject({ status: 200, body: { status: 'ok' } })
  expect(await call('GET', '/health/ready')).toMatchObject({ status: 200, body: { status: 'ok' } })
})

test('a process that lacks something is alive, and names only what it lacks', async () => {
  const { call } = await openHost({
    'the database': missing,
    'the account service': async () => {},
    'the catalogue service': missing,
  })
  expect((await call('GET', '/health/live')).status).toBe(200)
  expect(await call('GET', '/health/ready')).toMatchObject({
    status: 503,
    body: { detail: 'Not available: the database, the catalogue service.' },
  })
})

test('a dependency that never answers counts as missing', async () => {
  const { call } = await openHost({ 'the database': () => new Promise(() => {}) })
  expect(await call('GET', '/health/ready')).toMatchObject({ status: 503 })
})

test('any number of questions at once ask the database once', async () => {
  let asked = 0
  let here = 0
  const allHere = Promise.withResolvers<void>()
  const { call } = await openHost(
    {
      'the database': async () => {
        asked += 1
        await allHere.promise
      },
    },
    (host) =>
      host.addHook('onRequest', async () => {
        here += 1
        if (here === 50) allHere.resolve()
      }),
  )
  await Promise.all(Array.from({ length: 50 }, () => call('GET', '/health/ready')))
  expect(asked).toBe(1)
})

test('a process is ready again once it has what it lacked', async () => {
  let isAway = true
  const { call } = await openHost({ 'the database': () => (isAway ? missing() : Promise.resolve()) })
  expect((await call('GET', '/health/ready')).status).toBe(503)
  isAway = false
  await expect.poll(async () => (await call('GET', '/health/ready')).status, { timeout: 10_000 }).toBe(200)
})

test('a process that is ending is not ready, still answers, and keeps no connection open', async () => {
  const { host, call } = await openHost({})
  host.draining.begin()
  expect(await call('GET', '/health/ready')).toMatchObject({
    status: 503,
    body: { detail: 'Shutting down.' },
  })
  const reply = await call('GET', '/work/')
  expect(reply).toMatchObject({ status: 200, body: { done: true } })
  expect(reply.headers.get('connection')).toBe('close')
})

test('work goes on for a caller who has left, and counts as under way', async () => {
  const begun = Promise.withResolvers<void>()
  const finished = Promise.withResolvers<void>()
  const host = createHost({ name: 'test', logLevel: 'silent' })
  host.get('/slow/', async () => {
    begun.resolve()
    await finished.promise
    return {}
  })
  onTestFinished(() => host.close())
  const origin = await host.listen({ host: '127.0.0.1', port: 0 })
  const leaving = new AbortController()
  const left = fetch(`${origin}/slow/`, { signal: leaving.signal }).catch(() => 'left')
  await begun.promise
  leaving.abort()
  expect(await left).toBe('left')
  await expect.poll(() => host.draining.underway).toBe(1)
  finished.resolve()
  await expect.poll(() => host.draining.underway).toBe(0)
})
