import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Database } from '#services/shared/database/driver.ts'
import { migrate } from '#services/shared/database/migrate.ts'
import { defineEvents, UnreadableEvent } from '#services/shared/events/event-types.ts'
import { createEventStore } from '#services/shared/events/postgres-store.ts'
import { VersionConflict } from '#services/shared/events/store.ts'
import { onEachStore } from '#tests/support/services/stores.ts'

const said = z.strictObject({ text: z.string() })
const store = createEventStore('main', defineEvents({ said }))
const at = new Date('2026-11-20T12:00:00.123Z')

onEachStore((openStore) => {
  let database: Database
  let stream: string

  const append = (expectedVersion: number, ...texts: string[]) =>
    database.transaction((tx) =>
      store.append(tx, {
        stream,
        expectedVersion,
        events: texts.map((text) => ({ type: 'said' as const, data: { text } })),
        actor: 'system',
        at,
      }),
    )
  const texts = async () => (await store.read(database, stream)).map(({ event }) => event.data.text)

  beforeAll(async () => {
    database = await openStore('empty')
    await migrate(database, 'main', join(import.meta.dirname, '../../../services/main/migrations'))
  })
  beforeEach(() => {
    stream = `test-${randomUUID()}`
  })

  test('appended events are read in their order, unchanged', async () => {
    expect((await append(0, 'opened', 'filled')).map(({ version }) => version)).toEqual([1, 2])
    const [closed] = await append(2, 'closed')
    expect(closed).toEqual((await store.read(database, stream))[2])
    expect(await store.read(database, stream)).toEqual(
      ['opened', 'filled', 'closed'].map((text, index) => ({
        stream,
        version: index + 1,
        event: { type: 'said', data: { text } },
        at: at.toISOString(),
        actor: 'system',
      })),
    )
  })

  test('a stream without events is empty', async () => {
    expect(await store.read(database, stream)).toEqual([])
  })

  test('an append on an old or a future version is a conflict and writes nothing', async () => {
    await append(0, 'opened')
    await expect(append(0, 'again', 'and again')).rejects.toBeInstanceOf(VersionConflict)
    await expect(append(2, 'too early')).rejects.toBeInstanceOf(VersionConflict)
    expect(await texts()).toEqual(['opened'])
  })

  test('of twenty appends on the same version at once, one is written', async () => {
    await append(0, 'opened')
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => append(1, `choice ${index}`, 'done')),
    )
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused).toHaveLength(19)
    for (const { reason } of refused) expect(reason).toBeInstanceOf(VersionConflict)
    expect(await texts()).toHaveLength(3)
  })

  test('an append is a conflict while another of the same version has not committed yet', async () => {
    const written = Promise.withResolvers<void>()
    const first = database.transaction(async (tx) => {
      await store.append(tx, {
        stream,
        expectedVersion: 0,
        events: [{ type: 'said', data: { text: 'first' } }],
        actor: 'system',
        at,
      })
      written.resolve()
      // On a server the second append waits by now; in the embedded store it has not begun.
      for (let turn = 0; turn < 50; turn += 1) await tx.query('select 1')
    })
    await written.promise
    await expect(append(0, 'second')).rejects.toBeInstanceOf(VersionConflict)
    await first
    expect(await texts()).toEqual(['first'])
  })

  test('an event is rolled back with its transaction', async () => {
    const failing = database.transaction(async (tx) => {
      await store.append(tx, {
        stream,
        expectedVersion: 0,
        events: [{ type: 'said', data: { text: 'opened' } }],
        actor: 'system',
        at,
      })
      throw new Error('the projection failed')
    })
    await expect(failing).rejects.toThrow('the projection failed')
    expect(await texts()).toEqual([])
  })

  test('hostile text in an event is kept as text', async () => {
    const text = `'); drop table main.events; --<script>"}`
    await append(0, text)
    expect(await texts()).toEqual([text])
  })

  describe('an event that does not match its type', () => {
    const keep = (type: string, schemaVersion: number, data: object) =>
      database.query(
        `insert into main.events (stream, version, type, schema_version, data, at, actor)
         values ($1, 1, $2, $3, $4, $5, 'system')`,
        [stream, type, schemaVersion, JSON.stringify(data), at],
      )

    test.each([
      ['has an unknown type', 'sung', 1, { text: 'la' }, 'sung, cannot be read: there is no such type.'],
      ['lacks a field', 'said', 1, {}, 'said, cannot be read: text: Invalid input'],
      ['has a field too many', 'said', 1, { text: 'a', to: 'b' }, 'its data: Unrecognized key: "to"'],
      ['has a later schema version', 'said', 2, { text: 'a' }, 'version 2 of its schema is not known here.'],
    ])('is refused with its stream, number and type where it %s', async (_, type, version, data, reason) => {
      await keep(type, version, data)
      const reading = store.read(database, stream)
      await expect(reading).rejects.toBeInstanceOf(UnreadableEvent)
      await expect(store.read(database, stream)).rejects.toThrow(`Event 1 of ${stream}, `)
      await expect(store.read(database, stream)).rejects.toThrow(reason)
    })

    test('is not written', async () => {
      // An event without its field, past the compiler, as a mistake would make.
      const nothing = {} as { text: string }
      const events = [{ type: 'said' as const, data: nothing }]
      const news = { stream, expectedVersion: 0, events, actor: 'system', at }
      await expect(store.append(database, news)).rejects.toBeInstanceOf(UnreadableEvent)
      expect(await texts()).toEqual([])
    })

    test('is upcast to the current schema version, from any earlier one', async () => {
      const upcasts = {
        said: [
          (data: object) => ({ words: Object.values(data) }),
          (data: object) => ({ text: `${Object.values(data)}!` }),
        ],
      }
      const later = createEventStore('main', defineEvents({ said }, upcasts))
      await keep('said', 1, { shout: 'hey' })
      await later.append(database, {
        stream,
        expectedVersion: 1,
        events: [{ type: 'said', data: { text: 'now' } }],
        actor: 'system',
        at,
      })
      const versions = 'select schema_version from main.events where stream = $1 order by version'
      expect((await later.read(database, stream)).map(({ event }) => event.data.text)).toEqual([
        'hey!',
        'now',
      ])
      expect(await database.query(versions, [stream])).toEqual([{ schema_version: 1 }, { schema_version: 3 }])
    })
  })
})
