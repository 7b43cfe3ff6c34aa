import type { OrderFact } from '#machines/lifecycles/order.ts'
import type { ProjectRef } from '../cart/contract.ts'
import type { AddressView } from '../checkout/contract.ts'
import type { SumsView } from '../pricing/contract.ts'
import type { OrderLineView, PaymentBody } from './contract.ts'

/** What can happen to an order: that it was placed, and what its lifecycle tells of it from then on (machines/lifecycles/order.ts). */
export type OrderEvent =
  | { type: 'order.placed'; data: PlacedOrder }
  | { type: 'order.shipped'; data: Shipment }
  | { type: 'order.cancelled'; data: { refundDue: boolean } }
  | {
      type: Exclude<OrderFact['type'], 'order.shipped' | 'order.cancelled'>
      data: Record<string, never>
    }

export interface Shipment {
  carrier: string
  tracking: string
}

/** Everything of an order that stays as it was when it was placed. Money in cents, lengths in inches. */
export interface PlacedOrder {
  orderId: string
  /** `Idempotency-Key` that it was placed under. */
  key: string
  /** Token of the project that it was made of. */
  cart: string
  project: ProjectRef
  /** User uuid; null for a guest. */
  owner: string | null
  /** Where its mail goes. */
  email: string
  lines: OrderLineView[]
  sums: SumsView
  address: AddressView
  payment: PaymentBody
}

export const orderStream = (orderId: string): string => `order-${orderId}`
