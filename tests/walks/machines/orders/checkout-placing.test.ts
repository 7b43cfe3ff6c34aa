import { expect, test } from 'vitest'
import {
  selectChange,
  selectFailure,
  selectIsPlacing,
  selectOrderId,
  selectStep,
  selectView,
} from '#machines/checkout/selectors.ts'
import { Refusal } from '#machines/refusal.ts'
import { changedSince, dearer, declined, quote } from '../../fixtures/checkout.ts'
import { expired, invalid, notFound, outage } from '../../fixtures/shared.ts'
import { place, placingsOf, submitted } from './checkout-run.ts'

test('a price that changed before placing is shown beside the one agreed to, and charged only once agreed to', async () => {
  const run = await place()
  await run.refuse('placeOrder', changedSince)
  await run.answer('readQuote', dearer)
  expect(selectChange(run.state())).toEqual({ was: 21_000, now: 25_000 })
  expect(placingsOf(run)).toHaveLength(1)
  run.send({ type: 'change.accepted' })
  expect(selectChange(run.state())).toBeNull()
  expect(run.calls.at(-1)?.input).toMatchObject({ version: '4', total: 25_000, idempotencyKey: 'key-1' })
})

test('a change can be declined, which leads back to the review', async () => {
  const run = await place()
  await run.refuse('placeOrder', changedSince)
  await run.answer('readQuote', dearer)
  run.send({ type: 'change.declined' })
  expect(selectStep(run.state())).toBe('review')
  expect(selectChange(run.state())).toBeNull()
})

test('a line that can no longer be bought is left out only once the rest has been agreed to', async () => {
  const run = await place()
  await run.refuse('placeOrder', changedSince)
  await run.answer('readQuote', { ...quote, version: '5', lines: 1, total: 9_000 })
  expect(selectView(run.state())).toBe('changed')
  expect(selectChange(run.state())).toEqual({ was: 21_000, now: 9_000 })
  expect(placingsOf(run)).toHaveLength(1)
  run.send({ type: 'change.accepted' })
  expect(run.calls.at(-1)?.input).toMatchObject({ version: '5', total: 9_000 })
})

test('nothing is placed when nothing is left to buy', async () => {
  const run = await place()
  await run.refuse('placeOrder', changedSince)
  await run.answer('readQuote', { ...quote, version: '6', lines: 0, total: 0 })
  expect(selectView(run.state())).toBe('empty')
  run.send({ type: 'change.accepted' })
  expect(placingsOf(run)).toHaveLength(1)
})

test('an order made by another tab is found instead of a second one', async () => {
  const run = await place()
  await run.refuse('placeOrder', changedSince)
  await run.answer('readQuote', { ...quote, orderId: '1042' })
  expect(run.told).toEqual([{ type: 'order.known', orderId: '1042' }])
  expect(placingsOf(run)).toHaveLength(1)
})

test('a project that is gone is said to be gone, and only looking again is offered', async () => {
  const run = await place()
  await run.refuse('placeOrder', notFound)
  await run.refuse('readQuote', notFound)
  expect(selectFailure(run.state())).toEqual({ kind: 'gone', message: 'Not found.' })
  run.send({ type: 'step.back' })
  run.send({ type: 'placing.retried' })
  expect(placingsOf(run)).toHaveLength(1)
  expect(selectStep(run.state())).toBeNull()
})

test('a declined payment can be changed and placed again, under the same key', async () => {
  const run = await place()
  await run.refuse('placeOrder', declined)
  expect(selectFailure(run.state())?.message).toBe('Your card was declined.')
  run.send({ type: 'payment.submitted', payment: { method: 'card', intent: 'pi_2' } })
  expect(selectFailure(run.state())).toBeNull()
  expect(run.calls.at(-1)?.input).toMatchObject({
    payment: { method: 'card', intent: 'pi_2' },
    idempotencyKey: 'key-1',
  })
})

test('an order whose answer was lost is found by reading it', async () => {
  const run = await place()
  await run.refuse('placeOrder', outage)
  expect(run.calls.at(-1)).toMatchObject({
    id: 'findOrder',
    input: { projectToken: 'p-1', idempotencyKey: 'key-1' },
  })
  expect([selectIsPlacing(run.state()), selectView(run.state())]).toEqual([true, 'placing'])
  await run.answer('findOrder', { orderId: '1042' })
  expect(run.told).toEqual([{ type: 'order.placed', orderId: '1042' }])
})

test('an order that was not made is placed again unchanged', async () => {
  const run = await place()
  const [first] = placingsOf(run)
  await run.refuse('placeOrder', outage)
  await run.answer('findOrder', null)
  expect(selectFailure(run.state())?.message).toBe('The project service is not available right now.')
  run.send({ type: 'placing.retried' })
  expect(run.calls.at(-1)?.input).toEqual(first?.input)
})

test('only looking again is offered as long as nobody knows whether there is an order', async () => {
  const run = await place()
  await run.refuse('placeOrder', outage)
  await run.refuse('findOrder', outage)
  expect(selectView(run.state())).toBe('unknown')
  run.send({ type: 'step.back' })
  run.send({ ...submitted })
  expect(placingsOf(run)).toHaveLength(1)
  run.send({ type: 'placing.retried' })
  await run.answer('findOrder', { orderId: '1042' })
  expect(selectOrderId(run.state())).toBe('1042')
})

test.for([
  [invalid({ reference: 'This field is required.' }), 'payment', 'payment', 'This field is required.'],
  [invalid({ country: 'We do not ship there.' }), 'address', 'address', 'We do not ship there.'],
  [expired, 'expired', null, expired.message],
  [invalid({}), 'refused', null, 'Invalid input.'],
  [new Refusal('FORBIDDEN', 'Not yours.'), 'refused', null, 'Not yours.'],
] as const)('%s while placing is shown as %s', async ([error, kind, step, message]) => {
  const run = await place()
  await run.refuse('placeOrder', error)
  expect(selectFailure(run.state())).toMatchObject({ kind, message })
  expect(selectStep(run.state())).toBe(step)
  if (step !== null) return
  run.send({ type: 'placing.retried' })
  expect(placingsOf(run)).toHaveLength(2)
  expect(placingsOf(run)[1]?.input).toEqual(placingsOf(run)[0]?.input)
})

test('signing out leaves nothing of the checkout here', async () => {
  const run = await place()
  run.send({ type: 'signedOut' })
  expect(run.state().status).toBe('done')
  expect(JSON.stringify(run.state().context)).not.toContain('Ada')
  expect(run.told).toEqual([])
})
