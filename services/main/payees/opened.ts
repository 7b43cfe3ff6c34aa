import type { Queryable } from '#services/shared/database/driver.ts'
import type { Loaded, StreamKind } from '#services/shared/events/handler.ts'
import { createEventStore } from '#services/shared/events/postgres-store.ts'
import type { DomainEvent, StoredEvent } from '#services/shared/events/store.ts'
import { notFound } from '#services/shared/http/problem.ts'

/** A stream that has begun, with who did what when. */
export interface Opened<E extends DomainEvent, S> extends Loaded<E, S> {
  stored: readonly StoredEvent<E>[]
}

/** Reads a stream whose state is null before it begins. Throws 404. */
export async function openStream<E extends DomainEvent, S>(
  db: Queryable,
  { schema, prefix, types, evolve }: StreamKind<E, S | null>,
  id: string,
): Promise<Opened<E, S>> {
  const stored = await createEventStore(schema, types).read(db, prefix + id)
  const state = stored.reduce<S | null>(evolve, null)
  if (state === null) throw notFound()
  return { id, state, stored, events: stored.map(({ event }) => event), version: stored.length }
}
