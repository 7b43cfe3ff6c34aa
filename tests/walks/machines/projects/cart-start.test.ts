import { expect, test } from 'vitest'
import { cartStartMachine } from '#machines/cart-start/machine.ts'
import {
  selectCartToken,
  selectFailure,
  selectGuestCartToken,
  selectIsUnknown,
} from '#machines/cart-start/selectors.ts'
import { outage } from '../../fixtures/shared.ts'
import { runHeld } from '../../walker/held-actor.ts'

const withNothing = () => runHeld(cartStartMachine)

/** Runs it for a visitor who holds a cart. */
const withCart = (isGuest = false) => {
  const run = runHeld(cartStartMachine)
  run.send({ type: 'cart.adopted', token: 'cart-9', projectId: '9', isGuest })
  run.told.length = 0
  return run
}
const cart = { token: 'cart-7', projectId: '7', latestOrder: null }
const asked = ({ calls }: ReturnType<typeof runHeld>) => calls.map(({ id, input }) => [id, input])

// Spec 4.12
test("the cart of a current project that is not the held cart's is used", async () => {
  const run = withCart()
  run.send({ type: 'cart.start', projectId: '7', signedIn: true })
  await run.answer('loadProjectCart', cart)
  expect(asked(run)).toEqual([['loadProjectCart', { projectId: '7' }]])
  expect(run.told).toEqual([{ type: 'cart.ready', token: 'cart-7', projectId: '7' }])
})

// Spec 4.13
test("the held cart is read again when it is the current project's, or when there is no current project", () => {
  for (const projectId of ['9', null]) {
    const run = withCart()
    run.send({ type: 'cart.start', projectId, signedIn: true })
    expect(asked(run)).toEqual([['refreshCart', { token: 'cart-9' }]])
  }
})

// Spec 4.14
test('the most recent cart is used when none is held, unless it has been ordered', async () => {
  const open = withNothing()
  open.send({ type: 'cart.start', projectId: null, signedIn: true })
  await open.answer('loadRecentCart', cart)
  expect(selectCartToken(open.state())).toBe('cart-7')

  const ordered = withNothing()
  ordered.send({ type: 'cart.start', projectId: null, signedIn: true })
  await ordered.answer('loadRecentCart', { ...cart, latestOrder: '1001' })
  expect(ordered.told).toEqual([{ type: 'cart.none' }])
})

test('a cart that was ordered elsewhere makes way for the next rule, and is reported with its order', async () => {
  const run = withCart()
  run.send({ type: 'cart.start', projectId: '7', signedIn: true })
  await run.answer('loadProjectCart', { ...cart, latestOrder: '1000' })
  await run.answer('refreshCart', { token: 'cart-9', projectId: '9', latestOrder: '1001' })
  expect(selectCartToken(run.state())).toBeNull()
  await run.answer('loadRecentCart', cart)
  expect(selectCartToken(run.state())).toBe('cart-7')
  expect(run.told).toEqual([
    { type: 'cart.ordered', token: 'cart-9', orderId: '1001' },
    { type: 'cart.ready', token: 'cart-7', projectId: '7' },
  ])
})

test('a visitor who is not signed in has no recent cart to ask for', () => {
  const run = withNothing()
  run.send({ type: 'cart.start', projectId: null, signedIn: false })
  expect(run.calls).toEqual([])
  expect(run.told).toEqual([{ type: 'cart.none' }])
})

test('each cart that is gone makes way for the next rule', async () => {
  const run = withCart()
  run.send({ type: 'cart.start', projectId: '7', signedIn: true })
  await run.answer('loadProjectCart', null)
  await run.answer('refreshCart', null)
  await run.answer('loadRecentCart', null)
  expect(run.calls.map(({ id }) => id)).toEqual(['loadProjectCart', 'refreshCart', 'loadRecentCart'])
  expect(selectCartToken(run.state())).toBeNull()
})

test('an outage never drops the held cart, and the cart can be asked for again', async () => {
  const run = withCart()
  run.send({ type: 'cart.start', projectId: null, signedIn: true })
  await run.refuse('refreshCart', outage)
  expect(selectCartToken(run.state())).toBe('cart-9')
  expect(selectFailure(run.state())?.message).toBe('The project service is not available right now.')
  expect(run.told).toEqual([{ type: 'cart.failed' }])
  run.send({ type: 'cart.retried' })
  await run.answer('refreshCart', { ...cart, token: 'cart-9', projectId: '9' })
  expect(run.told.slice(1)).toEqual([{ type: 'cart.ready', token: 'cart-9', projectId: '9' }])
})

test('a cart that could not be loaded is unknown until it is known that there is none', async () => {
  const run = withNothing()
  expect(selectIsUnknown(run.state())).toBe(false)
  run.send({ type: 'cart.start', projectId: '7', signedIn: true })
  expect(selectIsUnknown(run.state())).toBe(true)
  await run.refuse('loadProjectCart', outage)
  expect(selectIsUnknown(run.state())).toBe(true)
  run.send({ type: 'cart.retried' })
  await run.answer('loadProjectCart', null)
  await run.answer('loadRecentCart', null)
  expect(selectIsUnknown(run.state())).toBe(false)
})

test('a held cart stays known while it cannot be read again, unless another project is the current one', async () => {
  const run = withCart()
  run.send({ type: 'cart.start', projectId: '9', signedIn: true })
  await run.refuse('refreshCart', outage)
  expect(selectIsUnknown(run.state())).toBe(false)
  run.send({ type: 'cart.start', projectId: '7', signedIn: true })
  await run.refuse('loadProjectCart', outage)
  expect(selectIsUnknown(run.state())).toBe(true)
})

test('a sign-out while the cart is being read leaves no cart, whatever is answered late', async () => {
  const run = withCart()
  run.send({ type: 'cart.start', projectId: null, signedIn: true })
  run.send({ type: 'cart.dropped' })
  await run.answer('refreshCart', cart)
  expect(selectCartToken(run.state())).toBeNull()
  expect(run.told).toEqual([{ type: 'cart.none' }])
})

test("a guest can bring their cart along until it is an account's", async () => {
  const guest = withNothing()
  expect(selectGuestCartToken(guest.state())).toBeNull()
  guest.send({ type: 'cart.adopted', token: 'cart-9', projectId: '9', isGuest: true })
  guest.send({ type: 'cart.start', projectId: null, signedIn: false })
  await guest.answer('refreshCart', { ...cart, token: 'cart-9' })
  expect(selectGuestCartToken(guest.state())).toBe('cart-9')
  guest.send({ type: 'cart.adopted', token: 'cart-9', projectId: '9', isGuest: false })
  expect(selectGuestCartToken(guest.state())).toBeNull()
})

test("a guest's cart that could not migrate stays the guest's when the user reads it, and another cart does not", async () => {
  const run = withCart(true)
  run.send({ type: 'cart.start', projectId: null, signedIn: true })
  await run.answer('refreshCart', { ...cart, token: 'cart-9', projectId: '9' })
  expect(selectGuestCartToken(run.state())).toBe('cart-9')
  run.send({ type: 'cart.start', projectId: '7', signedIn: true })
  await run.answer('loadProjectCart', cart)
  expect(selectGuestCartToken(run.state())).toBeNull()
})
