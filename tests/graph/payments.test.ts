import { expect, test } from 'vitest'
import { openShop } from './support/shop.ts'

const CREATE = `mutation Create($input: CreatePaymentIntentInput!) {
  createPaymentIntent(input: $input) { intent clientSecret userErrors { field message code } }
}`
const documents = [CREATE]

const address = {
  label: '',
  formattedAddress: '',
  placeId: '',
  url: '',
  latitude: null,
  longitude: null,
  streetNumber: '',
  name: 'Ann Vale',
  route: '12 Harbor Street',
  locality: 'Portland',
  administrativeArea: 'ME',
  country: 'US',
  postalCode: '04101',
}
const input = { cartToken: 'p-1', version: 'v', total: 11_350, address, idempotencyKey: 'key-1' }

test('a payment intent is made for the sum that was agreed to, under its key', async () => {
  const { graph, main } = await openShop({ documents })
  main.on('POST /api/v2/projects/p-1/payment-intent/', () => ({
    status: 201,
    body: { intent: 'pi_1', client_secret: 'pi_1_secret_2' },
  }))
  expect((await graph.ask(CREATE, { input })).data).toEqual({
    createPaymentIntent: { intent: 'pi_1', clientSecret: 'pi_1_secret_2', userErrors: [] },
  })
  expect(main.calls[0]).toMatchObject({
    headers: { 'idempotency-key': 'key-1' },
    body: {
      quote: { version: 'v', grand_total: 11_350 },
      address: { route: '12 Harbor Street', administrative_area_level_1: 'ME', postal_code: '04101' },
    },
  })
})

test.for([
  [409, { detail: 'This project has changed.', code: 'quote_changed' }, { field: null, code: 'CONFLICT' }],
  [404, { detail: 'Not found.' }, { field: 'cartToken', code: 'NOT_FOUND' }],
  [400, { 'payment.intent': ['This sum cannot be paid by card.'] }, { field: 'payment', code: 'INVALID' }],
  [400, { 'address.postal_code': ['Enter a ZIP code.'] }, { field: 'postalCode', code: 'INVALID' }],
] as const)('a refusal of a payment intent is a user error: %s %j', async ([status, body, expected]) => {
  const { graph, main } = await openShop({ documents })
  main.on('POST /api/v2/projects/p-1/payment-intent/', () => ({ status, body }))
  expect((await graph.ask(CREATE, { input })).data).toMatchObject({
    createPaymentIntent: { intent: null, clientSecret: null, userErrors: [expected] },
  })
})
