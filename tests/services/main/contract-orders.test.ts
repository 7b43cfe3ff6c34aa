import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { CARDS } from '#services/cards/test-cards.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { askTooOften, watchRefusals } from '#tests/support/services/seen.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import { openStripeServer, STRIPE_KEYS, type StripeServer } from '#tests/support/services/stripe-server.ts'
import * as routes from '#tests/walks/contract/routes/main-orders.ts'
import { createImage } from './content-stand-in.ts'
import { type MainService, type Person, serveMain } from './main-service.ts'
import { ADDRESS, orderingOf, PURCHASE_ORDER } from './orders/ordering.ts'

let stripe: StripeServer
let main: MainService
let [ann, staff] = [] as unknown as [Person, Person]
beforeAll(async () => {
  stripe = await openStripeServer()
  afterFile(() => stripe.close())
  const database = await openEmbedded(await createStoreFolder('migrated'))
  afterFile(() => database.close())
  main = await serveMain(async () => database, { ...STRIPE_KEYS, STRIPE_API_URL: stripe.url })
  ;[ann, staff] = [await main.signIn(), await main.signIn({ isStaff: true })]
})

const { TAKEN_BEFORE: _, ...told } = routes
const sees = watchRefusals(told)
const { laden, quote, place } = orderingOf(() => main)

const GONE = 'the project is gone, or somebody else’s'
const ADDRESSES = {
  'the postal code is none': { postal_code: 'ME' },
  'the ZIP code is of another state': { postal_code: '10001', administrative_area_level_1: 'CA' },
  'two lines of the address are empty': { route: '', locality: '' },
}

const agreeToQuote = async () => {
  const { token } = await laden(ann.access)
  const { version, grand_total } = (await quote(token, { as: ann.access, address: ADDRESS })).body
  return { token, agreedTo: { version, grand_total } }
}
const createIntent = (token: string, agreedTo: object, address: object = ADDRESS) =>
  main.call('POST', `/api/v2/projects/${token}/payment-intent/`, {
    as: ann.access,
    headers: { 'idempotency-key': randomUUID() },
    body: { address, quote: agreedTo },
  })
/** Puts a fixed id in: each order has another. */
const fixId = <Seen extends { body: unknown }>(reply: Seen) => {
  expect(reply.body).toMatchObject({ order_id: expect.any(String) })
  return { ...reply, body: { ...(reply.body as object), order_id: '1042' } }
}

test.each(Object.entries(ADDRESSES))('an address is refused at its fields: %s', async (when, wrong) => {
  const address = { ...ADDRESS, ...wrong }
  const { token, agreedTo } = await agreeToQuote()
  sees(routes.quote, when, await quote(token, { as: ann.access, address }))
  sees(routes.placeOrder, when, await place(token, { as: ann.access, body: { address } }))
  sees(routes.createIntent, when, await createIntent(token, agreedTo, address))
})

test('a project that does not exist can be neither priced nor ordered', async () => {
  sees(routes.quote, GONE, await quote('gone', { address: ADDRESS }))
  sees(routes.placeOrder, GONE, await place('gone'))
  sees(routes.createIntent, GONE, await createIntent('gone', { version: '1', grand_total: 1 }))
  const { token } = await laden(ann.access)
  const found = await main.call('GET', `/api/v2/projects/${token}/checkout/?key=other`, { as: ann.access })
  sees(routes.findOrder, 'there is none under this key', found)
})

test('a project that differs from the quote is neither charged nor ordered', async () => {
  const { token, agreedTo } = await agreeToQuote()
  const other = { ...agreedTo, grand_total: agreedTo.grand_total + 1 }
  sees(routes.createIntent, 'it costs something else now', await createIntent(token, other))
  const later = await place(token, { as: ann.access, body: { quote: other } })
  sees(routes.placeOrder, 'it costs something else now', later)
  expect((await place(token, { as: ann.access })).status).toBe(201)
  sees(routes.createIntent, 'it has been ordered', fixId(await createIntent(token, agreedTo)))
  sees(routes.placeOrder, 'it has been ordered', fixId(await place(token, { as: ann.access })))
})

test('a payment is refused at the field that is wrong', async () => {
  const { token, agreedTo } = await agreeToQuote()
  const unnumbered = { payment: { ...PURCHASE_ORDER, reference: '' } }
  const noNumber = await place(token, { as: ann.access, body: unnumbered })
  sees(routes.placeOrder, 'the purchase order has no number', noNumber)
  const { intent } = (await createIntent(token, agreedTo)).body as { intent: string }
  expect(() => stripe.store.confirm(intent, CARDS.declined)).toThrow('Your card was declined.')
  const byCard = { payment: { method: 'card' as const, intent }, quote: agreedTo }
  sees(routes.placeOrder, 'the card is declined', await place(token, { as: ann.access, body: byCard }))
  const empty = await main.createCart(ann.access)
  const nothing = await place(empty.token, { as: ann.access })
  sees(routes.placeOrder, 'nothing in it can be bought', nothing)
  const { version, grand_total } = (await quote(empty.token, { as: ann.access, address: ADDRESS })).body
  const unpayable = await createIntent(empty.token, { version, grand_total })
  sees(routes.createIntent, 'no card can pay this sum', unpayable)
})

test('an order is changed only by those whom its lifecycle allows, and only while it allows them', async () => {
  const { token } = await laden(ann.access)
  const { order_id } = (await place(token, { as: ann.access })).body
  const change = (body: object, as: string, id = order_id) =>
    main.call('POST', `/api/v2/orders/${id}/transitions/`, { as, body })
  const cancel = { transition: 'cancel' }
  const noOrder = 'there is no such order, or it is somebody else’s'
  sees(routes.changeOrder, noOrder, await change(cancel, ann.access, 'ABCD-2345'))
  sees(routes.changeOrder, 'another role may', await change({ transition: 'pay' }, ann.access))
  const unnumbered = { transition: 'ship', carrier: 'UPS', tracking: '' }
  sees(routes.changeOrder, 'a parcel has no number', await change(unnumbered, staff.access))
  const early = await change({ transition: 'deliver' }, staff.access)
  sees(routes.changeOrder, 'nobody may any more, or not yet', early)

  const reorder = (id: string) => main.call('POST', `/api/v2/orders/${id}/reorder/`, { as: ann.access })
  sees(routes.reorder, noOrder, await reorder('ABCD-2345'))
  main.content.images.delete('lake')
  sees(routes.reorder, 'nothing of it can be bought', await reorder(order_id))
})

test('a guest’s order is claimed by its token and its email alone', async () => {
  main.content.images.set('lake', createImage({ id: 'lake' }))
  const { token } = await laden()
  const { order_id } = (await place(token)).body
  const { access } = await main.signIn()
  const claim = (given: string) =>
    main.call('POST', `/api/v2/orders/${order_id}/claim/`, { as: access, headers: { 'cart-token': given } })
  sees(routes.claimOrder, 'there is no such order, or it is somebody else’s', await claim('another'))
  sees(routes.claimOrder, 'it has another email', await claim(token))
})

test('an order is found by its number and email alone, and not too often', async () => {
  const find = (order_id: string, email: string, from = '203.0.113.40') =>
    main.call('POST', '/api/v2/orders/find/', {
      headers: { 'x-forwarded-for': from },
      body: { order_id, email },
    })
  const unmatched = await find('ABCD-2345', 'ann@example.com')
  sees(routes.findGuestOrder, 'number and email do not belong together', unmatched)
  const long = await find('A'.repeat(41), 'ann@example.com')
  sees(routes.findGuestOrder, 'the number is too long', long)
  sees(routes.findGuestOrder, 'the email is none', await find('ABCD-2345', 'ann'))
  const often = await askTooOften(() => find('ABCD-2345', 'ann@example.com', '203.0.113.41'), 20)
  sees(routes.findGuestOrder, 'too many came', often)
})

test('orders from one place are limited', async () => {
  main.content.images.set('lake', createImage({ id: 'lake' }))
  const { token } = await laden()
  const body = { quote: { version: 'another', grand_total: 1 } }
  const from = '203.0.113.20'
  sees(routes.placeOrder, 'too many came', await askTooOften(() => place(token, { from, body }), 20))

  const { order_id } = (await place(token)).body
  const headers = { 'cart-token': token }
  const reorder = () => main.call('POST', `/api/v2/orders/${order_id}/reorder/`, { headers })
  sees(routes.reorder, 'too many came', await askTooOften(reorder, 60))
})
