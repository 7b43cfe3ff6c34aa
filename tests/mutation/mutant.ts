import type { AnyStateMachine } from 'xstate'
import type { AnyStateNode } from 'xstate/graph'
import type { Chart, Named } from './chart.ts'

/** A machine with one thing wrong. */
export interface Mutant {
  /** In which state, on which event; `(machine)` for what belongs to no state. */
  where: string
  /** What is wrong, in words: `drops keepSession`. */
  what: string
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
