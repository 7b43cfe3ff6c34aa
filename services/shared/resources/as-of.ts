import type { Queryable } from '../database/driver.ts'
import { createEventStore } from '../events/postgres-store.ts'
import { notFound } from '../http/problem.ts'
import type { ResourceRecord } from './contract.ts'
import { recordEvents } from './events.ts'
import type { RecordId } from './keyset.ts'
import type { Resource } from './resource.ts'
import { readStandings } from './rows.ts'
import { evolve, findStanding, NO_RECORD } from './state.ts'
import { prefixOf } from './stream.ts'

/** Reads records as they stood at a moment, in the order of `ids`, those that were not there left out. */
export async function readAllAsOf(
  db: Queryable,
  resource: Resource,
  ids: readonly RecordId[],
  at: Date,
): Promise<ResourceRecord[]> {
  const streamOf = (id: RecordId) => `${prefixOf(resource)}${id}`
  const events = await createEventStore(resource.schema, recordEvents).readAll(db, ids.map(streamOf))
  const rows = await readStandings(db, resource, ids)
  return ids.flatMap((id) => {
    const state = (events.get(streamOf(id)) ?? []).reduce(evolve, NO_RECORD)
    const standing = findStanding(state, rows.get(id)?.values ?? null, at.getTime())
    if (!standing) return []
    const { version, values } = standing
    return [{ id, version, ...values, ...resource.counted?.(values) }]
  })
}

/** Reads a record as it stood at a moment. Throws 404 where it was not there. */
export async function readAsOf(
  db: Queryable,
  resource: Resource,
  id: RecordId,
  at: Date,
): Promise<ResourceRecord> {
  const [found] = await readAllAsOf(db, resource, [id], at)
  if (!found) throw notFound()
  return found
}
