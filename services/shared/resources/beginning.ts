import type { Queryable } from '../database/driver.ts'
import type { Values } from './contract.ts'
import type { Field } from './fields.ts'
import type { Found } from './found.ts'
import type { RecordId } from './keyset.ts'
import type { By, Resource } from './resource.ts'
import { NO_RECORD } from './state.ts'
import type { News } from './write.ts'

/** Takes ids that no record has or will get otherwise. */
export async function takeIds(
  tx: Queryable,
  { schema, table, idType }: Resource,
  count: number,
): Promise<RecordId[]> {
  if (count === 0) return []
  const rows = await tx.query<{ id: RecordId }>(
    `select nextval(pg_get_serial_sequence($1, 'id'))::${idType} as id from generate_series(1, $2::int)`,
    [`${schema}.${table}`, count],
  )
  return rows.map(({ id }) => id)
}

const inData = ({ batch }: Pick<By, 'batch'>) => (batch === undefined ? {} : { batch })

/** Says as an event that a record begins, of an id that was taken for it. */
export function newsOfNew({ fields }: Resource, id: RecordId, sent: Values, by: Pick<By, 'batch'>): News {
  const initial = Object.entries(fields).filter(([name]) => name !== 'created' && name !== 'updated')
  const after = { ...Object.fromEntries(initial.map(([name, field]) => [name, initialOf(field)])), ...sent }
  const stream = { id: `${id}`, state: NO_RECORD, events: [], version: 0 }
  const event = { type: 'record.created' as const, data: { values: after, ...inData(by) } }
  return { id, stream, kept: null, event, before: {}, after, changed: Object.keys(after) }
}

const initialOf = ({ metadata }: Field) => metadata.initial ?? (metadata.type === 'list' ? [] : null)

/** Says as an event that a record ends. */
export function newsOfDeletion({ id, stream, kept, values: before }: Found, by: Pick<By, 'batch'>): News {
  const event = { type: 'record.deleted' as const, data: inData(by) }
  return { id, stream, kept, event, before, after: {}, changed: [] }
}
