import { decide } from '#machines/lifecycles/decide.ts'
import {
  type OrderCommand,
  type OrderFact,
  orderLifecycle,
  orderStateOf,
} from '#machines/lifecycles/order.ts'
import type { OrderEvent } from './events.ts'
import type { OrderState } from './state.ts'

/**
 * What a command does to an order, or why it may not: `role` when somebody else may, `state` when nobody may
 * now.
 */
export type OrderDecision = { events: OrderEvent[] } | { refused: 'role' | 'state' }

/** Asks the lifecycle, by the order's state alone. */
export function decideOrder(state: OrderState, command: OrderCommand): OrderDecision {
  const decision = decide(orderLifecycle, orderStateOf(state), command)
  return decision.accepted ? { events: decision.facts.map(toEvent) } : { refused: decision.because }
}

function toEvent(fact: OrderFact): OrderEvent {
  switch (fact.type) {
    case 'order.shipped':
      return { type: fact.type, data: { carrier: fact.carrier, tracking: fact.tracking } }
    case 'order.cancelled':
      return { type: fact.type, data: { refundDue: fact.refundDue } }
    default:
      return { type: fact.type, data: {} }
  }
}
