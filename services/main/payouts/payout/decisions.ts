import { decide } from '#machines/lifecycles/decide.ts'
import {
  type PayoutCommand,
  type PayoutFact,
  payoutLifecycle,
  payoutStateOf,
} from '#machines/lifecycles/payout.ts'
import type { PayoutEvent, ProviderName } from './events.ts'
import type { PayoutState } from './state.ts'

/**
 * What an event says besides: the token of the change, the day on which it counts, words of staff, and how
 * payouts are sent now.
 */
export interface Said {
  sts: string
  on: string
  notes: string
  provider: ProviderName
}

/** What a command does to a payout, or why it may not. */
export type PayoutDecision = { events: PayoutEvent[] } | { refused: 'role' | 'state' }

/** Asks the lifecycle, by the payout's state alone. */
export function decidePayout(state: PayoutState, command: PayoutCommand, said: Said): PayoutDecision {
  const decision = decide(payoutLifecycle, payoutStateOf(state), command)
  if (!decision.accepted) return { refused: decision.because }
  return { events: decision.facts.map((fact) => toEvent(fact, said)) }
}

function toEvent(fact: PayoutFact, { provider, ...said }: Said): PayoutEvent {
  switch (fact.type) {
    case 'payout.sent':
      return { type: fact.type, data: { ...said, provider } }
    case 'payout.paid':
      return { type: fact.type, data: { ...said, reference: fact.reference } }
    case 'payout.failed':
    case 'payout.returned':
      return { type: fact.type, data: { ...said, reason: fact.reason } }
    case 'payout.reported':
      return { type: fact.type, data: { ...said, status: fact.status } }
    default:
      return { type: fact.type, data: said }
  }
}
