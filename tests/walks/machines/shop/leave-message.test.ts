import { expect, test } from 'vitest'
import { leaveMessageMachine } from '#machines/leave-message/machine.ts'
import {
  selectFailure,
  selectFieldErrors,
  selectIsLeft,
  selectIsSending,
} from '#machines/leave-message/selectors.ts'
import { written } from '../../fixtures/leave-message.ts'
import { invalid, outage, throttled } from '../../fixtures/shared.ts'
import { runHeld } from '../../walker/held-actor.ts'

const submitted = { type: 'message.submitted', ...written } as const

const send = () => {
  const run = runHeld(leaveMessageMachine)
  run.send({ ...submitted, idempotencyKey: 'key-1' })
  return run
}

test('a message is left once, and nothing more is sent', async () => {
  const run = send()
  expect(selectIsSending(run.state())).toBe(true)
  expect(run.calls.at(-1)?.input).toEqual({ ...written, idempotencyKey: 'key-1' })
  run.send({ ...submitted, idempotencyKey: 'key-2' })
  await run.answer('leaveMessage', undefined)
  expect(selectIsLeft(run.state())).toBe(true)
  expect(run.calls).toHaveLength(1)
})

test('a message whose answer is lost is sent again under its first key, so that it is left once', async () => {
  const run = send()
  await run.refuse('leaveMessage', outage)
  expect(selectFailure(run.state())?.message).toBe(
    'The project service is not available right now. Please try again. Contact customer support if this persists.',
  )
  run.send({ ...submitted, idempotencyKey: 'key-2' })
  expect(selectFailure(run.state())).toBeNull()
  expect(run.calls.at(-1)?.input).toEqual({ ...written, idempotencyKey: 'key-1' })
})

test.each([{ message: 'Do you mat?' }, { email: 'ada@aquatint.example' }])(
  'another message is sent under a key of its own: %j',
  async (change) => {
    const run = send()
    await run.refuse('leaveMessage', outage)
    run.send({ ...submitted, ...change, idempotencyKey: 'key-2' })
    expect(run.calls.at(-1)?.input).toEqual({ ...written, ...change, idempotencyKey: 'key-2' })
  },
)

test('an error stands at its field, and a visitor who writes too often reads when to come again', async () => {
  const run = send()
  await run.refuse('leaveMessage', invalid({ email: 'Enter a valid email address.' }))
  expect(selectFieldErrors(run.state())).toEqual({ email: 'Enter a valid email address.' })
  run.send({ ...submitted, idempotencyKey: 'key-2' })
  expect(selectFieldErrors(run.state())).toEqual({})
  await run.refuse('leaveMessage', throttled)
  expect(selectFailure(run.state())).toEqual({
    kind: 'throttled',
    message: 'Too many attempts. Please try again in 5 minutes.',
  })
  expect(selectFieldErrors(run.state())).toEqual({})
})
