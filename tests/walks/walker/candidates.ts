import { type AnyEventObject, type AnyMachineSnapshot, getNextTransitions } from 'xstate'
import { AFTER, DONE, ERROR, isTimer } from '#machines/chart/event-types.ts'
import type { Walk } from './walk.ts'

/** Answers the milliseconds of the named delay that a timer's event waits for. */
export const delayOf = (walk: Walk, type: string): number => {
  const name = type.slice(AFTER.length).split('.')[0] ?? ''
  const delay = walk.machine.implementations.delays[name]
  if (typeof delay !== 'number') throw new Error(`${walk.name}: the delay of ${type} is not a named number.`)
  return delay
}

/** Lists what may happen next in this state, whether it is taken or a guard refuses it. */
export const candidates = (walk: Walk, snapshot: AnyMachineSnapshot): AnyEventObject[] => {
  const types = [...new Set(getNextTransitions(snapshot).map(({ eventType }) => String(eventType)))]
  const timers = types.filter(isTimer)
  const soonest = Math.min(...timers.map((type) => delayOf(walk, type)))
  const children = Object.keys(snapshot.children)
  return [
    ...walk.events.filter(({ type }) => types.includes(type)),
    ...children.flatMap((actorId) => [
      ...(walk.answers[actorId] ?? []).map((output) => ({ type: DONE + actorId, actorId, output })),
      ...(walk.refusals[actorId] ?? []).map((error) => ({ type: ERROR + actorId, actorId, error })),
    ]),
    ...timers.filter((type) => delayOf(walk, type) === soonest).map((type) => ({ type })),
  ]
}
