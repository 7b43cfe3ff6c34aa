import { expect, test } from 'vitest'
import { checkoutMachine } from '#machines/checkout/machine.ts'
import {
  selectAddress,
  selectDue,
  selectFailure,
  selectFieldErrors,
  selectIsPending,
  selectIsPlacing,
  selectOrderId,
  selectPayment,
  selectReached,
  selectStep,
  selectVersion,
  selectView,
} from '#machines/checkout/selectors.ts'
import { address, byPurchaseOrder, checkoutInput, dearer, declined, quote } from '../../fixtures/checkout.ts'
import { invalid, notFound, outage } from '../../fixtures/shared.ts'
import { runHeld } from '../../walker/held-actor.ts'
import { fillAddress, place, placingsOf, runToAddress, runToPayment, submitted } from './checkout-run.ts'

test('a checkout goes from the address over review and payment to the confirmation', async () => {
  const run = await runToAddress()
  expect(selectStep(run.state())).toBe('address')
  run.send({ type: 'address.submitted', address })
  expect(run.calls.at(-1)).toMatchObject({ id: 'priceShipping', input: { projectToken: 'p-1', address } })
  await run.answer('priceShipping', { ...quote, total: 21_000 })
  expect(selectStep(run.state())).toBe('review')
  run.send({ type: 'review.confirmed' })
  expect(selectStep(run.state())).toBe('payment')
  expect(selectDue(run.state())).toEqual({
    projectToken: 'p-1',
    version: '3',
    total: 21_000,
    address,
  })
  run.send(submitted)
  expect([selectIsPlacing(run.state()), selectView(run.state())]).toEqual([true, 'placing'])
  expect(run.calls.at(-1)?.input).toEqual({
    projectToken: 'p-1',
    version: '3',
    total: 21_000,
    address,
    payment: byPurchaseOrder,
    idempotencyKey: 'key-1',
  })
  await run.answer('placeOrder', { orderId: '1042' })
  expect(selectOrderId(run.state())).toBe('1042')
  expect(run.told).toEqual([{ type: 'order.placed', orderId: '1042' }])
  expect([run.state().status, selectView(run.state())]).toEqual(['done', 'over'])
})

test('a double click places one order', async () => {
  const run = await place()
  run.send(submitted)
  expect(placingsOf(run)).toHaveLength(1)
})

test('a customer can go back step by step, and what they filled in stays', async () => {
  const run = await place()
  await run.refuse('placeOrder', declined)
  const steps = [selectStep(run.state())]
  for (let back = 0; back < 2; back += 1) {
    run.send({ type: 'step.back' })
    steps.push(selectStep(run.state()))
  }
  expect(steps).toEqual(['payment', 'review', 'address'])
  expect(selectFailure(run.state())).toBeNull()
  expect([selectAddress(run.state()), selectPayment(run.state())]).toEqual([address, byPurchaseOrder])
})

test('a project with nothing that can be bought goes no further until it is changed', async () => {
  const run = runHeld(checkoutMachine, checkoutInput)
  expect([selectView(run.state()), selectVersion(run.state())]).toEqual(['reading', null])
  await run.answer('readQuote', { ...quote, lines: 0 })
  expect([selectView(run.state()), selectVersion(run.state())]).toEqual(['empty', '3'])
  run.send({ type: 'review.confirmed' })
  expect(selectStep(run.state())).toBeNull()
  run.send({ type: 'project.changed' })
  await run.answer('readQuote', quote)
  expect([selectView(run.state()), selectStep(run.state())]).toEqual(['steps', 'address'])
  expect(selectDue(run.state())).toBeNull()
})

test('a project that has been ordered leads to its order', async () => {
  const run = runHeld(checkoutMachine, checkoutInput)
  await run.answer('readQuote', { ...quote, orderId: '1042' })
  expect(run.told).toEqual([{ type: 'order.known', orderId: '1042' }])
})

test('a project that changes meanwhile is reviewed again, and says so', async () => {
  const changed = await fillAddress()
  await changed.answer('priceShipping', dearer)
  const elsewhere = await runToPayment()
  elsewhere.send({ type: 'project.changed' })
  for (const run of [changed, elsewhere]) {
    await run.answer('readQuote', dearer)
    expect(selectStep(run.state())).toBe('review')
    expect(selectFailure(run.state())?.message).toBe('Your order has changed since you reviewed it.')
    run.send({ type: 'review.confirmed' })
    expect(selectFailure(run.state())).toBeNull()
  }
})

test('an address that is refused as the project is read again shows its errors at its fields', async () => {
  const run = await fillAddress()
  await run.refuse('priceShipping', outage)
  run.send({ type: 'project.changed' })
  await run.refuse('readQuote', invalid({ postalCode: 'Enter a valid postal code.' }))
  expect(selectStep(run.state())).toBe('address')
  expect(selectFieldErrors(run.state())).toEqual({ postalCode: 'Enter a valid postal code.' })
})

test('a refused address shows its errors at its fields', async () => {
  const run = await fillAddress()
  await run.refuse('priceShipping', invalid({ postalCode: 'Enter a valid postal code.' }))
  expect(selectStep(run.state())).toBe('address')
  expect(selectFieldErrors(run.state())).toEqual({ postalCode: 'Enter a valid postal code.' })
  run.send({ type: 'address.submitted', address })
  expect(selectFieldErrors(run.state())).toEqual({})
})

// Spec 5.19
test('a failed location lookup leaves the plain fields, and says so', async () => {
  const run = await runToAddress()
  run.send({ type: 'lookup.failed' })
  expect(selectFailure(run.state())).toEqual({ kind: 'lookup', message: 'Google Maps API error' })
  run.send({ type: 'address.submitted', address })
  expect(selectIsPending(run.state())).toBe(true)
})

test('a quote or price that cannot be read can be asked for again', async () => {
  const run = runHeld(checkoutMachine, checkoutInput)
  await run.refuse('readQuote', outage)
  expect(selectFailure(run.state())?.kind).toBe('unanswered')
  run.send({ type: 'quote.retried' })
  expect(selectFailure(run.state())).toBeNull()
  await run.refuse('readQuote', notFound)
  expect(selectFailure(run.state())?.kind).toBe('gone')
  const unpriced = await fillAddress()
  await unpriced.refuse('priceShipping', outage)
  expect(selectStep(unpriced.state())).toBe('address')
  expect(selectFailure(unpriced.state())?.kind).toBe('unanswered')
  unpriced.send({ type: 'address.submitted', address })
  expect(selectFailure(unpriced.state())).toBeNull()
  await unpriced.answer('priceShipping', quote)
  expect(selectStep(unpriced.state())).toBe('review')
})

test('going forward leads to a step that was left by going back, and to no step whose agreement is gone', async () => {
  const run = await runToPayment()
  const back = { type: 'step.back' } as const
  const forward = { type: 'step.forward' } as const
  const step = () => selectStep(run.state())
  for (const event of [back, back]) run.send(event)
  expect([step(), selectReached(run.state())]).toEqual(['address', 3])
  for (const event of [forward, forward]) run.send(event)
  expect(step()).toBe('payment')
  run.send(back)
  run.send(back)
  run.send({ type: 'address.submitted', address })
  await run.refuse('priceShipping', outage)
  expect([step(), selectReached(run.state()), run.state().can(forward)]).toEqual(['address', 1, false])
  run.send({ type: 'project.changed' })
  await run.answer('readQuote', quote)
  expect([step(), selectReached(run.state()), run.state().can(forward)]).toEqual(['review', 2, false])
})
