import { expect, test } from 'vitest'
import { orderChangeMachine } from '#machines/order-change/machine.ts'
import {
  selectCommand,
  selectFailure,
  selectFieldErrors,
  selectIsConfirming,
  selectIsPending,
  selectParcel,
} from '#machines/order-change/selectors.ts'
import { overtaken } from '../../fixtures/order-change.ts'
import { forbidden, invalid, outage } from '../../fixtures/shared.ts'
import { runHeld } from '../../walker/held-actor.ts'

const orderId = 'K7Q2-9MXD'
const ups = { carrier: 'UPS', tracking: '1Z-1' }
const confirm = (idempotencyKey: string, parcel: typeof ups | null = null) =>
  ({ type: 'change.confirmed', parcel, idempotencyKey }) as const

const ask = (command: 'order.cancel' | 'order.ship') => {
  const run = runHeld(orderChangeMachine, { orderId })
  run.send({ type: 'change.asked', command })
  return run
}

test('no change is sent before it is confirmed, and a double click sends one', async () => {
  const run = ask('order.cancel')
  expect(selectIsConfirming(run.state())).toBe(true)
  expect(run.calls).toEqual([])
  run.send(confirm('k1'))
  run.send(confirm('k2'))
  expect(selectIsPending(run.state())).toBe(true)
  expect(run.calls).toMatchObject([
    { input: { orderId, command: 'order.cancel', parcel: null, idempotencyKey: 'k1' } },
  ])
  await run.answer('changeOrder')
  expect(run.told).toEqual([{ type: 'order.changed', command: 'order.cancel' }])
  expect(selectCommand(run.state())).toBeNull()
})

test('a dismissed change is not sent and leaves nothing behind', () => {
  const run = ask('order.cancel')
  run.send({ type: 'change.dismissed' })
  run.send(confirm('k1'))
  expect(run.calls).toEqual([])
  expect(selectCommand(run.state())).toBeNull()
})

test('the same change is asked for again after an outage; other words make another change', async () => {
  const run = ask('order.ship')
  run.send(confirm('k1', ups))
  await run.refuse('changeOrder', outage)
  expect(selectFailure(run.state())).toEqual({
    kind: 'unavailable',
    message:
      'The project service is not available right now. Please try again. Contact customer support if this persists.',
  })
  expect(selectParcel(run.state())).toEqual(ups)
  run.send(confirm('k2', { ...ups }))
  expect(selectFailure(run.state())).toBeNull()
  await run.refuse('changeOrder', outage)
  run.send(confirm('k3', { ...ups, tracking: '1Z-2' }))
  expect(run.calls.map(({ input }) => input)).toMatchObject([
    { idempotencyKey: 'k1' },
    { idempotencyKey: 'k1' },
    { idempotencyKey: 'k3', parcel: { tracking: '1Z-2' } },
  ])
})

test('a field shows what is wrong with it and keeps what was typed', async () => {
  const run = ask('order.ship')
  run.send(confirm('k1', ups))
  await run.refuse('changeOrder', invalid({ tracking: 'This field is too long.' }))
  expect(selectIsConfirming(run.state())).toBe(true)
  expect(selectFieldErrors(run.state())).toEqual({ tracking: 'This field is too long.' })
  expect(selectParcel(run.state())).toEqual(ups)
})

test.for([overtaken, forbidden])(
  'a change that can never be done is reported and not offered again: %s',
  async (refusal) => {
    const run = ask('order.cancel')
    run.send(confirm('k1'))
    await run.refuse('changeOrder', refusal)
    expect(run.told).toEqual([
      { type: 'change.refused', failure: { kind: 'refused', message: refusal.message } },
    ])
    expect(selectIsConfirming(run.state())).toBe(false)
    expect(selectFieldErrors(run.state())).toEqual({})
  },
)

test('the next change begins anew', async () => {
  const run = ask('order.ship')
  run.send(confirm('k1', ups))
  await run.answer('changeOrder')
  run.send({ type: 'change.asked', command: 'order.ship' })
  expect(selectParcel(run.state())).toBeNull()
  run.send(confirm('k2', ups))
  expect(run.calls.at(-1)?.input).toMatchObject({ idempotencyKey: 'k2' })
})
