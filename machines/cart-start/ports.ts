import type { CartRef } from '#machines/cart-ref.ts'
import { declarePort } from '#machines/port.ts'

/** Each answers null when there is no such cart, or when it is somebody else's. */
export const cartStartPorts = {
  loadProjectCart: declarePort<CartRef | null, { projectId: string }>('cart-start.loadProjectCart'),
  refreshCart: declarePort<CartRef | null, { token: string }>('cart-start.refreshCart'),
  loadRecentCart: declarePort<CartRef | null>('cart-start.loadRecentCart'),
}
