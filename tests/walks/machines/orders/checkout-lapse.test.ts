import { expect, test } from 'vitest'
import { checkoutMachine } from '#machines/checkout/machine.ts'
import {
  selectAddress,
  selectFailure,
  selectOwner,
  selectPayment,
  selectStep,
  selectView,
} from '#machines/checkout/selectors.ts'
import { address, byPurchaseOrder, checkoutInput, declined, quote } from '../../fixtures/checkout.ts'
import { ada, expired, outage } from '../../fixtures/shared.ts'
import { runHeld } from '../../walker/held-actor.ts'
import { fillAddress, place, placingsOf, runToAddress, runToPayment, submitted } from './checkout-run.ts'

const lapsed = { type: 'session.lapsed' } as const
const back = { type: 'signedIn', account: ada.uuid } as const
const another = { type: 'signedIn', account: 'u-bob' } as const

const reviewStep = async () => {
  const run = await fillAddress()
  await run.answer('priceShipping', quote)
  return run
}

test.for([
  ['address', runToAddress],
  ['address', fillAddress],
  ['review', reviewStep],
  ['payment', runToPayment],
] as const)(
  'a checkout whose session lapses in %s continues there, and takes no step meanwhile',
  async ([step, begin]) => {
    const run = await begin()
    const before = run.state().context
    run.send(lapsed)
    expect([selectView(run.state()), selectStep(run.state())]).toEqual(['lapsed', null])
    for (const event of [submitted, { type: 'step.back' }, { type: 'review.confirmed' }, lapsed] as const)
      expect(run.state().can(event)).toBe(false)
    run.send(back)
    expect(selectStep(run.state())).toBe(step)
    expect(run.state().context).toEqual(before)
  },
)

test('an address that was being sent is sent again when the customer says so', async () => {
  const run = await fillAddress()
  run.send(lapsed)
  await run.refuse('priceShipping', expired)
  run.send(back)
  expect([selectAddress(run.state()), selectFailure(run.state())]).toEqual([address, null])
  run.send({ type: 'address.submitted', address })
  await run.answer('priceShipping', quote)
  expect(selectStep(run.state())).toBe('review')
})

test('a quote that was being read, or could not be read, is read again', async () => {
  const reading = runHeld(checkoutMachine, checkoutInput)
  reading.send(lapsed)
  const unread = runHeld(checkoutMachine, checkoutInput)
  await unread.refuse('readQuote', outage)
  unread.send(lapsed)
  for (const run of [reading, unread]) {
    run.send(back)
    await run.answer('readQuote', quote)
    expect([selectStep(run.state()), selectFailure(run.state())]).toEqual(['address', null])
  }
})

test('an order that was being placed is looked for, and where there is none the customer places it again unchanged', async () => {
  const run = await place()
  const [first] = placingsOf(run)
  run.send(lapsed)
  await run.refuse('placeOrder', expired)
  run.send(back)
  expect(run.calls.at(-1)).toMatchObject({ id: 'findOrder', input: { idempotencyKey: 'key-1' } })
  await run.answer('findOrder', null)
  expect([selectView(run.state()), selectPayment(run.state())]).toEqual(['held', byPurchaseOrder])
  expect(placingsOf(run)).toHaveLength(1)
  run.send({ type: 'placing.retried' })
  expect(placingsOf(run)[1]?.input).toEqual(first?.input)
})

test('an order that was placed while its session lapsed is found, and not placed again', async () => {
  const run = await place()
  run.send(lapsed)
  await run.answer('placeOrder', { orderId: '1042' })
  expect(selectView(run.state())).toBe('lapsed')
  run.send(back)
  await run.answer('findOrder', { orderId: '1042' })
  expect(run.told).toEqual([{ type: 'order.placed', orderId: '1042' }])
  expect(placingsOf(run)).toHaveLength(1)
})

test('an order that was refused stays unplaced when its session lapses afterwards', async () => {
  const run = await place()
  await run.refuse('placeOrder', expired)
  expect(selectView(run.state())).toBe('held')
  run.send(lapsed)
  run.send(back)
  await run.answer('findOrder', null)
  expect(selectView(run.state())).toBe('held')
})

test('somebody else who signs in finds nothing of the checkout', async () => {
  const run = await place()
  await run.refuse('placeOrder', declined)
  run.send(lapsed)
  run.send(another)
  expect(run.state().status).toBe('done')
  expect(JSON.stringify(run.state().context)).not.toMatch(/Ada|PO 7/)
})

test("a guest who signs in continues the checkout, which is their account's from then on", async () => {
  const run = runHeld(checkoutMachine, { ...checkoutInput, owner: null })
  await run.answer('readQuote', quote)
  run.send(back)
  expect([selectStep(run.state()), selectOwner(run.state())]).toEqual(['address', ada.uuid])
  run.send(another)
  expect(run.state().status).toBe('done')
})
