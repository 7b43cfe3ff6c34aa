import type { AnyMachineSnapshot } from 'xstate'
import { dataInWords, eventInWords, stateInWords } from '#machines/chart/words.ts'
import type { Step } from './model.ts'
import type { Path } from './tour.ts'

const changes = (before: AnyMachineSnapshot | undefined, after: AnyMachineSnapshot): string[] =>
  Object.entries(after.context)
    .filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(before?.context[key]))
    .map(([key, value]) => `        ${key}: ${dataInWords(value)}`)

const children = ({ event, snapshot, started }: Step, before: Step | undefined): string[] => [
  ...started.map(
    ({ id, input }) => `        runs ${id}${input === undefined ? '' : ` ${dataInWords(input)}`}`,
  ),
  ...Object.keys(before?.snapshot.children ?? {})
    .filter((id) => !(id in snapshot.children) && id !== event.actorId)
    .map((id) => `        stops ${id}`),
]

const stepInWords = (step: Step, index: number, before: Step | undefined): string[] => {
  const { event, snapshot, emitted, sent } = step
  const state = stateInWords(snapshot.value)
  return [
    index === 0
      ? `   begins in ${state}`
      : `   ${String(index).padStart(2)}  ${eventInWords(event)} → ${state}`,
    ...changes(before?.snapshot, snapshot),
    ...children(step, before),
    ...sent.map((words) => `        sends ${words}`),
    ...emitted.map((told) => `        tells ${eventInWords(told)}`),
  ]
}

/** A path as lines: each event, where it leads, what it changes, what it runs and what it tells others. */
export const pathInWords = ({ steps }: Path): string[] =>
  steps.flatMap((step, index) => stepInWords(step, index, steps[index - 1]))
