import { assign, emit, setup } from 'xstate'
import type { CartRef } from '#machines/cart-ref.ts'
import { demand } from '#machines/demand.ts'
import { keepThrown, withEvent } from '#machines/kit.ts'
import { type CartStartFailure, toFailure } from './failure.ts'
import { cartStartPorts } from './ports.ts'

export interface CartStartContext {
  /** The cart held in this browser. */
  token: string | null
  /** The project that this cart is. */
  cartProjectId: string | null
  /** The profile's current project. */
  projectId: string | null
  signedIn: boolean
  /**
   * The cart held is no account's yet: it migrates with the next sign-in, and stays a guest's where that has
   * failed.
   */
  isGuest: boolean
  failure: CartStartFailure | null
}

export type CartStartEvent =
  /** Once it is known who is here, and after each sign-in (once the guest cart has migrated or failed to). */
  | { type: 'cart.start'; projectId: string | null; signedIn: boolean }
  | { type: 'cart.retried' }
  /** A cart made or migrated by another machine is the one from now on. */
  | { type: 'cart.adopted'; token: string; projectId: string; isGuest: boolean }
  /** Signed out, or the cart is known to be gone. */
  | { type: 'cart.dropped' }

export type CartStartEmitted =
  | { type: 'cart.ready'; token: string; projectId: string }
  | { type: 'cart.none' }
  /** It could not be loaded: nobody knows yet whether there is one. */
  | { type: 'cart.failed' }
  /**
   * The cart that was held has been ordered, in another tab or elsewhere: say so, with a way to the order.
   */
  | { type: 'cart.ordered'; token: string; orderId: string }

/**
 * Promise: the visitor finds the cart they left. A current project other than the cart's decides; else the
 * cart held here is read again; else the account's most recent one. A cart that is gone or has been ordered
 * makes way for the next rule, an outage never does: then it is not known which cart is theirs, and it is
 * asked for again (spec.md section 4, Cart start).
 */
export const cartStartMachine = setup({
  types: {} as {
    context: CartStartContext
    events: CartStartEvent
    emitted: CartStartEmitted
    tags: 'pending' | 'blocked'
  },
  actors: cartStartPorts,
  guards: {
    hasOtherProject: ({ context }) =>
      context.projectId !== null && context.projectId !== context.cartProjectId,
    hasCart: ({ context }) => context.token !== null,
    isSignedIn: ({ context }) => context.signedIn,
    isOrdered: (_, { output }: { output: CartRef | null }) => output !== null && output.latestOrder !== null,
    isOpen: (_, { output }: { output: CartRef | null }) => output !== null && output.latestOrder === null,
  },
  actions: {
    keepVisitor: assign((_, { projectId, signedIn }: { projectId: string | null; signedIn: boolean }) => ({
      projectId,
      signedIn,
      failure: null,
    })),
    keepCart: assign(({ context }, { output }: { output: CartRef | null }) => ({
      token: output?.token ?? null,
      cartProjectId: output?.projectId ?? null,
      isGuest: !context.signedIn || (context.isGuest && output?.token === context.token),
      failure: null,
    })),
    adoptCart: assign((_, cart: { token: string; projectId: string; isGuest: boolean }) => ({
      token: cart.token,
      cartProjectId: cart.projectId,
      isGuest: cart.isGuest,
      failure: null,
    })),
    forgetCart: assign({ token: null, cartProjectId: null, isGuest: false }),
    keepFailure: assign(keepThrown(toFailure)),
    announceReady: emit(({ context }) => ({
      type: 'cart.ready' as const,
      token: demand(context.token, 'a cart'),
      projectId: demand(context.cartProjectId, 'a project'),
    })),
    announceOrdered: emit((_, { output }: { output: CartRef | null }) => ({
      type: 'cart.ordered' as const,
      token: demand(output, 'a cart').token,
      orderId: demand(demand(output, 'a cart').latestOrder, 'an order'),
    })),
    announceNone: emit({ type: 'cart.none' }),
    announceFailed: emit({ type: 'cart.failed' }),
  },
}).createMachine({
  id: 'cart-start',
  context: {
    token: null,
    cartProjectId: null,
    projectId: null,
    signedIn: false,
    isGuest: false,
    failure: null,
  },
  initial: 'waiting',
  on: {
    'cart.start': {
      target: '.choosing',
      actions: withEvent('keepVisitor'),
    },
    'cart.adopted': { target: '.ready', actions: withEvent('adoptCart') },
    'cart.dropped': '.none',
  },
  states: {
    waiting: { description: 'It is not known yet who is here.' },
    choosing: {
      always: [{ guard: 'hasOtherProject', target: 'loadingProjectCart' }, { target: 'choosingHeld' }],
    },
    loadingProjectCart: {
      tags: 'pending',
      invoke: {
        id: 'loadProjectCart',
        src: 'loadProjectCart',
        input: ({ context }) => ({ projectId: demand(context.projectId, 'a project') }),
        onDone: [
          {
            guard: withEvent('isOpen'),
            target: 'ready',
            actions: withEvent('keepCart'),
          },
          { target: 'choosingHeld' },
        ],
        onError: { target: 'failed', actions: withEvent('keepFailure') },
      },
    },
    choosingHeld: {
      always: [{ guard: 'hasCart', target: 'refreshingCart' }, { target: 'choosingRecent' }],
    },
    refreshingCart: {
      tags: 'pending',
      invoke: {
        id: 'refreshCart',
        src: 'refreshCart',
        input: ({ context }) => ({ token: demand(context.token, 'a cart') }),
        onDone: [
          {
            guard: withEvent('isOpen'),
            target: 'ready',
            actions: withEvent('keepCart'),
          },
          {
            guard: withEvent('isOrdered'),
            target: 'choosingRecent',
            actions: ['forgetCart', withEvent('announceOrdered')],
          },
          { target: 'choosingRecent', actions: 'forgetCart' },
        ],
        onError: { target: 'failed', actions: withEvent('keepFailure') },
      },
    },
    choosingRecent: {
      always: [{ guard: 'isSignedIn', target: 'loadingRecentCart' }, { target: 'none' }],
    },
    loadingRecentCart: {
      tags: 'pending',
      invoke: {
        id: 'loadRecentCart',
        src: 'loadRecentCart',
        onDone: [
          {
            guard: withEvent('isOpen'),
            target: 'ready',
            actions: withEvent('keepCart'),
          },
          { target: 'none' },
        ],
        onError: { target: 'failed', actions: withEvent('keepFailure') },
      },
    },
    ready: { entry: 'announceReady' },
    none: { entry: ['forgetCart', 'announceNone'] },
    failed: { tags: 'blocked', entry: 'announceFailed', on: { 'cart.retried': 'choosing' } },
  },
})
