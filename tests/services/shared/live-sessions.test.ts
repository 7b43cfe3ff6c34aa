import { randomUUID } from 'node:crypto'
import fastify from 'fastify'
import { beforeEach, expect, test } from 'vitest'
import type { SessionCheck } from '#services/shared/http/authenticate.ts'
import { createSessionCheck } from '#services/shared/http/live-sessions.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { createClock } from '#tests/support/services/clock.ts'

const SECOND = 1000
const clock = createClock()

/** What the auth service answers next, and what it was asked. */
let status: number
let asked: unknown[]
let isLive: SessionCheck

const auth = fastify()
auth.post('/auth/jwt/verify/', async ({ body }, reply) => {
  asked.push(body)
  return reply.code(status).send({})
})
afterFile(() => auth.close())

beforeEach(async () => {
  status = 200
  asked = []
  if (!auth.server.listening) await auth.listen({ host: '127.0.0.1', port: 0 })
  isLive = createSessionCheck({ url: auth.listeningOrigin, serviceKey: 'key' }, clock)
})

const presented = () => ({ sid: randomUUID(), access: `token-${randomUUID()}` })

test('a session is checked once for simultaneous requests, and the answer holds for ten seconds', async () => {
  const session = presented()
  expect(await Promise.all([isLive(session), isLive(session)])).toEqual([true, true])
  clock.advance(9 * SECOND)
  expect(await isLive(session)).toBe(true)
  expect(asked).toEqual([{ token: session.access }])
})

test('a session that was ended elsewhere is over ten seconds later', async () => {
  const session = presented()
  await isLive(session)
  status = 401
  clock.advance(11 * SECOND)
  expect(await isLive(session)).toBe(false)
})

test.each([500, 404, 429])('a session goes on while the auth service answers %s', async (answered) => {
  status = answered
  expect(await isLive(presented())).toBe(true)
})

test('a session goes on while the auth service does not answer', async () => {
  const unreachable = createSessionCheck({ url: 'http://127.0.0.1:1', serviceKey: 'key' }, clock)
  expect(await unreachable(presented())).toBe(true)
})
