import type { Queryable } from '#services/shared/database/driver.ts'
import type { DomainEvent, StoredEvent } from '#services/shared/events/store.ts'
import type { FieldChange, RecordEdit, Value, Values } from '#services/shared/resources/contract.ts'
import { changesBetween } from '#services/shared/resources/events.ts'
import { readNames } from '#services/shared/resources/people.ts'

interface Told<E extends DomainEvent> {
  /** The fields as people read them, after an event; empty before the first. */
  valuesAfter(events: readonly StoredEvent<E>[]): Values
  /** What an event says beside the fields, such as a reason. */
  saidBy(event: E): Readonly<Record<string, Value>>
}

/** Tells what became of a thing as the console's History reads it, the latest first. */
export async function readHistory<E extends DomainEvent>(
  db: Queryable,
  events: readonly StoredEvent<E>[],
  { valuesAfter, saidBy }: Told<E>,
): Promise<RecordEdit[]> {
  const nameOf = await readNames(
    db,
    'main',
    events.map(({ actor }) => actor),
  )
  const edits = events.map((stored, index): RecordEdit => {
    const [before, after] = [valuesAfter(events.slice(0, index)), valuesAfter(events.slice(0, index + 1))]
    const said = Object.entries(saidBy(stored.event)).map(
      ([field, to]): FieldChange => ({ field, from: null, to }),
    )
    return {
      version: stored.version,
      type: index === 0 ? 'record.created' : 'record.edited',
      at: stored.at,
      by: nameOf(stored.actor),
      changes: [...changesBetween(before, after, Object.keys(after)), ...said],
      reverts: null,
      batch: null,
    }
  })
  return edits.toReversed()
}
