import { DatabaseError, type Queryable } from '../database/driver.ts'
import { type Append, type DomainEvent, type EventStore, type StoredEvent, VersionConflict } from './store.ts'

/**
 * The event store of a service on `<schema>.events`, which the service's first migration creates:
 *
 *     create table main.events (
 *       position bigint generated always as identity unique,
 *       stream text not null,
 *       version int not null check (version > 0),
 *       type text not null,
 *       data jsonb not null,
 *       at timestamptz not null,
 *       actor text not null,
 *       primary key (stream, version)
 *     );
 */
export const createEventStore = (schema: string): EventStore => ({
  append: (tx, append) => appendEvents(tx, schema, append),
  read: (tx, stream) => readEvents(tx, schema, stream),
})

const UNIQUE_VIOLATION = '23505'

async function appendEvents<E extends DomainEvent>(
  tx: Queryable,
  schema: string,
  { stream, expectedVersion, events, actor, at }: Append<E>,
): Promise<number> {
  try {
    const written = await tx.query(
      `insert into ${schema}.events (stream, version, type, data, at, actor)
       select $1, $2::int + new.ordinality, new.type, new.data::jsonb, $5, $6
       from unnest($3::text[], $4::text[]) with ordinality as new (type, data, ordinality)
       where $2::int = (select coalesce(max(version), 0) from ${schema}.events where stream = $1)
       returning version`,
      [
        stream,
        expectedVersion,
        events.map(({ type }) => type),
        events.map(({ data }) => JSON.stringify(data)),
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
  return expectedVersion + events.length
}

interface EventRow {
  version: number
  type: string
  data: object
  at: Date
  actor: string
}

async function readEvents<E extends DomainEvent>(
  tx: Queryable,
  schema: string,
  stream: string,
): Promise<StoredEvent<E>[]> {
  const rows = await tx.query<EventRow>(
    `select version, type, data, at, actor from ${schema}.events where stream = $1 order by version`,
    [stream],
  )
  return rows.map(({ version, type, data, at, actor }) => ({
    stream,
    version,
    event: { type, data } as E,
    at: at.toISOString(),
    actor,
  }))
}
