import { beforeAll, describe, expect, test } from 'vitest'
import { onEachStore } from '#tests/support/services/stores.ts'
import { ANA, BEN } from '../records/artists.ts'
import { type BatchesService, serveBatches } from './batches.ts'

onEachStore((openStore) => {
  let service: BatchesService
  beforeAll(async () => {
    service = await serveBatches(openStore)
  })
  const code = (value: string) => ({ type: 'set', field: 'royalty_code', value }) as const

  describe('undoing a batch', () => {
    test('takes back what is still as the batch left it, and lists the rest', async () => {
      const ids = await service.makeMany(3)
      const [first = 0, second = 0, third = 0] = ids
      const done = await service.run(ids, code('R9'))
      await service.save(second, { version: 2, royalty_code: 'R5' }, service.ben)
      const at = service.content.clock().toISOString()
      // Another field is nobody's business here.
      await service.save(third, { version: 2, active: false }, service.ben)
      const undoing = await service.undo(done.id)
      expect(undoing).toMatchObject({
        state: 'planned',
        action: { type: 'undo', batch: done.id },
        counts: { waiting: 2, refused: 1 },
        reasons: [{ reason: 'It was changed after the batch had changed it.', count: 1 }],
      })
      expect(await service.read(first)).toMatchObject({ royalty_code: 'R9' })
      await service.confirm(undoing.id)
      expect(await service.rest(undoing.id)).toMatchObject({ state: 'done', counts: { changed: 2 } })
      expect(await service.read(first)).toMatchObject({ royalty_code: 'R1' })
      expect(await service.read(second)).toMatchObject({ royalty_code: 'R5' })
      expect(await service.read(third)).toMatchObject({ royalty_code: 'R1', active: false })
      expect((await service.items(undoing.id, { outcome: 'refused' })).results).toMatchObject([
        { record: `${second}`, changed_by: BEN, changed_at: at },
      ])
      expect((await service.history(first)).results[0]).toMatchObject({
        by: ANA,
        batch: undoing.id,
        reverts: 2,
        changes: [{ field: 'royalty_code', from: 'R9', to: 'R1' }],
      })
    })

    test('twice answers the same batch, whoever asks', async () => {
      const { id } = await service.run(await service.makeMany(1), code('R9'))
      const [one, other] = await Promise.all([service.undo(id), service.undo(id, service.ben)])
      expect(other?.id).toBe(one?.id)
      await service.confirm(one?.id ?? 0, service.ben)
      expect((await service.undo(id)).id).toBe(one?.id)
      expect(await service.batch(id)).toMatchObject({ undone_by: one?.id })
      expect(await service.rest(one?.id ?? 0)).toMatchObject({ author: BEN })
    })

    test('can itself be undone', async () => {
      const ids = await service.makeMany(2)
      const done = await service.run(ids, code('R9'))
      const undone = await service.undo(done.id)
      await service.confirm(undone.id)
      await service.rest(undone.id)
      const again = await service.undo(undone.id)
      await service.confirm(again.id)
      expect(await service.rest(again.id)).toMatchObject({ counts: { changed: 2 } })
      expect(await service.read(ids[0] ?? 0)).toMatchObject({ royalty_code: 'R9' })
    })

    test('leaves what was taken back by hand, and says so', async () => {
      const [id = 0] = await service.makeMany(1)
      const done = await service.run([id], code('R9'))
      await service.save(id, { version: 2, royalty_code: 'R1' }, service.ben)
      expect(await service.undo(done.id)).toMatchObject({ counts: { same: 1, waiting: 0 } })
    })

    test('is refused before it was confirmed', async () => {
      const { id } = await service.plan({ ids: await service.makeMany(1), action: code('R9') })
      expect(await service.ask('POST', `${id}/undo/`)).toMatchObject({ status: 409 })
      expect(await service.ask('POST', '7000000/undo/')).toMatchObject({ status: 404 })
    })
  })
})
