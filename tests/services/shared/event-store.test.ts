import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#services/shared/database/driver.ts'
import { migrate } from '#services/shared/database/migrate.ts'
import { createEventStore } from '#services/shared/events/postgres-store.ts'
import { VersionConflict } from '#services/shared/events/store.ts'
import { onEachStore } from '#tests/support/services/stores.ts'

const store = createEventStore('auth')
const at = new Date('2026-11-20T12:00:00.123Z')

onEachStore((openStore) => {
  let database: Database
  let stream: string

  const append = (expectedVersion: number, ...types: string[]) =>
    database.transaction((tx) =>
      store.append(tx, {
        stream,
        expectedVersion,
        events: types.map((type) => ({ type, data: { of: type } })),
        actor: 'system',
        at,
      }),
    )
  const types = async () => (await store.read(database, stream)).map(({ event }) => event.type)

  beforeAll(async () => {
    database = await openStore()
    await migrate(database, 'auth', join(import.meta.dirname, '../../../services/auth/migrations'))
  })
  beforeEach(() => {
    stream = `test-${randomUUID()}`
  })

  test('what was appended is read in its order, as it was', async () => {
    expect(await append(0, 'opened', 'filled')).toBe(2)
    expect(await append(2, 'closed')).toBe(3)
    expect(await store.read(database, stream)).toEqual(
      ['opened', 'filled', 'closed'].map((type, index) => ({
        stream,
        version: index + 1,
        event: { type, data: { of: type } },
        at: at.toISOString(),
        actor: 'system',
      })),
    )
  })

  test('a stream that nobody wrote to is empty', async () => {
    expect(await store.read(database, stream)).toEqual([])
  })

  test('an append on a version that is past, or not yet there, is a conflict and writes nothing', async () => {
    await append(0, 'opened')
    await expect(append(0, 'again', 'and again')).rejects.toBeInstanceOf(VersionConflict)
    await expect(append(2, 'too early')).rejects.toBeInstanceOf(VersionConflict)
    expect(await types()).toEqual(['opened'])
  })

  test('of twenty that decide on the same version at once, one is written', async () => {
    await append(0, 'opened')
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => append(1, `choice ${index}`, 'done')),
    )
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused).toHaveLength(19)
    for (const { reason } of refused) expect(reason).toBeInstanceOf(VersionConflict)
    expect(await types()).toHaveLength(3)
  })

  test('one that writes while another of the same version has not committed yet is a conflict too', async () => {
    const written = Promise.withResolvers<void>()
    const first = database.transaction(async (tx) => {
      await store.append(tx, {
        stream,
        expectedVersion: 0,
        events: [{ type: 'first', data: {} }],
        actor: 'system',
        at,
      })
      written.resolve()
      // A server has the second one waiting here; the embedded store has not begun it.
      for (let turn = 0; turn < 50; turn += 1) await tx.query('select 1')
    })
    await written.promise
    await expect(append(0, 'second')).rejects.toBeInstanceOf(VersionConflict)
    await first
    expect(await types()).toEqual(['first'])
  })

  test('an event goes with its transaction', async () => {
    const failing = database.transaction(async (tx) => {
      await store.append(tx, {
        stream,
        expectedVersion: 0,
        events: [{ type: 'opened', data: {} }],
        actor: 'system',
        at,
      })
      throw new Error('the projection failed')
    })
    await expect(failing).rejects.toThrow('the projection failed')
    expect(await types()).toEqual([])
  })

  test('hostile text in an event is only text', async () => {
    const data = { title: "'); drop table auth.events; --", html: '<script>', quote: '"}' }
    await database.transaction((tx) =>
      store.append(tx, {
        stream,
        expectedVersion: 0,
        events: [{ type: 'named', data }],
        actor: 'system',
        at,
      }),
    )
    expect((await store.read(database, stream))[0]?.event.data).toEqual(data)
  })
})
