import type { OrderStatus, PaymentMethod } from '#client/apollo/generated/graphql.ts'

/** It has yet to arrive. */
export const isUnderWay = (status: OrderStatus): boolean =>
  status !== 'DELIVERED' && status !== 'CANCELLED' && status !== 'REFUNDED'

/** It is made once its purchase order is paid. */
export const isAwaitingPayment = ({
  status,
  payment,
}: {
  status: OrderStatus
  payment: { method: PaymentMethod }
}): boolean => status === 'PLACED' && payment.method === 'PURCHASE_ORDER'
