import { assertEvent, assign, emit, setup } from 'xstate'
import { demand } from '#machines/demand.ts'
import { keepThrown, withEvent } from '#machines/kit.ts'
import type { SecretRef } from '#machines/session.ts'
import { type NumberRevealFailure, toFailure } from './failure.ts'
import { type NumberRef, type NumberWanted, numberRevealPorts } from './ports.ts'

export interface NumberRevealContext extends NumberRef {
  /** Where the vault holds it while it is shown; null otherwise. */
  number: SecretRef | null
  failure: NumberRevealFailure | null
}

export type NumberRevealEvent =
  | { type: 'number.asked' }
  | ({ type: 'number.confirmed' } & Pick<NumberWanted, 'reason' | 'password'>)
  | { type: 'number.dismissed' }
  | { type: 'number.hidden' }

export type NumberRevealEmitted =
  /** Forget it: nobody sees it any more. */
  { type: 'number.gone'; number: SecretRef }

/**
 * Promise: a whole number is on the screen only after a reason and a password were given for it, for 30
 * seconds at most, and nowhere but there: what this holds is a reference. Each showing is asked for anew
 * (issue 15, line 4).
 */
export const numberRevealMachine = setup({
  types: {} as {
    context: NumberRevealContext
    events: NumberRevealEvent
    emitted: NumberRevealEmitted
    input: NumberRef
    tags: 'pending'
  },
  actors: numberRevealPorts,
  delays: {
    /** Issue 15, line 4. */
    hide: 30_000,
  },
  actions: {
    forgetFailure: assign({ failure: null }),
    keepFailure: assign(keepThrown(toFailure)),
    keepNumber: assign((_, { output }: { output: { number: SecretRef } }) => ({ number: output.number })),
    announceGone: emit(({ context: { number } }) => ({
      type: 'number.gone' as const,
      number: demand(number, 'a number'),
    })),
    forgetNumber: assign({ number: null }),
  },
}).createMachine({
  id: 'number-reveal',
  context: ({ input: { resource, id } }) => ({ resource, id, number: null, failure: null }),
  initial: 'hidden',
  states: {
    hidden: {
      on: { 'number.asked': 'asking' },
    },
    asking: {
      on: { 'number.confirmed': 'sending', 'number.dismissed': 'hidden' },
      exit: 'forgetFailure',
    },
    sending: {
      tags: 'pending',
      invoke: {
        id: 'showNumber',
        src: 'showNumber',
        input: ({ context: { resource, id }, event }) => {
          assertEvent(event, 'number.confirmed')
          return { resource, id, reason: event.reason, password: event.password }
        },
        onDone: { target: 'shown', actions: withEvent('keepNumber') },
        onError: { target: 'asking', actions: withEvent('keepFailure') },
      },
    },
    shown: {
      after: { hide: 'hidden' },
      on: { 'number.hidden': 'hidden' },
      exit: ['announceGone', 'forgetNumber'],
    },
  },
})
