import { assign, emit, setup } from 'xstate'
import { demand } from '#machines/demand.ts'
import { keepThrown, withEvent } from '#machines/kit.ts'
import { type BatchState, batchLifecycle } from '#machines/lifecycles/batch.ts'
import { accepts } from '#machines/lifecycles/decide.ts'
import { type BatchRunFailure, toFailure } from './failure.ts'
import { type BatchCommandName, type BatchRef, batchRunPorts, type Commanded } from './ports.ts'

export interface BatchRunContext extends BatchRef {
  /** The batch's own; null before it was read. */
  state: BatchState | null
  /** What was asked last, with the key of its first try; null before and once it was answered. */
  command: BatchCommandName | null
  key: string | null
  /** Why that is not done; forgotten once the batch has come to another state. */
  failure: BatchRunFailure | null
}

interface Given {
  command: BatchCommandName
  idempotencyKey: string
}

export type BatchRunEvent =
  /** With a new key, which counts for the first try alone. */
  | ({ type: 'command.given' } & Given)
  /** Read it again. */
  | { type: 'batch.retried' }

export type BatchRunEmitted =
  /** Show what undoing would do: it is a batch of its own, which is to be confirmed. */
  { type: 'undoing.planned'; id: string }

type Read = { state: BatchState } | null

const isMoving = (state: BatchState | null): boolean => state === 'running' || state === 'stopping'

/** Whether the batch's lifecycle lets staff do that now. */
export const allows = (state: BatchState | null, command: BatchCommandName): boolean =>
  state !== null &&
  accepts(batchLifecycle, { value: state, context: {} }, { type: `batch.${command}`, by: 'staff' })

/**
 * Promise: a batch that runs is shown as it goes, once a second, until it has come to rest; what its
 * lifecycle allows is asked once, however often an answer is lost (issue 13, A batch is a record).
 */
export const batchRunMachine = setup({
  types: {} as {
    context: BatchRunContext
    events: BatchRunEvent
    emitted: BatchRunEmitted
    input: BatchRef
    tags: 'pending'
  },
  actors: batchRunPorts,
  guards: {
    isAllowed: ({ context: { state } }, { command }: Given) => allows(state, command),
    isThere: (_, { output }: { output: Read }) => output !== null,
    isUndoing: ({ context: { command } }) => command === 'undo',
    isMoving: ({ context: { state } }) => isMoving(state),
  },
  actions: {
    keepRead: assign(({ context: { state, failure } }, { output }: { output: Read }) => ({
      state: output?.state ?? null,
      failure: output?.state === state ? failure : null,
    })),
    keepCommanded: assign((_, { output }: { output: Commanded }) => ({ state: output.state })),
    keepCommand: assign(({ context }, { command, idempotencyKey }: Given) => ({
      key: context.command === command ? context.key : idempotencyKey,
      command,
      failure: null,
    })),
    keepFailure: assign(keepThrown(toFailure)),
    forgetCommand: assign({ command: null, key: null }),
    announceUndoing: emit((_, { output }: { output: Commanded }) => ({
      type: 'undoing.planned' as const,
      id: output.id,
    })),
  },
  delays: { betweenReads: 1_000 },
}).createMachine({
  id: 'batch-run',
  context: ({ input: { id } }) => ({ id, state: null, command: null, key: null, failure: null }),
  initial: 'following',
  states: {
    following: {
      initial: 'reading',
      on: {
        'command.given': {
          guard: withEvent('isAllowed'),
          target: 'commanding',
          actions: withEvent('keepCommand'),
        },
      },
      states: {
        reading: {
          invoke: {
            id: 'readBatch',
            src: 'readBatch',
            input: ({ context: { id } }) => ({ id }),
            onDone: [
              { guard: withEvent('isThere'), target: 'read', actions: withEvent('keepRead') },
              { target: '#batch-run.missing' },
            ],
            onError: 'unread',
          },
        },
        read: { always: [{ guard: 'isMoving', target: 'watching' }, { target: 'resting' }] },
        watching: { after: { betweenReads: 'reading' } },
        resting: {},
        unread: { on: { 'batch.retried': 'reading' } },
      },
    },
    commanding: {
      tags: 'pending',
      invoke: {
        id: 'commandBatch',
        src: 'commandBatch',
        input: ({ context: { id, command, key } }) => ({
          id,
          command: demand(command, 'a command'),
          idempotencyKey: demand(key, 'a key'),
        }),
        onDone: [
          {
            guard: 'isUndoing',
            target: 'following.resting',
            actions: [withEvent('announceUndoing'), 'forgetCommand'],
          },
          { target: 'following.read', actions: [withEvent('keepCommanded'), 'forgetCommand'] },
        ],
        onError: { target: 'following.read', actions: withEvent('keepFailure') },
      },
    },
    missing: { type: 'final' },
  },
})
