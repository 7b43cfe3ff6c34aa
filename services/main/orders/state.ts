import type { OrderStanding } from '#machines/lifecycles/order.ts'
import type { StoredEvent } from '#services/shared/events/store.ts'
import type { OrderEvent, PlacedOrder, Shipment } from './events.ts'

/** What an order is after what happened to it. */
export interface OrderState extends OrderStanding {
  placed: PlacedOrder
  /** Oldest first. */
  moments: readonly OrderMoment[]
}

export interface OrderMoment {
  status: OrderStanding['status']
  /** ISO 8601 */
  at: string
  /** User uuid, `guest` or `system`. */
  actor: string
  /** Of `shipped`. */
  shipment: Shipment | null
}

const STATUS: Record<OrderEvent['type'], OrderStanding['status']> = {
  'order.placed': 'placed',
  'order.paid': 'paid',
  'order.production-started': 'in_production',
  'order.shipped': 'shipped',
  'order.delivered': 'delivered',
  'order.cancelled': 'cancelled',
  'order.refunded': 'refunded',
}

/** How an order stands after one more event. */
export const standingAfter = (before: OrderStanding, { type }: OrderEvent): OrderStanding => ({
  status: STATUS[type],
  paid: before.paid || type === 'order.paid',
})

/** An order that has just been placed. `at` in ISO 8601. */
export const newOrder = (placed: PlacedOrder, at: string): OrderState => ({
  placed,
  status: 'placed',
  paid: false,
  moments: [{ status: 'placed', at, actor: placed.owner ?? 'guest', shipment: null }],
})

/** Null of a stream in which nothing was placed. */
export const foldOrder = (stream: readonly StoredEvent<OrderEvent>[]): OrderState | null =>
  stream.reduce<OrderState | null>(evolve, null)

function evolve(state: OrderState | null, { event, at, actor }: StoredEvent<OrderEvent>): OrderState | null {
  if (event.type === 'order.placed') return newOrder(event.data, at)
  const moment = {
    status: STATUS[event.type],
    at,
    actor,
    shipment: event.type === 'order.shipped' ? event.data : null,
  }
  return state && { ...state, ...standingAfter(state, event), moments: [...state.moments, moment] }
}
