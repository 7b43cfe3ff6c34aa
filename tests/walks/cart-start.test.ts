import { expect, test } from 'vitest'
import { cartStartMachine } from '#machines/cart-start/machine.ts'
import { selectCartToken, selectFailure } from '#machines/cart-start/selectors.ts'
import { notFound, outage } from './fixtures/shared.ts'
import { runHeld } from './walker/held-actor.ts'

const held = { token: 'cart-9', cartProjectId: '9' }
const nothing = { token: null, cartProjectId: null }
const cart = { token: 'cart-7', projectId: '7', latestOrder: null }
const asked = ({ calls }: ReturnType<typeof runHeld>) => calls.map(({ id, input }) => [id, input])

test("a current project other than the cart's decides", async () => {
  const run = runHeld(cartStartMachine, held)
  run.send({ type: 'cart.start', projectId: '7', signedIn: true })
  await run.answer('loadProjectCart', cart)
  expect(asked(run)).toEqual([['loadProjectCart', { projectId: '7' }]])
  expect(run.told).toEqual([{ type: 'cart.ready', token: 'cart-7', projectId: '7' }])
})

test("the cart held is read again when it is the current project's, or when there is none", () => {
  for (const projectId of ['9', null]) {
    const run = runHeld(cartStartMachine, held)
    run.send({ type: 'cart.start', projectId, signedIn: true })
    expect(asked(run)).toEqual([['refreshCart', { token: 'cart-9' }]])
  }
})

test('with no cart held the most recent one is used, unless it has been ordered', async () => {
  const open = runHeld(cartStartMachine, nothing)
  open.send({ type: 'cart.start', projectId: null, signedIn: true })
  await open.answer('loadRecentCart', cart)
  expect(selectCartToken(open.state())).toBe('cart-7')

  const ordered = runHeld(cartStartMachine, nothing)
  ordered.send({ type: 'cart.start', projectId: null, signedIn: true })
  await ordered.answer('loadRecentCart', { ...cart, latestOrder: '1001' })
  expect(ordered.told).toEqual([{ type: 'cart.none' }])
})

test('nobody signed in is asked for no recent cart', () => {
  const run = runHeld(cartStartMachine, nothing)
  run.send({ type: 'cart.start', projectId: null, signedIn: false })
  expect(run.calls).toEqual([])
  expect(run.told).toEqual([{ type: 'cart.none' }])
})

test('each cart that is gone makes way for the next rule', async () => {
  const run = runHeld(cartStartMachine, held)
  run.send({ type: 'cart.start', projectId: '7', signedIn: true })
  await run.refuse('loadProjectCart', notFound)
  await run.answer('refreshCart', null)
  await run.answer('loadRecentCart', null)
  expect(run.calls.map(({ id }) => id)).toEqual(['loadProjectCart', 'refreshCart', 'loadRecentCart'])
  expect(selectCartToken(run.state())).toBeNull()
})

test('an outage never drops the cart held, and can be tried again', async () => {
  const run = runHeld(cartStartMachine, held)
  run.send({ type: 'cart.start', projectId: null, signedIn: true })
  await run.refuse('refreshCart', outage)
  expect(selectCartToken(run.state())).toBe('cart-9')
  expect(selectFailure(run.state())?.message).toBe('The service is down.')
  expect(run.told).toEqual([])
  run.send({ type: 'cart.retried' })
  await run.answer('refreshCart', { ...cart, token: 'cart-9', projectId: '9' })
  expect(run.told).toEqual([{ type: 'cart.ready', token: 'cart-9', projectId: '9' }])
})

test('a sign-out while the cart is being read leaves none, whatever is answered late', async () => {
  const run = runHeld(cartStartMachine, held)
  run.send({ type: 'cart.start', projectId: null, signedIn: true })
  run.send({ type: 'cart.dropped' })
  await run.answer('refreshCart', cart)
  expect(selectCartToken(run.state())).toBeNull()
  expect(run.told).toEqual([{ type: 'cart.none' }])
})
