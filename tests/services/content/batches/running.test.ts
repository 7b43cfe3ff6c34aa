import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { onEachStore } from '#tests/support/services/stores.ts'
import { ANA, BEN } from '../records/artists.ts'
import { type BatchesService, serveBatches } from './batches.ts'

onEachStore((openStore) => {
  let service: BatchesService
  beforeAll(async () => {
    service = await serveBatches(openStore)
  })
  beforeEach(() => {
    service.auth.isStaff = true
  })
  const deactivate = { type: 'set', field: 'active', value: false } as const

  describe('a batch that was confirmed', () => {
    test('does to each record once what its plan said, and each history names it', async () => {
      const ids = await service.makeMany(450)
      const batch = await service.run(ids, deactivate)
      expect(batch).toMatchObject({
        state: 'done',
        author: ANA,
        counts: { waiting: 0, changed: 450, same: 0, refused: 0 },
        reasons: [],
      })
      const [row] = await service.content.database.query(
        `select count(*)::int as edits, count(distinct stream)::int as records from content.events
         where type = 'record.edited' and data ->> 'batch' = $1`,
        [`${batch.id}`],
      )
      expect(row).toEqual({ edits: 450, records: 450 })
      const [id = 0] = ids
      expect(await service.read(id)).toMatchObject({ active: false, version: 2 })
      expect((await service.history(id)).results[0]).toMatchObject({ by: ANA, batch: batch.id })
      expect((await service.items(batch.id)).results[0]).toMatchObject({
        outcome: 'changed',
        edited_since: false,
      })
    })

    test('refuses a record that was edited since, and overwrites nothing', async () => {
      const ids = await service.makeMany(2)
      const [first = 0, second = 0] = ids
      const { id } = await service.plan({ ids, action: { type: 'set', field: 'royalty_code', value: 'R9' } })
      await service.save(first, { version: 0, royalty_code: 'R5' }, service.ben)
      const at = service.content.clock().toISOString()
      await service.confirm(id)
      const reason = 'It was changed after the batch was planned.'
      expect(await service.rest(id)).toMatchObject({
        counts: { changed: 1, refused: 1 },
        reasons: [{ reason, count: 1 }],
      })
      expect((await service.items(id, { outcome: 'refused', reason })).results).toMatchObject([
        { record: `${first}`, reason, changed_by: BEN, changed_at: at },
      ])
      expect(await service.read(first)).toMatchObject({ royalty_code: 'R5' })
      expect(await service.read(second)).toMatchObject({ royalty_code: 'R9' })
    })

    test('leaves what somebody has made so meanwhile, and says so', async () => {
      const [id = 0] = await service.makeMany(1)
      const batch = await service.plan({ ids: [id], action: deactivate })
      await service.save(id, { version: 0, active: false }, service.ben)
      await service.confirm(batch.id)
      expect(await service.rest(batch.id)).toMatchObject({ counts: { same: 1, changed: 0 } })
    })

    test('answers the same when it is confirmed again, and runs once', async () => {
      const { id } = await service.plan({ ids: await service.makeMany(1), action: deactivate })
      await Promise.all([service.confirm(id), service.confirm(id, service.ben)])
      const ended = await service.rest(id)
      expect(await service.confirm(id, service.ben)).toEqual(ended)
    })

    test('whose author is not staff any more stops, and says why', async () => {
      const left = { is_staff: true, user_id: crypto.randomUUID() }
      const as = await service.content.signIn(left)
      const ids = await service.makeMany(1)
      const { id } = await service.plan({ ids, action: deactivate }, as)
      service.auth.isStaff = false
      await service.confirm(id, as)
      expect(await service.rest(id)).toMatchObject({
        state: 'stopped',
        stopped: { because: 'rights', by: null },
        counts: { waiting: 1, changed: 0 },
      })
      expect(await service.read(ids[0] ?? 0)).toMatchObject({ active: true })
    })

    test('waits while nobody can say whether its author is staff', async () => {
      const as = await service.content.signIn({ is_staff: true, user_id: crypto.randomUUID() })
      service.auth.isStaff = null
      const { id } = await service.plan({ ids: await service.makeMany(1), action: deactivate }, as)
      await service.confirm(id, as)
      expect(await service.batch(id)).toMatchObject({ state: 'running', counts: { waiting: 1 } })
      service.auth.isStaff = true
      // Any confirmation wakes the runner; so does its own clock, later.
      await service.run(await service.makeMany(1), deactivate)
      expect(await service.rest(id)).toMatchObject({ state: 'done', counts: { changed: 1 } })
    })

    test('can be stopped between rounds, and then goes no further', async () => {
      const as = await service.content.signIn({ is_staff: true, user_id: crypto.randomUUID() })
      service.auth.isStaff = null
      const { id } = await service.plan({ ids: await service.makeMany(1), action: deactivate }, as)
      expect(await service.ask('POST', `${id}/stop/`)).toMatchObject({ status: 409 })
      await service.confirm(id, as)
      expect((await service.ask('POST', `${id}/stop/`)).body).toMatchObject({ state: 'stopping' })
      service.auth.isStaff = true
      await service.ask('POST', `${id}/stop/`)
      const stopped = await service.rest(id)
      expect(stopped).toMatchObject({
        state: 'stopped',
        stopped: { because: 'asked', by: ANA },
        counts: { waiting: 1, changed: 0 },
      })
      expect((await service.ask('POST', `${id}/stop/`)).body).toEqual(stopped)
      expect((await service.ask('POST', `${id}/undo/`)).body).toEqual({
        detail: 'This batch changed nothing.',
      })
    })
  })

  test('of two batches that cross, each record takes the first, and the second says who was before', async () => {
    const ids = await service.makeMany(300)
    const code = (value: string) => ({ type: 'set', field: 'royalty_code', value }) as const
    const [one, other] = await Promise.all([
      service.plan({ ids, action: code('one') }),
      service.plan({ ids: ids.toReversed(), action: code('other') }, service.ben),
    ])
    await Promise.all([service.confirm(one?.id ?? 0), service.confirm(other?.id ?? 0, service.ben)])
    const [first, second] = [await service.rest(one?.id ?? 0), await service.rest(other?.id ?? 0)]
    expect(first.counts.changed + second.counts.changed).toBe(300)
    expect(first.counts.refused + second.counts.refused).toBe(300)
    const rows = await service.content.database.query<{ version: number }>(
      'select distinct version from content.artists where id in (select json_array_elements_text($1::json)::int)',
      [JSON.stringify(ids)],
    )
    expect(rows).toEqual([{ version: 2 }])
  })

  test('what is confirmed is listed, newest first, a page at a time', async () => {
    const planned = await service.plan({ ids: await service.makeMany(1), action: deactivate })
    const [one, other] = [
      await service.run(await service.makeMany(1), deactivate),
      await service.run(await service.makeMany(1), deactivate),
    ]
    const { results, next } = await service.listBatches({ limit: '1' })
    expect(results.map(({ id }) => id)).toEqual([other.id])
    const rest = await service.listBatches({ limit: '1', before: `${next}` })
    expect(rest.results).toMatchObject([{ id: one.id, counts: { changed: 1 } }])
    const all = await service.listBatches({ limit: '100' })
    expect(all.next).toBeNull()
    expect(all.results.map(({ id }) => id)).not.toContain(planned.id)
  })
})
