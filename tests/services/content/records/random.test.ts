import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { ArtistView } from '#services/content/artists/contract.ts'
import { artists } from '#services/content/artists/resource.ts'
import { readAsOf } from '#services/shared/resources/as-of.ts'
import type { Values } from '#services/shared/resources/contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type ArtistsService, serveArtists } from './artists.ts'

const changes = fc.record(
  {
    royalty_code: fc.constantFrom('', 'R1', 'R2', 'R3'),
    active: fc.boolean(),
    gaa_artist: fc.boolean(),
  },
  { requiredKeys: [] },
)
const step = fc.oneof(
  fc.record({ kind: fc.constant('edit' as const), changes, behind: fc.nat(3), ben: fc.boolean() }),
  fc.record({
    kind: fc.constant('revert' as const),
    version: fc.integer({ min: 1, max: 9 }),
    all: fc.boolean(),
  }),
)

onEachStore((openStore) => {
  let service: ArtistsService
  beforeAll(async () => {
    service = await serveArtists(openStore)
  })

  test('after any edits the row is the fold, and each moment is what was read then', {
    timeout: 60_000,
  }, async () => {
    let run = 0
    const { clock, database } = service.content
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.array(step, { maxLength: 8 }), async (isKept, steps) => {
        run += 1
        const name = `random ${run}`
        const id = isKept ? await service.enrol(name) : (await service.make({ name })).id
        const reads = new Map([[clock().toISOString(), await service.read(id)]])
        for (const each of steps) {
          clock.advance(1)
          const { version } = await service.read(id)
          if (each.kind === 'edit') {
            const began = Math.max(0, version - each.behind)
            await service.save(id, { version: began, ...each.changes }, each.ben ? service.ben : service.ana)
          } else await service.send('POST', `${id}/revert/`, { version: each.version, all: each.all })
          reads.set(clock().toISOString(), await service.read(id))
        }
        const now = await service.read(id)
        expect(await readAsOf(database, artists, id, clock())).toEqual(now)
        for (const [at, read] of reads) expect(await service.read(id, at)).toEqual(read)
        expect(await foldOf(id)).toEqual(now)
      }),
      { numRuns: 25 },
    )
  })

  /** Makes a record of its history's changes alone. */
  async function foldOf(id: number): Promise<ArtistView | Values> {
    const { results } = await service.history(id)
    if (results.length === 0) return service.read(id)
    const edits = results.toReversed()
    const values = edits.flatMap(({ changes }) => changes.map(({ field, to }) => [field, to]))
    const edited = results.find(({ type }) => type === 'record.edited')
    const created = results.at(-1)?.at
    const isMade = results.at(-1)?.type === 'record.created'
    return {
      id,
      version: results.length,
      ...Object.fromEntries(values),
      ...(isMade && { created, updated: created }),
      ...(edited && { updated: edited.at }),
    } as Values
  }
})
