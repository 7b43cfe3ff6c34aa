import type { Queryable } from '../database/driver.ts'
import { createHandler, type Loaded } from '../events/handler.ts'
import { notFound } from '../http/problem.ts'
import type { Values } from './contract.ts'
import { changesBetween, type RecordEvent } from './events.ts'
import type { RecordId } from './keyset.ts'
import type { Resource } from './resource.ts'
import { readStandings, type Standing } from './rows.ts'
import { evolve, type RecordState, readValuesAt } from './state.ts'
import { prefixOf, streamsOf } from './stream.ts'

export type Stream = Loaded<RecordEvent, RecordState>

/** A record as a command finds it. */
export interface Found {
  id: RecordId
  /** As its row says. */
  version: number
  values: Values
  stream: Stream
  /** The fold of the stream, and of `kept`. */
  state: RecordState
  /** What has to be said first, where the row is not what the stream says. */
  kept: RecordEvent | null
}

/** Throws 404. */
export async function findRecord(tx: Queryable, resource: Resource, id: RecordId, at: Date): Promise<Found> {
  await lockRecords(tx, resource, [id])
  const [found] = await findRecords(tx, resource, [id], at)
  if (!found) throw notFound()
  return found
}

/**
 * Keeps everybody else from editing records, in one order. Do it before they are read: whoever has waited
 * must see also what is kept outside of a row.
 */
export async function lockRecords(
  tx: Queryable,
  resource: Resource,
  ids: readonly RecordId[],
): Promise<void> {
  const { schema, table, idType } = resource
  await resource.lock?.(tx)
  await tx.query(
    `select from ${schema}.${table}
     where id in (select json_array_elements_text($1::json)::${idType}) order by id for update`,
    [JSON.stringify(ids)],
  )
}

/** Finds those of these records that there are; whoever writes them has to lock them first. */
export async function findRecords(
  tx: Queryable,
  resource: Resource,
  ids: readonly RecordId[],
  at: Date,
): Promise<Found[]> {
  const rows = await readStandings(tx, resource, ids)
  const streams = await createHandler(streamsOf(resource), () => at).loadAll(tx, ids.map(String))
  return ids.flatMap((id) => {
    const [row, stream] = [rows.get(id), streams.get(`${id}`)]
    return row && stream ? [foundOf(resource, id, row, stream, at)] : []
  })
}

function foundOf(resource: Resource, id: RecordId, row: Standing, stream: Stream, at: Date): Found {
  const kept = keptOf(resource, stream.state, row.values)
  const news = kept && {
    stream: `${prefixOf(resource)}${id}`,
    version: stream.version + 1,
    event: kept,
    at: at.toISOString(),
    actor: 'system',
  }
  return { id, ...row, stream, kept, state: news ? evolve(stream.state, news) : stream.state }
}

/** Says how a row stands, where that is not what its stream says; null where it is. */
function keptOf({ fields }: Resource, { values: told }: RecordState, values: Values): RecordEvent | null {
  const changes = told ? changesBetween(told, values, Object.keys(fields)) : []
  return told && changes.length === 0 ? null : { type: 'record.kept', data: { values, changes } }
}

/** Answers the values that an edit began from; null where the record has no such version. */
export function baseOf({ version, values, stream, state }: Found, began: number | undefined): Values | null {
  if (began === undefined || began === version) return values
  return began <= stream.version ? readValuesAt(state, began) : null
}
