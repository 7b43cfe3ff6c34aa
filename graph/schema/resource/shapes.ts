import type { FieldMetadata } from '#services/shared/http/metadata.ts'
import type { ResourceOptions, Values } from '#services/shared/resources/contract.ts'
import type { Resource, ResourceField, ResourceRecord } from '../../generated/resolvers.ts'

interface ReadRecord extends ResourceRecord {
  values: Values
}

/** An API's own resources have an id, those of payments a token. */
export const recordOf = (
  resource: string,
  { id: own, version, ...values }: Values,
  at: string | null = null,
): ReadRecord => {
  const id = `${own ?? values.token ?? ''}`
  const key = `${resource}/${id}${at === null ? '' : `@${at}`}`
  return { key, id, version: typeof version === 'number' ? version : 0, values }
}

/** Describes new records, or the edits of one. */
export const resourceOf = (
  name: string,
  id: string | null,
  {
    name: title = name,
    description = '',
    actions = {},
    ordering = [],
    filters = {},
    refusal = null,
  }: Partial<Omit<ResourceOptions, 'refusal'>> & { refusal?: string | null },
): Resource => {
  const { POST: made, PUT: edited } = actions
  // What a new record takes may be less or more than what a list shows, and is asked for in its own order.
  const fields = id === null && made ? { ...made, ...edited, ...made } : (edited ?? made)
  return {
    name,
    title,
    description,
    fields: fields ? fieldsOf(fields) : null,
    canCreate: actions.POST !== undefined,
    ordering,
    filters: fieldsOf(filters),
    refusal,
  }
}

const fieldsOf = (fields: Record<string, FieldMetadata>): ResourceField[] =>
  Object.entries(fields).map(([name, field]) => ({
    name,
    type: field.type,
    label: field.label,
    required: field.required,
    readOnly: field.read_only,
    isReversible: field.reversible ?? false,
    isSecret: field.secret ?? false,
    helpText: field.help_text ?? null,
    minValue: field.min_value ?? null,
    maxValue: field.max_value ?? null,
    maxLength: field.max_length ?? null,
    initial: field.initial ?? null,
    choices: field.choices?.map(({ value, display_name }) => ({ value, displayName: display_name })) ?? null,
  }))

/** What a record is called, by the first of these fields that it has. */
const NAMES = ['name', 'label', 'full_name', 'title', 'email'] as const

export const labelOf = (values: Values, id: string): string => {
  const name = NAMES.map((field) => values[field]).find((value) => typeof value === 'string' && value !== '')
  return typeof name === 'string' ? name : id
}
