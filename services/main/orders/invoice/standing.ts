import type { OrderMoment, OrderState } from '../state.ts'

/** Says how an order's money stands, in a line of an invoice. */
export function standingText(order: OrderState, day: Intl.DateTimeFormat): string {
  const { moments, paid, placed, status } = order
  const on = (of: OrderMoment['status']): string => {
    const moment = moments.find((each) => each.status === of)
    return moment ? ` on ${day.format(new Date(moment.at))}` : ''
  }
  if (status === 'refunded') return `Refunded${on('refunded')}`
  if (status === 'cancelled')
    return `Canceled${on('cancelled')}${paid ? ', to be refunded' : ', nothing is due'}`
  if (paid) return `Paid${on('paid')}`
  return placed.payment.method === 'card'
    ? 'Charged to your card'
    : `Due under purchase order ${placed.payment.reference}`
}
