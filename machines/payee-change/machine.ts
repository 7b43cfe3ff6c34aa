import { assign, emit, setup } from 'xstate'
import { demand } from '#machines/demand.ts'
import { keepThrown, withEvent } from '#machines/kit.ts'
import { type PayeeChangeFailure, toFailure } from './failure.ts'
import { type PayeeChange, type PayeeCommand, type PayeeDetails, payeeChangePorts } from './ports.ts'

export interface PayeeChangeContext extends Pick<PayeeChange, 'resource' | 'id'> {
  /** What is asked for; null when nothing is. */
  command: PayeeCommand | null
  /** As it was sent last; null when nothing was. */
  details: PayeeDetails | null
  /** Of what was sent last; null when nothing was. */
  key: string | null
  failure: PayeeChangeFailure | null
}

interface Confirmed {
  details: PayeeDetails
  /** A new one: it counts unless the same was sent before. */
  idempotencyKey: string
}

export type PayeeChangeEvent =
  | { type: 'change.asked'; command: PayeeCommand }
  | ({ type: 'change.confirmed' } & Confirmed)
  | { type: 'change.dismissed' }

export type PayeeChangeEmitted =
  | { type: 'payee.changed' }
  /** Say the failure, and read it again: it is not as it was shown. */
  | { type: 'change.refused'; failure: PayeeChangeFailure }

const isSame = (one: PayeeDetails, other: PayeeDetails | null): boolean =>
  one.notes === other?.notes && one.signedOn === other.signedOn && one.treatyRate === other.treatyRate

/**
 * Promise: whom money is paid to, where it goes and what is withheld changes only after it was asked and
 * confirmed, once; sending it again after an outage is the same change, never a second one. What may be done
 * is the lifecycles' word (machines/lifecycles/status-offers.ts), and their service's.
 */
export const payeeChangeMachine = setup({
  types: {} as {
    context: PayeeChangeContext
    events: PayeeChangeEvent
    emitted: PayeeChangeEmitted
    input: Pick<PayeeChange, 'resource' | 'id'>
    tags: 'pending'
  },
  actors: payeeChangePorts,
  guards: { isRefused: (_, { error }: { error: unknown }) => toFailure(error).kind === 'refused' },
  actions: {
    keepCommand: assign((_, { command }: { command: PayeeCommand }) => ({ command })),
    keepConfirmed: assign(({ context }, { details, idempotencyKey }: Confirmed) => ({
      details,
      key: isSame(details, context.details) ? (context.key ?? idempotencyKey) : idempotencyKey,
      failure: null,
    })),
    keepFailure: assign(keepThrown(toFailure)),
    forgetChange: assign({ command: null, details: null, key: null, failure: null }),
    announceChanged: emit({ type: 'payee.changed' }),
    announceRefused: emit((_, { error }: { error: unknown }) => ({
      type: 'change.refused' as const,
      failure: toFailure(error),
    })),
  },
}).createMachine({
  id: 'payee-change',
  context: ({ input: { resource, id } }) => ({
    resource,
    id,
    command: null,
    details: null,
    key: null,
    failure: null,
  }),
  initial: 'idle',
  states: {
    idle: {
      entry: 'forgetChange',
      on: { 'change.asked': { target: 'confirming', actions: withEvent('keepCommand') } },
    },
    confirming: {
      on: {
        'change.confirmed': { target: 'sending', actions: withEvent('keepConfirmed') },
        'change.dismissed': 'idle',
      },
    },
    sending: {
      tags: 'pending',
      invoke: {
        id: 'changePayee',
        src: 'changePayee',
        input: ({ context: { resource, id, command, details, key } }) => ({
          resource,
          id,
          command: demand(command, 'a command'),
          details: demand(details, 'details'),
          idempotencyKey: demand(key, 'a key'),
        }),
        onDone: { target: 'idle', actions: 'announceChanged' },
        onError: [
          { guard: withEvent('isRefused'), target: 'idle', actions: withEvent('announceRefused') },
          { target: 'confirming', actions: withEvent('keepFailure') },
        ],
      },
    },
  },
})
