import type { Queryable } from '../database/driver.ts'
import type { StreamKind, Target } from '../events/handler.ts'
import type { StoredEvent } from '../events/store.ts'
import type { Values } from './contract.ts'
import { fieldsOf, type RecordEvent, recordEvents } from './events.ts'
import type { RecordId } from './keyset.ts'
import type { Resource } from './resource.ts'
import { readStanding } from './rows.ts'
import { evolve, foldValues, NO_RECORD, type RecordState } from './state.ts'

type Kept = Pick<Resource, 'name' | 'schema' | 'table' | 'idType' | 'fields' | 'derived' | 'writeElsewhere'>

/** Names what all streams of a resource begin with. */
export const prefixOf = ({ name }: Pick<Resource, 'name'>): string => `${name}-`

/** The streams of a resource's records, with their rows as the projection. */
export const streamsOf = (resource: Kept): StreamKind<RecordEvent, RecordState> => ({
  schema: resource.schema,
  prefix: prefixOf(resource),
  types: recordEvents,
  empty: NO_RECORD,
  evolve,
  async project(target, news) {
    for (const each of news) await projectOne(resource, target, each)
  },
})

async function projectOne(resource: Kept, target: Target, news: StoredEvent<RecordEvent>): Promise<void> {
  const { tx, schema, id } = target
  const table = `${schema}.${resource.table}`
  const key = `id = $1::${resource.idType}`
  if (news.event.type === 'record.deleted') {
    await tx.query(`delete from ${table} where ${key}`, [id])
    return
  }
  const before = await readStanding(tx, schema, resource, id)
  const after = foldValues(before?.values ?? null, news)
  if (!after) throw new Error(`${news.stream} has an event ${news.version} and no row.`)
  const names = before ? editedFieldsOf(news) : Object.keys(after)
  const row = rowOf(resource, after, news.version, [...names, 'updated'])
  const columns = Object.keys(row).join(', ')
  const values = JSON.stringify({ ...row, id })
  if (before)
    await tx.query(
      `update ${table} set (${columns}) =
         (select ${columns} from json_populate_record(null::${table}, $2::json)) where ${key}`,
      [id, values],
    )
  else
    await tx.query(
      `insert into ${table} (id, ${columns}) overriding system value
       select id, ${columns} from json_populate_record(null::${table}, $1::json)`,
      [values],
    )
  if (names.some((name) => resource.fields[name]?.column === null))
    await resource.writeElsewhere?.(target, after)
}

/**
 * Writes the rows of many records, each after the news of its record; those of edits all at once. `after` is
 * what the edit has made of it.
 */
export async function projectEdits(
  resource: Kept,
  tx: Queryable,
  all: readonly { news: StoredEvent<RecordEvent>; id: RecordId; after: Values }[],
): Promise<void> {
  const { schema } = resource
  const table = `${schema}.${resource.table}`
  const [edits, others] = [all.filter(isEdit), all.filter((each) => !isEdit(each))]
  for (const { news, id } of others) await projectOne(resource, { tx, schema, id: `${id}` }, news)
  const rows = edits.map(({ news, id, after }) => {
    const row = rowOf(resource, { ...after, updated: news.at }, news.version, [
      ...editedFieldsOf(news),
      'updated',
    ])
    return { id, row, columns: Object.keys(row) }
  })
  for (const [columns, alike] of Map.groupBy(rows, (each) => each.columns.join(', ')))
    await tx.query(
      `update ${table} r set (${columns}) = row(${columns.replaceAll(/\w+/g, 'n.$&')})
       from json_populate_recordset(null::${table}, $1::json) n where r.id = n.id`,
      [JSON.stringify(alike.map(({ id, row }) => ({ ...row, id })))],
    )
  for (const { news, id, after } of edits)
    if (editedFieldsOf(news).some((name) => resource.fields[name]?.column === null))
      await resource.writeElsewhere?.({ tx, schema, id: `${id}` }, after)
}

const isEdit = ({ news }: { news: StoredEvent<RecordEvent> }): boolean => news.event.type === 'record.edited'

/** Names what an event changes of a row: one that says how the row stands changes nothing. */
const editedFieldsOf = (news: StoredEvent<RecordEvent>): string[] =>
  news.event.type === 'record.kept' ? [] : fieldsOf(news.event)

/** Writes the columns of these fields, the version, and what follows from all. */
function rowOf({ fields, derived }: Kept, values: Values, version: number, names: readonly string[]): Values {
  const kept = names.flatMap((name) => {
    const column = fields[name]?.column
    return column ? [[column, values[name] ?? null] as const] : []
  })
  return { ...Object.fromEntries(kept), ...derived?.(values), version }
}
