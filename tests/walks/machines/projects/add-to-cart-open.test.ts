import { expect, test } from 'vitest'
import { addToCartMachine } from '#machines/add-to-cart/machine.ts'
import { outage } from '../../fixtures/shared.ts'
import { runHeld } from '../../walker/held-actor.ts'

const item = { imageId: 'i-1', substrate: 'print', width: 24, height: 18 }
const cart = { token: 'cart-1', projectId: '9', latestOrder: null }
const add = {
  type: 'item.add',
  item,
  action: 'add',
  idempotencyKey: 'key',
  cartToken: null,
  signedIn: false,
} as const
const start = () => runHeld(addToCartMachine)
const types = ({ told }: ReturnType<typeof start>) => told.map(({ type }) => type)

// Spec 4.18
test("'open' leads to the design tool from a new cart", async () => {
  const run = start()
  run.send({ ...add, action: 'open' })
  run.send({ type: 'email.submitted', email: 'guest@aquatint.test' })
  await run.answer('createCart', { cart, added: { itemId: '5', designUrl: '/art/design/5' } })
  expect(types(run)).toEqual(['cart.created', 'guest.marked', 'design.wanted'])
})

// Spec 4.19
test("'open' says that it was added to the new cart when the visitor went elsewhere meanwhile", async () => {
  const run = start()
  run.send({ ...add, action: 'open' })
  run.send({ type: 'email.submitted', email: 'guest@aquatint.test' })
  run.send({ type: 'place.left' })
  await run.answer('createCart', { cart, added: { itemId: '5', designUrl: '/art/design/5' } })
  expect(types(run)).toEqual(['cart.created', 'guest.marked', 'item.added'])
})

// Spec 4.18
test("'open' leads to the design tool", async () => {
  const run = start()
  run.send({ ...add, cartToken: 'cart-1', action: 'open' })
  await run.answer('addItem', { itemId: '5', designUrl: '/art/design/5' })
  expect(run.told).toEqual([{ type: 'design.wanted', url: '/art/design/5', itemId: '5' }])
})

// Spec 4.19
test("'open' says it was added instead when the visitor went elsewhere meanwhile", async () => {
  const run = start()
  run.send({ ...add, cartToken: 'cart-1', action: 'open' })
  run.send({ type: 'place.left' })
  await run.answer('addItem', { itemId: '5', designUrl: '/art/design/5' })
  expect(types(run)).toEqual(['item.added'])
})

test("an 'open' that fails after the visitor went elsewhere is tried again as an add, and opens when chosen again", async () => {
  const run = start()
  const open = { ...add, cartToken: 'cart-1', action: 'open' } as const
  run.send(open)
  run.send({ type: 'place.left' })
  await run.refuse('addItem', outage)
  run.send({ ...open, idempotencyKey: 'another' })
  const [first, second] = run.calls
  expect(second?.input).toEqual(first?.input)
  await run.answer('addItem', { itemId: '5', designUrl: '/art/design/5' })
  expect(types(run)).toEqual(['add.failed', 'design.wanted'])
})
