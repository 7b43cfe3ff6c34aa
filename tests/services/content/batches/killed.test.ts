import { beforeAll, expect, test, vi } from 'vitest'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type BatchesService, serveBatches } from './batches.ts'
import { makeMortal } from './mortal.ts'

onEachStore((openStore) => {
  let service: BatchesService
  let fate: { deaths: number }
  beforeAll(async () => {
    const made = makeMortal(await openStore())
    fate = made.fate
    service = await serveBatches(async () => made.mortal)
  })

  test('a batch whose process is killed thrice does each record once', async () => {
    const ids = await service.makeMany(500)
    const { id } = await service.plan({ ids, action: { type: 'set', field: 'active', value: false } })
    for (let kill = 0; kill < 3; kill += 1) {
      fate.deaths = 1
      await service.confirm(id)
      await vi.waitFor(() => expect(fate.deaths).toBe(0), { timeout: 10_000, interval: 5 })
    }
    await service.confirm(id)
    expect(await service.rest(id)).toMatchObject({ state: 'done', counts: { changed: 500, waiting: 0 } })
    const [edits] = await service.content.database.query(
      `select count(*)::int as edits, count(distinct stream)::int as records from content.events
       where type = 'record.edited'`,
    )
    expect(edits).toEqual({ edits: 500, records: 500 })
    const [written] = await service.content.database.query(
      `select count(*)::int as items from content.batch_item i join content.events e
         on e.stream = i.stream and e.version = i.version and e.data ->> 'batch' = i.batch::text`,
    )
    expect(written).toEqual({ items: 500 })
  })
})
