import type { Queryable } from '../database/driver.ts'
import { createEventStore } from '../events/postgres-store.ts'
import { notFound } from '../http/problem.ts'
import type { ResourceRecord } from './contract.ts'
import { recordEvents } from './events.ts'
import type { RecordId } from './keyset.ts'
import type { Resource } from './resource.ts'
import { readStanding } from './rows.ts'
import { evolve, NO_RECORD, standingAt } from './state.ts'
import { prefixOf } from './stream.ts'

/** Reads a record as it stood at a moment. Throws 404 where it was not there. */
export async function readAsOf(
  db: Queryable,
  resource: Resource,
  id: RecordId,
  at: Date,
): Promise<ResourceRecord> {
  const { schema } = resource
  const events = await createEventStore(schema, recordEvents).read(db, `${prefixOf(resource)}${id}`)
  const row = await readStanding(db, schema, resource, id)
  const standing = standingAt(events.reduce(evolve, NO_RECORD), row?.values ?? null, at.getTime())
  if (!standing) throw notFound()
  const { version, values } = standing
  return { id, version, ...values, ...resource.counted?.(values) }
}
