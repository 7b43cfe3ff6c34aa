import type { Queryable } from '../database/driver.ts'
import { EVENT_COLUMNS, type EventRow, toStored } from '../events/postgres-store.ts'
import type { StoredEvent } from '../events/store.ts'
import { notFound } from '../http/problem.ts'
import type { Window } from '../http/windows.ts'
import type { FieldChange, RecordEdit, Values } from './contract.ts'
import { type RecordEvent, recordEvents } from './events.ts'
import type { RecordId } from './keyset.ts'
import { readNames } from './people.ts'
import type { Resource } from './resource.ts'
import { readStanding } from './rows.ts'
import { prefixOf } from './stream.ts'

/** Reads a stretch of what was done to a record, the latest first. Throws 404. */
export async function readHistory(
  db: Queryable,
  resource: Resource,
  id: RecordId,
  { limit, offset }: Window,
): Promise<{ count: number; edits: RecordEdit[] }> {
  const { schema } = resource
  const stream = `${prefixOf(resource)}${id}`
  const [total] = await db.query<{ count: number }>(
    `select count(*)::int as count from ${schema}.events where stream = $1`,
    [stream],
  )
  const count = total?.count ?? 0
  if (count === 0 && !(await readStanding(db, schema, resource, id))) throw notFound()
  const rows = await db.query<EventRow>(
    `select ${EVENT_COLUMNS} from ${schema}.events where stream = $1 order by version desc limit $2 offset $3`,
    [stream, limit, offset],
  )
  const nameOf = await readNames(
    db,
    schema,
    rows.map(({ actor }) => actor),
  )
  const edits = rows
    .map((row) => toStored(row, recordEvents))
    .map((stored) => ({ ...toEdit(stored, Object.keys(resource.fields)), by: nameOf(stored.actor) }))
  return { count, edits }
}

const toEdit = (
  { version, event, at }: StoredEvent<RecordEvent>,
  fields: readonly string[],
): Omit<RecordEdit, 'by'> => ({
  version,
  type: event.type,
  at,
  changes: changesOf(event, fields),
  reverts: event.type === 'record.edited' ? event.data.reverts : null,
  batch: event.type === 'record.kept' ? null : (event.data.batch ?? null),
})

/** A record that begins has all its fields from nothing, in the order of forms. */
function changesOf(event: RecordEvent, fields: readonly string[]): FieldChange[] {
  switch (event.type) {
    case 'record.kept':
      return event.data.changes.length > 0
        ? event.data.changes
        : changesFromNothing(event.data.values, fields)
    case 'record.created':
      return changesFromNothing(event.data.values, fields)
    case 'record.edited':
      return event.data.changes
    case 'record.deleted':
      return []
  }
}

const changesFromNothing = (values: Values, fields: readonly string[]): FieldChange[] =>
  fields.flatMap((field) => {
    const to = values[field] ?? null
    return to === null ? [] : [{ field, from: null, to }]
  })
