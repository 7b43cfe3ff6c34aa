import { expect, test } from 'vitest'
import type {
  ReviewView,
  SharedLineView,
  SharedProjectView,
  ShareView,
} from '#services/main/shares/contract.ts'
import { openShop } from './support/shop.ts'

const ERRORS = 'userErrors { field message code }'
const SHARE_FIELDS = 'shareToken sharedAt cartVersion reviews { id itemId author verdict comment at }'
const SHARE = `query Share($token: ID!) { share(cartToken: $token) { ${SHARE_FIELDS} } }`
const MAKE = `mutation Make($token: ID!) { shareProject(cartToken: $token) { share { ${SHARE_FIELDS} } ${ERRORS} } }`
const WITHDRAW = `mutation Withdraw($token: ID!) { withdrawShare(cartToken: $token) { share { shareToken } ${ERRORS} } }`
const SHARED = `query Shared($token: ID!) {
  sharedProject(shareToken: $token) {
    shareToken name quantity subtotal volumeDiscount volumeDiscountRate shipping grandTotal isOrdered
    lines { id imageId name artist width height substrate frame { moulding mat } quantity unitPrice fault mediaTemplate placeholder
      reviews { id itemId author verdict comment at } }
  }
}`
const REVIEW = `mutation Review($input: ReviewLinesInput!) {
  reviewLines(input: $input) { project { lines { reviews { verdict } } } ${ERRORS} }
}`
const documents = [SHARE, MAKE, WITHDRAW, SHARED, REVIEW]

const at = '2026-11-21T04:00:00.000Z'
const review: ReviewView = { id: 3, item_id: 5, author: 'Ann', verdict: 'changes', comment: 'Larger.', at }
const view: ShareView = { share_token: 'link-1', shared_at: at, reviews: [review], cart_version: 7 }
const line: SharedLineView = {
  id: 5,
  image_id: 'lake',
  name: 'Lake',
  artist: '',
  imgsrc: '/media/lake/1/{width}',
  preview: 'data:,',
  width: 24,
  height: 16,
  substrate: 'print',
  frame: null,
  quantity: 2,
  unit_price: 5_556,
  total: 11_112,
  fault: 'unpublished',
  reviews: [review],
}
const shared: SharedProjectView = {
  name: 'Lobby',
  quantity: 2,
  subtotal: 11_112,
  volume_discount: 10,
  volume_discount_rate: 0.05,
  shipping: 900,
  tax: null,
  grand_total: 12_002,
  is_ordered: false,
  lines: [line],
}
const said = { id: '3', itemId: '5', author: 'Ann', verdict: 'CHANGES', comment: 'Larger.', at }
const input = {
  shareToken: 'link-1',
  itemIds: ['5', '6'],
  author: 'Ann',
  verdict: 'APPROVED',
  comment: '',
  idempotencyKey: 'key-1',
}

test('a project’s link and its reviews are read in the owner’s name', async () => {
  const { graph, main } = await openShop({ documents })
  main.on('GET /api/v2/projects/cart-1/share/', () => ({ body: view }))
  const asked = await graph.ask(SHARE, { token: 'cart-1' }, { access: 'access-1' })
  expect(asked.data).toEqual({
    share: { shareToken: 'link-1', sharedAt: at, cartVersion: 7, reviews: [said] },
  })
  expect(main.calls[0]?.headers).toMatchObject({ authorization: 'JWT access-1' })
})

test('a visitor who may not write to a project sees no link of it', async () => {
  const { graph, main } = await openShop({ documents })
  main.on('GET /api/v2/projects/cart-1/share/', () => ({ status: 404, body: { detail: 'Not found.' } }))
  expect((await graph.ask(SHARE, { token: 'cart-1' })).data).toEqual({ share: null })
})

test('a link is made and withdrawn; for an ordered project the refusal is a user error', async () => {
  const { graph, main } = await openShop({ documents })
  const detail = 'This project has been ordered.'
  main.on('POST /api/v2/projects/cart-1/share/', () => ({ body: view }))
  main.on('POST /api/v2/projects/cart-2/share/', () => ({
    status: 409,
    body: { detail, code: 'project_ordered' },
  }))
  main.on('DELETE /api/v2/projects/cart-1/share/', () => ({ body: { ...view, share_token: null } }))
  expect((await graph.ask(MAKE, { token: 'cart-1' })).data).toMatchObject({
    shareProject: { share: { shareToken: 'link-1', reviews: [said] }, userErrors: [] },
  })
  expect((await graph.ask(WITHDRAW, { token: 'cart-1' })).data).toEqual({
    withdrawShare: { share: { shareToken: null }, userErrors: [] },
  })
  expect((await graph.ask(MAKE, { token: 'cart-2' })).data).toEqual({
    shareProject: { share: null, userErrors: [{ field: null, message: detail, code: 'CONFLICT' }] },
  })
})

test('a link shows all of its project, asked for in nobody’s name', async () => {
  const { graph, main } = await openShop({ documents })
  main.on('GET /api/v2/shared/link-1/', () => ({ body: shared }))
  const asked = await graph.ask(SHARED, { token: 'link-1' }, { access: 'access-1', cartToken: 'cart-9' })
  expect(asked.data).toEqual({
    sharedProject: {
      shareToken: 'link-1',
      name: 'Lobby',
      quantity: 2,
      subtotal: 11_112,
      volumeDiscount: 10,
      volumeDiscountRate: 0.05,
      shipping: 900,
      grandTotal: 12_002,
      isOrdered: false,
      lines: [
        {
          id: '5',
          imageId: 'lake',
          name: 'Lake',
          artist: null,
          width: 24,
          height: 16,
          substrate: 'print',
          frame: null,
          quantity: 2,
          unitPrice: 5_556,
          fault: 'UNPUBLISHED',
          mediaTemplate: '/media/lake/1/{width}',
          placeholder: 'data:,',
          reviews: [said],
        },
      ],
    },
  })
  expect(main.calls[0]?.headers).not.toHaveProperty('authorization')
  expect(main.calls[0]?.headers).not.toHaveProperty('cart-token')
})

test('a link that opens nothing is null', async () => {
  const { graph, main } = await openShop({ documents })
  main.on('GET /api/v2/shared/link-1/', () => ({ status: 404, body: { detail: 'Not found.' } }))
  expect((await graph.ask(SHARED, { token: 'link-1' })).data).toEqual({ sharedProject: null })
})

test('lines are reviewed once under a key, and the project is read afterwards', async () => {
  const { graph, main } = await openShop({ documents })
  main.on('POST /api/v2/shared/link-1/reviews/', () => ({ status: 201, body: { reviews: [review] } }))
  main.on('GET /api/v2/shared/link-1/', () => ({ body: shared }))
  expect((await graph.ask(REVIEW, { input })).data).toEqual({
    reviewLines: { project: { lines: [{ reviews: [{ verdict: 'CHANGES' }] }] }, userErrors: [] },
  })
  expect(main.calls[0]).toMatchObject({
    body: { items: [5, 6], author: 'Ann', verdict: 'approved', comment: '' },
    headers: { 'idempotency-key': 'key-1' },
  })
})

test.each([
  [400, { author: ['This field may not be blank.'] }, { field: 'author', code: 'REQUIRED' }],
  [404, { detail: 'Not found.' }, { field: 'shareToken', code: 'NOT_FOUND' }],
  [409, { detail: 'Ordered.', code: 'project_ordered' }, { field: null, code: 'CONFLICT' }],
  [429, { detail: 'Request was throttled.' }, { field: null, code: 'RATE_LIMITED' }],
])('a refused review is a user error: %i', async (status, body, error) => {
  const { graph, main } = await openShop({ documents })
  main.on('POST /api/v2/shared/link-1/reviews/', () => ({ status, body }))
  expect((await graph.ask(REVIEW, { input })).data).toMatchObject({
    reviewLines: { project: null, userErrors: [error] },
  })
})

test('an invalid key is refused before a service is asked', async () => {
  const { graph, main } = await openShop({ documents })
  const asked = await graph.ask(REVIEW, { input: { ...input, idempotencyKey: 'ä' } })
  expect(asked.data).toMatchObject({ reviewLines: { userErrors: [{ field: 'idempotencyKey' }] } })
  expect(main.calls).toEqual([])
})
