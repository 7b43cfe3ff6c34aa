import { declarePort } from '#machines/port.ts'
import type { SecretRef } from '#machines/session.ts'

/** What was typed. Together they open an order, so that both are kept in the vault as a password is. */
export interface OrderSought {
  orderId: SecretRef
  email: SecretRef
}

/** Where the order opens: its address names it, so that this is a secret too. */
export interface OrderFound {
  place: SecretRef
}

export const findOrderPorts = {
  /**
   * Keeps what opens the order in this browser. BAD_USER_INPUT by field, or of no field for a wrong number, a
   * wrong email and an account's order alike; RATE_LIMITED, UPSTREAM_UNAVAILABLE. Asking again changes
   * nothing.
   */
  findOrder: declarePort<OrderFound, OrderSought>('find-order.findOrder'),
}
