import type { OrderStanding } from '#machines/lifecycles/order.ts'
import type { StoredEvent } from '#services/shared/events/store.ts'
import type { OrderEvent, PlacedOrder, Shipment } from './events.ts'

/** The fold of an order's events. */
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
  /** The parcel of `shipped`. */
  shipment: Shipment | null
}

/** The events that are steps of an order, and not about its artists. */
type Step = Exclude<OrderEvent['type'], 'royalty-terms.derived'>

/** How an order stands after a step of each type. */
export const STATUS: Record<Step, OrderStanding['status']> = {
  'order.placed': 'placed',
  'order.paid': 'paid',
  'order.production-started': 'in_production',
  'order.shipped': 'shipped',
  'order.delivered': 'delivered',
  'order.cancelled': 'cancelled',
  'order.refunded': 'refunded',
}

/** Makes an order that has just been placed. `at` is ISO 8601. */
export const beginOrder = (placed: PlacedOrder, at: string): OrderState => ({
  placed,
  status: 'placed',
  paid: false,
  moments: [{ status: 'placed', at, actor: placed.owner ?? 'guest', shipment: null }],
})

/** Null before the order is placed. */
export function evolve(
  state: OrderState | null,
  { event, at, actor }: StoredEvent<OrderEvent>,
): OrderState | null {
  if (event.type === 'order.placed') return beginOrder(event.data, at)
  if (!state) return null
  if (event.type === 'royalty-terms.derived')
    return { ...state, placed: { ...state.placed, terms: event.data.terms } }
  const status = STATUS[event.type]
  const moment = { status, at, actor, shipment: event.type === 'order.shipped' ? event.data : null }
  return {
    ...state,
    status,
    paid: state.paid || event.type === 'order.paid',
    moments: [...state.moments, moment],
  }
}
