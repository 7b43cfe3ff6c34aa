import type { AnyStateMachine } from 'xstate'
import type { AnyStateNode } from 'xstate/graph'
import type { Chart, Named } from './chart.ts'

/** One thing wrong with a machine. */
export interface Fault {
  /** In which state, on which event, or in which file; `(machine)` for what belongs to none. */
  where: string
  /** What is wrong, in words: `drops keepSession`. */
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
  /** The event, for what happens on one. */
  on?: string
  what: string
  state: Chart
}

export const nameOf = (named: Named): string => (typeof named === 'string' ? named : named.type)

/** What negates a guard goes by this name among the implementations. */
export const negationOf = (guard: string): string => `not ${guard}`
