import type { PayoutReason, PayoutStanding, PayoutStatus } from '#machines/lifecycles/payout.ts'
import type { StoredEvent } from '#services/shared/events/store.ts'
import type { OpenedPayout, PayoutEvent, ProviderName } from './events.ts'

/** The fold of a payout's events. */
export interface PayoutState extends PayoutStanding {
  opened: OpenedPayout
  /** How it is sent. */
  provider: ProviderName
  /** The bank's, once it was paid. */
  reference: string | null
  /** YYYY-MM-DD */
  paidOn: string | null
  reason: PayoutReason | null
  /** Oldest first. */
  moments: readonly PayoutMoment[]
}

/** A change as Hyperwallet tells it. */
export interface PayoutMoment {
  /** `sts-…`; null for the opening. */
  token: string | null
  from: PayoutStatus | null
  to: PayoutStatus
  /** ISO 8601 */
  at: string
  /** User uuid, or `system`. */
  actor: string
  notes: string
}

/** How a payout stands after an event of each type; null where that is as before. */
const STATUS: Record<PayoutEvent['type'], PayoutStatus | null> = {
  'payout.opened': 'open',
  'payout.sent': 'sent',
  'payout.paid': 'paid',
  'payout.cancelled': 'cancelled',
  'payout.failed': 'failed',
  'payout.returned': 'returned',
  'payout.reported': null,
}

export const statusAfter = (type: PayoutEvent['type'], before: PayoutStatus): PayoutStatus =>
  STATUS[type] ?? before

/** Null before the payout is opened. */
export function evolvePayout(
  state: PayoutState | null,
  { event, at, actor }: StoredEvent<PayoutEvent>,
): PayoutState | null {
  if (event.type === 'payout.opened') return beginPayout(event.data, at, actor)
  if (!state) return null
  const to = statusAfter(event.type, state.status)
  const { sts: token, notes } = event.data
  const moment = { token, from: state.status, to, at, actor, notes }
  const moments = [...state.moments, moment]
  if (event.type === 'payout.reported') return { ...state, moments, reported: event.data.status }
  const after = { ...state, status: to, moments, reported: null }
  switch (event.type) {
    case 'payout.sent':
      return { ...after, provider: event.data.provider }
    case 'payout.paid':
      return { ...after, reference: event.data.reference, paidOn: event.data.on }
    case 'payout.failed':
    case 'payout.returned':
      return { ...after, reason: event.data.reason }
    default:
      return after
  }
}

const beginPayout = (opened: OpenedPayout, at: string, actor: string): PayoutState => ({
  opened,
  provider: 'manual',
  status: 'open',
  reported: null,
  reference: null,
  paidOn: null,
  reason: null,
  moments: [{ token: null, from: null, to: 'open', at, actor, notes: '' }],
})
