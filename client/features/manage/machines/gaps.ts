import type { AnyStateMachine } from 'xstate'
import { type ChartTransition, describe, listTransitions } from '#client/features/statechart/describe.ts'
import { findDrivers } from './marks.ts'
import type { WalkedMachine } from './walks.ts'

/** A transition that a driver has not taken. */
export interface Gap {
  driver: string
  transition: ChartTransition
  /** Why it cannot; null where nobody has written a reason. */
  reason: string | null
}

/** What is not walked of a machine, by those drivers that have walked it. */
export const gapsOf = (machine: AnyStateMachine, walked: WalkedMachine): Gap[] => {
  const transitions = listTransitions(describe(machine))
  return findDrivers(walked).flatMap(({ driver, covered, unreachable }) => {
    const taken = new Set(covered)
    const reasons = new Map(unreachable.map(({ key, reason }) => [key, reason]))
    return transitions
      .filter(({ key }) => !taken.has(key))
      .map((transition) => ({ driver, transition, reason: reasons.get(transition.key) ?? null }))
  })
}
