import type { Clock } from '../clock.ts'
import type { Queryable } from '../database/driver.ts'
import type { EventTypes } from './event-types.ts'
import { createEventStore } from './postgres-store.ts'
import type { DomainEvent, StoredEvent } from './store.ts'

/** Where the rows of one stream are written. */
export interface Target {
  tx: Queryable
  /** Of the tables: the service's own, or one that its streams are folded into anew. */
  schema: string
  /** Of the stream. */
  id: string
}

/** What the streams of one kind have in common, such as all carts. */
export interface StreamKind<E extends DomainEvent, S> {
  /** Of the service and its tables in the database. */
  schema: string
  /** A stream's name is this and its id. */
  prefix: string
  types: EventTypes<E>
  /** Before the first event. */
  empty: S
  evolve(state: S, news: StoredEvent<E>): S
  /** Brings the tables up to what happened. */
  project(target: Target, news: readonly StoredEvent<E>[]): Promise<void>
}

/** A stream as commands decide on it. */
export interface Loaded<E extends DomainEvent, S> {
  id: string
  state: S
  /** Every event so far, the first is version 1. */
  events: readonly E[]
  /** The last event's version, as the stream reports it; 0 before the first. */
  version: number
}

/** Pure: says what happens, or throws why it does not. */
export type Decide<E extends DomainEvent, S> = (state: S) => readonly E[]

/**
 * Commands on the streams of one kind: read, fold, decide, append at the version that the stream reports,
 * and project, in the transaction `tx`. `actor` is a uuid, `guest` or `system`. All throw
 * UnreadableEvent, and those that write VersionConflict (409).
 */
export function createHandler<E extends DomainEvent, S>(kind: StreamKind<E, S>, clock: Clock) {
  const store = createEventStore(kind.schema, kind.types)

  async function load(tx: Queryable, id: string): Promise<Loaded<E, S>> {
    return folded({ id, state: kind.empty, events: [], version: 0 }, await store.read(tx, kind.prefix + id))
  }

  async function save(
    tx: Queryable,
    loaded: Loaded<E, S>,
    events: readonly E[],
    actor: string,
  ): Promise<Loaded<E, S>> {
    if (events.length === 0) return loaded
    const stream = kind.prefix + loaded.id
    const news = await store.append(tx, {
      stream,
      expectedVersion: loaded.version,
      events,
      actor,
      at: clock(),
    })
    await kind.project({ tx, schema: kind.schema, id: loaded.id }, news)
    return folded(loaded, news)
  }

  function folded(
    { id, state, events, version }: Loaded<E, S>,
    news: readonly StoredEvent<E>[],
  ): Loaded<E, S> {
    return {
      id,
      state: news.reduce(kind.evolve, state),
      events: [...events, ...news.map(({ event }) => event)],
      version: news.at(-1)?.version ?? version,
    }
  }

  return {
    load,

    /**
     * Writes what was decided on what {@link load} answered. For commands that concern two streams, which
     * decide on both at once.
     */
    save,

    /** Runs one command. Answers the stream after it. */
    async handle(tx: Queryable, id: string, decide: Decide<E, S>, actor: string): Promise<Loaded<E, S>> {
      const loaded = await load(tx, id)
      return save(tx, loaded, decide(loaded.state), actor)
    },
  }
}
