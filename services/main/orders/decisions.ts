import { decide } from '#machines/lifecycles/decide.ts'
import {
  type LinesRefundCommand,
  type OrderCommand,
  type OrderFact,
  orderLifecycle,
  orderStateOf,
} from '#machines/lifecycles/order.ts'
import type { Day } from '#services/shared/business-day.ts'
import type { OrderEvent } from './events.ts'
import type { OrderState } from './state.ts'

/**
 * What a command does to an order, or why it may not: `role` when somebody else may, `state` when nobody may
 * now.
 */
export type OrderDecision = { events: OrderEvent[] } | { refused: 'role' | 'state' }

/** Asks the lifecycle, by the order's state alone. `on` is today's day of business. */
export function decideOrder(
  state: OrderState,
  command: OrderCommand | LinesRefundCommand,
  on: Day,
): OrderDecision {
  const decision = decide(orderLifecycle, orderStateOf(state), command)
  return decision.accepted
    ? { events: decision.facts.map((fact) => toEvent(fact, on)) }
    : { refused: decision.because }
}

function toEvent(fact: OrderFact, on: Day): OrderEvent {
  switch (fact.type) {
    case 'order.shipped':
      return { type: fact.type, data: { carrier: fact.carrier, tracking: fact.tracking, on } }
    case 'order.cancelled':
      return { type: fact.type, data: { refundDue: fact.refundDue, on } }
    case 'order.production-started':
      return { type: fact.type, data: {} }
    case 'order.lines-refunded':
      return { type: fact.type, data: { ...fact.refund, on } }
    default:
      return { type: fact.type, data: { on } }
  }
}
