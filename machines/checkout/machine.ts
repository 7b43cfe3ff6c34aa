import { assign, emit, setup } from 'xstate'
import { demand } from '#machines/demand.ts'
import { keepThrown, withEvent } from '#machines/kit.ts'
import {
  type CheckoutContext,
  type CheckoutInput,
  initialContext,
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

const isTheirs = withEvent('isTheirs')

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
    hasAddress: ({ context }) => context.address !== null,
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
    keepQuote: assign(({ context }, { output }: Answer<Quote>) => ({
      quote: output,
      quotedFor: context.address,
    })),
    keepAgreed: assign(({ context }) => ({ agreed: demand(context.quote, 'a quote').total })),
    forgetAgreed: assign({ agreed: null }),
    keepAddress: assign((_, { address }: { address: Address }) => ({ address })),
    keepPayment: assign((_, { payment }: { payment: Payment }) => ({ payment })),
    keepOrder: assign((_, { output }: Answer<{ orderId: string | null } | null>) => ({
      orderId: demand(output, 'an order').orderId,
    })),
    keepLookupFailure: assign({ failure: LOOKUP }),
    keepRepriced: assign({ failure: REPRICED }),
    keepFailure: assign(keepThrown(toFailure)),
    forgetFailure: assign({ failure: null }),
    forgetAll: assign(initialContext),
    announcePlaced: emit(({ context }) => ({
      type: 'order.placed' as const,
      orderId: demand(context.orderId, 'an order'),
    })),
    announceKnown: emit(({ context }) => ({
      type: 'order.known' as const,
      orderId: demand(context.orderId, 'an order'),
    })),
  },
}).createMachine({
  id: 'checkout',
  version: '3',
  context: ({ input }) => ({ ...initialContext, ...input }),
  initial: 'open',
  on: {
    signedIn: [
      { guard: isTheirs, actions: withEvent('keepOwner') },
      { target: '.left', actions: 'forgetAll' },
    ],
    signedOut: { target: '.left', actions: 'forgetAll' },
  },
  states: {
    open: {
      description: 'Whoever is back after a lapse goes on with the part that was left, from its beginning.',
      initial: 'quoting',
      on: { 'session.lapsed': 'lapsed' },
      states: {
        asLeft: { type: 'history' },
        quoting: {
          initial: 'reading',
          states: {
            reading: {
              tags: 'pending',
              entry: reach('address'),
              invoke: {
                id: 'readQuote',
                src: 'readQuote',
                input: ({ context: { projectToken, address } }) => ({ projectToken, address }),
                onDone: [
                  {
                    guard: withEvent('isOrdered'),
                    target: '#checkout.ordered',
                    actions: withEvent('keepOrder'),
                  },
                  { guard: withEvent('isEmpty'), target: 'empty', actions: withEvent('keepQuote') },
                  { guard: 'hadAgreed', target: 'changed', actions: withEvent('keepQuote') },
                  {
                    guard: 'hasAddress',
                    target: '#checkout.open.steps.review',
                    actions: [withEvent('keepQuote'), reach('review')],
                  },
                  { target: '#checkout.open.steps.address', actions: withEvent('keepQuote') },
                ],
                onError: [
                  {
                    guard: withEvent('isAboutAddress'),
                    target: '#checkout.open.steps.address',
                    actions: [withEvent('keepFailure'), 'forgetAgreed'],
                  },
                  { target: 'unread', actions: withEvent('keepFailure') },
                ],
              },
            },
            unread: { tags: 'blocked', on: { 'quote.retried': 'reading' }, exit: 'forgetFailure' },
            empty: {
              description: 'There is nothing in it, or nothing that can be bought any more.',
              on: { 'project.changed': 'reading' },
            },
            changed: {
              description:
                'Nothing was placed or charged: what it costs now is shown beside what was agreed to.',
              tags: 'blocked',
              on: {
                'change.accepted': { target: '#checkout.open.ordering.placing', actions: 'forgetAgreed' },
                'change.declined': {
                  target: '#checkout.open.steps.review',
                  actions: ['forgetAgreed', reach('review')],
                },
                'project.changed': 'reading',
              },
            },
          },
        },
        steps: {
          initial: 'asLeft',
          on: { 'project.changed': { target: 'quoting', actions: 'keepRepriced' } },
          states: {
            asLeft: { type: 'history', target: 'address' },
            address: {
              initial: 'filling',
              states: {
                filling: {
                  on: {
                    'address.submitted': { target: 'pricing', actions: withEvent('keepAddress') },
                    'lookup.failed': { actions: 'keepLookupFailure' },
                    'step.forward': {
                      guard: hasReached('review'),
                      target: '#checkout.open.steps.review',
                      actions: 'forgetFailure',
                    },
                  },
                },
                pricing: {
                  tags: 'pending',
                  entry: ['forgetFailure', reach('address')],
                  invoke: {
                    id: 'priceShipping',
                    src: 'readQuote',
                    input: ({ context: { projectToken, address } }) => ({ projectToken, address }),
                    onDone: [
                      {
                        guard: withEvent('isAsReviewed'),
                        target: '#checkout.open.steps.review',
                        actions: [withEvent('keepQuote'), reach('review')],
                      },
                      { target: '#checkout.open.quoting', actions: 'keepRepriced' },
                    ],
                    onError: { target: 'filling', actions: withEvent('keepFailure') },
                  },
                },
              },
            },
            review: {
              description: 'What is ordered, and what it costs at the address that it was priced for.',
              on: {
                'review.confirmed': { target: 'payment', actions: ['forgetFailure', reach('payment')] },
                'step.forward': {
                  guard: hasReached('payment'),
                  target: 'payment',
                  actions: 'forgetFailure',
                },
                'step.back': { target: 'address', actions: 'forgetFailure' },
              },
            },
            payment: {
              on: {
                'payment.submitted': {
                  target: '#checkout.open.ordering.placing',
                  actions: withEvent('keepPayment'),
                },
                'step.back': { target: 'review', actions: 'forgetFailure' },
              },
            },
          },
        },
        ordering: {
          description: 'An order may have been made, so it begins by looking for one.',
          initial: 'finding',
          states: {
            placing: {
              tags: 'pending',
              entry: 'forgetFailure',
              invoke: {
                id: 'placeOrder',
                src: 'placeOrder',
                input: ({ context }) => toPlacement(context),
                onDone: { target: '#checkout.confirmation', actions: withEvent('keepOrder') },
                onError: [
                  { guard: withEvent('isUnanswered'), target: 'finding', actions: withEvent('keepFailure') },
                  { guard: withEvent('isOutdated'), target: '#checkout.open.quoting', actions: 'keepAgreed' },
                  {
                    guard: withEvent('isAboutPayment'),
                    target: '#checkout.open.steps.payment',
                    actions: withEvent('keepFailure'),
                  },
                  {
                    guard: withEvent('isAboutAddress'),
                    target: '#checkout.open.steps.address',
                    actions: [withEvent('keepFailure'), reach('address')],
                  },
                  { target: 'held', actions: withEvent('keepFailure') },
                ],
              },
            },
            finding: {
              description: 'The answer was lost, the order may be there: it is read.',
              tags: 'pending',
              invoke: {
                id: 'findOrder',
                src: 'findOrder',
                input: ({ context: { projectToken, idempotencyKey } }) => ({ projectToken, idempotencyKey }),
                onDone: [
                  {
                    guard: withEvent('isFound'),
                    target: '#checkout.confirmation',
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
                'step.back': { target: '#checkout.open.steps.payment', actions: 'forgetFailure' },
              },
            },
            unknown: {
              description: 'An order may have been made: nothing else is offered until that is known.',
              tags: 'blocked',
              on: { 'placing.retried': 'finding' },
            },
          },
        },
      },
    },
    lapsed: {
      description: 'It waits, shown to nobody, until the same account is back.',
      tags: 'blocked',
      on: { signedIn: { guard: isTheirs, target: 'open.asLeft' } },
    },
    ordered: { type: 'final', entry: 'announceKnown' },
    confirmation: { type: 'final', entry: 'announcePlaced' },
    left: { type: 'final' },
  },
})
