import { assign, emit, setup } from 'xstate'
import { given } from '#machines/given.ts'
import { failing, withEvent } from '#machines/kit.ts'
import {
  type CheckoutContext,
  type CheckoutInput,
  nothing,
  STEPS,
  type Step,
  toPlacement,
} from './context.ts'
import type { CheckoutEmitted, CheckoutEvent } from './events.ts'
import { type CheckoutFailure, LOOKUP, REPRICED, toFailure } from './failure.ts'
import { type Address, checkoutPorts, type Payment, type Placed, type Quote } from './ports.ts'

interface Answer<Output> {
  output: Output
}

const isKind =
  (...kinds: CheckoutFailure['kind'][]) =>
  (_: unknown, { error }: { error: unknown }): boolean =>
    kinds.includes(toFailure(error).kind)

const hasReached = (step: Step) => ({ type: 'hasReached', params: { step } }) as const
const reach = (step: Step) => ({ type: 'keepReached', params: { step } }) as const

const theirs = withEvent('isTheirs')

/**
 * Promise: one checkout makes one order at most, and charges what the customer has seen and agreed to, never
 * anything else. A double click, a reload, a second tab and a lost answer all end at the same order; what was
 * filled in stays until it is placed, also while a session lapses and until the same account is back, and is
 * nobody else's; and what can no longer be bought is left out of it, and said before anything is paid
 * (spec.md section 2, Checkout).
 */
export const checkoutMachine = setup({
  types: {} as {
    context: CheckoutContext
    events: CheckoutEvent
    emitted: CheckoutEmitted
    input: CheckoutInput
    tags: 'pending' | 'blocked'
  },
  actors: checkoutPorts,
  guards: {
    isTheirs: ({ context: { owner } }, { account }: { account: string }) =>
      owner === null || owner === account,
    isOrdered: (_, { output }: Answer<Quote>) => output.orderId !== null,
    isEmpty: (_, { output }: Answer<Quote>) => output.lines === 0,
    hadAgreed: ({ context }) => context.agreed !== null,
    isAsReviewed: ({ context }, { output }: Answer<Quote>) => output.version === context.quote?.version,
    hasReached: ({ context: { reached } }, { step }: { step: Step }) =>
      STEPS.indexOf(reached) >= STEPS.indexOf(step),
    isFound: (_, { output }: Answer<Placed | null>) => output !== null,
    isUnanswered: isKind('unanswered'),
    isOutdated: isKind('changed', 'gone'),
    isAboutPayment: isKind('payment'),
    isAboutAddress: isKind('address'),
  },
  actions: {
    keepOwner: assign((_, { account }: { account: string }) => ({ owner: account })),
    keepReached: assign((_, { step }: { step: Step }) => ({ reached: step })),
    keepQuote: assign((_, { output }: Answer<Quote>) => ({ quote: output })),
    keepAgreed: assign(({ context }) => ({ agreed: given(context.quote, 'a quote').total })),
    forgetAgreed: assign({ agreed: null }),
    keepAddress: assign((_, { address }: { address: Address }) => ({ address })),
    keepPayment: assign((_, { payment }: { payment: Payment }) => ({ payment })),
    keepOrder: assign((_, { output }: Answer<{ orderId: string | null } | null>) => ({
      orderId: given(output, 'an order').orderId,
    })),
    keepLookupFailure: assign({ failure: LOOKUP }),
    keepRepriced: assign({ failure: REPRICED }),
    keepFailure: assign(failing(toFailure)),
    forgetFailure: assign({ failure: null }),
    forgetAll: assign(nothing),
    announcePlaced: emit(({ context }) => ({
      type: 'order.placed' as const,
      orderId: given(context.orderId, 'an order'),
    })),
    announceKnown: emit(({ context }) => ({
      type: 'order.known' as const,
      orderId: given(context.orderId, 'an order'),
    })),
  },
}).createMachine({
  id: 'checkout',
  context: ({ input }) => ({ ...nothing, ...input }),
  initial: 'reading',
  on: {
    signedIn: [
      { guard: theirs, actions: withEvent('keepOwner') },
      { target: '.left', actions: 'forgetAll' },
    ],
    signedOut: { target: '.left', actions: 'forgetAll' },
  },
  states: {
    reading: {
      tags: 'pending',
      entry: reach('review'),
      on: { 'session.lapsed': 'lapsed.reading' },
      invoke: {
        id: 'readQuote',
        src: 'readQuote',
        input: ({ context: { projectToken, address } }) => ({ projectToken, address }),
        onDone: [
          {
            guard: withEvent('isOrdered'),
            target: 'ordered',
            actions: withEvent('keepOrder'),
          },
          {
            guard: withEvent('isEmpty'),
            target: 'empty',
            actions: withEvent('keepQuote'),
          },
          {
            guard: 'hadAgreed',
            target: 'changed',
            actions: withEvent('keepQuote'),
          },
          { target: 'steps', actions: withEvent('keepQuote') },
        ],
        onError: { target: 'unread', actions: withEvent('keepFailure') },
      },
    },
    unread: {
      tags: 'blocked',
      on: {
        'quote.retried': { target: 'reading', actions: 'forgetFailure' },
        'session.lapsed': { target: 'lapsed.reading', actions: 'forgetFailure' },
      },
    },
    empty: {
      description: 'There is nothing in it, or nothing that can be bought any more.',
      on: { 'project.changed': 'reading', 'session.lapsed': 'lapsed.reading' },
    },
    steps: {
      initial: 'review',
      on: { 'project.changed': { target: 'reading', actions: 'keepRepriced' } },
      states: {
        review: {
          on: {
            'review.confirmed': { target: 'address', actions: ['forgetFailure', reach('address')] },
            'step.forward': { guard: hasReached('address'), target: 'address' },
            'session.lapsed': '#checkout.lapsed.review',
          },
        },
        address: {
          on: {
            'address.submitted': {
              target: 'pricing',
              actions: withEvent('keepAddress'),
            },
            'lookup.failed': { actions: 'keepLookupFailure' },
            'step.back': { target: 'review', actions: 'forgetFailure' },
            'step.forward': { guard: hasReached('shipping'), target: 'shipping', actions: 'forgetFailure' },
            'session.lapsed': '#checkout.lapsed.address',
          },
        },
        pricing: {
          tags: 'pending',
          entry: ['forgetFailure', reach('address')],
          on: { 'session.lapsed': '#checkout.lapsed.address' },
          invoke: {
            id: 'priceShipping',
            src: 'readQuote',
            input: ({ context: { projectToken, address } }) => ({ projectToken, address }),
            onDone: [
              {
                guard: withEvent('isAsReviewed'),
                target: 'shipping',
                actions: [withEvent('keepQuote'), reach('shipping')],
              },
              { target: '#checkout.reading', actions: 'keepRepriced' },
            ],
            onError: { target: 'address', actions: withEvent('keepFailure') },
          },
        },
        shipping: {
          on: {
            'shipping.accepted': { target: 'payment', actions: reach('payment') },
            'step.forward': { guard: hasReached('payment'), target: 'payment' },
            'step.back': 'address',
            'session.lapsed': '#checkout.lapsed.shipping',
          },
        },
        payment: {
          on: {
            'payment.submitted': {
              target: '#checkout.placing',
              actions: withEvent('keepPayment'),
            },
            'step.back': { target: 'shipping', actions: 'forgetFailure' },
            'session.lapsed': '#checkout.lapsed.payment',
          },
        },
      },
    },
    placing: {
      tags: 'pending',
      entry: 'forgetFailure',
      on: { 'session.lapsed': 'lapsed.ordering' },
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: ({ context }) => toPlacement(context),
        onDone: {
          target: 'confirmation',
          actions: withEvent('keepOrder'),
        },
        onError: [
          {
            guard: withEvent('isUnanswered'),
            target: 'finding',
            actions: withEvent('keepFailure'),
          },
          {
            guard: withEvent('isOutdated'),
            target: 'reading',
            actions: 'keepAgreed',
          },
          {
            guard: withEvent('isAboutPayment'),
            target: 'steps.payment',
            actions: withEvent('keepFailure'),
          },
          {
            guard: withEvent('isAboutAddress'),
            target: 'steps.address',
            actions: [withEvent('keepFailure'), reach('address')],
          },
          { target: 'held', actions: withEvent('keepFailure') },
        ],
      },
    },
    finding: {
      description: 'The answer was lost, the order may be there: it is read.',
      tags: 'pending',
      on: { 'session.lapsed': 'lapsed.ordering' },
      invoke: {
        id: 'findOrder',
        src: 'findOrder',
        input: ({ context: { projectToken, idempotencyKey } }) => ({ projectToken, idempotencyKey }),
        onDone: [
          {
            guard: withEvent('isFound'),
            target: 'confirmation',
            actions: withEvent('keepOrder'),
          },
          { target: 'held' },
        ],
        onError: { target: 'unknown', actions: withEvent('keepFailure') },
      },
    },
    held: {
      description: 'No order was made; the same can be placed again, or the payment changed.',
      tags: 'blocked',
      on: {
        'placing.retried': 'placing',
        'step.back': { target: 'steps.payment', actions: 'forgetFailure' },
        'session.lapsed': 'lapsed.ordering',
      },
    },
    unknown: {
      description: 'An order may have been made: nothing else is offered until that is known.',
      tags: 'blocked',
      on: { 'placing.retried': 'finding', 'session.lapsed': 'lapsed.ordering' },
    },
    changed: {
      description: 'Nothing was placed or charged: what it costs now is shown beside what was agreed to.',
      tags: 'blocked',
      on: {
        'change.accepted': { target: 'placing', actions: 'forgetAgreed' },
        'change.declined': { target: 'steps', actions: 'forgetAgreed' },
        'project.changed': 'reading',
        'session.lapsed': 'lapsed.reading',
      },
    },
    lapsed: {
      description:
        'It waits, shown to nobody, until the same account is back; each state leads on to where it stood.',
      tags: 'blocked',
      initial: 'reading',
      states: {
        reading: { on: { signedIn: { guard: theirs, target: '#checkout.reading' } } },
        review: { on: { signedIn: { guard: theirs, target: '#checkout.steps.review' } } },
        address: { on: { signedIn: { guard: theirs, target: '#checkout.steps.address' } } },
        shipping: { on: { signedIn: { guard: theirs, target: '#checkout.steps.shipping' } } },
        payment: { on: { signedIn: { guard: theirs, target: '#checkout.steps.payment' } } },
        ordering: { on: { signedIn: { guard: theirs, target: '#checkout.finding' } } },
      },
    },
    ordered: { type: 'final', entry: 'announceKnown' },
    confirmation: { type: 'final', entry: 'announcePlaced' },
    left: { type: 'final' },
  },
})
