import type { AnyMachineSnapshot } from 'xstate'
import { stateInWords } from '#machines/chart/words.ts'
import { namesOf } from './examples.ts'
import type { Step } from './model.ts'
import { remembered } from './remembered.ts'
import { type Outcome, rowsInWords } from './rows.ts'
import type { Path } from './tour.ts'
import type { Walk } from './walk.ts'
import { leavesOf, wholeEventInWords, wholeInWords } from './whole.ts'

const BEFORE = '(before it begins)'

/**
 * Writes every example in every state of the paths: where it leads and what it runs, emits and changes,
 * whole. Each has one line; where it comes to different things in one state, it has a line for each with the
 * data that decide.
 */
export const outcomesInWords = (walk: Walk, paths: readonly Path[]): string[] => {
  const names = namesOf(walk)
  const happened = paths.flatMap(({ input, steps }) =>
    steps.map((step, index) => {
      const before = steps[index - 1]?.snapshot
      return {
        state: before ? stateInWords(before.value) : BEFORE,
        example: before ? names.ofEvent(step.event) : names.ofInput(input),
        outcome: outcomeOf(step, before),
      }
    }),
  )
  return sortByName(Map.groupBy(happened, ({ state }) => state)).flatMap(([state, there]) => [
    state,
    ...sortByName(Map.groupBy(there, ({ example }) => example)).flatMap(([example, all]) =>
      rowsInWords(
        example,
        all.map(({ outcome }) => outcome),
      ),
    ),
  ])
}

export const sortByName = <Group>(groups: ReadonlyMap<string, Group>): (readonly [string, Group])[] =>
  [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1))

export const eachInWords = (context: Readonly<Record<string, unknown>> = {}) =>
  Object.fromEntries(Object.entries(context).map(([key, value]) => [key, wholeInWords(value)]))

const outcomeOf = (step: Step, from: AnyMachineSnapshot | undefined): Outcome => {
  const [before, after] = [eachInWords(from?.context), eachInWords(step.snapshot.context)]
  return {
    before: leavesOf({ ...from?.context, ...asLeft(from) }),
    after,
    changed: Object.keys({ ...before, ...after }).filter((key) => before[key] !== after[key]),
    effects: effectsOf(step, from),
  }
}

/** What was left, where that is what decides. */
const asLeft = (from: AnyMachineSnapshot | undefined) => {
  const [place] = from ? remembered(from) : []
  return place === undefined ? {} : { left: place }
}

const effectsOf = (
  { event, snapshot, started, sent, emitted }: Step,
  before: AnyMachineSnapshot | undefined,
): string =>
  [
    `→ ${stateInWords(snapshot.value)}`,
    ...(snapshot.output === undefined ? [] : [`ends with ${wholeInWords(snapshot.output)}`]),
    ...started.map(({ id, input }) => `runs ${id}${input === undefined ? '' : ` ${wholeInWords(input)}`}`),
    ...Object.keys(before?.children ?? {})
      .filter((id) => !(id in snapshot.children) && id !== event.actorId)
      .map((id) => `stops ${id}`),
    ...sent.map(({ to, event: told }) => `sends ${to} ${wholeEventInWords(told)}`),
    ...emitted.map((told) => `tells ${wholeEventInWords(told)}`),
  ].join('; ')
