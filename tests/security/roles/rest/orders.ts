import { randomUUID } from 'node:crypto'
import { ADDRESS, PURCHASE_ORDER } from '#tests/services/main/orders/ordering.ts'
import {
  type Answers,
  everybody,
  ownerAndStaff,
  ownerOnly,
  type RestCase,
  rest,
  signedIn,
  staffOnly,
} from '../cases.ts'
import { REPORT } from '../ground.ts'

const key = () => ({ 'idempotency-key': randomUUID() })
const change = (transition: string, answers: Answers<number>) =>
  rest(
    'POST /api/v2/orders/:/transitions/',
    async (ground) => ({
      path: `/api/v2/orders/${(await ground.order()).orderId}/transitions/`,
      body: { transition },
      headers: key(),
    }),
    answers,
    transition,
  )

/** Who may do what to orders, to what staff keep, and to what is open to everybody. */
export const ORDER_CASES: readonly RestCase[] = [
  rest(
    'POST /api/v2/projects/:/quote/',
    async (ground) => ({ path: `/api/v2/projects/${(await ground.project()).token}/quote/`, body: {} }),
    ownerOnly(),
  ),
  rest(
    'POST /api/v2/projects/:/payment-intent/',
    async (ground) => ({
      path: `/api/v2/projects/${(await ground.project()).token}/payment-intent/`,
      body: { address: ADDRESS, quote: { version: 'old', grand_total: 1 } },
      headers: key(),
    }),
    ownerOnly(409),
    'for a sum of before',
  ),
  rest(
    'POST /api/v2/projects/:/checkout/',
    async (ground) => ({
      path: `/api/v2/projects/${(await ground.project()).token}/checkout/`,
      body: { address: ADDRESS, payment: PURCHASE_ORDER },
      headers: key(),
    }),
    ownerOnly(201),
  ),
  rest(
    'GET /api/v2/projects/:/checkout/',
    async (ground) => {
      const order = await ground.order()
      return {
        path: `/api/v2/projects/${order.cartToken}/checkout/?key=${order.key}`,
      }
    },
    ownerOnly(),
    'what the key of a try has placed',
  ),
  rest(
    'POST /api/v2/orders/find/',
    async (ground) => ({
      path: '/api/v2/orders/find/',
      body: { order_id: (await ground.order()).orderId, email: 'nobody@example.test' },
    }),
    everybody(400),
    'of an account',
  ),
  rest(
    'POST /api/v2/orders/:/claim/',
    async (ground) => {
      const { orderId, cartToken } = await ground.guestOrder()
      return { path: `/api/v2/orders/${orderId}/claim/`, headers: { 'cart-token': cartToken } }
    },
    signedIn(403),
    'a guest’s, of another email',
  ),
  rest(
    'POST /api/v2/orders/:/claim/',
    async (ground) => ({ path: `/api/v2/orders/${(await ground.order()).orderId}/claim/` }),
    [401, 200, 404, 404, 404],
    'an account’s',
  ),
  rest('GET /api/v2/orders/', () => ({ path: '/api/v2/orders/' }), signedIn(), 'one’s own'),
  rest('GET /api/v2/orders/', () => ({ path: '/api/v2/orders/?all=1' }), staffOnly(), 'everybody’s'),
  rest(
    'GET /api/v2/orders/:/',
    async (ground) => ({ path: `/api/v2/orders/${(await ground.order()).orderId}/` }),
    ownerAndStaff(),
  ),
  rest(
    'GET /api/v2/orders/:/',
    async (ground) => {
      const { orderId, cartToken } = await ground.guestOrder()
      return { path: `/api/v2/orders/${orderId}/`, headers: { 'cart-token': cartToken } }
    },
    everybody(200),
    'a guest’s, by its token',
  ),
  rest(
    'GET /api/v2/orders/:/',
    async (ground) => {
      const [{ orderId }, { cartToken }] = [await ground.guestOrder(), await ground.guestOrder()]
      return { path: `/api/v2/orders/${orderId}/`, headers: { 'cart-token': cartToken } }
    },
    [404, 404, 404, 404, 200],
    'a guest’s, by another’s token',
  ),
  rest(
    'GET /api/v2/orders/:/',
    async (ground) => {
      const { orderId, cartToken } = await ground.order()
      return { path: `/api/v2/orders/${orderId}/`, headers: { 'cart-token': cartToken } }
    },
    ownerAndStaff(),
    'the owner’s, by its token',
  ),
  rest(
    'GET /api/v2/orders/:/invoice/',
    async (ground) => ({ path: `/api/v2/orders/${(await ground.order()).orderId}/invoice/` }),
    ownerAndStaff(),
  ),
  change('pay', [404, 403, 404, 404, 200]),
  change('cancel', ownerAndStaff()),
  change('produce', [404, 409, 404, 404, 409]),
  rest(
    'POST /api/v2/orders/:/reorder/',
    async (ground) => ({
      path: `/api/v2/orders/${(await ground.order()).orderId}/reorder/`,
      body: {},
      headers: key(),
    }),
    ownerAndStaff(201),
  ),
  rest('GET /api/v2/reports/', () => ({ path: '/api/v2/reports/' }), staffOnly()),
  rest(
    'GET /api/v2/reports/:/',
    async (ground) => ({ path: `/api/v2/reports/${await ground.report()}/` }),
    staffOnly(),
  ),
  rest(
    'POST /api/v2/reports/',
    () => ({ path: '/api/v2/reports/', body: REPORT, headers: key() }),
    everybody(201),
  ),
  rest(
    'POST /api/v2/messages/',
    () => ({
      path: '/api/v2/messages/',
      body: { email: `${randomUUID()}@example.test`, message: 'How wide?' },
      headers: key(),
    }),
    everybody(201),
  ),
  rest(
    'POST /api/v2/usage/',
    () => ({
      path: '/api/v2/usage/',
      body: { site: 'standard', device: 'desk', is_new: true, transitions: [], states: [] },
    }),
    everybody(204),
  ),
  rest('GET /api/v2/usage/', () => ({ path: '/api/v2/usage/' }), staffOnly()),
  rest('GET /api/v2/messages/', () => ({ path: '/api/v2/messages/?waiting=true' }), staffOnly()),
  rest(
    'GET /api/v2/messages/:/',
    async (ground) => ({ path: `/api/v2/messages/${await ground.message()}/` }),
    staffOnly(),
  ),
  rest(
    'POST /api/v2/messages/:/answer/',
    async (ground) => ({
      path: `/api/v2/messages/${await ground.message()}/answer/`,
      body: { text: 'Up to 72 in.' },
      headers: key(),
    }),
    staffOnly(),
  ),
  ...[
    'waiting/messages',
    'waiting/threads',
    'waiting/reports',
    'waiting/payments',
    'waiting/payouts',
    'waiting/returns',
    'sales',
  ].map((part) => rest(`GET /api/v2/desk/${part}/`, () => ({ path: `/api/v2/desk/${part}/` }), staffOnly())),
  rest(
    'POST /api/v2/designstudio/',
    () => ({
      path: '/api/v2/designstudio/',
      body: { imagedata: { id: 'lake' }, action: 'add-static', collection: 'government' },
    }),
    staffOnly(),
  ),
  rest('GET /api/images/:/', () => ({ path: '/api/images/lake/' }), everybody(200)),
  rest('GET /api/v1/availablesizes/', () => ({ path: '/api/v1/availablesizes/?w=36&h=24' }), everybody(200)),
  rest('GET /api/v1/leastprices/', () => ({ path: '/api/v1/leastprices/?of=36x24@2' }), everybody(200)),
  rest(
    'GET /accounts/signout-no-redirect/',
    () => ({ path: '/accounts/signout-no-redirect/' }),
    everybody(200),
  ),
  rest(
    'POST /webhooks/stripe/',
    () => ({ path: '/webhooks/stripe/', body: { id: 'evt_1' } }),
    everybody(400),
    'unsigned',
  ),
  rest('GET /health/live/', () => ({ path: '/health/live' }), everybody(200)),
  rest('GET /health/ready/', () => ({ path: '/health/ready' }), everybody(200)),
  rest(
    'GET /outbox/',
    () => ({ path: '/outbox/' }),
    everybody(200),
    'for the web process alone, which asks in nobody’s name',
  ),
]
