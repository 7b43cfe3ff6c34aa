import type { AnyStateMachine } from 'xstate'
import type { AnyStateNode } from 'xstate/graph'
import type { Chart, Named } from './chart.ts'

/** One thing wrong with a machine. */
export interface Fault {
  /** State and event, or file; `(machine)` where neither applies. */
  where: string
  /** In words: `drops keepSession`. */
  what: string
}

/** A machine with one thing wrong. */
export interface Mutant extends Fault {
  build(): AnyStateMachine
}

/** A state to be mutated. */
export interface Site {
  machine: AnyStateMachine
  chart: Chart
  node: AnyStateNode
  state: Chart
}

/** The state with one thing wrong. */
export interface Variation {
  /** The event, where the fault is on one. */
  on?: string
  what: string
  state: Chart
}

export const nameOf = (named: Named): string => (typeof named === 'string' ? named : named.type)

/** Names the negation of a guard among the implementations. */
export const negationOf = (guard: string): string => `not ${guard}`
