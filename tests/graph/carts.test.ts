import { expect, test } from 'vitest'
import type { CartItemView, CartView } from '#services/main/cart/contract.ts'
import { openShop } from './support/shop.ts'

const CART_FIELDS = `token quantity latestOrder project { id name label } subtotal volumeDiscount
  volumeDiscountRate shipping grandTotal freeShippingGap arrival { from to } isGuest version`
const ITEM_FIELDS = `id imageId name artist width height substrate frame { moulding mat } quantity unitPrice total addedUnitPrice fault mediaTemplate
  placeholder designUrl`
const ERRORS = 'userErrors { field message code }'
const CART = `query Cart($token: ID!) {
  cart(token: $token) { ${CART_FIELDS} items(page: 2, pageSize: 10) { count items { ${ITEM_FIELDS} } } }
}`
const RECENT = 'query Recent { recentCart { token } }'
const PROJECT = 'query Project($id: ID!) { projectCart(projectId: $id) { token } }'
const ADD = `mutation Add($input: AddCartItemInput!) {
  addCartItem(input: $input) { itemId designUrl cart { quantity } ${ERRORS} }
}`
const ADD_ONLY = `mutation AddOnly($input: AddCartItemInput!) { addCartItem(input: $input) { itemId ${ERRORS} } }`
const ADD_TWICE = `mutation AddTwice($input: AddCartItemInput!) {
  first: addCartItem(input: $input) { cart { quantity } }
  second: addCartItem(input: $input) { cart { quantity } }
}`
const CHANGE = `mutation Change($input: ChangeCartItemInput!) {
  changeCartItem(input: $input) { item { quantity } cart { quantity } ${ERRORS} }
}`
const REMOVE = `mutation Remove($input: RemoveCartItemInput!) {
  removeCartItem(input: $input) { cart { quantity } seq ${ERRORS} }
}`
const MIGRATE = `mutation Migrate($input: MigrateCartInput!) {
  migrateCart(input: $input) { cart { isGuest } added joined merge { seq left over } ${ERRORS} }
}`
const documents = [CART, RECENT, PROJECT, ADD, ADD_ONLY, ADD_TWICE, CHANGE, REMOVE, MIGRATE]

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
const item: CartItemView = {
  id: 5,
  image_id: 'a',
  name: 'Tide',
  quantity: 3,
  total: 9_999,
  added_unit_price: 5_556,
  fault: 'unpublished',
  unit_price: 3_333,
  imgsrc: '/media/a/1/{width}',
  preview: 'data:image/webp;base64,AA==',
  config: { artist: '', width: 12, height: 9, substrate: 'print', frame: { moulding: 'walnut', mat: null } },
  design_url: '/art/design/5',
}
const adding = {
  cartToken: 'cart-1',
  imageId: 'a',
  substrate: 'print',
  width: 12,
  height: 9,
  idempotencyKey: 'press-1',
}

test('a line has the price that it was added at only if the price has changed, and a fault only if there is one', async () => {
  const { graph, main } = await openShop({ documents })
  const same = { ...item, added_unit_price: item.unit_price, fault: null }
  main.on('GET /api/v2/cart/cart-1/', () => ({ body: view }))
  main.on('GET /api/v2/cart/cart-1/items/', () => ({
    body: { count: 1, next: null, previous: null, results: [same] },
  }))
  const { data } = await graph.ask(CART, { token: 'cart-1' })
  expect(data?.cart).toMatchObject({ items: { items: [{ addedUnitPrice: null, fault: null }] } })
})

// Spec 3.11, 3.12
test('a cart has all of its fields, and so have its lines', async () => {
  const { graph, main } = await openShop({ documents })
  main.on('GET /api/v2/cart/cart-1/', () => ({ body: view }))
  main.on('GET /api/v2/cart/cart-1/items/', () => ({
    body: { count: 11, next: null, previous: null, results: [item] },
  }))
  const said = await graph.ask(CART, { token: 'cart-1' })
  expect(said.errors).toEqual([])
  expect(said.data?.cart).toEqual({
    token: 'cart-1',
    quantity: 3,
    latestOrder: null,
    project: { id: '7', name: 'Lobby', label: 'Lobby' },
    subtotal: 10_000_000_000,
    volumeDiscount: 500,
    volumeDiscountRate: 0.05,
    shipping: 900,
    grandTotal: 10_400,
    freeShippingGap: 4_200,
    arrival: { from: '2026-12-03', to: '2026-12-08' },
    isGuest: true,
    version: 12,
    items: {
      count: 11,
      items: [
        {
          id: '5',
          imageId: 'a',
          name: 'Tide',
          artist: null,
          width: 12,
          height: 9,
          substrate: 'print',
          frame: { moulding: 'walnut', mat: null },
          quantity: 3,
          unitPrice: 3_333,
          total: 9_999,
          addedUnitPrice: 5_556,
          fault: 'UNPUBLISHED',
          mediaTemplate: '/media/a/1/{width}',
          placeholder: 'data:image/webp;base64,AA==',
          designUrl: '/art/design/5',
        },
      ],
    },
  })
  expect(Object.fromEntries(main.calls[1]?.query ?? [])).toEqual({ page: '2', page_size: '10' })
})

test("somebody else's cart is null, and so is one that does not exist", async () => {
  const { graph } = await openShop({ documents })
  expect((await graph.ask(CART, { token: 'not-mine' })).data).toEqual({ cart: null })
  expect((await graph.ask(RECENT)).data).toEqual({ recentCart: null })
  expect((await graph.ask(PROJECT, { id: '99' })).data).toEqual({ projectCart: null })
})

test('a visitor reads their most recent cart and the cart of a project', async () => {
  const { graph, main } = await openShop({ documents })
  main.on('GET /api/v2/cart/', () => ({ body: view }))
  main.on('GET /api/v2/projects/7/', () => ({ body: view }))
  expect((await graph.ask(RECENT)).data).toEqual({ recentCart: { token: 'cart-1' } })
  expect((await graph.ask(PROJECT, { id: '7' })).data).toEqual({ projectCart: { token: 'cart-1' } })
})

test('adding sends the item once under the key of the press, and reads the cart only if it is asked for', async () => {
  const { graph, main } = await openShop({ documents })
  main.on('POST /api/v2/cart/cart-1/item/', () => ({
    status: 201,
    body: { id: 5, quantity: 1, design_url: '/art/design/5' },
  }))
  main.on('GET /api/v2/cart/cart-1/', () => ({ body: view }))
  const said = await graph.ask(ADD, { input: { ...adding, action: 'OPEN' } })
  expect(said.data).toEqual({
    addCartItem: { itemId: '5', designUrl: '/art/design/5', cart: { quantity: 3 }, userErrors: [] },
  })
  expect(main.calls[0]?.headers['idempotency-key']).toBe('press-1')
  expect(main.calls[0]?.body).toEqual({
    imagedata: { id: 'a' },
    size: { w: 12, h: 9 },
    substrate: 'print',
    action: 'open',
  })
  await graph.ask(ADD_ONLY, { input: adding })
  expect(main.calls.map(({ method }) => method)).toEqual(['POST', 'GET', 'POST'])
})

test('a frame goes along by its names, and what is wrong with it is told at its field', async () => {
  const { graph, main } = await openShop({ documents })
  const body = { frame: ['This frame is not offered for this substrate and size.'] }
  main.on('POST /api/v2/cart/cart-1/item/', () => ({ status: 400, body }))
  const said = await graph.ask(ADD_ONLY, { input: { ...adding, frame: { moulding: 'walnut' } } })
  expect(main.calls[0]?.body).toMatchObject({ frame: { moulding: 'walnut', mat: null } })
  expect(said.data).toMatchObject({
    addCartItem: { userErrors: [{ field: 'frame', message: body.frame[0] }] },
  })
})

test('each of two changes in one operation answers the cart as it was after that change', async () => {
  const { graph, main } = await openShop({ documents })
  let quantity = 0
  main.on('POST /api/v2/cart/cart-1/item/', () => {
    quantity += 1
    return { status: 201, body: { id: 5, quantity, design_url: null } }
  })
  main.on('GET /api/v2/cart/cart-1/', () => ({ body: { ...view, quantity } }))
  const said = await graph.ask(ADD_TWICE, { input: adding })
  expect(said.data).toEqual({ first: { cart: { quantity: 1 } }, second: { cart: { quantity: 2 } } })
})

test('an add is answered even when the cart cannot be read afterwards', async () => {
  const { graph, main } = await openShop({ documents })
  main.on('POST /api/v2/cart/cart-1/item/', () => ({
    status: 201,
    body: { id: 5, quantity: 1, design_url: null },
  }))
  main.on('GET /api/v2/cart/cart-1/', () => ({ status: 500 }))
  const said = await graph.ask(ADD, { input: adding })
  expect(said.data).toMatchObject({ addCartItem: { itemId: '5', cart: null, userErrors: [] } })
  expect(said.errors[0]).toMatchObject({
    path: ['addCartItem', 'cart'],
    extensions: { code: 'UPSTREAM_UNAVAILABLE' },
  })
})

test('a refused item is refused at the fields of the input', async () => {
  const { graph, main } = await openShop({ documents })
  main.on('POST /api/v2/cart/cart-1/item/', () => ({
    status: 400,
    body: { imagedata: ['No such image.'], substrate: ['"paper" is not a valid choice.'] },
  }))
  const said = await graph.ask(ADD, { input: adding })
  expect(said.data).toMatchObject({
    addCartItem: {
      itemId: null,
      cart: null,
      userErrors: [
        { field: 'imageId', message: 'No such image.' },
        { field: 'substrate', message: '"paper" is not a valid choice.' },
      ],
    },
  })
})

test('a quantity is changed and the sums are read after the change', async () => {
  const { graph, main } = await openShop({ documents })
  main.on('PATCH /api/v2/projects/cart-1/item/', () => ({ body: item }))
  main.on('GET /api/v2/cart/cart-1/', () => ({ body: view }))
  const input = { cartToken: 'cart-1', itemId: '5', quantity: 3 }
  expect((await graph.ask(CHANGE, { input })).data).toEqual({
    changeCartItem: { item: { quantity: 3 }, cart: { quantity: 3 }, userErrors: [] },
  })
  expect(main.calls[0]?.query.get('id')).toBe('5')
  expect(main.calls[0]?.body).toEqual({ quantity: 3 })
})

test('a removal answers the number of the event to undo, where the service gives one', async () => {
  const { graph, main } = await openShop({ documents })
  main.on('GET /api/v2/cart/cart-1/', () => ({ body: { ...view, quantity: 0 } }))
  for (const [answer, seq] of [
    [{ body: { seq: 7 } }, 7],
    [{ status: 204 }, null],
  ] as const) {
    main.on('DELETE /api/v2/projects/cart-1/item/', () => answer)
    const said = await graph.ask(REMOVE, { input: { cartToken: 'cart-1', itemId: '5' } })
    expect(said.data).toEqual({ removeCartItem: { cart: { quantity: 0 }, seq, userErrors: [] } })
  }
})

test('a guest cart is given to the account', async () => {
  const { graph, main } = await openShop({ documents })
  main.on('POST /api/v2/cart/cart-1/migrate-cart/', () => ({
    body: { cart: { ...view, is_guest: false }, added: 2, joined: 1, merge: { seq: 9, left: 1, over: 0 } },
  }))
  const said = await graph.ask(MIGRATE, { input: { cartToken: 'cart-1' } }, { access: 'token-1' })
  expect(said.data).toEqual({
    migrateCart: {
      cart: { isGuest: false },
      added: 2,
      joined: 1,
      merge: { seq: 9, left: 1, over: 0 },
      userErrors: [],
    },
  })
  const other = await graph.ask(MIGRATE, { input: { cartToken: 'cart-2' } }, { access: 'token-1' })
  expect(other.data).toMatchObject({
    migrateCart: { cart: null, userErrors: [{ field: 'cartToken', code: 'NOT_FOUND' }] },
  })
})
