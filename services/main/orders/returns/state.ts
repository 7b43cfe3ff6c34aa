import type { ReturnStanding, ReturnStatus } from '#machines/lifecycles/return.ts'
import { isReturnLive } from '#machines/lifecycles/return.ts'
import type { EventOf } from '#services/shared/events/event-types.ts'
import type { StoredEvent } from '#services/shared/events/store.ts'
import type { RefundedLines, RequestedReturn, returnSchemas } from './events.ts'

export type ReturnEvent = EventOf<typeof returnSchemas>

/** A return of an order, by the order's events. */
export interface OrderReturn extends ReturnStanding {
  /** `R1` */
  id: string
  asked: RequestedReturn
  /** Oldest first. */
  moments: readonly ReturnMoment[]
  /** What went back; null before, and where it went back with the whole order. */
  refund: RefundedLines | null
}

export interface ReturnMoment {
  status: ReturnStatus
  /** ISO 8601 */
  at: string
  /** User uuid, `guest` or `system`. */
  actor: string
  /** Why it was declined. */
  reason: string | null
  /** Of `sent`; empty where none was named. */
  parcel: { carrier: string; tracking: string } | null
  /** The customer keeps the goods. */
  kept: boolean
}

/** How a return stands after an event of each type. */
export const RETURN_STATUS: Record<Exclude<ReturnEvent['type'], 'order.lines-refunded'>, ReturnStatus> = {
  'return.requested': 'requested',
  'return.approved': 'approved',
  'return.declined': 'declined',
  'return.sent': 'sent',
  'return.received': 'received',
  'return.refunded': 'refunded',
  'return.withdrawn': 'withdrawn',
}

export const isReturnEvent = (event: { type: string }): event is ReturnEvent =>
  event.type === 'order.lines-refunded' || event.type in RETURN_STATUS

/** The returns of an order after one more event. */
export function evolveReturns(
  returns: readonly OrderReturn[],
  { event, at, actor }: StoredEvent<ReturnEvent>,
): readonly OrderReturn[] {
  const change = (become: (one: OrderReturn) => OrderReturn) =>
    returns.map((one) => (one.id === event.data.returnId ? become(one) : one))
  if (event.type === 'order.lines-refunded') return change((one) => ({ ...one, refund: event.data }))
  const moment: ReturnMoment = {
    status: RETURN_STATUS[event.type],
    at,
    actor,
    reason: event.type === 'return.declined' ? event.data.reason : null,
    parcel:
      event.type === 'return.sent' ? { carrier: event.data.carrier, tracking: event.data.tracking } : null,
    kept: event.type === 'return.refunded' && event.data.kept,
  }
  if (event.type !== 'return.requested')
    return change((one) => ({ ...one, status: moment.status, moments: [...one.moments, moment] }))
  const { returnId: id, reason } = event.data
  return [...returns, { id, status: 'requested', reason, asked: event.data, moments: [moment], refund: null }]
}

/** The order was refunded as a whole: what was under way of its returns went back with it. */
export const endReturns = (
  returns: readonly OrderReturn[],
  { at, actor }: { at: string; actor: string },
): readonly OrderReturn[] =>
  returns.map((one) => {
    if (!isReturnLive(one.status) || one.status === 'refunded') return one
    const moment: ReturnMoment = { status: 'refunded', at, actor, reason: null, parcel: null, kept: false }
    return { ...one, status: 'refunded', moments: [...one.moments, moment] }
  })
