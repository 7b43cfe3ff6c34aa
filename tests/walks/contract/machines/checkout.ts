import { createCheckoutEffects } from '#client/effects/checkout/checkout.ts'
import type { QuoteView } from '#services/main/checkout/contract.ts'
import { address, byPurchaseOrder } from '../../fixtures/checkout.ts'
import { sums } from '../made.ts'
import { askPort, type Success } from '../port.ts'
import { answerDone } from '../route.ts'
import { findOrder, placeOrder, quote, TAKEN_BEFORE } from '../routes/main-orders.ts'

const line = (id: number): QuoteView['lines'][number] => ({
  item_id: id,
  image_id: 'lake',
  name: 'Lake',
  artist: '',
  imgsrc: '/media/lake/1/{width}',
  preview: '',
  width: 24,
  height: 18,
  substrate: 'print',
  frame: null,
  quantity: 1,
  unit_price: 10_000,
  total: 10_000,
})

const two = [line(1), line(2)]

const quoted = (when: string, given: Partial<QuoteView> = {}): Success => {
  const view: QuoteView = {
    ...sums,
    version: '3',
    order_id: null,
    email: 'ada@aquatint.test',
    lines: two,
    unavailable: [],
    shipping_is_estimate: true,
    arrival: null,
    ...given,
  }
  return { when, answers: [[quote, answerDone(view)]] }
}

const asReviewed = quoted('it is as it was')
const dearer = quoted('it costs more', { version: '4', grand_total: 25_000 })

const input = { projectToken: 'p-1', address }
const alike = 'Each field of an address is heard alike.'

export const checkout = {
  readQuote: askPort((client) => createCheckoutEffects(client).actors.readQuote, {
    input,
    successes: [
      asReviewed,
      dearer,
      quoted('nothing in it can be bought', { lines: [] }),
      quoted('it has been ordered', { order_id: '1042' }),
      quoted('it has been ordered, and nothing in it can be bought', { order_id: '1042', lines: [] }),
    ],
    reasons: {
      'the ZIP code is of another state': TAKEN_BEFORE,
      'two lines of the address are empty': TAKEN_BEFORE,
    },
  }),
  priceShipping: askPort((client) => createCheckoutEffects(client).actors.readQuote, {
    input,
    successes: [asReviewed, quoted('it goes far', { grand_total: 21_000 }), dearer],
    reasons: { 'two lines of the address are empty': alike },
  }),
  placeOrder: askPort((client) => createCheckoutEffects(client).actors.placeOrder, {
    input: { ...input, version: '3', total: 20_000, payment: byPurchaseOrder, idempotencyKey: 'key-1' },
    successes: [{ when: 'it is placed', answers: [[placeOrder, answerDone({ order_id: '1042' }, 201)]] }],
    reasons: {
      'the ZIP code is of another state': TAKEN_BEFORE,
      'two lines of the address are empty': alike,
    },
  }),
  findOrder: askPort((client) => createCheckoutEffects(client).actors.findOrder, {
    input: { projectToken: 'p-1', idempotencyKey: 'key-1' },
    successes: [{ when: 'there is one', answers: [[findOrder, answerDone({ order_id: '1042' })]] }],
  }),
}
