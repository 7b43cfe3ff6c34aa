import type { Readable } from 'node:stream'
import { toCsv } from '#services/shared/csv/to-csv.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import type { Resource } from '#services/shared/resources/resource.ts'
import type { BatchItemList } from './contract.ts'
import { readItems } from './read-items.ts'
import type { Batch } from './store.ts'

const COLUMNS = ['row', 'id', 'label', 'reason', 'changed by', 'changed at']

/** Reads so many at once, so that memory does not grow with a batch. */
const MOST_READ = 1_000

/** Writes what a batch refused as CSV. */
export const writeRefusals = (db: Queryable, resource: Resource, batch: Pick<Batch, 'id'>): Readable =>
  toCsv(refusedOf(db, resource, batch), COLUMNS)

async function* refusedOf(db: Queryable, resource: Resource, batch: Pick<Batch, 'id'>) {
  for (let after: number | null = -1; after !== null; ) {
    const asked = { outcome: 'refused', after, limit: MOST_READ } as const
    const { results, next }: BatchItemList = await readItems(db, resource, batch, asked)
    for (const { row, record, label, reason, changed_by, changed_at } of results)
      yield [row, record, label, reason, changed_by, changed_at]
    after = next
  }
}
