import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { onEachStore } from '#tests/support/services/stores.ts'
import { ANA } from '../records/artists.ts'
import { type BatchesService, serveBatches } from './batches.ts'

const DAY_MS = 86_400_000

onEachStore((openStore) => {
  let service: BatchesService
  beforeAll(async () => {
    service = await serveBatches(openStore)
  })
  const deactivate = { type: 'set', field: 'active', value: false } as const

  describe('a plan', () => {
    test('says of each record what would happen, and writes nothing of it', async () => {
      const ids = await service.makeMany(3)
      await service.save(ids[1] ?? 0, { version: 0, active: false })
      const before = await service.read(ids[0] ?? 0)
      const gone = 2_000_000
      const batch = await service.plan({ ids: [...ids, gone], action: deactivate })
      expect(batch).toEqual({
        id: batch.id,
        resource: 'artist',
        action: deactivate,
        state: 'planned',
        author: ANA,
        planned_at: service.content.clock().toISOString(),
        confirmed_at: null,
        ended_at: null,
        stopped: null,
        undone_by: null,
        counts: { waiting: 2, changed: 0, made: 0, same: 1, refused: 1 },
        reasons: [{ reason: 'It no longer exists.', count: 1 }],
      })
      expect(await service.outcomes(batch.id)).toEqual(['waiting', 'same', 'waiting', 'refused'])
      expect(await service.read(ids[0] ?? 0)).toEqual(before)
      expect((await service.history(ids[0] ?? 0)).count).toBe(0)
    })

    test('takes all that match as they are now, and keeps to them', async () => {
      const mark = randomUUID().slice(0, 8)
      const { id: first } = await service.make({ name: `Of ${mark} one` })
      await service.make({ name: `Of ${mark} two`, active: false })
      const matching = { search: mark, filters: { active: 'true' } }
      const batch = await service.plan({ matching, action: deactivate })
      await service.make({ name: `Of ${mark} three` })
      expect((await service.items(batch.id)).results).toMatchObject([
        { place: 0, record: `${first}`, label: `Of ${mark} one`, outcome: 'waiting', edited_since: false },
      ])
    })

    test('reads ids as numbers or as text, as the graph has them', async () => {
      const [id = 0] = await service.makeMany(1)
      const batch = await service.plan({ ids: [`${id}`, id], action: deactivate })
      expect(batch).toMatchObject({ counts: { waiting: 1, refused: 0 } })
    })

    test('marks what is edited afterwards', async () => {
      const [id = 0] = await service.makeMany(1)
      const batch = await service.plan({ ids: [id], action: deactivate })
      await service.save(id, { version: 0, royalty_code: 'R2' }, service.ben)
      expect((await service.items(batch.id)).results).toMatchObject([{ edited_since: true }])
    })

    test('under the same key is made once', async () => {
      const body = { resource: 'artist', ids: await service.makeMany(1), action: deactivate }
      const same = { as: service.ana, body, headers: { 'idempotency-key': randomUUID() } }
      const [one, other] = await Promise.all(
        [1, 2].map(() => service.content.call('POST', '/api/batches/', same)),
      )
      expect(one).toMatchObject({ status: 201 })
      expect(other?.body).toEqual(one?.body)
    })

    test('of more than 10,000 is refused with how to narrow it', async () => {
      await service.makeMany(10_001, { royalty_code: 'many' })
      const refused = await service.ask('POST', '', {
        resource: 'artist',
        matching: {},
        action: deactivate,
      })
      const words = 'More than 10,000 match. Narrow the list by a search, Portal, Active.'
      expect(refused).toMatchObject({ status: 400, body: { matching: [words] } })
    })

    test.each([
      [{ resource: 'order', ids: [1] }, { resource: ['"order" is not a valid choice.'] }],
      [{ ids: [] }, { ids: ['Choose at least one record.'] }],
      [{ ids: ['x'] }, { ids: ['"x" is not a valid id.'] }],
      [{}, { non_field_errors: ['Send either ids or matching.'] }],
      [{ ids: [1], matching: {} }, { non_field_errors: ['Send either ids or matching.'] }],
      [{ matching: { filters: { color: 'red' } } }, { matching: ['There is no filter "color".'] }],
      [{ matching: { search: 'nobody is called so' } }, { matching: ['Nothing matches.'] }],
      [
        { ids: [1], action: { type: 'set', field: 'name', value: 'X' } },
        { 'action.field': ['This field can’t be changed for many records at once.'] },
      ],
      [
        { ids: [1], action: { type: 'set', field: 'created', value: null } },
        { 'action.field': ['This field can’t be changed for many records at once.'] },
      ],
      [
        { ids: [1], action: { type: 'set', field: 'active', value: 'no' } },
        { active: ['Must be a valid boolean.'] },
      ],
      [
        { ids: [1], action: { type: 'add', field: 'active', entries: ['x'] } },
        { 'action.field': ['This field is no list.'] },
      ],
    ])('is refused at the wrong field (case %#)', async (body, errors) => {
      const asked = { resource: 'artist', action: deactivate, ...body }
      expect(await service.ask('POST', '', asked)).toMatchObject({ status: 400, body: errors })
    })

    test('that nobody confirms within a day cannot be confirmed any more', async () => {
      const { id } = await service.plan({ ids: await service.makeMany(1), action: deactivate })
      service.content.clock.advance(DAY_MS + 1)
      const ana = await service.content.signIn({ is_staff: true })
      expect(await service.ask('POST', `${id}/confirm/`, undefined, ana)).toMatchObject({
        status: 409,
        body: { code: 'batch_expired' },
      })
      service.content.clock.advance(-DAY_MS - 1)
      expect(await service.batch(id)).toMatchObject({ state: 'planned' })
    })
  })

  test('all of it is for staff alone', async () => {
    const { id } = await service.plan({ ids: await service.makeMany(1), action: deactivate })
    for (const [method, path] of [
      ['POST', ''],
      ['GET', ''],
      ['GET', `${id}/`],
      ['GET', `${id}/items/`],
      ['POST', `${id}/confirm/`],
      ['POST', `${id}/stop/`],
      ['POST', `${id}/undo/`],
    ] as const) {
      const body = method === 'POST' ? {} : undefined
      const call = (as?: string) =>
        service.content.call(method, `/api/batches/${path}`, { body, ...(as !== undefined && { as }) })
      expect((await call()).status).toBe(401)
      expect((await call(service.visitor)).status).toBe(403)
    }
  })
})
