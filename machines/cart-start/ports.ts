import type { CartRef } from '#machines/cart-ref.ts'
import { port } from '#machines/port.ts'

/** Each answers null when there is no such cart, or when it is somebody else's. */
export const cartStartPorts = {
  loadProjectCart: port<CartRef | null, { projectId: string }>('cart-start.loadProjectCart'),
  refreshCart: port<CartRef | null, { token: string }>('cart-start.refreshCart'),
  loadRecentCart: port<CartRef | null>('cart-start.loadRecentCart'),
}
