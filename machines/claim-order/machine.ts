import { assign, setup } from 'xstate'
import { keepThrown, withEvent } from '#machines/kit.ts'
import { type ClaimFailure, toFailure } from './failure.ts'
import { claimOrderPorts } from './ports.ts'

export interface ClaimOrderContext {
  orderId: string
  failure: ClaimFailure | null
}

export type ClaimOrderEvent = { type: 'claim.retried' }

/**
 * Promise: what somebody ordered as a guest is in their account once they are signed in, without another
 * press; where it is not, they are told, and may ask again (issue 17, line 4).
 */
export const claimOrderMachine = setup({
  types: {} as {
    context: ClaimOrderContext
    events: ClaimOrderEvent
    input: { orderId: string }
    tags: 'pending'
  },
  actors: claimOrderPorts,
  actions: {
    forgetFailure: assign({ failure: null }),
    keepFailure: assign(keepThrown(toFailure)),
  },
}).createMachine({
  id: 'claim-order',
  context: ({ input: { orderId } }) => ({ orderId, failure: null }),
  initial: 'claiming',
  states: {
    claiming: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'claimOrder',
        src: 'claimOrder',
        input: ({ context: { orderId } }) => ({ orderId }),
        onDone: 'claimed',
        onError: { target: 'refused', actions: withEvent('keepFailure') },
      },
    },
    refused: { on: { 'claim.retried': 'claiming' } },
    claimed: { type: 'final' },
  },
})
