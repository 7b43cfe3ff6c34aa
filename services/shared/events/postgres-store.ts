import { DatabaseError, type Queryable } from '../database/driver.ts'
import type { EventTypes } from './event-types.ts'
import { type Append, type DomainEvent, type EventStore, type StoredEvent, VersionConflict } from './store.ts'

/**
 * The event store of a service on `<schema>.events`, which its migrations create:
 *
 *     create table main.events (
 *       position bigint generated always as identity unique,
 *       stream text not null,
 *       version int not null check (version > 0),
 *       type text not null,
 *       schema_version int not null,
 *       data jsonb not null,
 *       at timestamptz not null,
 *       actor text not null,
 *       primary key (stream, version)
 *     );
 */
export const createEventStore = <E extends DomainEvent>(
  schema: string,
  types: EventTypes<E>,
): EventStore<E> => ({
  append: (tx, append) => appendEvents(tx, { schema, types }, [append]),
  appendAll: (tx, appends) => appendEvents(tx, { schema, types }, appends),
  read: async (tx, stream) => {
    const rows = await tx.query<EventRow>(
      `select ${EVENT_COLUMNS} from ${schema}.events where stream = $1 order by version`,
      [stream],
    )
    return rows.map((row) => toStored(row, types))
  },
  readAll: async (tx, streams) => {
    const rows = await tx.query<EventRow>(
      `select ${EVENT_COLUMNS} from ${schema}.events
       where stream in (select json_array_elements_text($1::json)) order by stream, version`,
      [JSON.stringify(streams)],
    )
    return Map.groupBy(
      rows.map((row) => toStored(row, types)),
      ({ stream }) => stream,
    )
  },
})

const UNIQUE_VIOLATION = '23505'

async function appendEvents<E extends DomainEvent>(
  tx: Queryable,
  { schema, types }: { schema: string; types: EventTypes<E> },
  appends: readonly Append<E>[],
): Promise<StoredEvent<E>[]> {
  const rows = appends.flatMap(({ stream, expectedVersion: expected, events, actor, at }) =>
    events.map(({ type, data }, index) => {
      const version = expected + index + 1
      return { stream, expected, version, type, schemaVersion: types.versionOf(type), data, at, actor }
    }),
  )
  // Read the events before they are written: what is written stays.
  const stored = rows.map((row) => toStored(row, types))
  const conflictOf = ({ stream, expectedVersion }: Append<E>) => new VersionConflict(stream, expectedVersion)
  const [first] = appends
  try {
    const written = await tx.query<{ stream: string }>(
      `insert into ${schema}.events (stream, version, type, schema_version, data, at, actor)
       select stream, version, type, "schemaVersion", data, at, actor from json_to_recordset($1::json) as new
         (stream text, expected int, version int, type text, "schemaVersion" int, data jsonb, at timestamptz, actor text)
       where expected =
         (select coalesce(max(events.version), 0) from ${schema}.events where events.stream = new.stream)
       returning stream`,
      [JSON.stringify(rows)],
    )
    const streams = new Set(written.map(({ stream }) => stream))
    const late = appends.find(({ stream, events }) => events.length > 0 && !streams.has(stream))
    if (late) throw conflictOf(late)
  } catch (error) {
    if (first && error instanceof DatabaseError && error.code === UNIQUE_VIOLATION) throw conflictOf(first)
    throw error
  }
  return stored
}

export interface EventRow {
  stream: string
  version: number
  type: string
  schemaVersion: number
  data: object
  at: Date
  actor: string
}

/** Columns of `<schema>.events`, named as {@link EventRow} names them. */
export const EVENT_COLUMNS = 'stream, version, type, schema_version as "schemaVersion", data, at, actor'

/** Throws UnreadableEvent. */
export const toStored = <E extends DomainEvent>(row: EventRow, types: EventTypes<E>): StoredEvent<E> => ({
  stream: row.stream,
  version: row.version,
  event: types.read(row),
  at: row.at.toISOString(),
  actor: row.actor,
})
