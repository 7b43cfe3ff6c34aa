import { fillReturnRequestPorts } from '#client/effects/return-request/return-request.ts'
import type { OrderReturnsView } from '#services/main/orders/returns/contract.ts'
import { order } from '../../made-orders.ts'
import { askPort } from '../../port.ts'
import { answerDone } from '../../route.ts'
import { readOrder, readReturns, requestReturn, sendReturnPicture } from '../../routes/order-returns.ts'
import type { Client } from '../../shop.ts'

const ORDER = 'K7Q2-9MXD'
const PICTURE = { id: 'file-a', name: 'a.jpg' }
const keptAs = (name: string) => ({ name, width: 640, height: 480 })

export const returns: OrderReturnsView = {
  until: '2026-12-24',
  left: [],
  refundable: { lines: [], shipping: null },
  refunded: 0,
  returns: [],
}

const portsOf = ({ apollo }: Client) =>
  fillReturnRequestPorts(apollo, { textOf: async () => 'anBlZw==', tokenOf: () => null }).actors

export const returnRequest = {
  sendPicture: askPort((client) => portsOf(client).sendPicture, {
    input: { orderId: ORDER, picture: PICTURE },
    successes: [
      { when: 'it is kept', answers: [[sendReturnPicture, answerDone(keptAs('hash-a'))]] },
      { when: 'another is kept', answers: [[sendReturnPicture, answerDone(keptAs('hash-b'))]] },
    ],
  }),
  requestReturn: askPort((client) => portsOf(client).requestReturn, {
    input: {
      orderId: ORDER,
      lines: [{ id: 1, quantity: 2 }],
      reason: 'unwanted',
      draft: '',
      pictures: [],
      idempotencyKey: 'key-1',
    },
    successes: [
      {
        when: 'it is asked for',
        answers: [
          [requestReturn, answerDone(returns, 201)],
          [readOrder, answerDone(order)],
          [readReturns, answerDone(returns)],
        ],
      },
    ],
    reasons: { 'another reason is not told': 'To the machine a field is like another.' },
  }),
}
