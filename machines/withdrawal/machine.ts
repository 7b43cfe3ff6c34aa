import { assign, setup } from 'xstate'
import { demand } from '#machines/demand.ts'
import { keepThrown, withEvent } from '#machines/kit.ts'
import { toFailure, type WithdrawalFailure } from './failure.ts'
import { withdrawalPorts } from './ports.ts'

export interface WithdrawalContext {
  /** The work's, as an image. */
  id: string
  /** Open carts that have it; null until they are counted. */
  carts: number | null
  /** Of the first confirmation, and of all that follow; null before. */
  key: string | null
  failure: WithdrawalFailure | null
}

interface Keyed {
  idempotencyKey: string
}

export type WithdrawalEvent =
  | { type: 'withdrawal.asked' }
  | { type: 'withdrawal.declined' }
  | ({ type: 'withdrawal.confirmed' } & Keyed)
  | ({ type: 'return.asked' } & Keyed)

/**
 * Promise: a work leaves the shop once its artist has been told how many open carts lose it and has confirmed
 * that, and not before; it comes back at one press; and a lost answer is asked for again as the same request
 * (spec.md section 2, Artist routes).
 */
export const withdrawalMachine = setup({
  types: {} as {
    context: WithdrawalContext
    events: WithdrawalEvent
    input: { id: string }
    tags: 'pending' | 'blocked'
  },
  actors: withdrawalPorts,
  guards: {
    isRefused: (_, { error }: { error: unknown }) => toFailure(error).kind === 'refused',
  },
  actions: {
    keepCarts: assign((_, { output }: { output: number }) => ({ carts: output })),
    keepKey: assign(({ context }, { idempotencyKey }: Keyed) => ({ key: context.key ?? idempotencyKey })),
    keepFailure: assign(keepThrown(toFailure)),
    forgetFailure: assign({ failure: null }),
    forgetAll: assign({ carts: null, key: null, failure: null }),
  },
}).createMachine({
  id: 'withdrawal',
  context: ({ input: { id } }) => ({ id, carts: null, key: null, failure: null }),
  initial: 'standing',
  states: {
    standing: {
      description: 'In the shop or out of it, as Apollo’s cache has it.',
      entry: 'forgetAll',
      on: {
        'withdrawal.asked': 'counting',
        'return.asked': { target: 'returning', actions: withEvent('keepKey') },
      },
    },
    counting: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'countCarts',
        src: 'countCarts',
        input: ({ context: { id } }) => ({ id }),
        onDone: { target: 'asking', actions: withEvent('keepCarts') },
        onError: [
          { guard: withEvent('isRefused'), target: 'refused', actions: withEvent('keepFailure') },
          { target: 'uncounted', actions: withEvent('keepFailure') },
        ],
      },
      on: { 'withdrawal.declined': 'standing' },
    },
    uncounted: { on: { 'withdrawal.asked': 'counting', 'withdrawal.declined': 'standing' } },
    asking: {
      initial: 'first',
      on: {
        'withdrawal.declined': 'standing',
        'withdrawal.confirmed': { target: 'withdrawing', actions: withEvent('keepKey') },
      },
      states: {
        first: {},
        unanswered: { description: 'It may have been withdrawn; confirming again finds out.' },
      },
    },
    withdrawing: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'changeWork',
        src: 'changeWork',
        input: ({ context: { id, key } }) => ({ id, withdrawn: true, idempotencyKey: demand(key, 'a key') }),
        onDone: 'standing',
        onError: [
          { guard: withEvent('isRefused'), target: 'refused', actions: withEvent('keepFailure') },
          { target: 'asking.unanswered', actions: withEvent('keepFailure') },
        ],
      },
    },
    refused: { tags: 'blocked', on: { 'withdrawal.declined': 'standing' } },
    returning: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'changeWork',
        src: 'changeWork',
        input: ({ context: { id, key } }) => ({ id, withdrawn: false, idempotencyKey: demand(key, 'a key') }),
        onDone: 'standing',
        onError: { target: 'unreturned', actions: withEvent('keepFailure') },
      },
    },
    unreturned: {
      description: 'It may be back; asking again finds out.',
      on: {
        'return.asked': 'returning',
        // It is back, as the page has heard: what is confirmed next is another request.
        'withdrawal.asked': { target: 'counting', actions: 'forgetAll' },
      },
    },
  },
})
