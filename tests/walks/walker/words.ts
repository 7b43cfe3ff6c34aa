import type { AnyEventObject, AnyMachineSnapshot, StateValue } from 'xstate'
import { isAnswer, isRefusal, typeInWords } from '#machines/chart/event-types.ts'
import { Refusal } from '#machines/refusal.ts'
import type { Step } from './model.ts'
import type { Path } from './tour.ts'

/** `token.held notice.ready` for a state of parallel regions. */
export const stateInWords = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([key, inner]) => (inner === undefined ? key : stateInWords(inner).replace(/^/, `${key}.`)))
        .join(' ')

const LONGEST = 100

export const dataInWords = (data: unknown): string => {
  if (data instanceof Refusal) return `${data.code} ${dataInWords(data.fields)}`
  const text = JSON.stringify(data) ?? 'nothing'
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}… (${text.length} characters)` : text
}

export const eventInWords = (event: AnyEventObject): string => {
  const { type, ...data } = event
  const words = typeInWords(type)
  if (isAnswer(type)) return `${words} ${dataInWords(event.output)}`
  if (isRefusal(type)) return `${words} ${dataInWords(event.error)}`
  return Object.keys(data).length > 0 ? `${words} ${dataInWords(data)}` : words
}

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
