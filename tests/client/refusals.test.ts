import { expect, test } from 'vitest'
import { refuseUserErrors } from '#client/effects/refusals.ts'
import { RestError, userErrorsFrom } from '#graph/errors.ts'
import { type RefusalData, readRefusal } from '#machines/refusal.ts'

/** Answers what a machine hears, by way of the graph, of a service's refusal. */
const heard = (status: number, body: object): RefusalData | null => {
  try {
    refuseUserErrors(userErrorsFrom(new RestError('auth', status, body)))
    return null
  } catch (refusal) {
    return readRefusal(refusal)
  }
}

// Spec 8.3
test('a field shows all that a service finds wrong with it, sentence after sentence', () => {
  const short = 'This password is too short. It must contain at least 8 characters.'
  const numeric = 'This password is entirely numeric.'
  expect(heard(400, { new_password: [short, numeric] })).toEqual({
    code: 'BAD_USER_INPUT',
    message: short,
    fields: { newPassword: `${short} ${numeric}` },
    others: [],
  })
})

// Spec 8.4
test('each fault that belongs to no one field is kept by itself, with and without faults of fields', () => {
  const others = ['The dates overlap.', 'The list is full.']
  const alone = { code: 'BAD_USER_INPUT', message: 'The dates overlap. The list is full.', others }
  expect(heard(400, { non_field_errors: others })).toEqual({ ...alone, fields: {} })
  expect(heard(400, { name: ['Too long.'], non_field_errors: others })).toEqual({
    ...alone,
    fields: { name: 'Too long.' },
  })
})

test('a refusal from an older journal is read like a refusal of today', () => {
  const kept = { code: 'BAD_USER_INPUT', message: 'Invalid input.', fields: { name: 'Too long.' } }
  expect(readRefusal(kept)).toEqual({ ...kept, others: [] })
})

test('a refusal without details is in the service’s own words and belongs to no field', () => {
  expect(heard(400, {})).toEqual({
    code: 'BAD_USER_INPUT',
    message: 'The account service refused.',
    fields: {},
    others: [],
  })
})
