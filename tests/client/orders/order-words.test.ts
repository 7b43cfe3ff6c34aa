import { expect, test } from 'vitest'
import { commandsOfOrder } from '#client/actors/orders/order-commands.ts'
import { asksForAll, writeSwitchedQuery } from '#client/features/orders/list/address.ts'
import { wordsOf } from '#client/features/orders/one/changing/command-words.ts'
import { leftInWords } from '#client/features/orders/one/left-in-words.ts'
import { standingInWords } from '#client/features/orders/one/standing-words.ts'
import { stepsOf, whoInWords } from '#client/features/orders/one/steps.ts'

const moment = (status: Parameters<typeof stepsOf>[0][number]['status'], who = {}) => ({
  __typename: 'OrderMoment' as const,
  status,
  at: '2026-11-21T04:00:00.000Z',
  who: { __typename: 'HistoryActor' as const, kind: 'STAFF' as const, name: null, isYou: false, ...who },
  carrier: status === 'SHIPPED' ? 'UPS' : null,
  tracking: status === 'SHIPPED' ? '1Z-1' : null,
})
const order = (status: 'PLACED' | 'CANCELLED' | 'SHIPPED', paid: boolean) => ({
  status,
  paid,
  grandTotal: 8_400,
  payment: { __typename: 'OrderPayment' as const, method: 'PURCHASE_ORDER' as const, reference: 'PO-1' },
  timeline: [moment('PLACED'), moment(status)],
})

test('an order shows the steps that are still to come', () => {
  const steps = stepsOf([moment('PLACED'), moment('PAID')])
  expect(steps.map(({ status, moment }) => [status, moment !== null])).toEqual([
    ['PLACED', true],
    ['PAID', true],
    ['IN_PRODUCTION', false],
    ['SHIPPED', false],
    ['DELIVERED', false],
  ])
})

test.for(['CANCELLED', 'REFUNDED'] as const)('an order that is %s has no step to come', (end) => {
  expect(stepsOf([moment('PLACED'), moment(end)]).map(({ status }) => status)).toEqual(['PLACED', end])
})

test('a customer sees which steps were their own, and staff see whose each step was', () => {
  expect(whoInWords(moment('PAID'), false)).toBeNull()
  expect(whoInWords(moment('PLACED', { kind: 'USER', isYou: true }), false)).toBe('by you')
  expect(whoInWords(moment('PAID', { name: 'sam@aquatint.test' }), true)).toBe('by sam@aquatint.test')
  expect(whoInWords(moment('PAID', { kind: 'SYSTEM' }), true)).toBe('by the payment provider')
})

test("an order's status says what becomes of the money and where the parcel is", () => {
  expect(standingInWords(order('CANCELLED', false), 'owner')).toContain('You owe nothing.')
  expect(standingInWords(order('CANCELLED', true), 'owner')).toContain('Your payment of $84.00')
  expect(standingInWords(order('SHIPPED', true), 'owner')).toBe(
    'Your order is on its way with UPS, tracking number 1Z-1.',
  )
})

test('the lifecycle decides which actions an order offers to its customer and to staff', () => {
  expect(commandsOfOrder({ status: 'PLACED', paid: false }, 'owner')).toEqual(['order.cancel'])
  expect(commandsOfOrder({ status: 'IN_PRODUCTION', paid: true }, 'owner')).toEqual([])
  expect(commandsOfOrder({ status: 'IN_PRODUCTION', paid: true }, 'staff')).toEqual([
    'order.ship',
    'order.refund',
  ])
})

test('whoever cancels an order reads what becomes of the money', () => {
  expect(wordsOf('order.cancel', 'owner', true).text).toContain('Your payment goes back to you.')
  expect(wordsOf('order.cancel', 'owner', false).text).toContain('You owe nothing.')
  expect(wordsOf('order.cancel', 'staff', true).text).toContain('we email the customer')
})

test('a reorder names each line that cannot be bought again, with its reason', () => {
  const left = [
    { name: 'Lake', fault: 'UNPUBLISHED' },
    { name: '', fault: 'SIZE' },
  ] as const
  expect(leftInWords(left)).toBe(
    'We couldn’t add everything again: Lake (the picture is no longer for sale); ' +
      'Untitled (it’s no longer offered in this size).',
  )
})

test('the switch to all orders keeps the page size and begins at the first page', () => {
  const address = new URLSearchParams('page=3&page_size=50')
  expect(writeSwitchedQuery(true, address)).toBe('?page_size=50&all=1')
  expect(writeSwitchedQuery(false, new URLSearchParams('all=1&page=2'))).toBe('')
  expect(asksForAll(new URLSearchParams(writeSwitchedQuery(true, new URLSearchParams())))).toBe(true)
})
