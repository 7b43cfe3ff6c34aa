import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { email, integerParam } from '#services/shared/http/fields.ts'
import { Problem } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'

const refusal = (schema: z.ZodType, value: unknown): unknown => {
  try {
    return { accepted: parse(schema, value) }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return error.status === 400 ? error.body : error
  }
}

const quantity = z.int().min(1).max(999)
const list = z.array(z.string()).min(1).max(2)

test.each([
  ['nothing', quantity, undefined, 'This field is required.'],
  ['null', quantity, null, 'This field may not be null.'],
  ['zero', quantity, 0, 'Ensure this value is greater than or equal to 1.'],
  ['minus one', quantity, -1, 'Ensure this value is greater than or equal to 1.'],
  ['one and a half', quantity, 1.5, 'A valid integer is required.'],
  ['a billion', quantity, 1e9, 'Ensure this value is less than or equal to 999.'],
  ['text for a whole number', quantity, '1', 'A valid integer is required.'],
  ['text for a number', z.number(), '1', 'A valid number is required.'],
  ['not above', z.number().gt(0), 0, 'Ensure this value is greater than 0.'],
  ['not below', z.number().lt(5), 5, 'Ensure this value is less than 5.'],
  ['a number for text', z.string(), 1, 'Not a valid string.'],
  ['blank text', z.string().min(1), '', 'This field may not be blank.'],
  ['short text', z.string().min(3), 'ab', 'Ensure this field has at least 3 characters.'],
  ['long text', z.string().max(3), 'abcd', 'Ensure this field has no more than 3 characters.'],
  ['text for yes or no', z.boolean(), 'yes', 'Must be a valid boolean.'],
  ['what is not offered', z.enum(['a', 'b']), 'c', '"c" is not a valid choice.'],
  ['no uuid', z.uuid(), 'x', 'Must be a valid UUID.'],
  ['no address', z.url(), 'x', 'Enter a valid URL.'],
  ['no email', email, 'x', 'Enter a valid email address.'],
  ['a blank email', email, ' ', 'This field may not be blank.'],
  ['text for a list', list, 'x', 'Expected a list of items but got type "string".'],
  ['an empty list', list, [], 'This list may not be empty.'],
  ['a long list', list, ['a', 'b', 'c'], 'Ensure this field has no more than 2 elements.'],
  ['a NUL', z.string(), 'a\0b', 'Null characters are not allowed.'],
  ['half a character', z.string(), 'a\ud800', 'Surrogate characters are not allowed.'],
  ['a fraction in a query', integerParam({ min: 1, max: 5 }), '1.5', 'A valid integer is required.'],
  [
    'too much in a query',
    integerParam({ min: 1, max: 5 }),
    '6',
    'Ensure this value is less than or equal to 5.',
  ],
  ['a schema with words of its own', z.string('Choose a size.'), 1, 'Choose a size.'],
])('%s is refused in the words of Django REST Framework', (_, schema, value, message) => {
  expect(refusal(z.object({ field: schema }), { field: value })).toEqual({ field: [message] })
})

describe('a field', () => {
  test('within another field is named with dots', () => {
    const schema = z.object({ size: z.object({ w: z.number() }), tags: list })
    expect(refusal(schema, { size: { w: 'x' }, tags: ['a', 'b\0'] })).toEqual({
      'size.w': ['A valid number is required.'],
    })
    expect(refusal(schema, { size: { w: 1 }, tags: ['a', 'b\0'] })).toEqual({
      'tags.1': ['Null characters are not allowed.'],
    })
  })

  test('that was not asked for is left out', () => {
    expect(refusal(z.object({ a: z.string() }), { a: 'x', is_staff: true })).toEqual({ accepted: { a: 'x' } })
  })
})

test('a value that is not an object has no faulty field', () => {
  expect(refusal(z.object({}), 'text')).toEqual({
    non_field_errors: ['Invalid data. Expected a dictionary, but got string.'],
  })
})

test('an email is kept trimmed and in lower case', () => {
  expect(refusal(z.object({ email }), { email: ' Ada@Example.TEST ' })).toEqual({
    accepted: { email: 'ada@example.test' },
  })
})
