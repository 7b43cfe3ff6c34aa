import { expect, test } from 'vitest'
import { applicationDecisionMachine } from '#machines/application-decision/machine.ts'
import {
  selectDecision,
  selectFailure,
  selectFieldErrors,
  selectIsBusy,
  selectIsFinal,
  selectIsReading,
  selectIsSending,
  selectIsUnread,
  selectMeanwhile,
  selectMessage,
  selectReason,
} from '#machines/application-decision/selectors.ts'
import { changed, tooShort, unreachable } from '../../fixtures/console/application-decision.ts'
import { catalogueOutage, forbidden, notFoundAt } from '../../fixtures/shared.ts'
import { runHeld } from '../../walker/held-actor.ts'

const application = { id: '7', name: 'Zoë Abel' }
const REASON = 'We have many harbours.'
const meanwhile = { who: 'ben@aquatint.test', what: 'approve', when: '2026-11-25T10:00:00.000Z' } as const

const begin = () => runHeld(applicationDecisionMachine, application)
const approve = () => {
  const run = begin()
  run.send({ type: 'approval.begun', version: 2 })
  run.send({ type: 'decision.confirmed', idempotencyKey: 'key-1' })
  return run
}
const write = (version = 2) => {
  const run = begin()
  run.send({ type: 'decline.begun', version })
  run.send({ type: 'reason.typed', reason: REASON })
  return run
}
const decline = () => {
  const run = write()
  run.send({ type: 'decision.confirmed', idempotencyKey: 'key-1' })
  return run
}

test('nobody is approved or declined before that is confirmed', () => {
  const run = begin()
  expect(selectDecision(run.state())).toBeNull()
  run.send({ type: 'decision.confirmed', idempotencyKey: 'key-1' })
  run.send({ type: 'approval.begun', version: 2 })
  expect(selectDecision(run.state())).toBe('approve')
  run.send({ type: 'decision.dismissed' })
  run.send({ type: 'decline.begun', version: 2 })
  expect(selectDecision(run.state())).toBe('decline')
  expect(run.calls).toEqual([])
})

test('an application is approved once, and it is said whose', async () => {
  const run = approve()
  run.send({ type: 'decision.confirmed', idempotencyKey: 'key-2' })
  run.send({ type: 'decision.dismissed' })
  expect([selectIsSending(run.state()), selectDecision(run.state())]).toEqual([true, 'approve'])
  expect(run.calls).toMatchObject([
    {
      id: 'decideApplication',
      input: { id: '7', decision: 'approve', reason: null, version: 2, idempotencyKey: 'key-1' },
    },
  ])
  await run.answer('decideApplication', { kind: 'decided' })
  expect(run.told).toEqual([{ type: 'application.decided', ...application, decision: 'approve' }])
  expect(run.state().value).toBe('idle')
})

test('an application is declined with the reason, which is gone once it is sent', async () => {
  const run = decline()
  expect(selectDecision(run.state())).toBe('decline')
  expect(run.calls.at(-1)?.input).toMatchObject({ decision: 'decline', reason: REASON })
  await run.answer('decideApplication', { kind: 'decided' })
  expect(run.told).toEqual([{ type: 'application.decided', ...application, decision: 'decline' }])
  expect(run.state().context).toEqual({
    ...application,
    version: null,
    reason: '',
    sent: null,
    failure: null,
  })
})

test('a reason that is begun stays while nobody looks', () => {
  const run = write()
  run.send({ type: 'decision.dismissed' })
  expect(selectIsBusy(run.state())).toBe(true)
  run.send({ type: 'decline.begun', version: 3 })
  expect(selectReason(run.state())).toBe(REASON)
  run.send({ type: 'reason.typed', reason: '' })
  expect(selectIsBusy(run.state())).toBe(false)
})

test.for([
  ['reason', tooShort, { reason: 'Ensure this field has at least 10 characters.' }, false],
  ['profile', unreachable, {}, false],
  ['rights', forbidden, {}, true],
  ['record', notFoundAt('id'), {}, true],
  ['service', catalogueOutage, {}, false],
] as const)('a failure of the %s leaves all as it was typed', async ([, refusal, fields, isFinal]) => {
  const run = decline()
  await run.refuse('decideApplication', refusal)
  expect(selectDecision(run.state())).toBe('decline')
  expect(selectReason(run.state())).toBe(REASON)
  expect(selectFieldErrors(run.state())).toEqual(fields)
  expect(selectMessage(run.state())).toBeTruthy()
  expect(selectIsFinal(run.state())).toBe(isFinal)
  expect(selectMeanwhile(run.state())).toBeNull()
  run.send({ type: 'decision.dismissed' })
  expect(selectFailure(run.state())).toBeNull()
})

test('an approval that failed is asked for again, under its first key', async () => {
  const run = approve()
  await run.refuse('decideApplication', catalogueOutage)
  expect(selectDecision(run.state())).toBe('approve')
  run.send({ type: 'decision.confirmed', idempotencyKey: 'key-2' })
  expect(run.calls.at(-1)?.input).toMatchObject({ idempotencyKey: 'key-1' })
  expect(selectMessage(run.state())).toBeNull()
})

test('another reason, decision or version goes under a key of its own', async () => {
  const run = decline()
  const sendAgain = async (idempotencyKey: string) => {
    await run.refuse('decideApplication', catalogueOutage)
    return () => {
      run.send({ type: 'decision.confirmed', idempotencyKey })
      return run.calls.at(-1)?.input
    }
  }
  let send = await sendAgain('key-2')
  run.send({ type: 'reason.typed', reason: 'We have many dunes.' })
  expect(send()).toMatchObject({ reason: 'We have many dunes.', idempotencyKey: 'key-2' })
  send = await sendAgain('key-3')
  run.send({ type: 'decision.dismissed' })
  run.send({ type: 'decline.begun', version: 3 })
  expect(send()).toMatchObject({ version: 3, idempotencyKey: 'key-3' })
  send = await sendAgain('key-4')
  run.send({ type: 'decision.dismissed' })
  run.send({ type: 'approval.begun', version: 3 })
  expect(send()).toMatchObject({ decision: 'approve', idempotencyKey: 'key-4' })
})

test('whoever was too late reads who decided what, and the application as it is now', async () => {
  const run = decline()
  await run.answer('decideApplication', { kind: 'meanwhile', ...meanwhile })
  expect(selectIsReading(run.state())).toBe(true)
  expect(run.calls.at(-1)).toMatchObject({ id: 'readApplication', input: { id: '7' } })
  await run.answer('readApplication', undefined)
  expect(selectMeanwhile(run.state())).toEqual({ kind: 'decidedMeanwhile', ...meanwhile })
  expect(selectMessage(run.state())).toBeNull()
  expect(run.told).toEqual([])
  run.send({ type: 'decision.dismissed' })
  expect(selectMeanwhile(run.state())).toBeNull()
})

test('an application that has changed is read again before it is decided', async () => {
  const run = approve()
  await run.refuse('decideApplication', changed)
  expect(selectMeanwhile(run.state())).toEqual({ kind: 'changedMeanwhile' })
  await run.refuse('readApplication', catalogueOutage)
  expect(selectIsUnread(run.state())).toBe(true)
  expect(selectMeanwhile(run.state())).toEqual({ kind: 'changedMeanwhile' })
  run.send({ type: 'reading.retried' })
  await run.answer('readApplication', undefined)
  run.send({ type: 'decision.dismissed' })
  expect(run.state().value).toBe('idle')
})

test.each(['declining', 'sending', 'idle'])(
  'whoever signs out while it is %s leaves nothing behind',
  (state) => {
    const run = state === 'sending' ? decline() : write()
    if (state === 'idle') run.send({ type: 'decision.dismissed' })
    run.send({ type: 'signedOut' })
    expect(run.state().value).toBe('idle')
    expect(run.state().context).toEqual({
      ...application,
      version: null,
      reason: '',
      sent: null,
      failure: null,
    })
  },
)
