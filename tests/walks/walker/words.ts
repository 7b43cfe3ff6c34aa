import type { AnyEventObject, AnyMachineSnapshot, StateValue } from 'xstate'
import { isAnswer, isRefusal, typeInWords } from '#machines/chart/event-types.ts'
import { Refusal } from '#machines/refusal.ts'
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

const running = (snapshot: AnyMachineSnapshot | undefined): string =>
  Object.keys(snapshot?.children ?? {}).join(', ')

const children = (before: AnyMachineSnapshot | undefined, after: AnyMachineSnapshot): string[] =>
  running(before) === running(after) ? [] : [`        runs ${running(after) || 'nothing'}`]

/** A path as lines: each event, where it leads, what it changes and what it tells others. */
export const pathInWords = ({ steps }: Path): string[] =>
  steps.flatMap(({ event, snapshot, emitted, sent }, index) => [
    index === 0
      ? `   begins in ${stateInWords(snapshot.value)}`
      : `   ${String(index).padStart(2)}  ${eventInWords(event)} → ${stateInWords(snapshot.value)}`,
    ...changes(steps[index - 1]?.snapshot, snapshot),
    ...children(steps[index - 1]?.snapshot, snapshot),
    ...sent.map((words) => `        sends ${words}`),
    ...emitted.map((told) => `        tells ${eventInWords(told)}`),
  ])
