import type { Queryable } from '../database/driver.ts'
import { createHandler, type Loaded } from '../events/handler.ts'
import { notFound } from '../http/problem.ts'
import type { Values } from './contract.ts'
import { changesBetween, type RecordEvent } from './events.ts'
import type { RecordId } from './keyset.ts'
import type { Resource } from './resource.ts'
import { readStanding } from './rows.ts'
import { evolve, type RecordState, readValuesAt } from './state.ts'
import { prefixOf, streamsOf } from './stream.ts'

export type Stream = Loaded<RecordEvent, RecordState>

/** A record as a command finds it, its row locked. */
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
  // Lock it before reading: whoever has waited must see also what is kept outside of its row.
  await tx.query(
    `select from ${resource.schema}.${resource.table} where id = $1::${resource.idType} for update`,
    [id],
  )
  const row = await readStanding(tx, resource.schema, resource, id)
  if (!row) throw notFound()
  const stream = await createHandler(streamsOf(resource), () => at).load(tx, `${id}`)
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
