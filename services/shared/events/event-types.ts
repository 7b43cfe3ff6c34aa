import type { z } from 'zod'
import type { DomainEvent } from './store.ts'

/** Leads an event's data from one version of its schema to the next. */
export type Upcast = (data: object) => object

/** The schema of each event type, as it is written now. */
export type Schemas = Readonly<Record<string, z.ZodType<object>>>

/** The events that some schemas describe. */
export type EventOf<S extends Schemas> = {
  [T in keyof S & string]: { type: T; data: z.output<S[T]> }
}[keyof S & string]

/** An event as a store keeps it. */
export interface KeptEvent extends DomainEvent {
  stream: string
  version: number
  /** The version of its type's schema when it was written, from 1. */
  schemaVersion: number
}

export interface EventTypes<E extends DomainEvent> {
  /** Answers the schema version in which events of this type are written. */
  versionOf(type: E['type']): number
  /** Answers the event as its type is written now. Throws {@link UnreadableEvent}. */
  read(kept: KeptEvent): E
}

/** An event that does not fit its type: nothing after it in its stream can be known. */
export class UnreadableEvent extends Error {
  constructor({ stream, version, type }: KeptEvent, reason: string) {
    super(`Event ${version} of ${stream}, ${type}, cannot be read: ${reason}`)
    this.name = 'UnreadableEvent'
  }
}

/**
 * Defines event types by their schemas. `upcasts` lists the steps of a type in order: the first leads from
 * version 1 of its schema to version 2.
 */
export function defineEvents<S extends Schemas>(
  schemas: S,
  upcasts: { [T in keyof S]?: readonly Upcast[] } = {},
): EventTypes<EventOf<S>> {
  const stepsOf = (type: string): readonly Upcast[] => upcasts[type] ?? []
  const versionOf = (type: string): number => stepsOf(type).length + 1
  return {
    versionOf,
    read(kept) {
      const { type, schemaVersion } = kept
      const schema = Object.hasOwn(schemas, type) ? schemas[type] : undefined
      if (!schema) throw new UnreadableEvent(kept, 'there is no such type.')
      if (schemaVersion < 1 || schemaVersion > versionOf(type))
        throw new UnreadableEvent(kept, `version ${schemaVersion} of its schema is not known here.`)
      const steps = stepsOf(type).slice(schemaVersion - 1)
      const { data, error } = schema.safeParse(steps.reduce((before, step) => step(before), kept.data))
      if (error) throw new UnreadableEvent(kept, reasonsOf(error))
      // The type's own schema has read the data, which the compiler cannot follow.
      return { type, data } as EventOf<S>
    },
  }
}

const reasonsOf = ({ issues }: z.ZodError): string =>
  issues.map(({ path, message }) => `${path.map(String).join('.') || 'its data'}: ${message}`).join('; ')
