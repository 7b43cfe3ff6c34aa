import { expect, test } from 'vitest'
import { reorderMachine } from '#machines/reorder/machine.ts'
import { selectFailure, selectIsPending } from '#machines/reorder/selectors.ts'
import { notFound, outage } from '../../fixtures/shared.ts'
import { runHeld } from '../../walker/held-actor.ts'

const orderId = 'K7Q2-9MXD'
const made = {
  token: 'cart-2',
  projectId: '12',
  isGuest: false,
  left: [{ name: 'Lake', fault: 'UNPUBLISHED' }],
}

test('one order becomes one project, and what is missing from it is reported', async () => {
  const run = runHeld(reorderMachine, { orderId })
  run.send({ type: 'reorder.asked', idempotencyKey: 'k1' })
  run.send({ type: 'reorder.asked', idempotencyKey: 'k2' })
  expect(selectIsPending(run.state())).toBe(true)
  expect(run.calls).toMatchObject([{ input: { orderId, idempotencyKey: 'k1' } }])
  await run.answer('reorder', made)
  expect(run.told).toEqual([{ type: 'project.made', ...made }])
})

test('the same project is asked for again after a lost answer', async () => {
  const run = runHeld(reorderMachine, { orderId })
  run.send({ type: 'reorder.asked', idempotencyKey: 'k1' })
  await run.refuse('reorder', outage)
  expect(selectFailure(run.state())).toEqual({
    kind: 'unavailable',
    message:
      'The project service is not available right now. Please try again. Contact customer support if this persists.',
  })
  run.send({ type: 'reorder.asked', idempotencyKey: 'k2' })
  expect(selectFailure(run.state())).toBeNull()
  expect(run.calls.at(-1)?.input).toEqual({ orderId, idempotencyKey: 'k1' })
})

test('a refusal is shown in its own words', async () => {
  const run = runHeld(reorderMachine, { orderId })
  run.send({ type: 'reorder.asked', idempotencyKey: 'k1' })
  await run.refuse('reorder', notFound)
  expect(selectFailure(run.state())).toEqual({ kind: 'refused', message: 'Not found.' })
})
