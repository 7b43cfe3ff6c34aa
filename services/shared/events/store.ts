import type { Queryable } from '../database/driver.ts'
import type { Write } from '../database/write.ts'

/** A stored event: never changed, never removed. */
export interface StoredEvent<E extends DomainEvent = DomainEvent> {
  stream: string
  /** 1 for the first event of a stream */
  version: number
  event: E
  /** ISO 8601 */
  at: string
  /** user uuid, `guest`, or `system` */
  actor: string
}

export interface DomainEvent {
  type: string
  data: object
}

export interface Append<E extends DomainEvent> {
  stream: string
  /** The version the decision was made on; 0 for a new stream. */
  expectedVersion: number
  events: readonly E[]
  /** A user uuid, `guest`, or `system`. */
  actor: string
  at: Date
}

/** Somebody else wrote to the stream first. Answered as 409. */
export class VersionConflict extends Error {
  constructor(stream: string, expected: number) {
    super(`${stream} is not at version ${expected} any more`)
    this.name = 'VersionConflict'
  }
}

export interface EventStore<E extends DomainEvent> {
  /**
   * Writes events and answers them as stored. Throws {@link VersionConflict}, and UnreadableEvent for an
   * event that could not be read again. What `beside` makes of them is written in the same statement; it is
   * written in vain on a conflict, which the transaction must roll back.
   */
  append(
    tx: Queryable,
    append: Append<E>,
    beside?: (news: readonly StoredEvent<E>[]) => readonly Write[],
  ): Promise<StoredEvent<E>[]>
  /** Does the same for several streams at once. A stream may be named once. */
  appendAll(tx: Queryable, appends: readonly Append<E>[]): Promise<StoredEvent<E>[]>
  /** Reads a whole stream, oldest first. Throws UnreadableEvent. */
  read(tx: Queryable, stream: string): Promise<StoredEvent<E>[]>
  /** Reads whole streams by their names, each oldest first. Throws UnreadableEvent. */
  readAll(tx: Queryable, streams: readonly string[]): Promise<Map<string, StoredEvent<E>[]>>
}
