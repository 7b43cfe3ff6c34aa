import { assign, emit, setup } from 'xstate'
import { demand } from '#machines/demand.ts'
import { keepThrown, withEvent } from '#machines/kit.ts'
import { toFailure, type UndoFailure } from './failure.ts'
import { type Undoing, type Undone, undoPorts } from './ports.ts'

export interface UndoContext extends Undoing {
  failure: UndoFailure | null
}

/** Undo was chosen again after it had failed. */
export type UndoEvent = { type: 'undo.retried' }

export type UndoEmitted =
  | { type: 'undo.started' }
  | { type: 'act.undone'; message: string }
  /** Show it as an alert, with a way to try again unless it was refused. */
  | { type: 'undo.failed'; failure: UndoFailure }

/**
 * Promise: one act is taken back once, however often Undo is chosen; when it makes no sense any more the
 * reason is told and nothing is changed; when nobody could be reached it can be tried again as the same undo
 * (spec.md section 8).
 */
export const undoMachine = setup({
  types: {} as {
    context: UndoContext
    events: UndoEvent
    emitted: UndoEmitted
    input: Undoing
    tags: 'pending' | 'blocked'
  },
  actors: undoPorts,
  guards: {
    isRefused: (_, { error }: { error: unknown }) => toFailure(error).kind === 'refused',
  },
  actions: {
    forgetFailure: assign({ failure: null }),
    keepFailure: assign(keepThrown(toFailure)),
    announceStarted: emit({ type: 'undo.started' }),
    announceUndone: emit((_, { message }: Undone) => ({ type: 'act.undone' as const, message })),
    announceFailure: emit(({ context }) => ({
      type: 'undo.failed' as const,
      failure: demand(context.failure, 'a failure'),
    })),
  },
}).createMachine({
  id: 'undo',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'undoing',
  states: {
    undoing: {
      tags: 'pending',
      entry: ['forgetFailure', 'announceStarted'],
      invoke: {
        id: 'undo',
        src: 'undo',
        input: ({ context: { act, idempotencyKey } }) => ({ act, idempotencyKey }),
        onDone: {
          target: 'undone',
          actions: { type: 'announceUndone', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: withEvent('isRefused'),
            target: 'refused',
            actions: withEvent('keepFailure'),
          },
          { target: 'failed', actions: withEvent('keepFailure') },
        ],
      },
    },
    failed: {
      tags: 'blocked',
      entry: 'announceFailure',
      on: { 'undo.retried': 'undoing' },
    },
    refused: { type: 'final', entry: 'announceFailure' },
    undone: { type: 'final' },
  },
})
