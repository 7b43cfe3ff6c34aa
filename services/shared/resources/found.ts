import type { Queryable } from '../database/driver.ts'
import { createHandler, type Loaded } from '../events/handler.ts'
import { notFound } from '../http/problem.ts'
import type { Values } from './contract.ts'
import { changesBetween, isSame, type RecordEvent } from './events.ts'
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
  await resource.lock?.(tx)
  // Lock it before reading: whoever has waited must see also what is kept outside of its row.
  await tx.query(
    `select from ${resource.schema}.${resource.table} where id = $1::${resource.idType} for update`,
    [id],
  )
  const row = await readStanding(tx, resource.schema, resource, id)
  if (!row) throw notFound()
  const stream = await createHandler(streamsOf(resource), () => at).load(tx, `${id}`)
  const kept = isSame(stream.state.values ?? {}, row.values)
    ? null
    : keptOf(resource, stream.state, row.values)
  const news = kept && {
    stream: `${prefixOf(resource)}${id}`,
    version: stream.version + 1,
    event: kept,
    at: at.toISOString(),
    actor: 'system',
  }
  return { id, ...row, stream, kept, state: news ? evolve(stream.state, news) : stream.state }
}

const keptOf = ({ fields }: Resource, { values: told }: RecordState, values: Values): RecordEvent => ({
  type: 'record.kept',
  data: { values, changes: told ? changesBetween(told, values, Object.keys(fields)) : [] },
})

/** Answers the values that an edit began from; null where the record has no such version. */
export function baseOf({ version, values, stream, state }: Found, began: number | undefined): Values | null {
  if (began === undefined || began === version) return values
  return began <= stream.version ? readValuesAt(state, began) : null
}
