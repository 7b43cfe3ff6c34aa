import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { dataInWords, eventInWords, stateInWords } from '#machines/chart/words.ts'
import type { Step } from './model.ts'
import type { Path } from './tour.ts'

/** How a path writes its events, what is sent and emitted, and data. */
export interface Words {
  ofStep(event: AnyEventObject): string
  ofEvent(event: AnyEventObject): string
  ofData(data: unknown): string
}

/** For screens and terminals, which have no room for all. */
const SHORT: Words = { ofStep: eventInWords, ofEvent: eventInWords, ofData: dataInWords }

const changes = (
  before: AnyMachineSnapshot | undefined,
  after: AnyMachineSnapshot,
  { ofData }: Words,
): string[] =>
  Object.entries(after.context)
    .filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(before?.context[key]))
    .map(([key, value]) => `        ${key}: ${ofData(value)}`)

const children = ({ event, snapshot, started }: Step, before: Step | undefined, words: Words): string[] => [
  ...started.map(
    ({ id, input }) => `        runs ${id}${input === undefined ? '' : ` ${words.ofData(input)}`}`,
  ),
  ...Object.keys(before?.snapshot.children ?? {})
    .filter((id) => !(id in snapshot.children) && id !== event.actorId)
    .map((id) => `        stops ${id}`),
]

const stepInWords = (step: Step, index: number, before: Step | undefined, words: Words): string[] => {
  const { event, snapshot, emitted, sent } = step
  const state = stateInWords(snapshot.value)
  return [
    index === 0
      ? `   begins in ${state}`
      : `   ${String(index).padStart(2)}  ${words.ofStep(event)} → ${state}`,
    ...changes(before?.snapshot, snapshot, words),
    ...children(step, before, words),
    ...sent.map(({ to, event: told }) => `        sends ${to} ${words.ofEvent(told)}`),
    ...emitted.map((told) => `        tells ${words.ofEvent(told)}`),
  ]
}

/** Writes a path as lines: each event, where it leads, what it changes, runs and emits. */
export const pathInWords = ({ steps }: Path, words = SHORT): string[] =>
  steps.flatMap((step, index) => stepInWords(step, index, steps[index - 1], words))
