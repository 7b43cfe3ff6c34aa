import type { InspectionEvent } from 'xstate'
import { ALWAYS, keyOf } from './transitions.ts'

/** A transition as a microstep of a running actor tells it. */
export type Taken = Extract<InspectionEvent, { type: '@xstate.microstep' }>['_transitions'][number]

/** Names a transition that was taken as its chart names it; null for XState's own. */
export const keyOfTaken = (taken: Taken): string | null => {
  const { source, eventType } = taken
  const declared = eventType === '' ? source.always : source.transitions.get(eventType)
  const index = declared?.indexOf(taken) ?? -1
  return index < 0 ? null : keyOf(source, eventType || ALWAYS, index, taken)
}
