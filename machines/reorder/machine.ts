import { assign, emit, setup } from 'xstate'
import { demand } from '#machines/demand.ts'
import { keepThrown, withEvent } from '#machines/kit.ts'
import { type ReorderFailure, toFailure } from './failure.ts'
import { type Reordered, reorderPorts } from './ports.ts'

export interface ReorderContext {
  orderId: string
  /** Of the first request, and of all that follow: one order becomes one new project here. */
  key: string | null
  failure: ReorderFailure | null
}

export type ReorderEvent = { type: 'reorder.asked'; idempotencyKey: string }

export type ReorderEmitted =
  /** Lead to the project, and say what is not in it. */
  { type: 'project.made' } & Reordered

/**
 * Promise: ordering again makes one new project, however often it is pressed and whatever answer is lost, and
 * says what of the order can no longer be bought. The order itself stays as it is (spec.md section 2,
 * Orders).
 */
export const reorderMachine = setup({
  types: {} as {
    context: ReorderContext
    events: ReorderEvent
    emitted: ReorderEmitted
    input: { orderId: string }
    tags: 'pending'
  },
  actors: reorderPorts,
  actions: {
    keepKey: assign(({ context }, { idempotencyKey }: { idempotencyKey: string }) => ({
      key: context.key ?? idempotencyKey,
      failure: null,
    })),
    keepFailure: assign(keepThrown(toFailure)),
    announceProject: emit((_, { output }: { output: Reordered }) => ({
      type: 'project.made' as const,
      ...output,
    })),
  },
}).createMachine({
  id: 'reorder',
  context: ({ input: { orderId } }) => ({ orderId, key: null, failure: null }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'reorder.asked': { target: 'sending', actions: withEvent('keepKey') },
      },
    },
    sending: {
      tags: 'pending',
      invoke: {
        id: 'reorder',
        src: 'reorder',
        input: ({ context: { orderId, key } }) => ({ orderId, idempotencyKey: demand(key, 'a key') }),
        onDone: { target: 'made', actions: withEvent('announceProject') },
        onError: { target: 'idle', actions: withEvent('keepFailure') },
      },
    },
    made: { type: 'final' },
  },
})
