import { assertEvent, assign, emit, setup } from 'xstate'
import { keepThrown, withEvent } from '#machines/kit.ts'
import { type FindOrderFailure, toFailure } from './failure.ts'
import { findOrderPorts, type OrderFound, type OrderSought } from './ports.ts'

export interface FindOrderContext {
  failure: FindOrderFailure | null
}

export type FindOrderEvent = { type: 'order.sought' } & OrderSought

/** Lead to the order. */
export type FindOrderEmitted = { type: 'order.found' } & OrderFound

/**
 * Promise: whoever ordered without an account opens that order again by its number and email, and by nothing
 * less; a wrong try says no more than that they do not match, and neither of the two is kept anywhere
 * (spec.md section 2, Orders).
 */
export const findOrderMachine = setup({
  types: {} as {
    context: FindOrderContext
    events: FindOrderEvent
    emitted: FindOrderEmitted
    tags: 'pending'
  },
  actors: findOrderPorts,
  actions: {
    forgetFailure: assign({ failure: null }),
    keepFailure: assign(keepThrown(toFailure)),
    announceFound: emit((_, { output: { place } }: { output: OrderFound }) => ({
      type: 'order.found' as const,
      place,
    })),
  },
}).createMachine({
  id: 'find-order',
  context: { failure: null },
  initial: 'asking',
  states: {
    asking: { on: { 'order.sought': 'finding' } },
    finding: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'findOrder',
        src: 'findOrder',
        input: ({ event }) => {
          assertEvent(event, 'order.sought')
          return { orderId: event.orderId, email: event.email }
        },
        onDone: { target: 'found', actions: withEvent('announceFound') },
        onError: { target: 'asking', actions: withEvent('keepFailure') },
      },
    },
    found: { type: 'final' },
  },
})
