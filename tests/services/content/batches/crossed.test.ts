import { beforeAll, expect, test, vi } from 'vitest'
import { CHANGED_SINCE } from '#services/content/batches/decide-item.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type BatchesService, serveBatches } from './batches.ts'
import { makeMortal } from './mortal.ts'

const MOST = 10_000
/** How long a batch of so many may take on a machine that others use too. */
const PATIENCE = { timeout: 240_000, interval: 100 }

// Failure 26 of console-design.md.
onEachStore((openStore) => {
  let service: BatchesService
  let fate: { deaths: number }
  beforeAll(async () => {
    const made = makeMortal(await openStore())
    fate = made.fate
    service = await serveBatches(async () => made.mortal)
  })

  const end = (id: number) =>
    vi.waitFor(async () => {
      const batch = await service.batch(id)
      if (!batch.ended_at) throw new Error(`${id} is ${batch.state}`)
      return batch
    }, PATIENCE)

  test('10,000 records are done once each though the process is killed thrice, another batch crosses, and one loses its rights midway', {
    timeout: 600_000,
  }, async () => {
    const ids = await service.makeMany(MOST)
    const code = (value: string) => ({ type: 'set', field: 'royalty_code', value }) as const
    const [one, other] = [
      await service.plan({ ids, action: code('one') }),
      await service.plan({ ids: ids.toReversed().slice(0, MOST / 2), action: code('other') }, service.ben),
    ]
    expect(one.counts.waiting).toBe(MOST)
    for (let kill = 0; kill < 3; kill += 1) {
      fate.deaths = 1
      await Promise.all([service.confirm(one.id), service.confirm(other.id, service.ben)])
      await vi.waitFor(() => expect(fate.deaths).toBe(0), PATIENCE)
    }
    await Promise.all([service.confirm(one.id), service.confirm(other.id, service.ben)])
    const [first, second] = [await end(one.id), await end(other.id)]
    expect(first.counts.changed + second.counts.changed).toBe(MOST)
    expect(first.counts.refused + second.counts.refused).toBe(MOST / 2)
    const told = second.counts.refused > 0 ? second : first
    expect(told.reasons).toEqual([{ reason: CHANGED_SINCE, count: told.counts.refused }])
    const refused = await service.items(told.id, { outcome: 'refused' })
    expect(refused.results.every(({ changed_by }) => changed_by !== null)).toBe(true)
    const [edits] = await service.content.database.query(
      `select count(*)::int as edits, count(distinct stream)::int as records from content.events
       where type = 'record.edited'`,
    )
    expect(edits).toEqual({ edits: MOST, records: MOST })

    const left = await service.content.signIn({ is_staff: true, user_id: crypto.randomUUID() })
    const third = await service.plan({ ids, action: { type: 'set', field: 'active', value: false } }, left)
    await service.confirm(third.id, left)
    await vi.waitFor(
      async () => expect((await service.batch(third.id)).counts.changed).toBeGreaterThan(0),
      PATIENCE,
    )
    service.auth.isStaff = false
    // Rights are believed for a minute.
    service.content.clock.advance(61_000)
    const stopped = await end(third.id)
    expect(stopped).toMatchObject({ state: 'stopped', stopped: { because: 'rights' } })
    expect(stopped.counts.changed).toBeGreaterThan(0)
    expect(stopped.counts.changed + stopped.counts.waiting).toBe(MOST)
    expect(stopped.counts.waiting).toBeGreaterThan(0)
  })
})
