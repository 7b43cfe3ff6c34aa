import { expect, inject, test } from 'vitest'
import { openPostgres } from '#services/shared/database/postgres.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { createServerDatabase } from '#tests/support/services/stores.ts'
import { serveBatches } from './batches.ts'

test.skipIf(inject('postgresUrl') === null)(
  'two processes share a batch, and do each record once',
  async () => {
    const url = await createServerDatabase()
    const open = async () => {
      const database = openPostgres(url)
      afterFile(() => database.close())
      return database
    }
    const [one, other] = [await serveBatches(open), await serveBatches(open)]
    const ids = await one.makeMany(1_000)
    const plan = await one.plan({ ids, action: { type: 'set', field: 'active', value: false } })
    // Each confirmation wakes the process that is asked.
    await Promise.all([one.confirm(plan.id), other.confirm(plan.id)])
    expect(await one.rest(plan.id)).toMatchObject({ state: 'done', counts: { changed: 1_000, waiting: 0 } })
    const [edits] = await one.content.database.query(
      `select count(*)::int as edits, count(distinct stream)::int as records from content.events
       where type = 'record.edited'`,
    )
    expect(edits).toEqual({ edits: 1_000, records: 1_000 })
  },
)
