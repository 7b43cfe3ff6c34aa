import { expect, test } from 'vitest'
import { importingMachine } from '#machines/importing/machine.ts'
import { selectFailure, selectIsOpen, selectIsPaused, selectShare } from '#machines/importing/selectors.ts'
import { REASON, SENT, spring, tooLarge } from '../../fixtures/console/importing.ts'
import { catalogueOutage } from '../../fixtures/shared.ts'
import { runHeld } from '../../walker/held-actor.ts'

const expected = { id: '7', href: '/imports/token-1' }

const runSending = async () => {
  const run = runHeld(importingMachine, { resource: 'artist' })
  run.send({ type: 'import.asked' })
  run.send({ type: 'file.chosen', file: spring })
  await run.answer('openImport', expected)
  return run
}

test('a file is sent part after part, and goes on from where a line broke', async () => {
  const run = await runSending()
  await run.answer('sendPart', { received: SENT[0] })
  expect(selectShare(run.state())).toBeCloseTo(0.7, 2)
  await run.refuse('sendPart', catalogueOutage)
  expect(selectIsPaused(run.state())).toBe(true)
  run.send({ type: 'import.retried' })
  expect(selectFailure(run.state())).toBeNull()
  expect(run.calls.slice(1).map(({ input }) => (input as { from: number }).from)).toEqual([
    0,
    SENT[0],
    SENT[0],
  ])
})

test('what every row would come to is a plan, which is shown', async () => {
  const run = await runSending()
  await run.answer('sendPart', { received: spring.size })
  await run.answer('readImport', { state: 'planned', rows: 3, reason: null, batch: '12' })
  expect(run.told).toEqual([{ type: 'batch.planned', id: '12' }])
  expect(selectIsOpen(run.state())).toBe(false)
})

test('a file that cannot be says why, and another may be chosen', async () => {
  const run = await runSending()
  await run.answer('sendPart', { received: spring.size })
  await run.answer('readImport', { state: 'refused', rows: 0, reason: REASON, batch: null })
  expect(selectFailure(run.state())).toEqual({ kind: 'invalid', messages: [REASON] })
  run.send({ type: 'file.chosen', file: spring })
  expect(selectFailure(run.state())).toBeNull()
  await run.refuse('openImport', tooLarge)
  expect(selectFailure(run.state())?.messages).toEqual(Object.values(tooLarge.fields))
})
