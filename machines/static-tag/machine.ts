import { assign, emit, setup } from 'xstate'
import { demand } from '#machines/demand.ts'
import { keepThrown, withEvent } from '#machines/kit.ts'
import { isGone, type ToggleFailure, toFailure } from '#machines/toggle/failure.ts'
import { staticTagPorts, type TagSubject } from './ports.ts'

export interface StaticTagContext {
  subject: TagSubject
  failure: ToggleFailure | null
}

export type StaticTagEvent =
  /** `tagged`: as the screen has it. */
  | { type: 'tag.wished'; tagged: boolean }
  /** Drops what is under way: it belonged to the former session. */
  | { type: 'signedOut' }

export type StaticTagEmitted =
  | { type: 'tag.added'; subject: TagSubject }
  /** It was tagged already: show a notice. */
  | { type: 'tag.standing'; subject: TagSubject }
  /** Show the failure as an alert. */
  | { type: 'tag.failed'; subject: TagSubject; failure: ToggleFailure }

/**
 * Promise: an image that staff put on a static list is shown there at once and is there once; one that is
 * there already brings a notice and nothing else. It is a toggle that only goes one way: after a failure the
 * server is asked what it has, as only the answer may have been lost, and the failure is told only if the tag
 * is not there (spec.md section 4, Static tags).
 */
export const staticTagMachine = setup({
  types: {} as {
    context: StaticTagContext
    events: StaticTagEvent
    emitted: StaticTagEmitted
    input: TagSubject
    tags: 'pending'
  },
  actors: staticTagPorts,
  guards: {
    isTagged: (_, { tagged }: { tagged: boolean }) => tagged,
    wasTagged: (_, { output }: { output: 'tagged' | 'already' }) => output === 'already',
    isThere: (_, { output }: { output: boolean }) => output,
    isGone: (_, { error }: { error: unknown }) => isGone(error),
  },
  actions: {
    forgetFailure: assign({ failure: null }),
    keepFailure: assign(keepThrown(toFailure)),
    announceAdded: emit(({ context: { subject } }) => ({ type: 'tag.added' as const, subject })),
    announceStanding: emit(({ context: { subject } }) => ({ type: 'tag.standing' as const, subject })),
    announceFailure: emit(({ context: { subject, failure } }) => ({
      type: 'tag.failed' as const,
      subject,
      failure: demand(failure, 'a failure'),
    })),
  },
}).createMachine({
  id: 'static-tag',
  context: ({ input }) => ({ subject: input, failure: null }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'tag.wished': [{ guard: withEvent('isTagged'), actions: 'announceStanding' }, { target: 'tagging' }],
      },
    },
    tagging: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'tag',
        src: 'tag',
        input: ({ context: { subject } }) => ({ subject }),
        onDone: [
          {
            guard: withEvent('wasTagged'),
            target: 'idle',
            actions: 'announceStanding',
          },
          { target: 'idle', actions: 'announceAdded' },
        ],
        onError: [
          {
            guard: withEvent('isGone'),
            target: 'gone',
            actions: [withEvent('keepFailure'), 'announceFailure'],
          },
          { target: 'checking', actions: withEvent('keepFailure') },
        ],
      },
      on: { signedOut: 'idle' },
    },
    checking: {
      description: 'The tagging failed, or only its answer was lost.',
      tags: 'pending',
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context: { subject } }) => ({ subject }),
        onDone: [
          {
            guard: withEvent('isThere'),
            target: 'idle',
            actions: 'announceAdded',
          },
          { target: 'idle', actions: 'announceFailure' },
        ],
        onError: [
          {
            guard: withEvent('isGone'),
            target: 'gone',
            actions: [withEvent('keepFailure'), 'announceFailure'],
          },
          {
            target: 'idle',
            actions: [withEvent('keepFailure'), 'announceFailure'],
          },
        ],
      },
      on: { signedOut: 'idle' },
    },
    gone: { type: 'final' },
  },
})
