import { DatabaseError } from '../database/driver.ts'
import { type Write, writeTogether } from '../database/write.ts'
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
  append: async (tx, append, beside = () => []) => {
    const rows = rowsOf(append, types)
    const news = rows.map((row) => toStored(row, types))
    const writes = [insertion(schema, rows), ...beside(news)]
    const [written] = await refuseTaken([append], () => writeTogether(tx, writes))
    if (written !== rows.length) throw conflictOf(append)
    return news
  },
  appendAll: async (tx, appends) => {
    const rows = appends.flatMap((append) => rowsOf(append, types))
    // Read the events before they are written: what is written stays.
    const news = rows.map((row) => toStored(row, types))
    const { sql, params } = insertion(schema, rows)
    const written = await refuseTaken(appends, () =>
      tx.query<{ stream: string }>(`${sql} returning stream`, params),
    )
    const streams = new Set(written.map(({ stream }) => stream))
    const late = appends.find(({ stream, events }) => events.length > 0 && !streams.has(stream))
    if (late) throw conflictOf(late)
    return news
  },
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

const rowsOf = <E extends DomainEvent>(
  { stream, expectedVersion: expected, events, actor, at }: Append<E>,
  types: EventTypes<E>,
) =>
  events.map(({ type, data }, index) => {
    const version = expected + index + 1
    return { stream, expected, version, type, schemaVersion: types.versionOf(type), data, at, actor }
  })

/** Inserts the events of each stream that is at the version expected. */
const insertion = (schema: string, rows: readonly object[]): Write => ({
  sql: `insert into ${schema}.events (stream, version, type, schema_version, data, at, actor)
    select stream, version, type, "schemaVersion", data, at, actor from json_to_recordset($1::json) as new
      (stream text, expected int, version int, type text, "schemaVersion" int, data jsonb, at timestamptz, actor text)
    where expected =
      (select coalesce(max(events.version), 0) from ${schema}.events where events.stream = new.stream)`,
  params: [JSON.stringify(rows)],
})

const conflictOf = ({ stream, expectedVersion }: Pick<Append<DomainEvent>, 'stream' | 'expectedVersion'>) =>
  new VersionConflict(stream, expectedVersion)

/** Throws VersionConflict where somebody has written the same version meanwhile. */
async function refuseTaken<E extends DomainEvent, T>(
  [first]: readonly Append<E>[],
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (first && isTaken(error)) throw conflictOf(first)
    throw error
  }
}

/** The writes beside the events have unique keys too, of which the message names another. */
const isTaken = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === UNIQUE_VIOLATION && error.message.includes('events_pkey')

export interface EventRow {
  stream: string
  version: number
  type: string
  schemaVersion: number
  data: object
  /** A text where the row was read as JSON. */
  at: Date | string
  actor: string
}

/** Columns of `<schema>.events`, named as {@link EventRow} names them. */
export const EVENT_COLUMNS = 'stream, version, type, schema_version as "schemaVersion", data, at, actor'

/** Writes SQL for the {@link EventRow}s of a stream as JSON, oldest first. `stream` is SQL for its name. */
export const eventsOf = (schema: string, stream: string): string =>
  `(select coalesce(json_agg(event order by version), '[]'::json)
    from (select ${EVENT_COLUMNS} from ${schema}.events where stream = ${stream}) event)`

/** Throws UnreadableEvent. */
export const toStored = <E extends DomainEvent>(row: EventRow, types: EventTypes<E>): StoredEvent<E> => ({
  stream: row.stream,
  version: row.version,
  event: types.read(row),
  at: new Date(row.at).toISOString(),
  actor: row.actor,
})
