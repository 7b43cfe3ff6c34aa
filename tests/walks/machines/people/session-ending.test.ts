import { expect, test } from 'vitest'
import { sessionEndingMachine } from '#machines/session-ending/machine.ts'
import { selectFailure, selectIsEnding, selectSession } from '#machines/session-ending/selectors.ts'
import { expired, outage } from '../../fixtures/shared.ts'
import { runHeld } from '../../walker/held-actor.ts'

const ask = () => {
  const run = runHeld(sessionEndingMachine)
  run.send({ type: 'ending.asked', id: '7' })
  return run
}
const confirm = () => {
  const run = ask()
  run.send({ type: 'ending.confirmed' })
  return run
}

test('no device is signed out before it is confirmed', () => {
  const run = ask()
  expect(selectSession(run.state())).toBe('7')
  run.send({ type: 'ending.declined' })
  expect(selectSession(run.state())).toBeNull()
  expect(run.calls).toEqual([])
})

test('the device that was confirmed is signed out, and a notice says so once it is', async () => {
  const run = confirm()
  run.send({ type: 'ending.declined' })
  run.send({ type: 'ending.asked', id: '8' })
  expect(selectIsEnding(run.state())).toBe(true)
  expect(run.calls).toMatchObject([{ id: 'endSession', input: { id: '7' } }])
  expect(run.told).toEqual([])
  await run.answer('endSession')
  expect(run.told).toEqual([{ type: 'session.ended' }])
  expect(selectSession(run.state())).toBeNull()
})

const tryAgain = ' Please try again. Contact customer support if this persists.'

test.for([
  [outage, { kind: 'unavailable', message: outage.message + tryAgain }],
  [expired, { kind: 'unavailable', message: expired.message }],
] as const)(
  'a failure is shown, and the sign-out can be confirmed again: $1.kind',
  async ([refusal, said]) => {
    const run = confirm()
    await run.refuse('endSession', refusal)
    expect(selectFailure(run.state())).toEqual(said)
    run.send({ type: 'ending.confirmed' })
    expect(selectFailure(run.state())).toBeNull()
    expect(run.calls.at(-1)?.input).toEqual({ id: '7' })
  },
)
