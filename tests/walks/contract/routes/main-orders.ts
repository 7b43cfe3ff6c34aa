import { type Answer, answerRefused, answerWrong, type Route, tooMany } from '../route.ts'

/**
 * From a project to an order (services/main/orders/contract.ts and payments/contract.ts).
 * tests/services/main/contract-orders.test.ts has seen each.
 */

/** Why an order's address is not refused. */
export const TAKEN_BEFORE = 'It was taken when it was entered, by the same rules.'

const REQUIRED = 'This field may not be blank.'

const gone = answerRefused('the project is gone, or somebody else’s', 404, 'Not found.')
const noOrder = answerRefused('there is no such order, or it is somebody else’s', 404, 'Not found.')

/** All fields are alike; a few stand for the rest. */
const address: readonly Answer[] = [
  answerWrong('the postal code is none', {
    'address.postal_code': ['Enter a ZIP code, such as 12345 or 12345-6789.'],
  }),
  answerWrong('the ZIP code is of another state', {
    'address.postal_code_confirmed': ['ZIP code 10001 is in New York, not California.'],
  }),
  answerWrong('two lines of the address are empty', {
    'address.route': [REQUIRED],
    'address.locality': [REQUIRED],
  }),
]

const changed = answerRefused(
  'it costs something else now',
  409,
  'This project has changed since you reviewed it.',
  'quote_changed',
)
const ordered: Answer = {
  when: 'it has been ordered',
  status: 409,
  body: { detail: 'This project has been ordered.', code: 'project_ordered', order_id: '1042' },
}

export const quote: Route = {
  service: 'main',
  name: 'POST /api/v2/projects/:token/quote/',
  refusals: [gone, ...address],
}

export const placeOrder: Route = {
  service: 'main',
  name: 'POST /api/v2/projects/:token/checkout/',
  refusals: [
    gone,
    changed,
    ordered,
    ...address,
    answerWrong('the purchase order has no number', { 'payment.reference': [REQUIRED] }),
    answerWrong('the card is declined', { 'payment.intent': ['Your card was declined.'] }),
    answerWrong('nothing in it can be bought', {
      non_field_errors: ['There is nothing in this project to order.'],
    }),
    tooMany,
  ],
}

export const findGuestOrder: Route = {
  service: 'main',
  name: 'POST /api/v2/orders/find/',
  refusals: [
    answerWrong('number and email do not belong together', {
      non_field_errors: ['No guest order matches that number and email. Please check both.'],
    }),
    answerWrong('the number is too long', {
      order_id: ['Ensure this field has no more than 40 characters.'],
    }),
    answerWrong('the email is none', { email: ['Enter a valid email address.'] }),
    tooMany,
  ],
}

export const claimOrder: Route = {
  service: 'main',
  name: 'POST /api/v2/orders/:orderId/claim/',
  refusals: [
    noOrder,
    answerRefused('it has another email', 403, 'You do not have permission to perform this action.'),
  ],
}

export const findOrder: Route = {
  service: 'main',
  name: 'GET /api/v2/projects/:token/checkout/',
  refusals: [answerRefused('there is none under this key', 404, 'Not found.')],
}

export const createIntent: Route = {
  service: 'main',
  name: 'POST /api/v2/projects/:token/payment-intent/',
  refusals: [
    gone,
    changed,
    ordered,
    ...address,
    answerWrong('no card can pay this sum', {
      'payment.intent': ['This sum cannot be paid by card. Please pay by purchase order.'],
    }),
  ],
}

export const changeOrder: Route = {
  service: 'main',
  name: 'POST /api/v2/orders/:orderId/transitions/',
  refusals: [
    noOrder,
    answerRefused('another role may', 403, 'You do not have permission to perform this action.'),
    answerRefused(
      'nobody may any more, or not yet',
      409,
      'That can’t be done with this order now.',
      'wrong_state',
    ),
    answerWrong('a parcel has no number', { tracking: [REQUIRED] }),
  ],
}

export const reorder: Route = {
  service: 'main',
  name: 'POST /api/v2/orders/:orderId/reorder/',
  refusals: [
    noOrder,
    answerRefused(
      'nothing of it can be bought',
      409,
      'Nothing in this order is for sale anymore.',
      'nothing_left',
    ),
    tooMany,
  ],
}
