import { randomUUID } from 'node:crypto'
import type { Answers } from '../cases.ts'
import type { Ground } from '../ground.ts'
import { change, type GraphCase, type Outcome, staff } from './case.ts'

const ownersAndStaffs = (answer: Outcome): Answers<Outcome> => [
  'NOT_FOUND',
  answer,
  'NOT_FOUND',
  'NOT_FOUND',
  answer,
]

const ofOrder = (more: object) => async (ground: Ground) => ({
  orderId: (await ground.order()).orderId,
  ...more,
})

/** Returns are the business of whoever may open their order, and of staff. */
export const RETURN_CASES: readonly GraphCase[] = [
  { document: 'query { orderReturns { count } }', answers: staff },
  {
    about: 'that there is not',
    document: 'query Q($id: ID!, $name: ID!) { returnPicture(orderId: $id, id: $name, size: THUMB) }',
    variables: async (ground) => ({ id: (await ground.order()).orderId, name: '0'.repeat(64) }),
    answers: ['null', 'null', 'null', 'null', 'null'],
  },
  change(
    'requestReturn',
    'RequestReturnInput',
    async (ground) => ({
      ...(await ofOrder({ reason: 'UNWANTED', text: '', pictures: [] })(ground)),
      lines: [{ id: '1', quantity: 1 }],
      idempotencyKey: randomUUID(),
    }),
    ownersAndStaffs('CONFLICT'),
    'of what is not delivered',
  ),
  change(
    'changeReturn',
    'ChangeReturnInput',
    async (ground) => {
      const { orderId } = await ground.order()
      const returnId = `${orderId}-R1`
      return { orderId, returnId, transition: 'WITHDRAW', idempotencyKey: randomUUID() }
    },
    ['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
    'that nobody asked for',
  ),
  change(
    'sendReturnPicture',
    'SendReturnPictureInput',
    ofOrder({ picture: 'bm8gcGljdHVyZQ==' }),
    ownersAndStaffs('INVALID'),
    'with no picture in it',
  ),
]
