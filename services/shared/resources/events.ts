import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { defineEvents, type EventOf } from '../events/event-types.ts'
import type { FieldChange, Value, Values } from './contract.ts'

const value: z.ZodType<Value> = z.json()
const values: z.ZodType<Values> = z.record(z.string(), value)
const change = z.object({ field: z.string(), from: value, to: value, start: z.int().min(0).optional() })

const SCHEMAS = {
  /**
   * How a record stood that came otherwise, and what something other than an edit has changed of it since its
   * last event.
   */
  'record.kept': z.object({ values, changes: z.array(change) }),
  'record.created': z.object({ values, batch: z.int().min(1).optional() }),
  'record.edited': z.object({
    changes: z.array(change).min(1),
    reverts: z.int().min(1).nullable(),
    /** The batch that it belongs to. */
    batch: z.int().min(1).optional(),
  }),
  'record.deleted': z.object({ batch: z.int().min(1).optional() }),
}

export type RecordEvent = EventOf<typeof SCHEMAS>

export const recordEvents = defineEvents(SCHEMAS)

export const isSame = (one: Value | undefined, other: Value | undefined): boolean =>
  isDeepStrictEqual(one, other)

/**
 * Says how `after` differs, in the named fields. A field that is younger than the record is as if it had been
 * empty.
 */
export const changesBetween = (before: Values, after: Values, fields: readonly string[]): FieldChange[] =>
  fields
    .filter((field) => !isSame(before[field] ?? null, after[field] ?? null))
    .map((field) => ({ field, ...stretchOf(before[field] ?? null, after[field] ?? null) }))

/** Cuts from two lists what they begin and end with alike, so that a long one costs what changes of it. */
function stretchOf(from: Value, to: Value): Omit<FieldChange, 'field'> {
  if (!isList(from) || !isList(to)) return { from, to }
  const most = Math.min(from.length, to.length)
  let start = 0
  while (start < most && isSame(from[start], to[start])) start += 1
  let end = 0
  while (end < most - start && isSame(from.at(-1 - end), to.at(-1 - end))) end += 1
  return { from: from.slice(start, from.length - end), to: to.slice(start, to.length - end), start }
}

/** Answers the values after changes. */
export const applyChanges = (before: Values, changes: readonly FieldChange[]): Values => ({
  ...before,
  ...Object.fromEntries(changes.map((each) => [each.field, valueAfter(before[each.field] ?? null, each)])),
})

const valueAfter = (before: Value, { from, to, start }: FieldChange): Value =>
  start !== undefined && isList(before) && isList(from) && isList(to)
    ? [...before.slice(0, start), ...to, ...before.slice(start + from.length)]
    : to

const isList = (value: Value): value is readonly Value[] => Array.isArray(value)

/** Names the fields that an event has changed. */
export function fieldsOf(event: RecordEvent): string[] {
  switch (event.type) {
    case 'record.created':
      return Object.keys(event.data.values)
    case 'record.kept':
    case 'record.edited':
      return event.data.changes.map(({ field }) => field)
    case 'record.deleted':
      return []
  }
}
