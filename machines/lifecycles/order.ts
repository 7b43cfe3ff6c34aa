import { assign, emit, setup } from 'xstate'
import { withEvent } from '#machines/kit.ts'
import type { StateOf } from './decide.ts'
import type { ReturnRefund } from './return-refund.ts'
import { byOwnerOrStaff, byStaff, byStaffOrSystem, bySystem, type Role } from './roles.ts'

export interface OrderContext {
  /** Money was received, which a cancelled order owes back. */
  paid: boolean
}

export type OrderCommand =
  /** The payment provider has the money, or staff have seen the purchase order paid. */
  | { type: 'order.pay'; by: Role }
  | { type: 'order.produce'; by: Role }
  | { type: 'order.ship'; by: Role; carrier: string; tracking: string }
  /** Staff, or the carrier says so. */
  | { type: 'order.deliver'; by: Role }
  | { type: 'order.cancel'; by: Role }
  /** The whole sum goes back, or what returns have left of it. */
  | { type: 'order.refund'; by: Role }

/** What a return of some of it gives back. */
export interface LinesRefund extends ReturnRefund {
  returnId: string
}

/** A return of some of it is refunded, as its own lifecycle decided (return.ts). */
export interface LinesRefundCommand {
  type: 'order.refund-lines'
  by: Role
  refund: LinesRefund
  /** Nothing of the order's money is left after it. */
  isLast: boolean
}

export type OrderFact =
  | { type: 'order.paid' }
  | { type: 'order.production-started' }
  | { type: 'order.shipped'; carrier: string; tracking: string }
  | { type: 'order.delivered' }
  /** With `refundDue` the money is still to be given back. */
  | { type: 'order.cancelled'; refundDue: boolean }
  /** The money that is left of the order went back. */
  | { type: 'order.refunded' }
  | { type: 'order.lines-refunded'; refund: LinesRefund }

/**
 * Promise: an order goes one way, from placed to delivered, each step told once; its customer may call it off
 * until it is being made, and money that was received for what is not kept can always be given back
 * (design.md section 6, Order).
 */
export const orderLifecycle = setup({
  types: {} as {
    context: OrderContext
    events: OrderCommand | LinesRefundCommand
    emitted: OrderFact
  },
  guards: {
    byStaff,
    byOwnerOrStaff,
    byStaffOrSystem,
    bySystem,
    bySystemAtLast: ({ event }) =>
      event.by === 'system' && event.type === 'order.refund-lines' && event.isLast,
    owesRefund: ({ context, event }) => context.paid && event.by !== 'owner',
  },
  actions: {
    keepPaid: assign({ paid: true }),
    announcePaid: emit({ type: 'order.paid' }),
    announceProduction: emit({ type: 'order.production-started' }),
    announceShipped: emit((_, { carrier, tracking }: { carrier: string; tracking: string }) => ({
      type: 'order.shipped' as const,
      carrier,
      tracking,
    })),
    announceDelivered: emit({ type: 'order.delivered' }),
    announceCancelled: emit(({ context }) => ({
      type: 'order.cancelled' as const,
      refundDue: context.paid,
    })),
    announceRefunded: emit({ type: 'order.refunded' }),
    announceLines: emit((_, { refund }: { refund: LinesRefund }) => ({
      type: 'order.lines-refunded' as const,
      refund,
    })),
  },
}).createMachine({
  id: 'order',
  context: { paid: false },
  initial: 'placed',
  states: {
    placed: {
      on: {
        'order.pay': { guard: 'byStaffOrSystem', target: 'paid', actions: ['keepPaid', 'announcePaid'] },
        'order.cancel': { guard: 'byOwnerOrStaff', target: 'cancelled', actions: 'announceCancelled' },
      },
    },
    paid: {
      on: {
        'order.produce': { guard: 'byStaff', target: 'inProduction', actions: 'announceProduction' },
        'order.cancel': { guard: 'byOwnerOrStaff', target: 'cancelled', actions: 'announceCancelled' },
      },
    },
    inProduction: {
      on: {
        'order.ship': {
          guard: 'byStaff',
          target: 'shipped',
          actions: withEvent('announceShipped'),
        },
        'order.refund': { guard: 'byStaffOrSystem', target: 'refunded', actions: 'announceRefunded' },
      },
    },
    shipped: {
      on: {
        'order.deliver': { guard: 'byStaffOrSystem', target: 'delivered', actions: 'announceDelivered' },
        'order.refund': { guard: 'byStaffOrSystem', target: 'refunded', actions: 'announceRefunded' },
      },
    },
    delivered: {
      on: {
        'order.refund-lines': [
          {
            guard: 'bySystemAtLast',
            target: 'refunded',
            actions: [withEvent('announceLines'), 'announceRefunded'],
          },
          { guard: 'bySystem', actions: withEvent('announceLines') },
        ],
        'order.refund': { guard: 'byStaffOrSystem', target: 'refunded', actions: 'announceRefunded' },
      },
    },
    cancelled: {
      on: { 'order.refund': { guard: 'owesRefund', target: 'refunded', actions: 'announceRefunded' } },
    },
    refunded: { type: 'final' },
  },
})

/** What is kept and shown of an order. */
export interface OrderStanding {
  status: 'placed' | 'paid' | 'in_production' | 'shipped' | 'delivered' | 'cancelled' | 'refunded'
  paid: boolean
}

/** Reads the state of an order from what is kept and shown of it. */
export const orderStateOf = ({ status, paid }: OrderStanding): StateOf<typeof orderLifecycle> => ({
  value: status === 'in_production' ? 'inProduction' : status,
  context: { paid },
})
