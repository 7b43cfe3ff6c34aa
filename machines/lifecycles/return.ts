import { emit, type StateValueFrom, setup } from 'xstate'
import { withEvent } from '#machines/kit.ts'
import type { StateOf } from './decide.ts'
import { isOurFault, type ReturnReason } from './return-request.ts'
import { byOwnerOrStaff, byStaff, type Role } from './roles.ts'

export interface ReturnContext {
  reason: ReturnReason
}

export type ReturnCommand =
  | { type: 'return.approve'; by: Role }
  | { type: 'return.decline'; by: Role; reason: string }
  /** The goods are on their way back; both empty where the customer names no parcel. */
  | { type: 'return.send'; by: Role; carrier: string; tracking: string }
  | { type: 'return.receive'; by: Role }
  /** Refunds what the customer may keep, as it is damaged or was never ordered. */
  | { type: 'return.keep'; by: Role }
  | { type: 'return.refund'; by: Role }
  | { type: 'return.withdraw'; by: Role }

export type ReturnFact =
  | { type: 'return.approved' }
  | { type: 'return.declined'; reason: string }
  | { type: 'return.sent'; carrier: string; tracking: string }
  | { type: 'return.received' }
  /** With `kept` the customer keeps the goods. */
  | { type: 'return.refunded'; kept: boolean }
  | { type: 'return.withdrawn' }

/**
 * Promise: what a customer asks to return is decided by staff, with a reason where they decline; the money
 * goes back once, after the goods have come or, for what was our fault, without them; and its customer may
 * withdraw it until the goods are received (issue 17, line 2). It begins by being requested.
 */
export const returnLifecycle = setup({
  types: {} as {
    context: ReturnContext
    events: ReturnCommand
    emitted: ReturnFact
    input: ReturnContext
  },
  guards: {
    byStaff,
    byOwnerOrStaff,
    mayKeep: ({ context, event }) => event.by === 'staff' && isOurFault(context.reason),
  },
  actions: {
    announceApproved: emit({ type: 'return.approved' }),
    announceDeclined: emit((_, { reason }: { reason: string }) => ({
      type: 'return.declined' as const,
      reason,
    })),
    announceSent: emit((_, { carrier, tracking }: { carrier: string; tracking: string }) => ({
      type: 'return.sent' as const,
      carrier,
      tracking,
    })),
    announceReceived: emit({ type: 'return.received' }),
    announceRefunded: emit({ type: 'return.refunded', kept: false }),
    announceKept: emit({ type: 'return.refunded', kept: true }),
    announceWithdrawn: emit({ type: 'return.withdrawn' }),
  },
}).createMachine({
  id: 'return',
  context: ({ input: { reason } }) => ({ reason }),
  initial: 'requested',
  states: {
    requested: {
      on: {
        'return.approve': { guard: 'byStaff', target: 'approved', actions: 'announceApproved' },
        'return.decline': {
          guard: 'byStaff',
          target: 'declined',
          actions: withEvent('announceDeclined'),
        },
        'return.keep': { guard: 'mayKeep', target: 'refunded', actions: 'announceKept' },
        'return.withdraw': { guard: 'byOwnerOrStaff', target: 'withdrawn', actions: 'announceWithdrawn' },
      },
    },
    approved: {
      on: {
        'return.send': { guard: 'byOwnerOrStaff', target: 'sent', actions: withEvent('announceSent') },
        'return.receive': { guard: 'byStaff', target: 'received', actions: 'announceReceived' },
        'return.keep': { guard: 'mayKeep', target: 'refunded', actions: 'announceKept' },
        'return.withdraw': { guard: 'byOwnerOrStaff', target: 'withdrawn', actions: 'announceWithdrawn' },
      },
    },
    sent: {
      on: {
        'return.receive': { guard: 'byStaff', target: 'received', actions: 'announceReceived' },
        'return.withdraw': { guard: 'byOwnerOrStaff', target: 'withdrawn', actions: 'announceWithdrawn' },
      },
    },
    received: {
      on: {
        'return.refund': { guard: 'byStaff', target: 'refunded', actions: 'announceRefunded' },
        'return.decline': {
          description: 'What came is not what was sold, or was damaged by its customer.',
          guard: 'byStaff',
          target: 'declined',
          actions: withEvent('announceDeclined'),
        },
      },
    },
    refunded: { type: 'final' },
    declined: { type: 'final' },
    withdrawn: { type: 'final' },
  },
})

export type ReturnStatus = StateValueFrom<typeof returnLifecycle>

/** What is kept and shown of a return. */
export interface ReturnStanding {
  status: ReturnStatus
  reason: ReturnReason
}

/** Reads the state of a return from what is kept and shown of it. */
export const returnStateOf = ({ status, reason }: ReturnStanding): StateOf<typeof returnLifecycle> => ({
  value: status,
  context: { reason },
})

/** Whether its goods count as returned: they cannot be returned a second time. */
export const isReturnLive = (status: ReturnStatus): boolean => status !== 'declined' && status !== 'withdrawn'

/** Whether staff have something to do about it. */
export const doesReturnWait = (status: ReturnStatus): boolean =>
  status === 'requested' || status === 'received'
