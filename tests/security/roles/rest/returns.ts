import { randomUUID } from 'node:crypto'
import { everybody, ownerAndStaff, type RestCase, rest, staffOnly } from '../cases.ts'
import type { Ground } from '../ground.ts'

const key = () => ({ 'idempotency-key': randomUUID() })
/** Of no picture. */
const NAME = '0'.repeat(64)
const PLACE = '00000000-0000-4000-8000-000000000000'

const of = async (ground: Ground, path: string) => `/api/v2/orders/${(await ground.order()).orderId}/${path}`

/** Returns are the business of whoever may open their order, and of staff. */
export const RETURN_CASES: readonly RestCase[] = [
  rest(
    'GET /api/v2/orders/:/returns/',
    async (ground) => ({ path: await of(ground, 'returns/') }),
    ownerAndStaff(),
  ),
  rest(
    'POST /api/v2/orders/:/returns/',
    async (ground) => ({
      path: await of(ground, 'returns/'),
      body: { lines: [{ id: 1, quantity: 1 }], reason: 'unwanted' },
      headers: key(),
    }),
    ownerAndStaff(409),
    'of what is not delivered',
  ),
  rest(
    'POST /api/v2/orders/:/returns/:/transitions/',
    async (ground) => ({
      path: await of(ground, 'returns/R1/transitions/'),
      body: { transition: 'withdraw' },
      headers: key(),
    }),
    ownerAndStaff(404),
    'of what nobody asked for',
  ),
  rest(
    'POST /api/v2/orders/:/return-pictures/',
    async (ground) => ({ path: await of(ground, 'return-pictures/'), body: { picture: 'no picture' } }),
    ownerAndStaff(400),
    'without a picture',
  ),
  rest(
    'GET /api/v2/orders/:/return-pictures/:/',
    async (ground) => ({ path: await of(ground, `return-pictures/${NAME}/`) }),
    ownerAndStaff(404),
    'that there is not',
  ),
  rest('GET /api/v2/returns/', () => ({ path: '/api/v2/returns/' }), staffOnly()),
]

/** The main service alone calls these; it knows who may open the order. */
export const ORDER_PICTURE_CASES: readonly RestCase[] = [
  rest(
    'POST /api/order-pictures/:/',
    () => ({ path: `/api/order-pictures/${PLACE}/`, body: { picture: 'no picture' } }),
    everybody(400),
    'for the main service alone, without a picture',
  ),
  rest(
    'POST /api/order-pictures/:/claim/',
    () => ({ path: `/api/order-pictures/${PLACE}/claim/`, body: { pictures: [NAME] } }),
    everybody(400),
    'for the main service alone, that there is not',
  ),
  rest(
    'GET /api/order-pictures/:/:/',
    () => ({ path: `/api/order-pictures/${PLACE}/${NAME}/?size=thumb` }),
    everybody(404),
    'for the main service alone, that there is not',
  ),
]
