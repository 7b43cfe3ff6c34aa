import { declarePort } from '#machines/port.ts'

export const claimOrderPorts = {
  /**
   * Gives a guest's order to whoever is signed in; the same again where they have it. NOT_FOUND without what
   * opens it, FORBIDDEN for an account of another email, UPSTREAM_UNAVAILABLE.
   */
  claimOrder: declarePort<void, { orderId: string }>('claim-order.claimOrder'),
}
