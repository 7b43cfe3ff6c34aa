import { assign, emit, setup } from 'xstate'
import { demand } from '#machines/demand.ts'
import { keepThrown, withEvent } from '#machines/kit.ts'
import { type SessionEndingFailure, toFailure } from './failure.ts'
import { sessionEndingPorts } from './ports.ts'

export interface SessionEndingContext {
  /** The session that the question is about; null while nothing is asked. */
  id: string | null
  failure: SessionEndingFailure | null
}

export type SessionEndingEvent =
  | { type: 'ending.asked'; id: string }
  | { type: 'ending.declined' }
  | { type: 'ending.confirmed' }

export type SessionEndingEmitted = { type: 'session.ended' }

/**
 * Promise: another device is signed out once that is confirmed and not before, one at a time. A lost answer
 * leaves the question standing, and confirming again finds out (issue 11, line 4).
 */
export const sessionEndingMachine = setup({
  types: {} as {
    context: SessionEndingContext
    events: SessionEndingEvent
    emitted: SessionEndingEmitted
    tags: 'pending'
  },
  actors: sessionEndingPorts,
  actions: {
    keepSession: assign((_, { id }: { id: string }) => ({ id })),
    forgetSession: assign({ id: null, failure: null }),
    forgetFailure: assign({ failure: null }),
    keepFailure: assign(keepThrown(toFailure)),
    announceEnded: emit({ type: 'session.ended' }),
  },
}).createMachine({
  id: 'session-ending',
  context: { id: null, failure: null },
  initial: 'resting',
  states: {
    resting: {
      entry: 'forgetSession',
      on: {
        'ending.asked': { target: 'asking', actions: withEvent('keepSession') },
      },
    },
    asking: {
      on: { 'ending.declined': 'resting', 'ending.confirmed': 'ending' },
    },
    ending: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'endSession',
        src: 'endSession',
        input: ({ context: { id } }) => ({ id: demand(id, 'a session') }),
        onDone: { target: 'resting', actions: 'announceEnded' },
        onError: { target: 'asking', actions: withEvent('keepFailure') },
      },
    },
  },
})
