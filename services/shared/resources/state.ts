import type { StoredEvent } from '../events/store.ts'
import type { Values } from './contract.ts'
import { changed, fieldsOf, type RecordEvent } from './events.ts'

/** A record as the fold of its events, and as it was before the last of them. */
export interface RecordState {
  /** 0 before the first event. */
  version: number
  /** Null before the first event and after a deletion. */
  values: Values | null
  last: StoredEvent<RecordEvent> | null
  before: RecordState | null
}

export const NO_RECORD: RecordState = { version: 0, values: null, last: null, before: null }

/** Answers the values after an event; null after a deletion. */
export function valuesAfter(before: Values | null, { event, at }: StoredEvent<RecordEvent>): Values | null {
  switch (event.type) {
    case 'record.kept':
      return event.data.values
    case 'record.created':
      return { ...event.data.values, created: at, updated: at }
    case 'record.edited':
      return before && { ...changed(before, event.data.changes), updated: at }
    case 'record.deleted':
      return null
  }
}

export const evolve = (state: RecordState, news: StoredEvent<RecordEvent>): RecordState => ({
  version: news.version,
  values: valuesAfter(state.values, news),
  last: news,
  before: state,
})

/** Answers the states of a record, the latest first, without the one before its first event. */
export function* statesOf(state: RecordState): Generator<RecordState & { last: StoredEvent<RecordEvent> }> {
  for (let each: RecordState | null = state; each?.last; each = each.before)
    yield { ...each, last: each.last }
}

/**
 * Answers a record's values at a version, as edits begin from it: at 0 those that its first event says it was
 * kept with. Null where there is no such version.
 */
export function valuesAt(state: RecordState, version: number): Values | null {
  for (const { last, ...each } of statesOf(state)) {
    if (each.version === version) return each.values
    if (version === 0 && each.version === 1 && last.event.type === 'record.kept') return each.values
  }
  return null
}

/** Says who changed a field last, and when. */
export function changerOf(state: RecordState, field: string): { actor: string; at: string } {
  for (const { last } of statesOf(state))
    if (fieldsOf(last.event).includes(field)) return { actor: last.actor, at: last.at }
  throw new Error(`Nobody has changed ${field}.`)
}

/**
 * Answers a record as it stood at a moment, with its version; null where it was not there. `row` is what
 * stands for a record without events.
 */
export function standingAt(
  state: RecordState,
  row: Values | null,
  at: number,
): { version: number; values: Values } | null {
  for (const { version, values, last } of statesOf(state)) {
    if (Date.parse(last.at) <= at) return values && { version, values }
    if (version === 1)
      return last.event.type === 'record.kept' ? madeBefore(last.event.data.values, at) : null
  }
  return row && madeBefore(row, at)
}

const madeBefore = (values: Values, at: number): { version: number; values: Values } | null =>
  typeof values.created === 'string' && Date.parse(values.created) <= at ? { version: 0, values } : null
