import type { OrderStanding } from '#machines/lifecycles/order.ts'
import { businessDayOf, type Day, FIRST_TIME_ZONE } from '#services/shared/business-day.ts'
import type { StoredEvent } from '#services/shared/events/store.ts'
import type { OrderEvent, PlacedOrder, Shipment } from './events.ts'
import {
  endReturns,
  evolveReturns,
  isReturnEvent,
  type OrderReturn,
  type ReturnEvent,
} from './returns/state.ts'

/** The fold of an order's events. */
export interface OrderState extends OrderStanding {
  placed: PlacedOrder
  /** User uuid; null for a guest. An order that was placed by a guest may have been claimed since. */
  owner: string | null
  /** Oldest first. */
  moments: readonly OrderMoment[]
  /** The day of business on which it was delivered; null before. */
  deliveredOn: Day | null
  /** What its customer asked to return, oldest first. */
  returns: readonly OrderReturn[]
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

/** The events that are steps of an order, and not about its owner, its artists or its returns. */
type Step = Exclude<OrderEvent['type'], 'order.claimed' | 'royalty-terms.derived' | ReturnEvent['type']>

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
  owner: placed.owner,
  status: 'placed',
  paid: false,
  moments: [{ status: 'placed', at, actor: placed.owner ?? 'guest', shipment: null }],
  deliveredOn: null,
  returns: [],
})

/** Null before the order is placed. */
export function evolve(state: OrderState | null, stored: StoredEvent<OrderEvent>): OrderState | null {
  const { event, at, actor } = stored
  if (event.type === 'order.placed') return beginOrder(event.data, at)
  if (!state) return null
  if (event.type === 'royalty-terms.derived')
    return { ...state, placed: { ...state.placed, terms: event.data.terms } }
  if (event.type === 'order.claimed') return { ...state, owner: event.data.owner }
  if (isReturnEvent(event)) return { ...state, returns: evolveReturns(state.returns, { ...stored, event }) }
  const status = STATUS[event.type]
  const moment = { status, at, actor, shipment: event.type === 'order.shipped' ? event.data : null }
  return {
    ...state,
    status,
    paid: state.paid || event.type === 'order.paid',
    moments: [...state.moments, moment],
    deliveredOn: event.type === 'order.delivered' ? dayOf(event.data.on, at) : state.deliveredOn,
    returns: event.type === 'order.refunded' ? endReturns(state.returns, stored) : state.returns,
  }
}

/** Events of before days were kept are of their time. */
const dayOf = (on: Day | null, at: string): Day => on ?? businessDayOf(new Date(at), FIRST_TIME_ZONE)
