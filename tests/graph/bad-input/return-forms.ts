import { randomUUID } from 'node:crypto'
import type { Form, Ground } from './form.ts'
import { GIVEN_OUT, KEY, OPTIONAL_WORDS, type Rule, WORDS } from './values.ts'

const OPEN: Rule = { kind: 'text', refused: ['ten thousand characters', 'NUL', 'a lone surrogate'] }

const ofOrder = ({ orderId, orderToken }: Ground) => ({ orderId, cartToken: orderToken })
const ofReturn = (ground: Ground) => ({
  ...ofOrder(ground),
  returnId: `${ground.orderId}-R1`,
  idempotencyKey: randomUUID(),
})

/** The forms of returns, with the rules of the graph and of services/main/orders/returns. */
export const RETURN_FORMS: readonly Form[] = [
  {
    name: 'ask for a return',
    mutation: 'requestReturn(input: RequestReturnInput!)',
    input: (ground) => ({
      ...ofOrder(ground),
      lines: [{ id: '1', quantity: 1 }],
      reason: 'UNWANTED',
      text: 'It is larger than I thought.',
      pictures: [],
      idempotencyKey: randomUUID(),
    }),
    fields: { orderId: GIVEN_OUT, text: OPEN, idempotencyKey: KEY },
    ids: ['orderId'],
  },
  {
    name: 'a picture for a return',
    mutation: 'sendReturnPicture(input: SendReturnPictureInput!)',
    input: (ground) => ({ ...ofOrder(ground), picture: 'bm8gcGljdHVyZQ==' }),
    fields: { orderId: GIVEN_OUT, picture: GIVEN_OUT },
    ids: ['orderId'],
  },
  {
    name: 'decline a return',
    as: 'staff',
    mutation: 'changeReturn(input: ChangeReturnInput!)',
    input: (ground) => ({ ...ofReturn(ground), transition: 'DECLINE', reason: 'It was framed by you.' }),
    fields: { returnId: GIVEN_OUT, reason: WORDS },
    ids: ['returnId'],
  },
  {
    name: 'send a return back',
    mutation: 'changeReturn(input: ChangeReturnInput!)',
    input: (ground) => ({ ...ofReturn(ground), transition: 'SEND', carrier: 'UPS', tracking: '1Z-1' }),
    fields: { carrier: OPTIONAL_WORDS, tracking: OPTIONAL_WORDS, idempotencyKey: KEY },
  },
]
