import type { Queryable } from '#services/shared/database/driver.ts'
import { EVENT_COLUMNS, type EventRow, toStored } from '#services/shared/events/postgres-store.ts'
import type { StoredEvent } from '#services/shared/events/store.ts'
import type { Value } from '#services/shared/resources/contract.ts'
import { type RecordEvent, recordEvents } from '#services/shared/resources/events.ts'
import { readLabels } from '#services/shared/resources/labels.ts'
import { readNames } from '#services/shared/resources/people.ts'
import type { Registry } from '#services/shared/resources/registry.ts'
import type { Resource } from '#services/shared/resources/resource.ts'
import { prefixOf } from '#services/shared/resources/stream.ts'
import { BATCH_COLUMNS, type Batch } from '../batches/store.ts'
import type { ActivityEditView, ActivityEntryView } from './contract.ts'
import type { Place } from './cursor.ts'

/** Reads the entries of these places, in their order. */
export async function readEntries(
  db: Queryable,
  resources: Registry,
  places: readonly Place[],
): Promise<ActivityEntryView[]> {
  const idsOf = (kind: Place['kind']) => places.flatMap((place) => (place.kind === kind ? [place.id] : []))
  const entries = new Map([
    ...(await readEdits(db, resources, idsOf('edit'))),
    ...(await readBatches(db, idsOf('batch'))),
  ])
  const people = [...entries.values()].flatMap(({ by }) => by ?? [])
  const nameOf = await readNames(db, 'content', people)
  return places.flatMap(({ kind, id }) => {
    const entry = entries.get(`${kind}-${id}`)
    return entry ? [{ ...entry, by: nameOf(entry.by ?? 'system') }] : []
  })
}

type Entries = Map<string, ActivityEntryView>

async function readEdits(db: Queryable, resources: Registry, positions: readonly number[]): Promise<Entries> {
  const rows = await db.query<EventRow & { position: number }>(
    `select position::int8 as position, ${EVENT_COLUMNS} from content.events where position = any($1::bigint[])`,
    [positions],
  )
  const found = rows.flatMap((row) => {
    const resource = resources.ofStream(row.stream)
    if (!resource) return []
    const id = row.stream.slice(prefixOf(resource).length)
    return [{ key: `edit-${row.position}`, resource, id, stored: toStored(row, recordEvents) }]
  })
  const labels = await readLabels(db, found)
  return new Map(
    found.map(({ key, resource, id, stored }) => [
      key,
      {
        key,
        at: stored.at,
        by: stored.actor,
        resource: resource.name,
        edit: toEdit(resource, id, labels.get(stored.stream) ?? null, stored),
        batch: null,
      },
    ]),
  )
}

const toEdit = (
  { fields }: Resource,
  id: string,
  label: string | null,
  { version, event }: StoredEvent<RecordEvent>,
): ActivityEditView => ({
  id,
  label,
  version,
  type: event.type === 'record.kept' ? 'record.edited' : event.type,
  fields:
    event.type === 'record.edited'
      ? event.data.changes.map(({ field, to }) => inWords(fields[field]?.metadata.label ?? field, to))
      : [],
  reverts: event.type === 'record.edited' ? event.data.reverts : null,
})

/** A field that is yes or no is worth nothing without which: an image was published, or taken back. */
const inWords = (label: string, to: Value): string =>
  typeof to === 'boolean' ? `${label} → ${to ? 'Yes' : 'No'}` : label

async function readBatches(db: Queryable, ids: readonly number[]): Promise<Entries> {
  const batches = await db.query<Batch & { total: number }>(
    `select ${BATCH_COLUMNS}, b.total from content.batches b where b.id = any($1::int[])`,
    [ids],
  )
  return new Map(
    batches.map(({ id, resource, action, author, confirmed_at, total }) => [
      `batch-${id}`,
      {
        key: `batch-${id}`,
        at: (confirmed_at ?? new Date(0)).toISOString(),
        by: author,
        resource,
        edit: null,
        batch: { id, action, total },
      },
    ]),
  )
}
