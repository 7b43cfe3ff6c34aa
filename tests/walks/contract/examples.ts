import { isDeepStrictEqual } from 'node:util'
import { DONE, ERROR } from '#machines/chart/event-types.ts'
import { type RefusalData, readRefusal } from '#machines/refusal.ts'
import { namesOf } from '../walker/examples.ts'
import type { Walk } from '../walker/walk.ts'
import type { Outcome } from './outcome.ts'

/** One way in which a walk lets a port end. */
export interface Example {
  /** As the golden table calls it. */
  name: string
  outcome: Outcome
}

export const examplesOf = (walk: Walk, port: string): Example[] => {
  const names = namesOf(walk)
  return [
    ...(walk.answers[port] ?? []).map((output) => ({
      name: names.ofEvent({ type: DONE + port, output }),
      outcome: { answer: output },
    })),
    ...(walk.refusals[port] ?? []).map((error) => ({
      name: names.ofEvent({ type: ERROR + port, error }),
      outcome: { refusal: readRefusal(error) },
    })),
  ]
}

/** Events of these types, which a port that stays open tells. */
export const examplesTold = (walk: Walk, types: readonly string[]): Example[] =>
  walk.events
    .filter(({ type }) => types.includes(type))
    .map((event) => ({ name: namesOf(walk).ofEvent(event), outcome: { told: event } }))

export const isSame = (one: Outcome, other: Outcome): boolean => isDeepStrictEqual(one, other)

/**
 * The part of a refusal that a machine can tell apart; the words, such as which service is down, say nothing
 * to it.
 */
const kindOf = ({ code, fields, others }: RefusalData) => ({
  code,
  fields: Object.keys(fields).toSorted(),
  others: others.length,
})

/** Whether one example is enough for both. */
const isAlike = (one: Outcome, other: Outcome): boolean =>
  'refusal' in one && 'refusal' in other
    ? isDeepStrictEqual(kindOf(one.refusal), kindOf(other.refusal))
    : isSame(one, other)

/** Finds the example of an outcome: the very same, or else one that is alike. */
export const exampleOf = (examples: readonly Example[], outcome: Outcome): Example | undefined =>
  examples.find((example) => isSame(example.outcome, outcome)) ??
  examples.find((example) => isAlike(example.outcome, outcome))
