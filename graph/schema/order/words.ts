import type { OrderStatus as Status } from '#services/main/orders/contract.ts'
import type { OrderStatus, OrderTransition } from '../../generated/resolvers.ts'

/** The schema's words for the service's. */

export const STATUSES: Record<Status, OrderStatus> = {
  placed: 'PLACED',
  paid: 'PAID',
  in_production: 'IN_PRODUCTION',
  shipped: 'SHIPPED',
  delivered: 'DELIVERED',
  cancelled: 'CANCELLED',
  refunded: 'REFUNDED',
}

export const TRANSITIONS = {
  PAY: 'pay',
  PRODUCE: 'produce',
  SHIP: 'ship',
  DELIVER: 'deliver',
  CANCEL: 'cancel',
  REFUND: 'refund',
} as const satisfies Record<OrderTransition, string>
