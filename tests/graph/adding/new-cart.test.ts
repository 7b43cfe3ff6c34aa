import { expect, test } from 'vitest'
import type { CartView } from '#services/main/cart/contract.ts'
import { openShop } from '../support/shop.ts'

const ERRORS = 'userErrors { field message code }'
const CREATE = `mutation Create($input: CreateCartInput!) {
  createCart(input: $input) { itemId designUrl cart { token } ${ERRORS} }
}`
const ADD_ONLY = `mutation AddOnly($input: AddCartItemInput!) { addCartItem(input: $input) { itemId ${ERRORS} } }`
const documents = [CREATE, ADD_ONLY]

const view: CartView = {
  token: 'cart-1',
  quantity: 3,
  latest_order: null,
  project: { id: 7, name: 'Lobby', label: 'Lobby' },
  // More than 32 bits hold.
  subtotal: 10_000_000_000,
  volume_discount: 500,
  volume_discount_rate: 0.05,
  shipping: 900,
  tax: null,
  grand_total: 10_400,
  free_shipping_gap: 4_200,
  arrival: { from: '2026-12-03', to: '2026-12-08' },
  is_guest: true,
  version: 12,
}
const adding = {
  cartToken: 'cart-1',
  imageId: 'a',
  substrate: 'print',
  width: 12,
  height: 9,
  idempotencyKey: 'press-1',
}

test('a guest cart is created for an email, and a missing email is refused at its field', async () => {
  const { graph, main } = await openShop({ documents })
  main.on('POST /api/v2/cart/', ({ body }) =>
    (body as { cart_email?: string }).cart_email
      ? { status: 201, body: view }
      : { status: 400, body: { cart_email: ['This field is required.'] } },
  )
  const input = { email: 'ada@aquatint.test', idempotencyKey: 'press-1' }
  expect((await graph.ask(CREATE, { input })).data).toEqual({
    createCart: { itemId: null, designUrl: null, cart: { token: 'cart-1' }, userErrors: [] },
  })
  expect((await graph.ask(CREATE, { input: { idempotencyKey: 'press-2' } })).data).toEqual({
    createCart: {
      itemId: null,
      designUrl: null,
      cart: null,
      userErrors: [{ field: 'email', message: 'This field is required.', code: 'REQUIRED' }],
    },
  })
})

test('a cart is created with an item in one request, as an add of the same would write it', async () => {
  const { graph, main } = await openShop({ documents })
  const { cartToken, idempotencyKey, ...item } = { ...adding, frame: { moulding: 'walnut' }, action: 'OPEN' }
  const added = { id: 5, quantity: 1, design_url: '/art/design/5' }
  main.on('POST /api/v2/cart/', () => ({ status: 201, body: { ...view, item: added } }))
  main.on('POST /api/v2/cart/cart-1/item/', () => ({ status: 201, body: added }))
  expect((await graph.ask(CREATE, { input: { item, idempotencyKey } })).data).toEqual({
    createCart: { itemId: '5', designUrl: '/art/design/5', cart: { token: 'cart-1' }, userErrors: [] },
  })
  await graph.ask(ADD_ONLY, { input: { ...item, cartToken, idempotencyKey } })
  const [made, again] = main.calls
  expect(made?.headers['idempotency-key']).toBe('press-1')
  expect(made?.body).toEqual({
    item: {
      imagedata: { id: 'a' },
      size: { w: 12, h: 9 },
      substrate: 'print',
      frame: { moulding: 'walnut', mat: null },
      action: 'open',
    },
  })
  expect(JSON.stringify({ item: again?.body })).toBe(JSON.stringify(made?.body))
})

test.each([
  ['item.imagedata', 'imageId'],
  ['item.imagedata.id', 'imageId'],
  ['item.substrate', 'substrate'],
  ['item.size', 'width'],
  ['item.frame', 'frame'],
  ['item.frame.mat', 'frame'],
  ['cart_email', 'email'],
])('what the service refuses of a new cart at %s is told at %s', async (named, field) => {
  const { graph, main } = await openShop({ documents })
  main.on('POST /api/v2/cart/', () => ({ status: 400, body: { [named]: ['Not this.'] } }))
  const { cartToken, idempotencyKey, ...item } = adding
  expect((await graph.ask(CREATE, { input: { item, idempotencyKey } })).data).toMatchObject({
    createCart: { cart: null, itemId: null, userErrors: [{ field, message: 'Not this.' }] },
  })
})
