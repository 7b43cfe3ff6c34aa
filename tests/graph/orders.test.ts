import { expect, test } from 'vitest'
import { address, addressView, arrival, at, order, quote, sums } from './order-views.ts'
import { openShop } from './support/shop.ts'

const ERRORS = 'userErrors { field message code }'
const QUOTE = `query Quote($token: ID!, $address: AddressInput) {
  projectQuote(cartToken: $token, address: $address) {
    quote { version orderId email lines { itemId unitPrice total } unavailable { itemId name fault } volumeDiscountRate
      shippingIsEstimate tax { amount rate jurisdiction } grandTotal arrival { from to } } ${ERRORS}
  }
}`
const PLACE = `mutation Place($input: PlaceOrderInput!) { placeOrder(input: $input) { order { orderId } ${ERRORS} } }`
const ORDER = `query Order($id: ID!, $token: ID) {
  order(orderId: $id, cartToken: $token) {
    orderId status paid placedAt project { id label } grandTotal lines { id imageId artist unitPrice frame { moulding mat }
      workshop { outsideWidth outsideHeight depth finish matWidth hardware } }
    address { name administrativeArea administrativeAreaLevel2 postalCode } payment { method reference } arrival { from to }
    timeline { status at who { kind isYou } carrier tracking } invoice { filename contentType content }
  }
}`
const UNDER = `query Under($token: ID!, $key: ID!) { placedOrder(cartToken: $token, idempotencyKey: $key) { orderId } }`
const ORDERS = `query Orders($all: Boolean) {
  orders(all: $all) { count orders { orderId status placedAt grandTotal pictures { name mediaTemplate } } }
}`
const CHANGE = `mutation Change($input: ChangeOrderInput!) { changeOrder(input: $input) { order { status } ${ERRORS} } }`
const REORDER = `mutation Reorder($input: ReorderInput!) {
  reorder(input: $input) { cart { token } left { name fault } ${ERRORS} }
}`
const documents = [QUOTE, PLACE, ORDER, UNDER, ORDERS, CHANGE, REORDER]

const input = {
  cartToken: 'cart-1',
  version: 'v1',
  total: 6_972,
  address,
  payment: { method: 'PURCHASE_ORDER', reference: 'PO-7' },
  idempotencyKey: 'key-1',
}

test('A quote is asked for with the address in the service’s names, and its faults are user errors at the form’s fields', async () => {
  const { main, graph } = await openShop({ documents })
  main.on('POST /api/v2/projects/cart-1/quote/', () => ({ body: quote }))
  const { data } = await graph.ask(QUOTE, { token: 'cart-1', address })
  expect(main.calls.at(-1)?.body).toEqual({ address: { ...addressView, postal_code_confirmed: false } })
  expect(data?.projectQuote).toEqual({
    quote: {
      version: 'v1',
      orderId: null,
      email: 'ann@example.com',
      lines: [{ itemId: '5', unitPrice: 5_556, total: 5_556 }],
      unavailable: [{ itemId: '6', name: 'Hill', fault: 'GONE' }],
      volumeDiscountRate: 0,
      shippingIsEstimate: false,
      tax: { amount: 306, rate: 0.055, jurisdiction: 'ME' },
      grandTotal: 6_972,
      arrival,
    },
    userErrors: [],
  })
  main.on('POST /api/v2/projects/cart-1/quote/', () => ({
    status: 400,
    body: {
      'address.administrative_area_level_1': ['Enter it.'],
      'address.postal_code': ['This field may not be blank.'],
      'address.postal_code_confirmed': ['ZIP code 10001 is in New York, not Maine.'],
    },
  }))
  const refused = await graph.ask(QUOTE, { token: 'cart-1', address })
  expect(refused.data?.projectQuote).toEqual({
    quote: null,
    userErrors: [
      { field: 'administrativeArea', message: 'Enter it.', code: 'INVALID' },
      { field: 'postalCode', message: 'This field may not be blank.', code: 'REQUIRED' },
      {
        field: 'postalCodeConfirmed',
        message: 'ZIP code 10001 is in New York, not Maine.',
        code: 'INVALID',
      },
    ],
  })
})

test('An order is placed with the sum that was agreed to, once for its key; a changed quote is a CONFLICT', async () => {
  const { main, graph } = await openShop({ documents })
  const path = 'POST /api/v2/projects/cart-1/checkout/'
  main.on(path, () => ({ status: 201, body: order }))
  const { data } = await graph.ask(PLACE, { input })
  expect(data?.placeOrder).toEqual({ order: { orderId: 'K7Q2-9MXD' }, userErrors: [] })
  expect(main.calls.at(-1)).toMatchObject({
    headers: { 'idempotency-key': 'key-1' },
    body: {
      address: addressView,
      payment: { method: 'purchase_order', reference: 'PO-7' },
      quote: { version: 'v1', grand_total: 6_972 },
    },
  })
  const refusals = [
    [
      409,
      { detail: 'Changed.', code: 'quote_changed' },
      { field: null, message: 'Changed.', code: 'CONFLICT' },
    ],
    [400, { 'payment.intent': ['Declined.'] }, { field: 'payment', message: 'Declined.', code: 'INVALID' }],
    [
      400,
      { 'payment.reference': ['Too long.'] },
      { field: 'reference', message: 'Too long.', code: 'INVALID' },
    ],
    [404, { detail: 'Not found.' }, { field: 'cartToken', message: 'Not found.', code: 'NOT_FOUND' }],
  ] as const
  for (const [status, body, error] of refusals) {
    main.on(path, () => ({ status, body }))
    const refused = await graph.ask(PLACE, { input })
    expect(refused.data?.placeOrder).toEqual({ order: null, userErrors: [error] })
  }
  main.on(path, () => ({ status: 503, body: { detail: 'Later.' } }))
  const { errors } = await graph.ask(PLACE, { input })
  expect(errors[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE')
})

test('An order is read with its invoice, a guest’s with the project’s token; anybody else’s is null', async () => {
  const { main, graph } = await openShop({ documents })
  const pdf = Buffer.from('%PDF-1.3 ü')
  main.on('GET /api/v2/orders/K7Q2-9MXD/', ({ headers }) =>
    headers['cart-token'] === 'cart-1' ? { body: order } : { status: 404, body: { detail: 'Not found.' } },
  )
  main.on('GET /api/v2/orders/K7Q2-9MXD/invoice/', ({ headers }) =>
    headers['cart-token'] === 'cart-1'
      ? { body: pdf, headers: { 'content-type': 'application/pdf' } }
      : { status: 404 },
  )
  const { data } = await graph.ask(ORDER, { id: 'K7Q2-9MXD', token: 'cart-1' }, { cartToken: 'another' })
  expect(data?.order).toMatchObject({
    orderId: 'K7Q2-9MXD',
    status: 'IN_PRODUCTION',
    paid: true,
    placedAt: at,
    project: { id: '12', label: 'Lobby 12' },
    lines: [
      {
        ...{ id: '5', imageId: 'lake', artist: null, unitPrice: 5_556 },
        frame: { moulding: 'walnut', mat: 'white' },
        workshop: {
          ...{ outsideWidth: 18, outsideHeight: 15, depth: 1.5, finish: 'Oil', matWidth: 2 },
          hardware: 'Sawtooth hanger',
        },
      },
    ],
    address: {
      name: 'Ann',
      administrativeArea: 'ME',
      administrativeAreaLevel2: 'Cumberland County',
      postalCode: '04101',
    },
    payment: { method: 'PURCHASE_ORDER', reference: 'PO-7' },
    timeline: [{ status: 'PLACED', who: { kind: 'GUEST', isYou: false } }],
    invoice: {
      filename: 'invoice-K7Q2-9MXD.pdf',
      contentType: 'application/pdf',
      content: pdf.toString('base64'),
    },
  })
  expect((await graph.ask(ORDER, { id: 'K7Q2-9MXD' })).data?.order).toBeNull()
})

test('The order that was placed under a key is found by the key, and is null when there is none', async () => {
  const { main, graph } = await openShop({ documents })
  main.on('GET /api/v2/projects/cart-1/checkout/', ({ query }) =>
    query.get('key') === 'key-1' ? { body: order } : { status: 404, body: { detail: 'Not found.' } },
  )
  const found = await graph.ask(UNDER, { token: 'cart-1', key: 'key-1' })
  expect(found.data?.placedOrder).toEqual({ orderId: 'K7Q2-9MXD' })
  expect((await graph.ask(UNDER, { token: 'cart-1', key: 'key-2' })).data?.placedOrder).toBeNull()
})

test('A customer lists their own orders, and staff list all orders if they ask for them', async () => {
  const { main, graph } = await openShop({ documents })
  const { order_id, status, placed_at, project, email, quantity, grand_total } = order
  const pictures = [{ name: 'Lake', imgsrc: '/media/lake/1/{width}', preview: 'data:,' }]
  const summary = { order_id, status, placed_at, project, email, quantity, grand_total, pictures }
  main.on('GET /api/v2/orders/', () => ({
    body: { count: 1, next: null, previous: null, results: [summary] },
  }))
  const { data } = await graph.ask(ORDERS, { all: true })
  expect(data?.orders).toEqual({
    count: 1,
    orders: [
      {
        orderId: 'K7Q2-9MXD',
        status: 'IN_PRODUCTION',
        placedAt: at,
        grandTotal: 6_972,
        pictures: [{ name: 'Lake', mediaTemplate: '/media/lake/1/{width}' }],
      },
    ],
  })
  expect(main.calls.at(-1)?.query.get('all')).toBe('1')
  await graph.ask(ORDERS)
  expect(main.calls.at(-1)?.query.get('all')).toBeNull()
})

test('An order is changed by a transition and can be ordered again; CONFLICT where nobody may, FORBIDDEN where only others may', async () => {
  const { main, graph } = await openShop({ documents })
  const path = 'POST /api/v2/orders/K7Q2-9MXD/transitions/'
  const ship = {
    orderId: 'K7Q2-9MXD',
    transition: 'SHIP',
    carrier: 'UPS',
    tracking: '1Z',
    idempotencyKey: 'key-1',
  }
  main.on(path, () => ({ body: { ...order, status: 'shipped' } }))
  const { data } = await graph.ask(CHANGE, { input: ship })
  expect(data?.changeOrder).toEqual({ order: { status: 'SHIPPED' }, userErrors: [] })
  expect(main.calls.at(-1)?.body).toEqual({ transition: 'ship', carrier: 'UPS', tracking: '1Z' })
  main.on(path, () => ({ status: 409, body: { detail: 'Not now.', code: 'wrong_state' } }))
  expect((await graph.ask(CHANGE, { input: ship })).data?.changeOrder).toEqual({
    order: null,
    userErrors: [{ field: null, message: 'Not now.', code: 'CONFLICT' }],
  })
  main.on(path, () => ({ status: 403, body: { detail: 'No.' } }))
  expect((await graph.ask(CHANGE, { input: ship })).errors[0]?.extensions.code).toBe('FORBIDDEN')

  const cart = { token: 'cart-2', project: { id: 13, name: 'Lobby', label: 'Lobby 13' }, ...sums }
  main.on('POST /api/v2/orders/K7Q2-9MXD/reorder/', () => ({
    status: 201,
    body: { cart, left: [{ name: 'Hill', fault: 'size' }] },
  }))
  const again = await graph.ask(REORDER, {
    input: { orderId: 'K7Q2-9MXD', cartToken: 'cart-1', idempotencyKey: 'k' },
  })
  expect(again.data?.reorder).toEqual({
    cart: { token: 'cart-2' },
    left: [{ name: 'Hill', fault: 'SIZE' }],
    userErrors: [],
  })
  expect(main.calls.at(-1)?.headers['cart-token']).toBe('cart-1')
})
