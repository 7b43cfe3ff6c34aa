import { assign, emit, type StateValueFrom, setup } from 'xstate'
import { withEvent } from '#machines/kit.ts'
import type { StateOf } from './decide.ts'
import { byStaffOrSystem, bySystem, type Role } from './roles.ts'

/** Why money did not arrive: a bank's return code, what nobody claimed, and what has another reason. */
export const PAYOUT_REASONS = ['R02', 'R03', 'R04', 'R16', 'unclaimed', 'other'] as const
export type PayoutReason = (typeof PAYOUT_REASONS)[number]

export interface PayoutContext {
  /**
   * What a provider said last that moves nothing, in its own words; null where it said nothing like that.
   */
  reported: string | null
}

export type PayoutCommand =
  /** Staff have given it to the bank, or a provider has taken it. */
  | { type: 'payout.send'; by: Role }
  /** `reference` is the bank's. */
  | { type: 'payout.pay'; by: Role; reference: string }
  /** Before any money left, by staff or since its account or tax form does not hold any more. */
  | { type: 'payout.cancel'; by: Role }
  | { type: 'payout.fail'; by: Role; reason: PayoutReason }
  | { type: 'payout.return'; by: Role; reason: PayoutReason }
  /** A provider's status that is not known here, or that comes too late to mean anything. */
  | { type: 'payout.report'; by: Role; status: string }

export type PayoutFact =
  | { type: 'payout.sent' }
  | { type: 'payout.paid'; reference: string }
  | { type: 'payout.cancelled' }
  | { type: 'payout.failed'; reason: PayoutReason }
  | { type: 'payout.returned'; reason: PayoutReason }
  | { type: 'payout.reported'; status: string }

/**
 * Promise: an artist's money leaves once; what never left can be called off, what did not arrive or came
 * back is told with its reason, and none of these is ever sent anew; a word of the provider that is not
 * known here is kept and shown, and is no success (issue 15, line 5).
 */
export const payoutLifecycle = setup({
  types: {} as { context: PayoutContext; events: PayoutCommand; emitted: PayoutFact },
  guards: { bySystem, byStaffOrSystem },
  actions: {
    keepReported: assign((_, { status }: { status: string }) => ({ reported: status })),
    announceSent: emit({ type: 'payout.sent' }),
    announcePaid: emit((_, { reference }: { reference: string }) => ({
      type: 'payout.paid' as const,
      reference,
    })),
    announceCancelled: emit({ type: 'payout.cancelled' }),
    announceFailed: emit((_, { reason }: { reason: PayoutReason }) => ({
      type: 'payout.failed' as const,
      reason,
    })),
    announceReturned: emit((_, { reason }: { reason: PayoutReason }) => ({
      type: 'payout.returned' as const,
      reason,
    })),
    announceReported: emit((_, { status }: { status: string }) => ({
      type: 'payout.reported' as const,
      status,
    })),
  },
}).createMachine({
  id: 'payout',
  context: { reported: null },
  initial: 'open',
  on: {
    'payout.report': {
      guard: 'bySystem',
      actions: [withEvent('keepReported'), withEvent('announceReported')],
    },
  },
  states: {
    open: {
      on: {
        'payout.send': { guard: 'byStaffOrSystem', target: 'sent', actions: 'announceSent' },
        'payout.cancel': { guard: 'byStaffOrSystem', target: 'cancelled', actions: 'announceCancelled' },
      },
    },
    sent: {
      on: {
        'payout.pay': { guard: 'byStaffOrSystem', target: 'paid', actions: withEvent('announcePaid') },
        'payout.fail': { guard: 'byStaffOrSystem', target: 'failed', actions: withEvent('announceFailed') },
      },
    },
    paid: {
      on: {
        'payout.return': {
          guard: 'byStaffOrSystem',
          target: 'returned',
          actions: withEvent('announceReturned'),
        },
      },
    },
    cancelled: { description: 'No money left.' },
    failed: { description: 'The money is payable again.' },
    returned: { description: 'The money is payable again.' },
  },
})

export type PayoutStatus = StateValueFrom<typeof payoutLifecycle>

/** What is kept and shown of a payout. */
export interface PayoutStanding {
  status: PayoutStatus
  reported: string | null
}

/** Reads the state of a payout from what is kept and shown of it. */
export const payoutStateOf = ({ status, reported }: PayoutStanding): StateOf<typeof payoutLifecycle> => ({
  value: status,
  context: { reported },
})
