import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { Queryable } from '#services/shared/database/driver.ts'
import type { Resource } from '#services/shared/resources/resource.ts'
import type { BatchItemView } from './contract.ts'
import { readItems } from './read-items.ts'
import type { Batch } from './store.ts'

const COLUMNS = [
  { key: 'record', header: 'id' },
  { key: 'label', header: 'label' },
  { key: 'reason', header: 'reason' },
  { key: 'changed_by', header: 'changed by' },
  { key: 'changed_at', header: 'changed at' },
]

/** Reads so many at once, so that memory does not grow with a batch. */
const MOST_READ = 1_000

/** Writes what was refused as CSV, in which no cell is a formula. */
export const writeRefusals = (db: Queryable, resource: Resource, batch: Pick<Batch, 'id'>): Readable =>
  pipeline(
    Readable.from(refusedOf(db, resource, batch)),
    stringify({ header: true, bom: true, columns: COLUMNS, escape_formulas: true }),
    () => {},
  )

async function* refusedOf(
  db: Queryable,
  resource: Resource,
  batch: Pick<Batch, 'id'>,
): AsyncGenerator<BatchItemView> {
  let after: number | null = -1
  while (after !== null) {
    const { results, next }: { results: BatchItemView[]; next: number | null } = await readItems(
      db,
      resource,
      batch,
      { outcome: 'refused', after, limit: MOST_READ },
    )
    yield* results
    after = next
  }
}
