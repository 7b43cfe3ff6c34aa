import { beforeAll, expect, test } from 'vitest'
import { refuseUserErrors } from '#client/effects/refusals.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import {
  addedToGone,
  addedToOrdered,
  full,
  notInFrame,
  notInSize,
  notOnSubstrate,
  unpublished,
} from '#tests/walks/fixtures/cart-refusals.ts'
import { notFound, ordered } from '#tests/walks/fixtures/shared.ts'
import { type MainService, serveMain } from '../services/main/main-service.ts'
import { openGraph, type TestGraph } from './support/graph.ts'

const ERRORS = 'userErrors { field message code }'
const ADD = `mutation Add($input: AddCartItemInput!) { addCartItem(input: $input) { ${ERRORS} } }`
const CREATE = `mutation Create($input: CreateCartInput!) { createCart(input: $input) { ${ERRORS} } }`
const CHANGE = `mutation Change($input: ChangeCartItemInput!) { changeCartItem(input: $input) { ${ERRORS} } }`
const REMOVE = `mutation Remove($input: RemoveCartItemInput!) { removeCartItem(input: $input) { ${ERRORS} } }`
const MIGRATE = `mutation Migrate($input: MigrateCartInput!) { migrateCart(input: $input) { ${ERRORS} } }`

let main: MainService
let graph: TestGraph
beforeAll(async () => {
  const database = await openEmbedded(await createStoreFolder('migrated'))
  afterFile(() => database.close())
  main = await serveMain(async () => database)
  graph = await openGraph({
    documents: [CREATE, ADD, CHANGE, REMOVE, MIGRATE],
    settings: {
      auth: { url: main.content.url },
      main: { url: main.origin },
      content: { url: main.content.url },
    },
  })
  afterFile(() => graph.close())
})

/** Answers what the storefront's machines make of the graph's answer from the real service. */
const refusalOf = async (document: string, input: object, access?: string): Promise<unknown> => {
  const { data, errors } = await graph.ask(document, { input }, access ? { access } : {})
  expect(errors).toEqual([])
  const [payload] = Object.values(data ?? {})
  try {
    refuseUserErrors((payload as { userErrors: Parameters<typeof refuseUserErrors>[0] }).userErrors)
  } catch (refusal) {
    return refusal
  }
  return null
}

const lake = { imageId: 'lake', substrate: 'print', width: 24, height: 16, idempotencyKey: 'key' }
const order = (token: string) => main.append(token, [{ type: 'cart.ordered', data: { orderId: 'ABCD2345' } }])

test('the refusal to add to an ordered cart names the cart', async () => {
  const { token: cartToken } = await main.createCart()
  await order(cartToken)
  expect(await refusalOf(ADD, { ...lake, cartToken })).toEqual(addedToOrdered)
})

test('the refusal to add to a cart that does not exist names the cart', async () => {
  expect(await refusalOf(ADD, { ...lake, cartToken: 'gone' })).toEqual(addedToGone)
})

test('the refusal to add an unpublished image names the image', async () => {
  const { token: cartToken } = await main.createCart()
  expect(await refusalOf(ADD, { ...lake, imageId: 'draft', cartToken })).toEqual(unpublished)
})

const { idempotencyKey, ...chosen } = lake
test.each([
  [{ imageId: 'draft' }, unpublished],
  [{ substrate: 'wood' }, notOnSubstrate],
  [{ height: 15 }, notInSize],
  [{ frame: { moulding: 'cherry' } }, notInFrame],
])('the refusal to make a cart with %j is that of an add', async (wrong, refusal) => {
  const item = { ...chosen, ...wrong }
  expect(await refusalOf(CREATE, { email: 'guest@example.com', item, idempotencyKey })).toEqual(refusal)
})

test('the refusal to add to a full cart names no field', async () => {
  const { token: cartToken } = await main.createCart()
  await main.fill(cartToken, 500)
  expect(await refusalOf(ADD, { ...lake, cartToken })).toEqual(full)
})

test('no line of an ordered project is changed or removed', async () => {
  const { token: cartToken } = await main.createCart()
  const { body } = await main.add(cartToken)
  await order(cartToken)
  const itemId = `${body.id}`
  expect(await refusalOf(CHANGE, { cartToken, itemId, quantity: 2 })).toEqual(ordered)
  expect(await refusalOf(REMOVE, { cartToken, itemId })).toEqual(ordered)
})

test('a guest’s cart that has been ordered is given to no account', async () => {
  const { access } = await main.signIn()
  const { token: cartToken } = await main.createCart()
  await order(cartToken)
  expect(await refusalOf(MIGRATE, { cartToken }, access)).toEqual(ordered)
})

test('a guest’s cart that does not exist is given to no account', async () => {
  const { access } = await main.signIn()
  expect(await refusalOf(MIGRATE, { cartToken: 'gone' }, access)).toMatchObject({
    code: notFound.code,
    message: notFound.message,
  })
})
