import { assign, emit, setup } from 'xstate'
import { demand } from '#machines/demand.ts'
import { keepThrown, withEvent } from '#machines/kit.ts'
import { type CartMigrationFailure, toFailure } from './failure.ts'
import { cartMigrationPorts, type Migrated } from './ports.ts'

export interface CartMigrationContext {
  /** The guest cart that was given to the account last, or is to be. */
  token: string | null
  failure: CartMigrationFailure | null
}

export type CartMigrationEvent =
  /** After a sign-in, when a guest cart is held. */
  | { type: 'migration.start'; token: string }
  | { type: 'migration.retried' }
  /** Signed out. */
  | { type: 'migration.abandoned' }

export type CartMigrationEmitted =
  /**
   * What came of it, for the visitor to be told: also what could not be brought along, and by what it can be
   * undone.
   */
  | ({ type: 'cart.migrated' } & Migrated)
  /** It is nobody's any more: start the cart without it. */
  | { type: 'cart.gone'; token: string }
  /** It has been ordered meanwhile: say so, and start the cart without it. */
  | { type: 'cart.ordered'; token: string }
  /** The guest cart is untouched; sign-in goes on without it. */
  | { type: 'migration.failed'; failure: CartMigrationFailure }

/**
 * Promise: what a guest gathered is theirs after signing in, given over once; when it cannot be, sign-in goes
 * on, the guest cart is untouched, and it can be tried again (spec.md section 4, Authentication).
 */
export const cartMigrationMachine = setup({
  types: {} as {
    context: CartMigrationContext
    events: CartMigrationEvent
    emitted: CartMigrationEmitted
    tags: 'pending' | 'blocked'
  },
  actors: cartMigrationPorts,
  guards: {
    isOtherCart: ({ context }, { token }: { token: string }) => token !== context.token,
    isOrdered: (_, { error }: { error: unknown }) => toFailure(error).kind === 'ordered',
    isNotFound: (_, { error }: { error: unknown }) => toFailure(error).kind === 'notFound',
  },
  actions: {
    keepToken: assign((_, { token }: { token: string }) => ({ token, failure: null })),
    forget: assign({ token: null, failure: null }),
    keepFailure: assign(keepThrown(toFailure)),
    announceMigrated: emit((_, { output }: { output: Migrated }) => ({
      type: 'cart.migrated' as const,
      ...output,
    })),
    announceGone: emit(({ context }) => ({
      type: 'cart.gone' as const,
      token: demand(context.token, 'a cart'),
    })),
    announceOrdered: emit(({ context }) => ({
      type: 'cart.ordered' as const,
      token: demand(context.token, 'a cart'),
    })),
    announceFailed: emit((_, { error }: { error: unknown }) => ({
      type: 'migration.failed' as const,
      failure: toFailure(error),
    })),
  },
}).createMachine({
  id: 'cart-migration',
  context: { token: null, failure: null },
  initial: 'idle',
  on: { 'migration.abandoned': { target: '.idle', actions: 'forget' } },
  states: {
    idle: {
      on: {
        'migration.start': {
          target: 'migrating',
          actions: withEvent('keepToken'),
        },
      },
    },
    migrating: {
      tags: 'pending',
      invoke: {
        id: 'migrateCart',
        src: 'migrateCart',
        input: ({ context }) => ({ token: demand(context.token, 'a cart') }),
        onDone: {
          target: 'migrated',
          actions: withEvent('announceMigrated'),
        },
        onError: [
          {
            guard: withEvent('isNotFound'),
            target: 'dropped',
            actions: [withEvent('keepFailure'), 'announceGone'],
          },
          {
            guard: withEvent('isOrdered'),
            target: 'dropped',
            actions: [withEvent('keepFailure'), 'announceOrdered'],
          },
          {
            target: 'failed',
            actions: [withEvent('keepFailure'), withEvent('announceFailed')],
          },
        ],
      },
    },
    migrated: {
      on: {
        'migration.start': {
          guard: withEvent('isOtherCart'),
          target: 'migrating',
          actions: withEvent('keepToken'),
        },
      },
    },
    dropped: {
      description: 'There is nothing to bring along any more, now or later.',
      on: {
        'migration.start': {
          guard: withEvent('isOtherCart'),
          target: 'migrating',
          actions: withEvent('keepToken'),
        },
      },
    },
    failed: {
      tags: 'blocked',
      on: {
        'migration.retried': 'migrating',
        'migration.start': {
          target: 'migrating',
          actions: withEvent('keepToken'),
        },
      },
    },
  },
})
