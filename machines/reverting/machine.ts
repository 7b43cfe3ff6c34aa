import { assign, emit, setup } from 'xstate'
import { demand } from '#machines/demand.ts'
import { keepThrown, withEvent } from '#machines/kit.ts'
import { type RevertingFailure, toFailure } from './failure.ts'
import { type ChangedSince, type HistoryRef, type Reversal, type Reverted, revertingPorts } from './ports.ts'

export interface RevertingContext extends HistoryRef {
  /** What is to be taken back; null when nothing is. */
  reversal: Reversal | null
  /** Of the first confirmation of it, and of all that follow; null before. */
  key: string | null
  /** What came between. */
  since: readonly ChangedSince[]
  failure: RevertingFailure | null
}

interface Confirmed {
  idempotencyKey: string
}

export type RevertingEvent =
  | ({ type: 'revert.asked' } & Reversal)
  /** With a new key, which counts for the first try alone. */
  | ({ type: 'revert.confirmed' } & Confirmed)
  | { type: 'revert.dismissed' }

export type RevertingEmitted =
  /** Read the history again: it has another entry. */
  { type: 'record.reverted'; version: number }

/**
 * Promise: nothing is taken back before that was asked and confirmed, and then once, however often an answer
 * is lost; what somebody has changed since is never overwritten, and is said (issue 13, History).
 */
export const revertingMachine = setup({
  types: {} as {
    context: RevertingContext
    events: RevertingEvent
    emitted: RevertingEmitted
    input: HistoryRef
    tags: 'pending'
  },
  actors: revertingPorts,
  guards: { isReverted: (_, { output }: { output: Reverted }) => output.kind === 'reverted' },
  actions: {
    keepReversal: assign((_, { version, fields, isAll }: Reversal) => ({
      reversal: { version, fields, isAll },
    })),
    keepKey: assign(({ context }, { idempotencyKey }: Confirmed) => ({
      key: context.key ?? idempotencyKey,
      failure: null,
    })),
    keepSince: assign((_, { output }: { output: Reverted }) =>
      output.kind === 'changed' ? { since: output.since } : {},
    ),
    keepFailure: assign(keepThrown(toFailure)),
    forget: assign({ reversal: null, key: null, since: [], failure: null }),
    announceReverted: emit((_, { output }: { output: Reverted }) => ({
      type: 'record.reverted' as const,
      version: output.kind === 'reverted' ? output.version : 0,
    })),
  },
}).createMachine({
  id: 'reverting',
  context: ({ input: { resource, id } }) => ({
    resource,
    id,
    reversal: null,
    key: null,
    since: [],
    failure: null,
  }),
  initial: 'idle',
  states: {
    idle: {
      entry: 'forget',
      on: { 'revert.asked': { target: 'confirming', actions: withEvent('keepReversal') } },
    },
    confirming: {
      on: {
        'revert.confirmed': { target: 'sending', actions: withEvent('keepKey') },
        'revert.dismissed': 'idle',
      },
    },
    sending: {
      tags: 'pending',
      invoke: {
        id: 'revertRecord',
        src: 'revertRecord',
        input: ({ context: { resource, id, reversal, key } }) => ({
          resource,
          id,
          ...demand(reversal, 'a reversal'),
          idempotencyKey: demand(key, 'a key'),
        }),
        onDone: [
          { guard: withEvent('isReverted'), target: 'idle', actions: withEvent('announceReverted') },
          { target: 'overtaken', actions: withEvent('keepSince') },
        ],
        onError: { target: 'confirming', actions: withEvent('keepFailure') },
      },
    },
    overtaken: {
      description: 'Somebody has changed the same fields since.',
      on: { 'revert.dismissed': 'idle' },
    },
  },
})
