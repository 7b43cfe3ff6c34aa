import type { OrderCommand } from '#machines/lifecycles/order.ts'
import { declarePort } from '#machines/port.ts'

/** What is told of a parcel that is handed over. */
export interface Parcel {
  carrier: string
  tracking: string
}

export interface OrderChange {
  orderId: string
  command: OrderCommand['type']
  /** Of `order.ship` alone. */
  parcel: Parcel | null
  /** The same key answers the same again, as only the answer may have been lost. */
  idempotencyKey: string
}

export const orderChangePorts = {
  /**
   * Apollo's cache takes the order as it is then. BAD_USER_INPUT with `fields.carrier` and `fields.tracking`;
   * CONFLICT when the order has gone on meanwhile, FORBIDDEN for whoever may not, NOT_FOUND when it is not
   * theirs.
   */
  changeOrder: declarePort<void, OrderChange>('order-change.changeOrder'),
}
