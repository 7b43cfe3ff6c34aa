import { type AnyStateMachine, not } from 'xstate'
import type { Named, Transition } from './chart.ts'
import type { Exits } from './exits.ts'
import { nameOf, negationOf } from './mutant.ts'

export interface CandidatesVariation {
  what: string
  candidates: readonly Transition[]
}

type Guard = NonNullable<AnyStateMachine['implementations']['guards'][string]>

/** A guard made of others by `and` brings its own params, so XState's `not` negates it. */
const negate = (name: string, guard: Guard): Guard =>
  'check' in guard ? not(name) : (args, params) => !guard(args, params)

/** Adds the negation of each guard to the machine's implementations. */
export const addNegations = ({ implementations }: AnyStateMachine): AnyStateMachine['implementations'] => {
  const negations = Object.entries(implementations.guards).flatMap(([name, guard]) =>
    guard ? [[negationOf(name), negate(name, guard)] as const] : [],
  )
  return { ...implementations, guards: { ...implementations.guards, ...Object.fromEntries(negations) } }
}

const negateNamed = (guard: Named): Named =>
  typeof guard === 'string' ? negationOf(guard) : { ...guard, type: negationOf(guard.type) }

const guardBy = ({ guard: _, ...transition }: Transition, guard: Named | undefined): Transition =>
  guard === undefined ? transition : { ...transition, guard }

/** Drops each guard, negates it, and replaces it by each other guard that can be asked on this event. */
export const varyGuards = ({ candidates }: Exits, others: readonly Named[]): CandidatesVariation[] =>
  candidates.flatMap((transition, index) => {
    const { guard } = transition
    if (guard === undefined) return []
    const write = (instead: Named | undefined) => candidates.with(index, guardBy(transition, instead))
    const name = nameOf(guard)
    return [
      { what: `drops guard ${name}`, candidates: write(undefined) },
      { what: `negates guard ${name}`, candidates: write(negateNamed(guard)) },
      ...others
        .filter((other) => nameOf(other) !== name)
        .map((other) => ({ what: `asks ${nameOf(other)} for ${name}`, candidates: write(other) })),
    ]
  })

/** Swaps neighbouring candidates, and swaps their guards. */
export const varyOrder = ({ candidates }: Exits): CandidatesVariation[] =>
  candidates.slice(1).flatMap((second, index) => {
    const first = candidates[index]
    if (!first) return []
    const names = `${index + 1} and ${index + 2}`
    return [
      {
        what: `reorders candidates ${names}`,
        candidates: candidates.with(index, second).with(index + 1, first),
      },
      {
        what: `swaps guards of candidates ${names}`,
        candidates: candidates
          .with(index, guardBy(first, second.guard))
          .with(index + 1, guardBy(second, first.guard)),
      },
    ]
  })
