import { decide } from '#machines/lifecycles/decide.ts'
import type { LinesRefundCommand } from '#machines/lifecycles/order.ts'
import {
  type ReturnCommand,
  type ReturnFact,
  returnLifecycle,
  returnStateOf,
} from '#machines/lifecycles/return.ts'
import { refundOf, totalOf } from '#machines/lifecycles/return-refund.ts'
import { findRequestFaults, isOurFault, type ReturnRequest } from '#machines/lifecycles/return-request.ts'
import type { Day } from '#services/shared/business-day.ts'
import { conflict, forbidden, invalid, notFound } from '#services/shared/http/problem.ts'
import { decideOrder } from '../decisions.ts'
import type { OrderEvent } from '../events.ts'
import type { OrderState } from '../state.ts'
import type { WantedReturn } from './body.ts'
import type { ReturnPictureView } from './contract.ts'
import { leftToReturn, refundableOf, refundedSoFar } from './refundable.ts'
import type { OrderReturn } from './state.ts'

/**
 * Asks for a return, on this day of business. Throws 409 `not_returnable` and 400 by field, as in the
 * contract.
 */
export function decideRequest(
  order: OrderState,
  wanted: WantedReturn,
  pictures: ReturnPictureView[],
  on: Day,
): OrderEvent[] {
  requireFaultless(order, wanted, on)
  const { lines, reason, text } = wanted
  const returnId = `R${order.returns.length + 1}`
  return [{ type: 'return.requested', data: { returnId, lines, reason, text, pictures, on } }]
}

export function requireFaultless(order: OrderState, wanted: ReturnRequest, on: Day): void {
  const left = leftToReturn(order, on)
  if (left.length === 0) throw conflict('Nothing in this order can be returned right now.', 'not_returnable')
  const faults = Object.entries(findRequestFaults(wanted, left))
  if (faults.length > 0) throw invalid(Object.fromEntries(faults.map(([field, words]) => [field, [words]])))
}

/**
 * Takes a return on, as its lifecycle decides; a refund is decided by the order's as well. Throws 404, 403
 * where another role may, and 409 `wrong_state` where nobody may.
 */
export function decideReturn(
  order: OrderState,
  returnId: string,
  command: ReturnCommand,
  on: Day,
): OrderEvent[] {
  const one = order.returns.find(({ id }) => id === returnId)
  if (!one) throw notFound()
  const decision = decide(returnLifecycle, returnStateOf(one), command)
  if (!decision.accepted) throw decision.because === 'role' ? forbidden() : wrongState()
  return decision.facts.flatMap((fact) => {
    const event = toEvent(fact, returnId, on)
    return fact.type === 'return.refunded' ? [event, ...refundEvents(order, one, on)] : [event]
  })
}

function refundEvents(order: OrderState, one: OrderReturn, on: Day): OrderEvent[] {
  const refund = refundOf(refundableOf(order), one.asked.lines, isOurFault(one.reason))
  const back = refundedSoFar(order.returns) + totalOf(refund)
  const command: LinesRefundCommand = {
    type: 'order.refund-lines',
    by: 'system',
    refund: { returnId: one.id, ...refund },
    isLast: back === order.placed.sums.grand_total,
  }
  const decision = decideOrder(order, command, on)
  if ('refused' in decision) throw wrongState()
  return decision.events
}

function toEvent(fact: ReturnFact, returnId: string, on: Day): OrderEvent {
  switch (fact.type) {
    case 'return.declined':
      return { type: fact.type, data: { returnId, reason: fact.reason, on } }
    case 'return.sent':
      return { type: fact.type, data: { returnId, carrier: fact.carrier, tracking: fact.tracking, on } }
    case 'return.refunded':
      return { type: fact.type, data: { returnId, kept: fact.kept, on } }
    default:
      return { type: fact.type, data: { returnId, on } }
  }
}

const wrongState = () => conflict('That can’t be done with this return now.', 'wrong_state')
