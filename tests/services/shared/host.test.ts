import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { DatabaseError } from '#services/shared/database/driver.ts'
import { VersionConflict } from '#services/shared/events/store.ts'
import { createHost } from '#services/shared/http/host.ts'
import { conflict, forbidden, notFound, Throttled, unauthenticated } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import { Busy } from '#services/shared/queue.ts'
import { Unanswered } from '#services/shared/within.ts'
import { type Call, serve } from '#tests/support/services/http.ts'

const ERRORS: Record<string, () => Error> = {
  unauthenticated: () => unauthenticated(),
  forbidden: () => forbidden(),
  missing: () => notFound(),
  conflict: () => conflict('Already placed.', 'already_placed'),
  throttled: () => new Throttled('tries', 7),
  version: () => new VersionConflict('cart-1', 3),
  database: () => new DatabaseError('terminating connection due to administrator command', '57P01'),
  followingDatabase: () => new DatabaseError('cannot execute INSERT in a read-only transaction', '25006'),
  fullDatabase: () => new DatabaseError('could not extend file', '53100'),
  fullFolder: () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
  unanswered: () => new Unanswered('No answer within 8000 ms.'),
  idleDatabase: () => new DatabaseError('terminating connection due to idle-in-transaction timeout', '25P03'),
  slow: () => new DatabaseError('canceling statement due to statement timeout', '57014'),
  busy: () => new Busy(2),
  bug: () => new TypeError('secret inner workings'),
}

const host = createHost({ name: 'test', logLevel: 'silent' })
let call: Call
beforeAll(async () => {
  host.post('/notes/', async ({ body }, reply) =>
    reply.code(201).send(parse(z.object({ text: z.string() }), body)),
  )
  host.patch('/notes/:id/', async () => ({}))
  host.get<{ Params: { name: string } }>('/throw/:name/', async ({ params }) => {
    throw ERRORS[params.name]?.()
  })
  call = await serve(host)
})

test('a path answers with and without its last slash', async () => {
  expect((await call('GET', '/health/live')).status).toBe(200)
  expect((await call('GET', '/health/live/')).status).toBe(200)
  expect((await call('POST', '/notes', { body: { text: 'x' } })).status).toBe(201)
})

test('an answer carries the id of its request, which the caller may give', async () => {
  const reply = await call('GET', '/health/live', { headers: { 'x-request-id': 'from-the-graph' } })
  expect(reply.headers.get('x-request-id')).toBe('from-the-graph')
  expect((await call('GET', '/health/live')).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})

describe('a refusal has the form of Django REST Framework', () => {
  test.each([
    ['unauthenticated', 401, { detail: 'Authentication credentials were not provided.' }],
    ['forbidden', 403, { detail: 'You do not have permission to perform this action.' }],
    ['missing', 404, { detail: 'Not found.' }],
    ['conflict', 409, { detail: 'Already placed.', code: 'already_placed' }],
    [
      'throttled',
      429,
      { detail: 'Request was throttled. Expected available in 7 seconds.', code: 'throttled' },
    ],
    [
      'version',
      409,
      { detail: 'Someone else changed this first. Please try again.', code: 'version_conflict' },
    ],
    ['database', 503, { detail: 'Service temporarily unavailable, try again later.' }],
    ['followingDatabase', 503, { detail: 'Service temporarily unavailable, try again later.' }],
    ['unanswered', 503, { detail: 'Service temporarily unavailable, try again later.' }],
    ['fullDatabase', 503, { detail: "The shop's store is full. Please try again later." }],
    ['fullFolder', 503, { detail: "The shop's store is full. Please try again later." }],
    ['idleDatabase', 503, { detail: 'Service temporarily unavailable, try again later.' }],
    ['slow', 503, { detail: 'This takes too long right now. Please try again.' }],
    ['busy', 503, { detail: 'Too many requests at once. Expected available in 2 seconds.', code: 'busy' }],
    ['bug', 500, { detail: 'Server error.' }],
  ])('when a route throws %s', async (name, status, body) => {
    const reply = await call('GET', `/throw/${name}/`)
    expect({ status: reply.status, body: reply.body }).toEqual({ status, body })
  })

  test('and tells a throttled caller when to come again', async () => {
    expect((await call('GET', '/throw/throttled/')).headers.get('retry-after')).toBe('7')
    expect((await call('GET', '/throw/busy/')).headers.get('retry-after')).toBe('2')
  })

  test('for a path that does not exist', async () => {
    expect(await call('GET', '/nowhere/?token=x')).toMatchObject({
      status: 404,
      body: { detail: 'Not found.' },
    })
  })

  test.each([
    ['GET', '/notes/', 'POST'],
    ['DELETE', '/notes/7/', 'PATCH'],
  ])('for %s on %s, which allows %s only', async (method, path, allowed) => {
    const reply = await call(method, path)
    expect(reply).toMatchObject({ status: 405, body: { detail: `Method "${method}" not allowed.` } })
    expect(reply.headers.get('allow')).toBe(allowed)
  })

  test.each([
    ['that is not JSON', '{"text": ', 400, { detail: 'JSON parse error - the body is not valid JSON' }],
    ['that is empty', '', 400, { detail: 'JSON parse error - the body is empty' }],
    [
      'that poisons a prototype',
      '{"__proto__": {}}',
      400,
      { detail: 'JSON parse error - the body is not valid JSON' },
    ],
    [
      'that is a list',
      '[]',
      400,
      { non_field_errors: ['Invalid data. Expected a dictionary, but got list.'] },
    ],
    ['that is null', 'null', 400, { text: ['This field is required.'] }],
    [
      'of 10 MB',
      JSON.stringify({ text: 'x'.repeat(10_000_000) }),
      413,
      { detail: 'Request body is too large.' },
    ],
  ])('for a body %s', async (_, body, status, expected) => {
    const reply = await call('POST', '/notes/', { body })
    expect({ status: reply.status, body: reply.body }).toEqual({ status, body: expected })
  })

  test('for a body that is not JSON at all', async () => {
    const reply = await call('POST', '/notes/', { body: 'text=x', headers: { 'content-type': 'text/plain' } })
    expect(reply).toMatchObject({ status: 415, body: { detail: 'Unsupported media type in request.' } })
  })

  test('for an address that cannot be decoded', async () => {
    expect(await call('GET', '/notes/%zz/')).toMatchObject({
      status: 400,
      body: { detail: 'Malformed request.' },
    })
  })

  test('for 10 MB of query, after which it serves on', async () => {
    expect(await call('GET', `/health/live?q=${'x'.repeat(10_000_000)}`)).toMatchObject({
      status: 431,
      body: { detail: 'Request address or headers are too large.' },
    })
    expect((await call('GET', '/health/live')).status).toBe(200)
  })

  test('for bytes that are not HTTP', async () => {
    const { port, hostname } = new URL(host.listeningOrigin)
    const socket = connect(Number(port), hostname).end('nonsense\r\n\r\n')
    const answer = await text(socket)
    expect(answer.split('\r\n')[0]).toBe('HTTP/1.1 400 Bad Request')
    expect(answer.split('\r\n\r\n')[1]).toBe('{"detail":"Malformed request."}')
  })
})
