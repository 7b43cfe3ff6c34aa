import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { EditAction } from '#services/content/batches/contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { createRecord } from '../catalogue.ts'
import { type BatchesService, serveBatches } from './batches.ts'

const WORDS = ['sea', 'sky', 'sun']

const image = fc.record({
  published: fc.boolean(),
  publisher: fc.constantFrom('GAA' as const, 'GET' as const),
  keywords: fc.subarray(WORDS),
  maxWidth: fc.constantFrom(0, 36),
  price: fc.constantFrom(1 as const, 3 as const),
})
const action: fc.Arbitrary<EditAction> = fc.oneof(
  fc.record({ type: fc.constant('set' as const), field: fc.constant('published'), value: fc.boolean() }),
  fc.record({ type: fc.constant('set' as const), field: fc.constant('price'), value: fc.constantFrom(1, 2) }),
  fc.record({
    type: fc.constant('set' as const),
    field: fc.constant('royalty_code'),
    value: fc.constant('X'),
  }),
  fc.record({
    type: fc.constantFrom('add' as const, 'remove' as const),
    field: fc.constant('keywords'),
    entries: fc.subarray(WORDS, { minLength: 1 }),
  }),
  fc.record({
    type: fc.constantFrom('add' as const, 'remove' as const),
    field: fc.constant('_static'),
    entries: fc.constantFrom('government', 'nowhere').map((list) => [list]),
  }),
)

onEachStore((openStore) => {
  let service: BatchesService
  let made = 0
  beforeAll(async () => {
    service = await serveBatches(openStore)
  })

  test('what a plan says is what happens, where nothing changes in between', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(image, { minLength: 1, maxLength: 6 }), action, async (told, asked) => {
        const records = told.map((each) => {
          made += 1
          return createRecord({ id: `i${made}`, title: `Image ${made}`, ...each })
        })
        await service.content.hold(...records)
        const ids = records.map(({ id }) => id)
        const body = { resource: 'image', ids, action: asked }
        const plan = (await service.ask('POST', '', body)).body as { id: number }
        const planned = (await service.items(plan.id)).results
        await service.confirm(plan.id)
        const ended = await service.rest(plan.id)
        const happened = (await service.items(plan.id)).results
        expect(ended.counts.waiting).toBe(0)
        expect(happened.map(({ outcome, reason }) => ({ outcome, reason }))).toEqual(
          planned.map(({ outcome, reason }) => ({
            outcome: outcome === 'waiting' ? 'changed' : outcome,
            reason,
          })),
        )
      }),
      { numRuns: 15 },
    )
  })
})
