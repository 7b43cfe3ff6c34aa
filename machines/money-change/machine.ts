import { assign, emit, setup } from 'xstate'
import { demand } from '#machines/demand.ts'
import { keepThrown, withEvent } from '#machines/kit.ts'
import { type MoneyChangeFailure, toFailure } from './failure.ts'
import { type MoneyCommand, type MoneyDetails, moneyChangePorts } from './ports.ts'

export interface MoneyChangeContext {
  /** What is asked for; null when nothing is. */
  command: MoneyCommand | null
  /** As it was sent last; null when nothing was. */
  details: MoneyDetails | null
  /** Of what was sent last; null when nothing was. */
  key: string | null
  failure: MoneyChangeFailure | null
}

interface Confirmed {
  details: MoneyDetails
  /** A new one: it counts unless the same was sent before. */
  idempotencyKey: string
}

export type MoneyChangeEvent =
  | { type: 'change.asked'; command: MoneyCommand }
  | ({ type: 'change.confirmed' } & Confirmed)
  | { type: 'change.dismissed' }

export type MoneyChangeEmitted =
  /** `id` is of what was made or changed: read it anew. */
  | { type: 'money.changed'; command: MoneyCommand; id: string }
  /** Say the failure, and read it again: it is not as it was shown. */
  | { type: 'change.refused'; failure: MoneyChangeFailure }

const isSame = (one: MoneyDetails, other: MoneyDetails | null): boolean => {
  const names = new Set([...Object.keys(one), ...Object.keys(other ?? {})])
  return other !== null && [...names].every((name) => one[name] === other[name])
}

/**
 * Promise: no artist's money moves, and whom it is paid to, where it goes and what is withheld does not
 * change, before that was asked and confirmed; a confirmation is sent once, and sending it again after an
 * outage is the same change, never a second one. What was typed stays until it is done. What may be done is
 * the lifecycles' word (machines/lifecycles/payout.ts, status-offers.ts), and their service's.
 */
export const moneyChangeMachine = setup({
  types: {} as {
    context: MoneyChangeContext
    events: MoneyChangeEvent
    emitted: MoneyChangeEmitted
    tags: 'pending'
  },
  actors: moneyChangePorts,
  guards: { isRefused: (_, { error }: { error: unknown }) => toFailure(error).kind === 'refused' },
  actions: {
    keepCommand: assign((_, { command }: { command: MoneyCommand }) => ({ command })),
    keepConfirmed: assign(({ context }, { details, idempotencyKey }: Confirmed) => ({
      details,
      key: isSame(details, context.details) ? (context.key ?? idempotencyKey) : idempotencyKey,
      failure: null,
    })),
    keepFailure: assign(keepThrown(toFailure)),
    forgetChange: assign({ command: null, details: null, key: null, failure: null }),
    announceChanged: emit(({ context: { command } }, { output }: { output: string }) => ({
      type: 'money.changed' as const,
      command: demand(command, 'a command'),
      id: output,
    })),
    announceRefused: emit((_, { error }: { error: unknown }) => ({
      type: 'change.refused' as const,
      failure: toFailure(error),
    })),
  },
}).createMachine({
  id: 'money-change',
  context: { command: null, details: null, key: null, failure: null },
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
        id: 'changeMoney',
        src: 'changeMoney',
        input: ({ context: { command, details, key } }) => ({
          command: demand(command, 'a command'),
          details: demand(details, 'details'),
          idempotencyKey: demand(key, 'a key'),
        }),
        onDone: { target: 'idle', actions: withEvent('announceChanged') },
        onError: [
          { guard: withEvent('isRefused'), target: 'idle', actions: withEvent('announceRefused') },
          { target: 'confirming', actions: withEvent('keepFailure') },
        ],
      },
    },
  },
})
