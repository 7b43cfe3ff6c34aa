import { expect, inject, test } from 'vitest'
import { openPostgres } from '#services/shared/database/postgres.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { createServerDatabase } from '#tests/support/services/stores.ts'
import { createRecord } from '../catalogue.ts'
import { serveBatches } from './batches.ts'

const MOST = 10_000
/** Issue 13, line 17: from confirmation to the last record. */
const WITHIN_MS = 60_000

test.skipIf(inject('postgresUrl') === null)(
  'a batch of 10,000 images is planned and done within a minute, searches included',
  async () => {
    const service = await serveBatches(async () => {
      const database = openPostgres(await createServerDatabase())
      afterFile(() => database.close())
      return database
    })
    const ids = Array.from({ length: MOST }, (_, index) => `image-${index}`)
    const keywords = ['sea', 'sky', 'cliff', 'gull', 'boat']
    for (let from = 0; from < MOST; from += 1_000)
      await service.content.hold(
        ...ids.slice(from, from + 1_000).map((id) => createRecord({ id, title: `Image ${id}`, keywords })),
      )
    const began = performance.now()
    const action = { type: 'add', field: 'keywords', entries: ['harbour'] }
    const body = { resource: 'image', matching: {}, action }
    const { id } = (await service.ask('POST', '', body)).body as { id: number }
    const planned = performance.now()
    await service.confirm(id)
    await expect
      .poll(async () => (await service.batch(id)).state, { timeout: WITHIN_MS, interval: 250 })
      .toBe('done')
    const ended = performance.now()
    expect(planned - began).toBeLessThan(WITHIN_MS)
    expect(ended - planned).toBeLessThan(WITHIN_MS)
    expect((await service.batch(id)).counts).toEqual({
      waiting: 0,
      changed: MOST,
      made: 0,
      same: 0,
      refused: 0,
    })
    expect(await service.content.ids('harbour')).toHaveLength(100)
  },
  3 * WITHIN_MS,
)
