import { assign, emit, setup } from 'xstate'
import { demand } from '#machines/demand.ts'
import { keepThrown, withEvent } from '#machines/kit.ts'
import { type ProjectChoiceFailure, toFailure } from './failure.ts'
import { projectChoicePorts } from './ports.ts'

export interface ProjectChoiceContext {
  /** The project that is to be the current one; null when none is on its way. */
  wanted: string | null
  /** What was sent last. */
  sent: string | null
  failure: ProjectChoiceFailure | null
}

export type ProjectChoiceEvent =
  | { type: 'project.wanted'; projectId: string }
  /** Drops what is under way: it belonged to the former session. */
  | { type: 'signedOut' }

export type ProjectChoiceEmitted =
  /** The cart is to follow (machines/cart-start). */
  { type: 'project.chosen'; projectId: string } | { type: 'choice.failed'; failure: ProjectChoiceFailure }

/**
 * Promise: the project that was chosen last becomes the current one, or why it does not is told. One choice
 * is in flight at a time, and those made meanwhile become one (spec.md sections 3 and 4, current project).
 */
export const projectChoiceMachine = setup({
  types: {} as {
    context: ProjectChoiceContext
    events: ProjectChoiceEvent
    emitted: ProjectChoiceEmitted
    tags: 'pending'
  },
  actors: projectChoicePorts,
  guards: {
    isAsSent: ({ context }) => context.wanted === context.sent,
  },
  actions: {
    keepWanted: assign((_, { projectId }: { projectId: string }) => ({ wanted: projectId })),
    keepSent: assign(({ context }) => ({ sent: context.wanted, failure: null })),
    keepFailure: assign(keepThrown(toFailure)),
    forgetWanted: assign({ wanted: null, sent: null }),
    announceChosen: emit(({ context }) => ({
      type: 'project.chosen' as const,
      projectId: demand(context.sent, 'a project'),
    })),
    announceFailure: emit(({ context }) => ({
      type: 'choice.failed' as const,
      failure: demand(context.failure, 'a failure'),
    })),
  },
}).createMachine({
  id: 'project-choice',
  context: { wanted: null, sent: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      entry: 'forgetWanted',
      on: {
        'project.wanted': {
          target: 'choosing',
          actions: withEvent('keepWanted'),
        },
      },
    },
    choosing: {
      tags: 'pending',
      entry: 'keepSent',
      invoke: {
        id: 'choose',
        src: 'choose',
        input: ({ context }) => ({ projectId: demand(context.sent, 'a project') }),
        onDone: [
          { guard: 'isAsSent', target: 'idle', actions: 'announceChosen' },
          { target: 'choosing', reenter: true },
        ],
        onError: [
          {
            guard: 'isAsSent',
            target: 'idle',
            actions: [withEvent('keepFailure'), 'announceFailure'],
          },
          { target: 'choosing', reenter: true },
        ],
      },
      on: {
        'project.wanted': { actions: withEvent('keepWanted') },
        signedOut: 'idle',
      },
    },
  },
})
