import { z } from 'zod'

/** Writes a fault that zod found in the words of Django REST Framework. */
export function wordIssue(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) return 'This field is required.'
  if (issue.input === null) return 'This field may not be null.'
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(isWhole(issue.inst) ? 'int' : issue.expected, issue.input)
    case 'invalid_format':
      return issue.input === '' ? BLANK : (FORMATS[issue.format] ?? 'Invalid value.')
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'invalid_value':
      return `"${String(issue.input).slice(0, 100)}" is not a valid choice.`
    default:
      return undefined
  }
}

const BLANK = 'This field may not be blank.'

const FORMATS: Record<string, string> = {
  email: 'Enter a valid email address.',
  url: 'Enter a valid URL.',
  uuid: 'Must be a valid UUID.',
}

const TYPES: Record<string, string> = {
  string: 'Not a valid string.',
  number: 'A valid number is required.',
  int: 'A valid integer is required.',
  boolean: 'Must be a valid boolean.',
}

function wrongType(expected: string, input: unknown): string {
  if (expected === 'array') return `Expected a list of items but got type "${typeName(input)}".`
  if (expected === 'object') return `Invalid data. Expected a dictionary, but got ${typeName(input)}.`
  return TYPES[expected] ?? 'Invalid value.'
}

/** zod names `number` for text where a whole number is wanted. */
const isWhole = (schema: z.core.$ZodRawIssue['inst']): boolean =>
  schema instanceof z.ZodNumber && schema.isInt

const typeName = (input: unknown): string =>
  Array.isArray(input) ? 'list' : input === null ? 'null' : typeof input

function tooSmall({ origin, minimum, inclusive }: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  if (origin === 'string') {
    return minimum === 1 ? BLANK : `Ensure this field has at least ${minimum} characters.`
  }
  if (origin === 'array')
    return minimum === 1
      ? 'This list may not be empty.'
      : `Ensure this field has at least ${minimum} elements.`
  return `Ensure this value is greater than ${inclusive === false ? '' : 'or equal to '}${minimum}.`
}

function tooBig({ origin, maximum, inclusive }: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string {
  if (origin === 'string') return `Ensure this field has no more than ${maximum} characters.`
  if (origin === 'array') return `Ensure this field has no more than ${maximum} elements.`
  return `Ensure this value is less than ${inclusive === false ? '' : 'or equal to '}${maximum}.`
}
