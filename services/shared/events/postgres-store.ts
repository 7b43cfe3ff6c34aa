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
  append: (tx, append) => appendEvents(tx, { schema, types }, append),
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
  { stream, expectedVersion, events, actor, at }: Append<E>,
): Promise<StoredEvent<E>[]> {
  const rows = events.map(({ type, data }, index) => {
    const version = expectedVersion + index + 1
    return { stream, version, type, schemaVersion: types.versionOf(type), data, at, actor }
  })
  // Read the events before they are written: what is written stays.
  const stored = rows.map((row) => toStored(row, types))
  try {
    const written = await tx.query(
      `insert into ${schema}.events (stream, version, type, schema_version, data, at, actor)
       select $1, $2::int + new.ordinality, new.type, new.schema_version, new.data::jsonb, $6, $7
       from unnest($3::text[], $4::int[], $5::text[]) with ordinality as new (type, schema_version, data, ordinality)
       where $2::int = (select coalesce(max(version), 0) from ${schema}.events where stream = $1)
       returning version`,
      [
        stream,
        expectedVersion,
        rows.map(({ type }) => type),
        rows.map(({ schemaVersion }) => schemaVersion),
        rows.map(({ data }) => JSON.stringify(data)),
        at,
        actor,
      ],
    )
    if (written.length < events.length) throw new VersionConflict(stream, expectedVersion)
  } catch (error) {
    if (error instanceof DatabaseError && error.code === UNIQUE_VIOLATION)
      throw new VersionConflict(stream, expectedVersion)
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
