import type { Queryable } from '#services/shared/database/driver.ts'
import type { ResourceRecord } from '#services/shared/resources/contract.ts'
import type { RecordId } from '#services/shared/resources/keyset.ts'
import { listPlaces } from '#services/shared/resources/list.ts'
import type { Resource, Viewer } from '#services/shared/resources/resource.ts'
import { readRecords } from '#services/shared/resources/rows.ts'
import type { Asked } from '#services/shared/resources/wanted.ts'
import { MOST_READ } from './asked.ts'

/** Reads records a part at a time, so that memory does not grow with their number. */
export async function* readAll(
  db: Queryable,
  resource: Resource,
  of: { ids: readonly RecordId[] } | { list: Asked },
  viewer: Viewer,
): AsyncGenerator<ResourceRecord> {
  const parts = 'ids' in of ? partsOf(of.ids) : listParts(db, resource, of.list)
  for await (const ids of parts) yield* await readRecords(db, resource, ids, viewer)
}

function* partsOf(ids: readonly RecordId[]): Generator<readonly RecordId[]> {
  for (let from = 0; from < ids.length; from += MOST_READ) yield ids.slice(from, from + MOST_READ)
}

/** Goes by key, so that a record that is edited meanwhile is neither told twice nor left out. */
async function* listParts(
  db: Queryable,
  resource: Resource,
  list: Asked,
): AsyncGenerator<readonly RecordId[]> {
  let from = list.from
  while (true) {
    const { places, hasMore } = await listPlaces(db, resource, { ...list, from })
    yield places.map(({ id }) => id)
    const last = places.at(-1)
    if (!hasMore || !last) return
    from = { cursor: { ordering: list.name, ...last }, side: 'after' }
  }
}
