import { expect, test } from 'vitest'
import { resetPasswordMachine } from '#machines/reset-password/machine.ts'
import type { ResetLink } from '#machines/reset-password/ports.ts'
import {
  selectFailure,
  selectFieldErrors,
  selectIsPending,
  selectIsRequested,
  selectIsUnusable,
} from '#machines/reset-password/selectors.ts'
import { invalid, outage, throttled } from '../../fixtures/shared.ts'
import { runHeld } from '../../walker/held-actor.ts'

const requested = { type: 'reset.requested', email: 'ada@aquatint.test', idempotencyKey: 'k1' } as const
const submitted = { type: 'password.submitted', secret: 'secret-1', idempotencyKey: 'k2' } as const
const whole: ResetLink = { uid: 'MQ', token: 'token-1' }
const arrive = (link: ResetLink | null = null) => runHeld(resetPasswordMachine, { link })

// Spec 4.35, 8.18
test('a link can be asked for, and the answer does not reveal whether there is an account', async () => {
  const run = arrive()
  run.send(requested)
  expect(run.calls).toMatchObject([
    { id: 'requestReset', input: { email: 'ada@aquatint.test', idempotencyKey: 'k1' } },
  ])
  await run.answer('requestReset')
  expect(selectIsRequested(run.state())).toBe(true)
  const text =
    "Password reset requested. If you don't receive an email, you may not have an account at that address."
  expect(run.told).toEqual([{ type: 'mail.promised', text }])
})

test('submitting twice at once asks once, and a mail that does not come can be asked for again', async () => {
  const run = arrive()
  run.send(requested)
  run.send(requested)
  expect(run.calls).toHaveLength(1)
  await run.answer('requestReset')
  run.send({ ...requested, idempotencyKey: 'k3' })
  expect(run.calls.at(-1)?.input).toMatchObject({ idempotencyKey: 'k3' })
})

test('a refused address shows its error at its field, and the next attempt begins without it', async () => {
  const run = arrive()
  run.send(requested)
  await run.refuse('requestReset', invalid({ email: 'Enter a valid email address.' }))
  expect(selectFieldErrors(run.state())).toEqual({ email: 'Enter a valid email address.' })
  run.send(requested)
  expect(selectFailure(run.state())).toBeNull()
  expect(selectIsPending(run.state())).toBe(true)
})

test.for([
  [throttled, { kind: 'throttled', message: 'Too many attempts. Please try again in 5 minutes.' }],
  [outage, { kind: 'unavailable', message: 'The project service is not available right now.' }],
] as const)('a failure is shown, and both halves can be tried again: $1.kind', async ([refusal, said]) => {
  const asking = arrive()
  asking.send(requested)
  await asking.refuse('requestReset', refusal)
  expect(selectFailure(asking.state())).toEqual(said)
  asking.send(requested)
  expect(asking.calls).toHaveLength(2)

  const choosing = arrive(whole)
  choosing.send(submitted)
  await choosing.refuse('confirmReset', refusal)
  expect(selectFailure(choosing.state())).toEqual(said)
  choosing.send(submitted)
  expect(choosing.calls).toHaveLength(2)
})

// Spec 4.35, 8.19
test('a complete link sets the password and leads back to the sign-in form', async () => {
  const run = arrive(whole)
  run.send(submitted)
  expect(run.calls).toMatchObject([
    { id: 'confirmReset', input: { ...whole, secret: 'secret-1', idempotencyKey: 'k2' } },
  ])
  await run.answer('confirmReset')
  expect(run.told).toEqual([{ type: 'password.changed', text: 'Password changed.' }])
})

// Spec 5.16
test.for([
  [{ uid: null, token: null }, 'Missing uid, token. Please contact support.'],
  [{ uid: '', token: '' }, 'Missing uid, token. Please contact support.'],
  [{ uid: null, token: 'token-1' }, 'Missing uid. Please contact support.'],
  [{ uid: 'MQ', token: null }, 'Missing token. Please contact support.'],
] as const)('an incomplete link says what it lacks, before a password is typed: %j', ([link, message]) => {
  const run = arrive(link)
  expect(selectIsUnusable(run.state())).toBe(true)
  expect(selectFailure(run.state())).toEqual({ kind: 'linkIncomplete', message })
  run.send(submitted)
  expect(run.calls).toEqual([])
})

// Spec 5.17
test('a refused password shows its error at its field, and the link can be used again', async () => {
  const run = arrive(whole)
  run.send(submitted)
  await run.refuse('confirmReset', invalid({ newPassword: 'This password is too common.' }))
  expect(selectFieldErrors(run.state())).toEqual({ newPassword: 'This password is too common.' })
  run.send({ ...submitted, secret: 'secret-2', idempotencyKey: 'k3' })
  expect(run.calls.at(-1)?.input).toEqual({ ...whole, secret: 'secret-2', idempotencyKey: 'k3' })
})

test.for(['uid', 'token'])(
  "a link whose %s is refused is of no more use, and the server's words are kept",
  async (part) => {
    const run = arrive(whole)
    run.send(submitted)
    await run.refuse('confirmReset', invalid({ [part]: 'Invalid value.' }))
    expect(selectIsUnusable(run.state())).toBe(true)
    expect(selectFailure(run.state())).toEqual({
      kind: 'linkRefused',
      message: 'Invalid hidden fields. Please contact support.',
      fields: { [part]: 'Invalid value.' },
    })
    run.send(submitted)
    expect(run.calls).toHaveLength(1)
  },
)

test.for([null, whole, { uid: null, token: null }])(
  'cancelling leads back to the sign-in form: %j',
  (link) => {
    const run = arrive(link)
    run.send({ type: 'reset.cancelled' })
    expect(run.told).toEqual([{ type: 'reset.left' }])
  },
)
