import { assign, setup } from 'xstate'
import { demand } from '#machines/demand.ts'
import { keepThrown, withEvent } from '#machines/kit.ts'
import { type CollectionRemovalFailure, toFailure } from './failure.ts'
import { collectionRemovalPorts } from './ports.ts'

export interface CollectionRemovalContext {
  id: string
  /** Of the first confirmation, and of all that follow; null before. */
  key: string | null
  failure: CollectionRemovalFailure | null
}

export type CollectionRemovalEvent =
  | { type: 'removal.asked' }
  | { type: 'removal.declined' }
  | { type: 'removal.confirmed'; idempotencyKey: string }

/**
 * Promise: a collection is deleted once that is confirmed and not before, nobody is told that they have kept
 * what is being deleted, and a lost answer can be asked for again (spec.md section 2, Collections).
 */
export const collectionRemovalMachine = setup({
  types: {} as {
    context: CollectionRemovalContext
    events: CollectionRemovalEvent
    input: { id: string }
    tags: 'pending' | 'blocked'
  },
  actors: collectionRemovalPorts,
  guards: {
    isRefused: (_, { error }: { error: unknown }) => toFailure(error).kind === 'refused',
  },
  actions: {
    keepKey: assign(({ context }, { idempotencyKey }: { idempotencyKey: string }) => ({
      key: context.key ?? idempotencyKey,
    })),
    keepFailure: assign(keepThrown(toFailure)),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'collection-removal',
  context: ({ input: { id } }) => ({ id, key: null, failure: null }),
  initial: 'kept',
  states: {
    kept: {
      entry: 'forgetFailure',
      on: { 'removal.asked': 'asking' },
    },
    asking: {
      initial: 'first',
      on: {
        'removal.declined': 'kept',
        'removal.confirmed': {
          target: 'deleting',
          actions: withEvent('keepKey'),
        },
      },
      states: {
        first: {},
        unanswered: { description: 'It may have been deleted; confirming again finds out.' },
      },
    },
    deleting: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'deleteCollection',
        src: 'deleteCollection',
        input: ({ context: { id, key } }) => ({ id, idempotencyKey: demand(key, 'a key') }),
        onDone: 'deleted',
        onError: [
          {
            guard: withEvent('isRefused'),
            target: 'refused',
            actions: withEvent('keepFailure'),
          },
          {
            target: 'asking.unanswered',
            actions: withEvent('keepFailure'),
          },
        ],
      },
    },
    refused: { tags: 'blocked', on: { 'removal.declined': 'kept' } },
    deleted: { type: 'final' },
  },
})
