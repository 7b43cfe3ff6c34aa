import { assign, emit, setup } from 'xstate'
import { demand } from '#machines/demand.ts'
import { keepThrown, withEvent } from '#machines/kit.ts'
import { type CardPaymentFailure, toFailure, UNLOADED } from './failure.ts'
import { type Charge, cardPaymentPorts, type Intent } from './ports.ts'

export interface CardPaymentContext {
  charge: Charge
  intent: Intent | null
  failure: CardPaymentFailure | null
}

export type CardPaymentEvent =
  | { type: 'field.retried' }
  /** Authorise what was typed into the provider's field. */
  | { type: 'card.submitted' }

export type CardPaymentEmitted =
  /** Place the order with this. */
  | { type: 'card.authorized'; intent: string }
  /** Nothing was authorised: read again what it costs. */
  | { type: 'charge.outdated' }

interface Thrown {
  error: unknown
}

/**
 * Promise: a card is authorised for the sum that the customer has agreed to and no other, once, however often
 * the button is pressed or an answer lost; nothing is charged here. What the provider says of the card is
 * told in its words and another card can be tried; its number and the intent's secret are the provider's
 * alone (design.md section 6, Payment).
 */
export const cardPaymentMachine = setup({
  types: {} as {
    context: CardPaymentContext
    events: CardPaymentEvent
    emitted: CardPaymentEmitted
    input: { charge: Charge }
    tags: 'pending' | 'blocked'
  },
  actors: cardPaymentPorts,
  guards: {
    hasIntent: ({ context }) => context.intent !== null,
    isOutdated: (_, { error }: Thrown) => toFailure(error).kind === 'outdated',
  },
  actions: {
    keepIntent: assign((_, { output }: { output: Intent }) => ({ intent: output })),
    keepUnloaded: assign({ failure: UNLOADED }),
    keepFailure: assign(keepThrown(toFailure)),
    forgetFailure: assign({ failure: null }),
    announceAuthorized: emit(({ context }) => ({
      type: 'card.authorized' as const,
      intent: demand(context.intent, 'an intent').intent,
    })),
    announceOutdated: emit({ type: 'charge.outdated' }),
  },
}).createMachine({
  id: 'card-payment',
  context: ({ input }) => ({ charge: input.charge, intent: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'loadField',
        src: 'loadField',
        onDone: 'filling',
        onError: { target: 'unloaded', actions: 'keepUnloaded' },
      },
    },
    unloaded: { tags: 'blocked', on: { 'field.retried': 'loading' } },
    filling: {
      description:
        'The provider’s field takes a card; one that was declined can be corrected or another tried.',
      on: {
        'card.submitted': [
          { guard: 'hasIntent', target: 'confirming', actions: 'forgetFailure' },
          { target: 'creating', actions: 'forgetFailure' },
        ],
      },
    },
    creating: {
      tags: 'pending',
      invoke: {
        id: 'createIntent',
        src: 'createIntent',
        input: ({ context }) => context.charge,
        onDone: { target: 'confirming', actions: withEvent('keepIntent') },
        onError: [
          {
            guard: withEvent('isOutdated'),
            target: 'outdated',
            actions: withEvent('keepFailure'),
          },
          { target: 'filling', actions: withEvent('keepFailure') },
        ],
      },
    },
    confirming: {
      description: 'The card’s bank may ask the customer to confirm it, in a window of the provider’s.',
      tags: 'pending',
      invoke: {
        id: 'confirmCard',
        src: 'confirmCard',
        input: ({ context }) => demand(context.intent, 'an intent'),
        onDone: 'authorized',
        onError: { target: 'filling', actions: withEvent('keepFailure') },
      },
    },
    authorized: { type: 'final', entry: 'announceAuthorized' },
    outdated: { type: 'final', entry: 'announceOutdated' },
  },
})
