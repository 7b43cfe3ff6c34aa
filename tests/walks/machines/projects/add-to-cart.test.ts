import { expect, test } from 'vitest'
import { addToCartMachine } from '#machines/add-to-cart/machine.ts'
import { selectEmailErrors, selectFailure, selectItem } from '#machines/add-to-cart/selectors.ts'
import { addedToGone, addedToOrdered, full, unpublished } from '../../fixtures/cart-refusals.ts'
import { expired, invalid, outage } from '../../fixtures/shared.ts'
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
const added = { itemId: '5', designUrl: null }
const start = () => runHeld(addToCartMachine)
const types = ({ told }: ReturnType<typeof start>) => told.map(({ type }) => type)

// Spec 4.15, 4.20
test('a guest is asked for an email, gets a cart, is marked a guest, and the item is in it', async () => {
  const run = start()
  run.send(add)
  expect(run.state().value).toBe('askingEmail')
  run.send({ type: 'email.submitted', email: ' guest@aquatint.test ' })
  expect(run.calls.at(-1)?.input).toEqual({
    email: 'guest@aquatint.test',
    item,
    action: 'add',
    idempotencyKey: 'key',
  })
  await run.answer('createCart', { cart, added })
  expect(run.calls.map(({ id }) => id)).toEqual(['createCart', 'markPopular'])
  expect(run.calls.at(-1)?.input).toEqual({ imageId: 'i-1' })
  expect(run.told).toEqual([
    { type: 'cart.created', cart },
    { type: 'guest.marked', cart, email: 'guest@aquatint.test' },
    { type: 'item.added', item, itemId: '5', cartToken: 'cart-1' },
  ])
})

// Spec 5.11
test.for([
  ['', 'This field is required.'],
  ['guest', 'Enter a valid email address.'],
  ['guest@aquatint', 'Enter a valid email address.'],
  [`${'a'.repeat(250)}@aquatint.test`, 'Enter a valid email address.'],
])('the email %j is refused at its field and nothing is sent', ([email = '', message]) => {
  const run = start()
  run.send(add)
  run.send({ type: 'email.submitted', email })
  expect(selectEmailErrors(run.state())).toEqual({ email: message })
  expect(selectItem(run.state())).toEqual(item)
  expect(run.calls).toEqual([])
})

test("the server's refusal of the email stands at its field, and the item is kept", async () => {
  const run = start()
  run.send(add)
  run.send({ type: 'email.submitted', email: 'guest@aquatint.test' })
  await run.refuse('createCart', invalid({ email: 'This address cannot receive mail.' }))
  expect(selectEmailErrors(run.state())).toEqual({ email: 'This address cannot receive mail.' })
  expect(selectItem(run.state())).toEqual(item)
})

// Spec 4.16
test("a signed-in user's new cart is migrated to the account before the item is said to be in it", async () => {
  const run = start()
  run.send({ ...add, signedIn: true })
  await run.answer('createCart', { cart, added })
  expect(types(run)).toEqual(['cart.created'])
  await run.answer('migrateCart', { ...cart, token: 'cart-2' })
  expect(run.calls.map(({ id }) => id)).toEqual(['createCart', 'migrateCart', 'markPopular'])
  expect(run.calls[0]?.input).toMatchObject({ email: null })
  expect(run.told).toEqual([
    { type: 'cart.created', cart },
    { type: 'item.added', item, itemId: '5', cartToken: 'cart-2' },
  ])
})

test.each([
  [false, ['createCart', 'addItem']],
  [true, ['createCart', 'migrateCart', 'addItem']],
])(
  'the item is added to the cart that another tab has made meanwhile (signed in: %s)',
  async (signedIn, calls) => {
    const run = start()
    run.send({ ...add, signedIn })
    run.send({ type: 'email.submitted', email: 'guest@aquatint.test' })
    await run.answer('createCart', { cart, added: null })
    if (signedIn) await run.answer('migrateCart', cart)
    expect(run.calls.map(({ id }) => id)).toEqual(calls)
    expect(run.calls.at(-1)?.input).toEqual({
      cartToken: 'cart-1',
      item,
      action: 'add',
      idempotencyKey: 'key',
    })
    await run.answer('addItem', added)
    expect(types(run).at(-1)).toBe('item.added')
  },
)

// Spec 8.2
test.each([unpublished, outage])('a cart that is not made keeps its item: $message', async (refusal) => {
  const run = start()
  run.send({ ...add, signedIn: true })
  await run.refuse('createCart', refusal)
  expect(types(run)).toEqual(['add.failed'])
  run.send({ type: 'add.retried' })
  const [first, second] = run.calls
  expect(second).toMatchObject({ id: 'createCart', input: first?.input })
})

test('signing in instead keeps the item and finishes it afterwards, with its key', async () => {
  const run = start()
  run.send(add)
  run.send({ type: 'signIn.chosen' })
  expect(types(run)).toEqual(['signIn.wanted'])
  run.send({ type: 'place.left' })
  run.send({ type: 'signIn.finished', cartToken: 'cart-3' })
  expect(run.calls.at(-1)?.input).toEqual({ cartToken: 'cart-3', item, action: 'add', idempotencyKey: 'key' })
})

// Spec 8.2
test('a failed add says why and keeps the item, and trying again sends the same key', async () => {
  const run = start()
  run.send({ ...add, cartToken: 'cart-1' })
  await run.refuse('addItem', outage)
  expect(selectFailure(run.state())?.message).toBe(
    'The project service is not available right now. Please try again. Contact customer support if this persists.',
  )
  run.send({ type: 'add.retried' })
  const [first, second] = run.calls
  expect(second?.input).toEqual(first?.input)
})

test('choosing the same item after a failure tries it again, under the same key', async () => {
  const run = start()
  run.send({ ...add, cartToken: 'cart-1' })
  await run.refuse('addItem', outage)
  run.send({ ...add, cartToken: 'cart-1', idempotencyKey: 'another' })
  const [first, second] = run.calls
  expect(second?.input).toEqual(first?.input)
})

test('choosing the same item while the cart could not be made does not ask for the email again', async () => {
  const run = start()
  run.send(add)
  run.send({ type: 'email.submitted', email: 'guest@aquatint.test' })
  await run.refuse('createCart', outage)
  run.send({ ...add, idempotencyKey: 'another' })
  const [first, second] = run.calls
  expect(second).toMatchObject({ id: 'createCart', input: first?.input })
})

test.for([
  { item: { ...item, imageId: 'i-2' } },
  { item: { ...item, substrate: 'canvas' } },
  { item: { ...item, width: 25 } },
  { item: { ...item, height: 19 } },
  { action: 'open' },
  { cartToken: 'cart-2' },
  { signedIn: true },
] as const)('choosing something else after a failure replaces the item: %j', async (other) => {
  const run = start()
  run.send({ ...add, cartToken: 'cart-1' })
  await run.refuse('addItem', outage)
  run.send({ ...add, cartToken: 'cart-1', ...other, idempotencyKey: 'another' })
  expect(run.calls.at(-1)?.input).toMatchObject({ idempotencyKey: 'another' })
})

test('trying again goes on where the add failed, not from the beginning', async () => {
  const run = start()
  run.send({ ...add, signedIn: true })
  await run.answer('createCart', { cart, added })
  await run.refuse('migrateCart', outage)
  run.send({ type: 'add.retried' })
  await run.answer('migrateCart', cart, run.calls.at(-1))
  expect(run.calls.map(({ id }) => id)).toEqual(['createCart', 'migrateCart', 'migrateCart', 'markPopular'])
})

// Spec 8.2
test.each([unpublished, full])(
  'an add that would be refused again is not offered to be tried again: $message',
  async (refusal) => {
    const run = start()
    run.send({ ...add, cartToken: 'cart-1' })
    await run.refuse('addItem', refusal)
    expect(selectFailure(run.state())).toMatchObject({ kind: 'invalid', message: refusal.message })
  },
)

test.each([addedToGone, addedToOrdered])(
  'a cart that takes no more items makes way for the cart held in its place: $code',
  async (refusal) => {
    const run = start()
    run.send({ ...add, cartToken: 'gone', signedIn: true })
    await run.refuse('addItem', refusal)
    expect(run.calls.at(-1)).toMatchObject({ id: 'findCart', input: { gone: 'gone' } })
    await run.answer('findCart', cart)
    expect(run.calls.at(-1)).toMatchObject({
      id: 'addItem',
      input: { cartToken: 'cart-1', idempotencyKey: 'key' },
    })
    await run.answer('addItem', added)
    expect(run.told).toEqual([
      { type: 'cart.gone', token: 'gone' },
      { type: 'item.added', item, itemId: '5', cartToken: 'cart-1' },
    ])
  },
)

test.each([
  [true, 'creatingCart'],
  [false, 'askingEmail'],
])(
  'a cart that is gone and has no successor makes way for a new one (signed in: %s)',
  async (signedIn, then) => {
    const run = start()
    run.send({ ...add, cartToken: 'gone', signedIn })
    await run.refuse('addItem', addedToGone)
    await run.answer('findCart', null)
    expect(run.state().value).toBe(then)
  },
)

test('an add whose cart is unknown asks for the cart, asks again after an outage, and makes none', async () => {
  const run = start()
  run.send({ ...add, signedIn: true, isCartUnknown: true })
  expect(run.calls).toMatchObject([{ id: 'findCart', input: { gone: null } }])
  await run.refuse('findCart', outage)
  expect(run.told).toMatchObject([{ type: 'add.failed', failure: { kind: 'unavailable' } }])
  run.send({ ...add, signedIn: true, isCartUnknown: true, idempotencyKey: 'another' })
  await run.answer('findCart', cart)
  expect(run.calls.map(({ id }) => id)).toEqual(['findCart', 'findCart', 'addItem'])
  expect(run.calls.at(-1)?.input).toMatchObject({ cartToken: 'cart-1', idempotencyKey: 'key' })
})

test('an add gets a new cart once it is known that the visitor has none', async () => {
  const run = start()
  run.send({ ...add, signedIn: true, isCartUnknown: true })
  await run.answer('findCart', null)
  expect(run.calls.at(-1)?.id).toBe('createCart')
})

test('an item that waited for signing in also waits for a cart that could not be loaded', async () => {
  const run = start()
  run.send(add)
  run.send({ type: 'signIn.chosen' })
  run.send({ type: 'signIn.finished', cartToken: null, isCartUnknown: true })
  expect(run.calls.at(-1)?.id).toBe('findCart')
})

test('an item refused because the session expired is finished after signing in again', async () => {
  const run = start()
  run.send({ ...add, cartToken: 'cart-1', signedIn: true })
  await run.refuse('addItem', expired)
  run.send({ type: 'signIn.finished', cartToken: 'cart-1' })
  await run.answer('addItem', added)
  expect(types(run)).toEqual(['add.failed', 'item.added'])
})

// Spec 4.20
test('an add succeeds even though the image could not be marked popular', async () => {
  const run = start()
  run.send({ ...add, cartToken: 'cart-1' })
  await run.answer('addItem', added)
  await run.refuse('markPopular', outage)
  expect(run.state().value).toBe('idle')
  expect(types(run)).toEqual(['item.added'])
})

test('cancelling the question for an email gives up the item', () => {
  const run = start()
  run.send(add)
  run.send({ type: 'email.cancelled' })
  expect(selectItem(run.state())).toBeNull()
})

test('signing out ends an add under way, and its late answer reports nothing', async () => {
  const run = start()
  run.send({ ...add, cartToken: 'cart-1', signedIn: true })
  run.send({ type: 'signedOut' })
  await run.answer('addItem', added)
  expect(run.state().value).toBe('idle')
  expect(run.told).toEqual([])
})
