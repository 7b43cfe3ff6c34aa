import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#services/shared/database/driver.ts'
import { createHost } from '#services/shared/http/host.ts'
import { runOnce } from '#services/shared/http/idempotency.ts'
import { conflict } from '#services/shared/http/problem.ts'
import { createClock } from '#tests/support/services/clock.ts'
import { type Call, serve } from '#tests/support/services/http.ts'
import { onEachStore } from '#tests/support/services/stores.ts'

const TABLES = `
  create schema shop;
  create table shop.idempotency_keys (
    scope text not null, key text not null, fingerprint text not null, status int, body jsonb, at timestamptz not null,
    primary key (scope, key)
  );
  create index on shop.idempotency_keys (at);
  create table shop.orders (id int generated always as identity, label text not null);
`

onEachStore((openStore) => {
  const clock = createClock()
  let database: Database
  let call: Call
  let key: string
  let soldOut = false

  const order = (label: unknown, headers: Record<string, string> = {}) =>
    call('POST', '/orders/', { body: { label }, headers: { 'idempotency-key': key, ...headers } })
  const orders = async () =>
    (await database.query('select * from shop.orders where label = $1', [key])).length

  beforeAll(async () => {
    database = await openStore('empty')
    await database.script(TABLES)
    const host = createHost({ name: 'shop', logLevel: 'silent' })
    host.post<{ Body: { label: string } }>('/orders/', async (request, reply) => {
      const scope = String(request.headers['x-who'] ?? 'guest')
      const answer = await runOnce({ database, schema: 'shop', request, scope, at: clock() }, async (tx) => {
        const [made] = await tx.query('insert into shop.orders (label) values ($1) returning id', [
          request.body.label,
        ])
        if (soldOut) throw conflict('Sold out.')
        return { status: 201, body: made }
      })
      return reply.code(answer.status).send(answer.body)
    })
    call = await serve(host)
  })
  beforeEach(() => {
    key = randomUUID()
    soldOut = false
  })

  test('a request that is sent twice is done once and answered the same', async () => {
    const first = await order(key)
    const again = await order(key)
    expect(again).toMatchObject({ status: 201, body: first.body })
    expect(await orders()).toBe(1)
  })

  test('ten requests at once under one key are done once and answered the same', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => order(key)))
    expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(await orders()).toBe(1)
  })

  test('another request under the same key is refused', async () => {
    await order('one')
    expect(await order('another')).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } })
  })

  test('a key of one person means nothing for another', async () => {
    await order(key, { 'x-who': 'ada' })
    await order(key, { 'x-who': 'ben' })
    expect(await orders()).toBe(2)
  })

  test('a refusal leaves nothing behind, and its key may be used again', async () => {
    soldOut = true
    expect((await order(key)).status).toBe(409)
    soldOut = false
    expect((await order(key)).status).toBe(201)
    expect(await orders()).toBe(1)
  })

  test('each request without a key is done', async () => {
    await call('POST', '/orders/', { body: { label: key } })
    await call('POST', '/orders/', { body: { label: key } })
    expect(await orders()).toBe(2)
  })

  test('an invalid key is refused', async () => {
    expect((await order(key, { 'idempotency-key': 'x'.repeat(201) })).status).toBe(400)
    expect(await orders()).toBe(0)
  })

  test('a key is kept for 24 hours and then deleted', async () => {
    await order(key)
    clock.advance(24 * 3_600_000)
    await order(key)
    expect(await orders()).toBe(1)
    clock.advance(1)
    await order(key)
    expect(await orders()).toBe(2)
  })
})
