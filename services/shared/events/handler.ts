import type { Clock } from '../clock.ts'
import type { Queryable } from '../database/driver.ts'
import { type Write, writeTogether } from '../database/write.ts'
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
  /**
   * Says what {@link project} writes for these events, where that needs no reading and writes no row twice:
   * it is then sent in the statement that appends them. Null where it is not so.
   */
  writesOf?(target: Omit<Target, 'tx'>, news: readonly StoredEvent<E>[]): readonly Write[] | null
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

/** Makes {@link StreamKind.project} of what each event writes. */
export const projectEach =
  <E extends DomainEvent>(writesOf: (target: Omit<Target, 'tx'>, news: StoredEvent<E>) => readonly Write[]) =>
  async ({ tx, ...target }: Target, news: readonly StoredEvent<E>[]): Promise<void> => {
    for (const each of news) {
      const writes = writesOf(target, each)
      if (writes.length > 0) await writeTogether(tx, writes)
    }
  }

/** Folds a whole stream, oldest first, as commands decide on it. */
export const foldStream = <E extends DomainEvent, S>(
  kind: StreamKind<E, S>,
  id: string,
  stored: readonly StoredEvent<E>[],
): Loaded<E, S> => foldNews(kind, { id, state: kind.empty, events: [], version: 0 }, stored)

const foldNews = <E extends DomainEvent, S>(
  { evolve }: StreamKind<E, S>,
  { id, state, events, version }: Loaded<E, S>,
  news: readonly StoredEvent<E>[],
): Loaded<E, S> => ({
  id,
  state: news.reduce(evolve, state),
  events: [...events, ...news.map(({ event }) => event)],
  version: news.at(-1)?.version ?? version,
})

/**
 * Runs commands on the streams of one kind: reads, folds, decides, appends at the version that the stream
 * reports, and projects, in the transaction `tx`. `actor` is a uuid, `guest` or `system`. All throw
 * UnreadableEvent, and those that write VersionConflict (409).
 */
export function createHandler<E extends DomainEvent, S>(kind: StreamKind<E, S>, clock: Clock) {
  const store = createEventStore(kind.schema, kind.types)

  async function load(tx: Queryable, id: string): Promise<Loaded<E, S>> {
    return foldStream(kind, id, await store.read(tx, kind.prefix + id))
  }

  /** Reads streams by their ids, those that have not begun too. */
  async function loadAll(tx: Queryable, ids: readonly string[]): Promise<Map<string, Loaded<E, S>>> {
    const streams = await store.readAll(
      tx,
      ids.map((id) => kind.prefix + id),
    )
    const loadedOf = (id: string) => foldStream(kind, id, streams.get(kind.prefix + id) ?? [])
    return new Map(ids.map((id) => [id, loadedOf(id)]))
  }

  async function save(
    tx: Queryable,
    loaded: Loaded<E, S>,
    events: readonly E[],
    actor: string,
    also: readonly Write[] = [],
  ): Promise<Loaded<E, S>> {
    if (events.length + also.length === 0) return loaded
    const { id } = loaded
    const { schema, writesOf } = kind
    let isProjected = false
    const append = { stream: kind.prefix + id, expectedVersion: loaded.version, events, actor, at: clock() }
    const news = await store.append(tx, append, (news) => {
      const writes = writesOf?.({ schema, id }, news) ?? null
      isProjected = writes !== null
      return [...(writes ?? []), ...also]
    })
    if (!isProjected) await kind.project({ tx, schema, id }, news)
    return foldNews(kind, loaded, news)
  }

  return {
    load,
    loadAll,

    /**
     * Writes what was decided on the answer of {@link load}, for a command that decides on two streams at
     * once, or that has something of its own to write in the same statement (`also`).
     */
    save,

    /** Runs one command, and answers the stream after it. */
    async handle(tx: Queryable, id: string, decide: Decide<E, S>, actor: string): Promise<Loaded<E, S>> {
      const loaded = await load(tx, id)
      return save(tx, loaded, decide(loaded.state), actor)
    },
  }
}
