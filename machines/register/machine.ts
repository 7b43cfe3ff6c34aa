import { assertEvent, assign, emit, setup } from 'xstate'
import { keepThrown, withEvent } from '#machines/kit.ts'
import type { SecretRef } from '#machines/session.ts'
import { type RegisterFailure, toFailure } from './failure.ts'
import { type Registered, registerPorts } from './ports.ts'

export interface RegisterContext {
  failure: RegisterFailure | null
}

export type RegisterEvent =
  | { type: 'register.submitted'; email: string; secret: SecretRef; name: string }
  | { type: 'register.cancelled' }

export type RegisterEmitted =
  /** Sign in with these next. */
  | ({ type: 'account.registered' } & Registered)
  /** Lead back to the sign-in form. */
  | { type: 'registration.cancelled' }

/**
 * Promise: one submission makes at most one account, what was typed stays while the server refuses it with
 * its reasons at their fields, and a new account is signed in without being asked for its password again
 * (spec.md sections 2 and 5).
 */
export const registerMachine = setup({
  types: {} as {
    context: RegisterContext
    events: RegisterEvent
    emitted: RegisterEmitted
    tags: 'pending'
  },
  actors: registerPorts,
  actions: {
    forgetFailure: assign({ failure: null }),
    keepFailure: assign(keepThrown(toFailure)),
    announceRegistered: emit((_, { email, secret }: Registered) => ({
      type: 'account.registered' as const,
      email,
      secret,
    })),
    announceCancelled: emit({ type: 'registration.cancelled' }),
  },
}).createMachine({
  id: 'register',
  context: { failure: null },
  initial: 'editing',
  states: {
    editing: {
      on: { 'register.submitted': 'submitting', 'register.cancelled': 'cancelled' },
    },
    submitting: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ event }) => {
          assertEvent(event, 'register.submitted')
          return { email: event.email, secret: event.secret, name: event.name }
        },
        onDone: {
          target: 'registered',
          actions: { type: 'announceRegistered', params: ({ event }) => event.output },
        },
        onError: { target: 'refused', actions: withEvent('keepFailure') },
      },
    },
    refused: {
      on: { 'register.submitted': 'submitting', 'register.cancelled': 'cancelled' },
    },
    registered: { type: 'final' },
    cancelled: { type: 'final', entry: 'announceCancelled' },
  },
})
