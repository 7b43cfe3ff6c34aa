import { expect, test } from 'vitest'
import { registerMachine } from '#machines/register/machine.ts'
import { selectFailure, selectFieldErrors } from '#machines/register/selectors.ts'
import { invalid, throttled } from '../../fixtures/shared.ts'
import { runHeld } from '../../walker/held-actor.ts'

const submitted = {
  type: 'register.submitted',
  email: 'ada@aquatint.test',
  secret: 's-1',
  name: 'Ada',
} as const
const start = () => {
  const run = runHeld(registerMachine)
  run.send(submitted)
  return run
}

test('a new account can be signed in to without typing the password again', async () => {
  const run = start()
  await run.answer('register', { email: 'ada@aquatint.test', secret: 's-2' })
  expect(run.told).toEqual([{ type: 'account.registered', email: 'ada@aquatint.test', secret: 's-2' }])
})

test('submitting twice at once registers once', () => {
  const run = start()
  run.send(submitted)
  expect(run.calls).toHaveLength(1)
})

test('an error stands at its field, and the next attempt begins without it', async () => {
  const run = start()
  await run.refuse('register', invalid({ email: 'This email is taken.' }))
  expect(selectFieldErrors(run.state())).toEqual({ email: 'This email is taken.' })
  run.send(submitted)
  expect(selectFailure(run.state())).toBeNull()
  await run.refuse('register', throttled)
  expect(selectFailure(run.state())).toEqual({
    kind: 'throttled',
    message: 'Too many attempts. Please try again in 5 minutes.',
  })
})

test('cancelling leads back', () => {
  const run = runHeld(registerMachine)
  run.send({ type: 'register.cancelled' })
  expect(run.told).toEqual([{ type: 'registration.cancelled' }])
})
