import type { AnyEventObject, StateValue } from 'xstate'
import { Refusal } from '#machines/refusal.ts'
import { isAnswer, isRefusal, typeInWords } from './event-types.ts'

/** `token.held notice.ready` for a state of parallel regions. */
export const stateInWords = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([key, inner]) => (inner === undefined ? key : stateInWords(inner).replace(/^/, `${key}.`)))
        .join(' ')

/** Whether data that came from elsewhere can be read as a state. */
export const isStateValue = (value: unknown): value is StateValue =>
  typeof value === 'string' ||
  (typeof value === 'object' && value !== null && Object.values(value).every(isStateValue))

const LONGEST = 100

export const dataInWords = (data: unknown): string => {
  if (data instanceof Refusal)
    return [data.code, dataInWords(data.fields), ...data.others.map(dataInWords)].join(' ')
  const text = JSON.stringify(data) ?? 'nothing'
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}… (${text.length} characters)` : text
}

/** What an event brings besides its type; undefined when that is nothing. */
export const dataOf = (event: AnyEventObject): unknown => {
  const { type, ...data } = event
  if (isAnswer(type)) return event.output
  if (isRefusal(type)) return event.error
  return Object.keys(data).length > 0 ? data : undefined
}

export const eventInWords = (event: AnyEventObject): string => {
  const words = typeInWords(event.type)
  const data = dataOf(event)
  const isReply = isAnswer(event.type) || isRefusal(event.type)
  return data === undefined && !isReply ? words : `${words} ${dataInWords(data)}`
}
