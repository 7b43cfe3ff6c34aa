import { assign, emit, raise, setup } from 'xstate'
import type { CartRef } from '#machines/cart-ref.ts'
import { demand } from '#machines/demand.ts'
import { keepThrown, withEvent } from '#machines/kit.ts'
import { type AddToCartContext, type Choice, initialContext, isSameAgain } from './context.ts'
import type { AddToCartEmitted, AddToCartEvent, Whereabouts } from './events.ts'
import { checkEmail, isCartGone, toFailure } from './failure.ts'
import { type AddAction, type Added, addToCartPorts, type MadeCart } from './ports.ts'

/**
 * Promise: what the visitor chose ends up in a cart exactly once, or is still there to be tried again. Being
 * asked for an email, turning to sign in instead, a refusal and an outage lose nothing of it; only the
 * visitor's own cancel and sign-out do. A cart is made only for whoever has none, and with the item in it:
 * not for whom it could not be loaded, and for whom it is gone or has been ordered it goes on with the one
 * held in its place. As the answer to what failed may only have been lost, choosing the same again is trying
 * it again, not another add (spec.md section 4, Adding to cart).
 */
export const addToCartMachine = setup({
  types: {} as {
    context: AddToCartContext
    events: AddToCartEvent
    emitted: AddToCartEmitted
    tags: 'pending' | 'blocked'
  },
  actors: addToCartPorts,
  guards: {
    hasCart: ({ context }) => context.cartToken !== null,
    isCartUnknown: ({ context }) => context.isCartUnknown === true,
    isSignedIn: ({ context }) => context.signedIn,
    isEmail: (_, { email }: { email: string }) => checkEmail(email) === null,
    isAboutEmail: (_, { error }: { error: unknown }) => {
      const failure = toFailure(error)
      return failure.kind === 'invalid' && failure.fields.email !== undefined
    },
    isSameAgain: ({ context }, event: Choice & Whereabouts) => isSameAgain(context, event),
    isCartGone: (_, { error }: { error: unknown }) => isCartGone(error),
    isAdded: ({ context }) => context.added !== null,
    opensDesign: ({ context: { afterwards, added } }) => afterwards === 'open' && added?.designUrl != null,
  },
  actions: {
    keepChoice: assign((_, event: Choice & Whereabouts) => ({
      choice: { item: event.item, action: event.action, idempotencyKey: event.idempotencyKey },
      afterwards: event.action,
      added: null,
      cartToken: event.cartToken,
      isCartUnknown: event.isCartUnknown ?? false,
      gone: null,
      signedIn: event.signedIn,
      failure: null,
    })),
    keepEmail: assign((_, { email }: { email: string }) => ({
      email: email.trim(),
      failure: checkEmail(email),
    })),
    keepSignIn: assign((_, { cartToken, isCartUnknown = false }: Omit<Whereabouts, 'signedIn'>) => ({
      cartToken,
      isCartUnknown,
      signedIn: true,
    })),
    keepMade: assign((_, { output }: { output: MadeCart }) => ({
      cartToken: output.cart.token,
      added: output.added,
    })),
    keepAdded: assign((_, { output }: { output: Added }) => ({ added: output })),
    keepCart: assign((_, { output }: { output: CartRef }) => ({ cartToken: output.token })),
    keepFound: assign((_, { output }: { output: CartRef | null }) => ({
      cartToken: output?.token ?? null,
      isCartUnknown: false,
      gone: null,
    })),
    keepFailure: assign(keepThrown(toFailure)),
    forgetFailure: assign({ failure: null }),
    forgetCart: assign(({ context }) => ({ cartToken: null, gone: context.cartToken })),
    forgetAll: assign(initialContext),
    keepAfterwards: assign((_, { action }: { action: AddAction }) => ({ afterwards: action })),
    stayHere: assign({ afterwards: 'add' }),
    raiseRetry: raise({ type: 'add.retried' }),
    announceCreated: emit((_, { output }: { output: MadeCart }) => ({
      type: 'cart.created' as const,
      cart: output.cart,
    })),
    announceGuest: emit(({ context }, { output }: { output: MadeCart }) => ({
      type: 'guest.marked' as const,
      cart: output.cart,
      email: context.email,
    })),
    announceGone: emit(({ context }) => ({
      type: 'cart.gone' as const,
      token: demand(context.cartToken, 'a cart'),
    })),
    announceAdded: emit(({ context }) => ({
      type: 'item.added' as const,
      item: demand(context.choice, 'a choice').item,
      itemId: demand(context.added, 'an item').itemId,
      cartToken: demand(context.cartToken, 'a cart'),
    })),
    announceDesign: emit(({ context }) => {
      const { designUrl, itemId } = demand(context.added, 'an item')
      return { type: 'design.wanted' as const, url: demand(designUrl, 'an address'), itemId }
    }),
    announceSignIn: emit({ type: 'signIn.wanted' }),
    announceFailure: emit(({ context }) => ({
      type: 'add.failed' as const,
      failure: demand(context.failure, 'a failure'),
    })),
  },
}).createMachine({
  id: 'add-to-cart',
  version: '2',
  context: initialContext,
  initial: 'idle',
  on: { signedOut: { target: '.idle', actions: 'forgetAll' } },
  states: {
    idle: {
      on: {
        'item.add': { target: 'choosingCart', actions: withEvent('keepChoice') },
      },
    },
    choosingCart: {
      always: [
        { guard: 'hasCart', target: 'addingItem' },
        { guard: 'isCartUnknown', target: 'findingCart' },
        { guard: 'isSignedIn', target: 'creatingCart' },
        { target: 'askingEmail' },
      ],
    },
    findingCart: {
      description: 'Nobody knows which cart is theirs, or the one that was held is gone.',
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'findCart',
        src: 'findCart',
        input: ({ context }) => ({ gone: context.gone }),
        onDone: { target: 'choosingCart', actions: withEvent('keepFound') },
        onError: { target: 'failed.finding', actions: withEvent('keepFailure') },
      },
      on: { 'place.left': { actions: 'stayHere' } },
    },
    askingEmail: {
      on: {
        'item.add': {
          target: 'choosingCart',
          actions: withEvent('keepChoice'),
        },
        'email.submitted': [
          {
            guard: withEvent('isEmail'),
            target: 'creatingCart',
            actions: withEvent('keepEmail'),
          },
          { actions: withEvent('keepEmail') },
        ],
        'email.cancelled': { target: 'idle', actions: 'forgetAll' },
        'signIn.chosen': { target: 'awaitingSignIn', actions: 'announceSignIn' },
        'signIn.finished': {
          target: 'choosingCart',
          actions: withEvent('keepSignIn'),
        },
      },
    },
    awaitingSignIn: {
      description: 'The visitor is signing in; the item waits for them.',
      entry: 'forgetFailure',
      on: {
        'signIn.finished': {
          target: 'choosingCart',
          actions: withEvent('keepSignIn'),
        },
        'item.add': { target: 'choosingCart', actions: withEvent('keepChoice') },
      },
    },
    creatingCart: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'createCart',
        src: 'createCart',
        input: ({ context }) => ({
          email: context.signedIn ? null : context.email,
          ...demand(context.choice, 'a choice'),
        }),
        onDone: [
          {
            guard: 'isSignedIn',
            target: 'migratingCart',
            actions: [withEvent('keepMade'), withEvent('announceCreated')],
          },
          {
            target: 'fillingCart',
            actions: [withEvent('keepMade'), withEvent('announceCreated'), withEvent('announceGuest')],
          },
        ],
        onError: [
          {
            guard: withEvent('isAboutEmail'),
            target: 'askingEmail',
            actions: withEvent('keepFailure'),
          },
          { target: 'failed.creating', actions: withEvent('keepFailure') },
        ],
      },
      on: { 'place.left': { actions: 'stayHere' } },
    },
    migratingCart: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'migrateCart',
        src: 'migrateCart',
        input: ({ context }) => ({ token: demand(context.cartToken, 'a cart') }),
        onDone: { target: 'fillingCart', actions: withEvent('keepCart') },
        onError: {
          target: 'failed.migrating',
          actions: withEvent('keepFailure'),
        },
      },
      on: { 'place.left': { actions: 'stayHere' } },
    },
    fillingCart: {
      description: 'The cart was made with the item, or another tab has made it.',
      always: [{ guard: 'isAdded', target: 'itemAdded' }, { target: 'addingItem' }],
    },
    addingItem: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'addItem',
        src: 'addItem',
        input: ({ context }) => ({
          cartToken: demand(context.cartToken, 'a cart'),
          ...demand(context.choice, 'a choice'),
        }),
        onDone: { target: 'itemAdded', actions: withEvent('keepAdded') },
        onError: [
          {
            guard: withEvent('isCartGone'),
            target: 'findingCart',
            actions: ['announceGone', 'forgetCart'],
          },
          { target: 'failed.adding', actions: withEvent('keepFailure') },
        ],
      },
      on: { 'place.left': { actions: 'stayHere' } },
    },
    itemAdded: {
      always: [
        { guard: 'opensDesign', target: 'markingPopular', actions: 'announceDesign' },
        { target: 'markingPopular', actions: 'announceAdded' },
      ],
    },
    markingPopular: {
      description: 'The item is in the cart; another may be added.',
      invoke: {
        id: 'markPopular',
        src: 'markPopular',
        input: ({ context }) => ({ imageId: demand(context.choice, 'a choice').item.imageId }),
        onDone: { target: 'idle', actions: 'forgetAll' },
        onError: { target: 'idle', actions: 'forgetAll' },
      },
      on: {
        'item.add': { target: 'choosingCart', actions: withEvent('keepChoice') },
      },
    },
    failed: {
      tags: 'blocked',
      entry: 'announceFailure',
      initial: 'adding',
      states: {
        finding: { on: { 'add.retried': '#add-to-cart.findingCart' } },
        creating: { on: { 'add.retried': '#add-to-cart.creatingCart' } },
        migrating: { on: { 'add.retried': '#add-to-cart.migratingCart' } },
        adding: { on: { 'add.retried': '#add-to-cart.addingItem' } },
      },
      on: {
        'signIn.finished': {
          target: 'choosingCart',
          actions: withEvent('keepSignIn'),
        },
        'item.add': [
          {
            guard: withEvent('isSameAgain'),
            actions: [withEvent('keepAfterwards'), 'raiseRetry'],
          },
          { target: 'choosingCart', actions: withEvent('keepChoice') },
        ],
      },
    },
  },
})
