import type { Queryable, Row } from '../database/driver.ts'
import type { ResourceRecord, Value, Values } from './contract.ts'
import type { RecordId } from './keyset.ts'
import type { Resource, Viewer } from './resource.ts'

/** What reading and writing rows needs to know of a resource. */
type Kept = Pick<Resource, 'table' | 'fields' | 'idType'>

/** A record as its row says. */
export interface Standing {
  version: number
  values: Values
}

const columnsOf = ({ fields }: Pick<Resource, 'fields'>): string =>
  Object.entries(fields)
    .map(([name, { read }]) => `${read} as "${name}"`)
    .join(', ')

/** Reads one record; null where there is none. */
export async function readStanding(
  tx: Queryable,
  schema: string,
  resource: Kept,
  id: RecordId,
): Promise<Standing | null> {
  const [row] = await tx.query<Row & { version: number }>(
    `select r.version, ${columnsOf(resource)} from ${schema}.${resource.table} r
     where r.id = $1::${resource.idType}`,
    [id],
  )
  if (!row) return null
  const { version, ...values } = row
  return { version, values: valuesOf(values) }
}

/** Reads those of these records that there are. */
export async function readStandings(
  tx: Queryable,
  { schema, ...resource }: Kept & Pick<Resource, 'schema'>,
  ids: readonly RecordId[],
): Promise<Map<RecordId, Standing>> {
  const rows = await tx.query<Row & { id: RecordId; version: number }>(
    `select r.id, r.version, ${columnsOf(resource)} from ${schema}.${resource.table} r
     where r.id in (select json_array_elements_text($1::json)::${resource.idType})`,
    [JSON.stringify(ids)],
  )
  return new Map(rows.map(({ id, version, ...values }) => [id, { version, values: valuesOf(values) }]))
}

/** Reads records as somebody sees them, in the order of `ids`. */
export async function readRecords(
  db: Queryable,
  { schema, masks = {}, ...resource }: Kept & Pick<Resource, 'schema' | 'masks'>,
  ids: readonly RecordId[],
  viewer: Viewer,
): Promise<ResourceRecord[]> {
  const rows = await db.query<Row & ResourceRecord>(
    `select r.id, r.version, ${columnsOf(resource)} from ${schema}.${resource.table} r
     where r.id in (select json_array_elements_text($1::json)::${resource.idType})`,
    [JSON.stringify(ids)],
  )
  const byId = new Map(rows.map(({ id, version, ...values }) => [id, { id, version, ...valuesOf(values) }]))
  const hidden = viewer?.is_staff ? {} : masks
  return ids.flatMap((id) => {
    const record = byId.get(id)
    return record ? [{ ...record, ...hidden }] : []
  })
}

const valuesOf = (row: Row): Values =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  ) as Record<string, Value>
