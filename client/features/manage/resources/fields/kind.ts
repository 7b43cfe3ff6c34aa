import type { EditedResource } from '#client/actors/record-form.ts'
import type { Json } from '#client/apollo/json.ts'

/** How to fill in a field, as the server says it. */
export type Field = NonNullable<EditedResource['fields']>[number]

/** What a field is typed into. */
export type Kind =
  | 'text'
  | 'email'
  | 'url'
  | 'paragraph'
  | 'tick'
  | 'integer'
  | 'number'
  | 'decimal'
  | 'date'
  | 'moment'
  | 'choice'
  | 'tags'
  | 'ticks'
  | 'json'
  | 'lookup'
  | 'secret'

/** By the types of Django REST Framework. */
const KINDS: Readonly<Record<string, Kind>> = {
  email: 'email',
  url: 'url',
  boolean: 'tick',
  integer: 'integer',
  float: 'number',
  decimal: 'decimal',
  date: 'date',
  datetime: 'moment',
  list: 'tags',
  'nested object': 'json',
  field: 'lookup',
}

/** A longer text wants more than one line. */
const ONE_LINE = 500

/**
 * What a field is typed into; a value that does not fit what the server says, such as a list of objects, is
 * typed as JSON.
 */
export const kindOf = (
  { type, choices, maxLength, isSecret }: Pick<Field, 'type' | 'choices' | 'maxLength' | 'isSecret'>,
  value: Json | undefined,
): Kind => {
  if (isSecret) return 'secret'
  if (!fits(type, value)) return 'json'
  if (choices && choices.length > 0) return type === 'list' ? 'ticks' : 'choice'
  if (type === 'string') return maxLength === null || maxLength > ONE_LINE ? 'paragraph' : 'text'
  return KINDS[type] ?? 'text'
}

const isText = (value: Json): boolean => typeof value === 'string'

const fits = (type: string, value: Json | undefined): boolean => {
  if (value === null || value === undefined || type === 'nested object') return true
  if (type === 'list') return Array.isArray(value) && value.every(isText)
  return typeof value !== 'object'
}

/** The resource that a lookup looks into: `artist_profile_id` names an `artist-profile`. */
export const lookedUpBy = ({ name }: Pick<Field, 'name'>): string =>
  name.replace(/_id$/, '').replaceAll('_', '-')

/** Describes a field that the server says nothing of, by what it holds. */
export const describe = (name: string, value: Json, readOnly = false): Field => ({
  __typename: 'ResourceField',
  name,
  type: typeFor(value),
  label: name,
  required: false,
  readOnly,
  isReversible: false,
  isSecret: false,
  helpText: null,
  minValue: null,
  maxValue: null,
  maxLength: null,
  initial: null,
  choices: null,
})

const typeFor = (value: Json): string => {
  if (typeof value === 'boolean') return 'boolean'
  if (typeof value === 'number') return 'float'
  if (Array.isArray(value) && value.every(isText)) return 'list'
  return typeof value === 'object' && value !== null ? 'nested object' : 'string'
}
