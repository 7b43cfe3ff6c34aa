import type { Json } from '#client/apollo/json.ts'
import * as say from '../messages.tsx'
import type { Kind } from './kind.ts'

/** What a field on the screen holds; as machines/record-form keeps it. */
export type Held = string | boolean | readonly string[]

/** Whether a field of this kind holds several values. */
export const isList = (kind: Kind): boolean => kind === 'tags' || kind === 'ticks'

/** What the field holds for a value of the server. */
export const toHeld = (kind: Kind, value: Json | undefined): Held => {
  if (kind === 'tick') return value === true
  // What the server tells of it is masked, and no beginning.
  if (kind === 'secret') return ''
  if (isList(kind)) return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
  if (value === null || value === undefined) return ''
  if (kind === 'json') return JSON.stringify(value, null, 2)
  if (kind === 'moment') return toLocal(`${value}`)
  return typeof value === 'object' ? JSON.stringify(value) : `${value}`
}

/**
 * What the server takes for what a valid field holds. `began` is what the record has there: a choice of
 * numbers stays one.
 */
export const toWire = (kind: Kind, held: Held, began: Json | undefined): Json => {
  if (typeof held !== 'string') return held
  if (IS_TEXT.has(kind)) return held
  if (held.trim() === '') return null
  switch (kind) {
    case 'integer':
    case 'number':
      return Number(held)
    case 'json':
      return JSON.parse(held)
    case 'moment':
      return new Date(held).toISOString()
    case 'choice':
      return toLike(held, began)
    case 'lookup':
      return typeof began !== 'string' && WHOLE.test(held) ? Number(held) : held
    default:
      return held
  }
}

/** For these, nothing is a text too. */
const IS_TEXT: ReadonlySet<Kind> = new Set(['text', 'email', 'url', 'paragraph'])

const WHOLE = /^(0|[1-9]\d{0,14})$/

const toLike = (held: string, began: Json | undefined): Json => {
  if (typeof began === 'number') return Number(held)
  return typeof began === 'boolean' ? held === 'true' : held
}

/** ISO 8601 in local time, without fractions or zone (spec.md section 5). What is no time stays as it is. */
export const toLocal = (iso: string): string => {
  const at = new Date(iso)
  if (Number.isNaN(at.getTime())) return iso
  const date = [`${at.getFullYear()}`.padStart(4, '0'), two(at.getMonth() + 1), two(at.getDate())].join('-')
  return `${date}T${[at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':')}`
}

const two = (part: number): string => `${part}`.padStart(2, '0')

/** What is wrong with what is typed, where the browser does not know; null when nothing is. */
export const faultOf = (kind: Kind, held: Held): string | null => {
  if (typeof held !== 'string' || held.trim() === '') return null
  if (kind === 'json' && !isJson(held)) return say.enterJson
  if (kind === 'date' && !isDate(held)) return say.enterDate
  return null
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Whether it is a day of the calendar: there is no 30th of February. */
const isDate = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

export const isSameHeld = (one: Held, other: Held): boolean => JSON.stringify(one) === JSON.stringify(other)
