import type { AnyStateMachine } from 'xstate'
import type { UsageQuery } from '#client/apollo/generated/graphql.ts'
import { type ChartTransition, describe, listTransitions } from '#client/features/statechart/describe.ts'
import type { Mark } from '#client/features/statechart/shown.ts'

export type Usage = UsageQuery['usage']

/** A transition of a chart, with how often it was taken. */
export interface CountedTransition {
  machine: string
  transition: ChartTransition
  times: number
  visits: number
}

/** Every transition of a chart, in its order, those that nobody took too. */
export const countTransitions = (machine: AnyStateMachine, usage: Usage): CountedTransition[] => {
  const taken = new Map(usage.transitions.map((each) => [each.key, each]))
  return listTransitions(describe(machine)).map((transition) => {
    const { times = 0, visits = 0 } = taken.get(transition.key) ?? {}
    return { machine: machine.id, transition, times, visits }
  })
}

const OFTEN = 0.3
const SOMETIMES = 0.03

/** Colours the transitions of one chart by how often each was taken, against the one taken most. */
export const heatOf = (counted: readonly CountedTransition[]): ReadonlyMap<string, Mark> => {
  const most = Math.max(1, ...counted.map(({ times }) => times))
  const markOf = (share: number): Mark => {
    if (share >= OFTEN) return 'often'
    if (share >= SOMETIMES) return 'sometimes'
    return share > 0 ? 'seldom' : 'never'
  }
  return new Map(counted.map(({ transition: { key }, times }) => [key, markOf(times / most)]))
}

export const sumOf = <Of>(all: readonly Of[], numberOf: (each: Of) => number): number =>
  all.reduce((sum, each) => sum + numberOf(each), 0)

export const inWords = (count: number): string => count.toLocaleString('en-US')
