import { inspect } from 'node:util'
import type { AnyEventObject } from 'xstate'
import { typeInWords } from '#machines/chart/event-types.ts'
import { dataOf } from '#machines/chart/words.ts'
import { Refusal } from '#machines/refusal.ts'

const WHOLE = {
  depth: Number.POSITIVE_INFINITY,
  breakLength: Number.POSITIVE_INFINITY,
  compact: true,
  maxArrayLength: Number.POSITIVE_INFINITY,
  maxStringLength: Number.POSITIVE_INFINITY,
} as const

/** Writes data to the last character: a golden table that cut it would hold less than it seems to. */
export const wholeInWords = (data: unknown): string =>
  data === undefined ? 'nothing' : inspect(asPlain(data), WHOLE)

export const wholeEventInWords = (event: AnyEventObject): string => {
  const data = dataOf(event)
  return `${typeInWords(event.type)}${data === undefined ? '' : ` ${wholeInWords(data)}`}`
}

/** Maps each value in the data by its path: `item.width` of `{ item: { width: 24 } }`. */
export const leavesOf = (data: unknown): ReadonlyMap<string, string> => new Map(leaves(asPlain(data), ''))

/** Takes what an error carries, without its stack. */
const asPlain = (data: unknown): unknown => {
  if (data instanceof Refusal) return { code: data.code, message: data.message, ...data.fields }
  return data instanceof Error ? { error: data.name, message: data.message } : data
}

const leaves = (data: unknown, path: string): (readonly [string, string])[] => {
  const inner = typeof data === 'object' && data !== null ? Object.entries(data) : []
  if (inner.length === 0) return [[path, wholeInWords(data)]]
  return inner.flatMap(([key, value]) => leaves(value, path === '' ? key : `${path}.${key}`))
}
