import type { Clock } from '../clock.ts'
import type { Queryable } from '../database/driver.ts'
import type { EventTypes } from './event-types.ts'
import { createEventStore } from './postgres-store.ts'
import type { DomainEvent, StoredEvent } from './store.ts'

/** Where the rows of one stream are written. */
export interface Target {
  tx: Queryable
  /** The tables' schema: the service's own, or one that streams are folded into anew. */
  schema: string
  /** The stream's id. */
  id: string
}

/** What the streams of one kind have in common, such as all carts. */
export interface StreamKind<E extends DomainEvent, S> {
  /** The schema of the service and its tables. */
  schema: string
  /** A stream's name is this and its id. */
  prefix: string
  types: EventTypes<E>
  /** The state before the first event. */
  empty: S
  evolve(state: S, news: StoredEvent<E>): S
  /** Brings the tables up to date with these events. */
  project(target: Target, news: readonly StoredEvent<E>[]): Promise<void>
}

/** A stream as commands decide on it. */
export interface Loaded<E extends DomainEvent, S> {
  id: string
  state: S
  /** Every event so far; the first has version 1. */
  events: readonly E[]
  /** The last event's version, as the stream reports it; 0 before the first. */
  version: number
}

/** Says what happens, or throws why not. It must be pure. */
export type Decide<E extends DomainEvent, S> = (state: S) => readonly E[]

/**
 * Runs commands on the streams of one kind: reads, folds, decides, appends at the version that the stream
 * reports, and projects, in the transaction `tx`. `actor` is a uuid, `guest` or `system`. All throw
 * UnreadableEvent, and those that write VersionConflict (409).
 */
export function createHandler<E extends DomainEvent, S>(kind: StreamKind<E, S>, clock: Clock) {
  const store = createEventStore(kind.schema, kind.types)

  async function load(tx: Queryable, id: string): Promise<Loaded<E, S>> {
    return foldNews({ id, state: kind.empty, events: [], version: 0 }, await store.read(tx, kind.prefix + id))
  }

  /** Reads streams by their ids, those that have not begun too. */
  async function loadAll(tx: Queryable, ids: readonly string[]): Promise<Map<string, Loaded<E, S>>> {
    const streams = await store.readAll(
      tx,
      ids.map((id) => kind.prefix + id),
    )
    const loadedOf = (id: string) =>
      foldNews({ id, state: kind.empty, events: [], version: 0 }, streams.get(kind.prefix + id) ?? [])
    return new Map(ids.map((id) => [id, loadedOf(id)]))
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
    return foldNews(loaded, news)
  }

  function foldNews(
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
    loadAll,

    /**
     * Writes what was decided on the answer of {@link load}, for a command that decides on two streams at
     * once.
     */
    save,

    /** Runs one command, and answers the stream after it. */
    async handle(tx: Queryable, id: string, decide: Decide<E, S>, actor: string): Promise<Loaded<E, S>> {
      const loaded = await load(tx, id)
      return save(tx, loaded, decide(loaded.state), actor)
    },
  }
}
