import type { OrderPageQuery } from '#client/apollo/generated/graphql.ts'
import { formatMoney } from '#client/ui/money.ts'

type Order = Pick<
  NonNullable<OrderPageQuery['order']>,
  'status' | 'paid' | 'payment' | 'grandTotal' | 'timeline'
>

/** How an order stands and what comes next, in a sentence or two: for whoever waits for it, or for staff. */
export const standingInWords = (order: Order, by: 'owner' | 'staff'): string =>
  by === 'staff' ? describeForStaff(order) : describeForOwner(order)

const describeForOwner = (order: Order): string => {
  const { status, paid, payment, grandTotal } = order
  switch (status) {
    case 'PLACED':
      return payment.method === 'CARD'
        ? 'We have your order and are charging your card. Production starts next.'
        : 'We have your order. Production starts as soon as we receive your payment.'
    case 'PAID':
      return 'Thank you. We received your payment. Production starts next.'
    case 'IN_PRODUCTION':
      return 'We’re making your order. We’ll email you when it ships.'
    case 'SHIPPED':
      return `Your order is on its way${parcelInWords(order)}.`
    case 'DELIVERED':
      return 'Your order has been delivered. We hope you enjoy it.'
    case 'CANCELLED':
      return paid
        ? `This order was canceled. Your payment of ${formatMoney(grandTotal)} is on its way back to you.`
        : 'This order was canceled. You owe nothing.'
    case 'REFUNDED':
      return `We refunded this order: ${formatMoney(grandTotal)} went back to you.`
  }
}

const describeForStaff = (order: Order): string => {
  const { status, paid, payment, grandTotal } = order
  switch (status) {
    case 'PLACED':
      return payment.method === 'CARD'
        ? 'Placed. The card is being charged.'
        : 'Placed. Waiting for the purchase order to be paid.'
    case 'PAID':
      return 'Paid. It can go into production.'
    case 'IN_PRODUCTION':
      return 'In production. The customer can no longer cancel it.'
    case 'SHIPPED':
      return `Shipped${parcelInWords(order)}.`
    case 'DELIVERED':
      return 'Delivered.'
    case 'CANCELLED':
      return paid
        ? `Canceled. Refund ${formatMoney(grandTotal)} to the customer.`
        : 'Canceled before it was paid.'
    case 'REFUNDED':
      return `Refunded: ${formatMoney(grandTotal)} went back.`
  }
}

const parcelInWords = ({ timeline }: Order): string => {
  const { carrier, tracking } = timeline.findLast(({ status }) => status === 'SHIPPED') ?? {}
  return `${carrier ? ` with ${carrier}` : ''}${tracking ? `, tracking number ${tracking}` : ''}`
}
