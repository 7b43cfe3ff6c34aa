import { expect, test } from 'vitest'
import { changePasswordMachine } from '#machines/change-password/machine.ts'
import {
  selectFailure,
  selectFieldErrors,
  selectIsChanged,
  selectIsPending,
} from '#machines/change-password/selectors.ts'
import { expired, invalid, outage, throttled } from '../../fixtures/shared.ts'
import { runHeld } from '../../walker/held-actor.ts'

const submitted = { type: 'password.submitted', current: 'secret-1', next: 'secret-2' } as const

const changing = () => {
  const run = runHeld(changePasswordMachine)
  run.send(submitted)
  return run
}

test('a password is changed by the references of both passwords, and the change is confirmed', async () => {
  const run = changing()
  expect(selectIsPending(run.state())).toBe(true)
  expect(run.calls).toMatchObject([
    { id: 'changePassword', input: { current: 'secret-1', next: 'secret-2' } },
  ])
  await run.answer('changePassword')
  expect(selectIsChanged(run.state())).toBe(true)
  expect(run.told).toEqual([{ type: 'password.changed', text: 'Password changed.' }])
})

test('submitting twice at once changes the password once, and nobody leaves before the answer', async () => {
  const run = changing()
  run.send(submitted)
  run.send({ type: 'change.cancelled' })
  expect(run.calls).toHaveLength(1)
  expect(run.told).toEqual([])
})

test('errors stand at their fields, and the next attempt begins without them', async () => {
  const run = changing()
  const fields = { currentPassword: 'Invalid password.', newPassword: 'This password is too common.' }
  await run.refuse('changePassword', invalid(fields))
  expect(selectFieldErrors(run.state())).toEqual(fields)
  run.send(submitted)
  expect(selectFailure(run.state())).toBeNull()
})

test.for([
  [throttled, { kind: 'throttled', message: 'Too many attempts. Please try again in 5 minutes.' }],
  [outage, { kind: 'unavailable', message: 'The project service is not available right now.' }],
  [expired, { kind: 'unavailable', message: expired.message }],
] as const)('a failure is shown, and the change can be tried again: $1.kind', async ([refusal, said]) => {
  const run = changing()
  await run.refuse('changePassword', refusal)
  expect(selectFailure(run.state())).toEqual(said)
  expect(selectFieldErrors(run.state())).toEqual({})
  run.send(submitted)
  expect(run.calls).toHaveLength(2)
})

test('cancelling leads away', () => {
  const run = runHeld(changePasswordMachine)
  run.send({ type: 'change.cancelled' })
  expect(run.told).toEqual([{ type: 'change.left' }])
})
