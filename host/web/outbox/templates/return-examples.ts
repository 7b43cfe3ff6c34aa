import { type ReturnDesk, returnMailsOf } from '#services/main/orders/returns/mails.ts'
import type { OrderReturn, ReturnEvent } from '#services/main/orders/returns/state.ts'
import type { Example } from './example.ts'
import { order } from './recorded.ts'

const ON = '2026-12-20'
const AT = '2026-12-20T15:00:00.000Z'
const OWN = { token: null, isConfirmed: true }
const LINES = order.lines.slice(0, 1).map(({ id }) => ({ id, quantity: 1 }))

const RETURN: OrderReturn = {
  id: 'R1',
  status: 'requested',
  reason: 'damaged',
  asked: {
    returnId: 'R1',
    on: ON,
    lines: LINES,
    reason: 'damaged',
    text: 'One corner is bent.',
    pictures: [{ name: '0'.repeat(64), width: 1_600, height: 1_200 }],
  },
  moments: [{ status: 'requested', at: AT, actor: 'guest', reason: null, parcel: null, kept: false }],
  refund: null,
}

const REFUND = {
  returnId: 'R1',
  on: ON,
  lines: LINES.map((line) => ({ ...line, amount: 7_241 })),
  tax: 398,
  shipping: 0,
}

const EVENTS: readonly (readonly [names: readonly string[], one: OrderReturn, event: ReturnEvent])[] = [
  [
    ['Return requested', 'Return requested, to staff'],
    RETURN,
    { type: 'return.requested', data: RETURN.asked },
  ],
  [['Return approved'], RETURN, { type: 'return.approved', data: { returnId: 'R1', on: ON } }],
  [
    ['Return declined'],
    RETURN,
    { type: 'return.declined', data: { returnId: 'R1', reason: 'It was made to measure.', on: ON } },
  ],
  [
    ['Return refunded'],
    { ...RETURN, status: 'refunded', refund: REFUND },
    { type: 'order.lines-refunded', data: REFUND },
  ],
]

export const returnExamples = (desk: ReturnDesk): Example[] =>
  EVENTS.flatMap(([names, one, event]) =>
    returnMailsOf(desk, { placed: { ...order, terms: null }, returns: [one] }, OWN, event).map(
      (mail, at) => ({ name: names[at] ?? '', mail }),
    ),
  )
