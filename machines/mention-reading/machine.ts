import { assign, emit, setup } from 'xstate'
import { demand } from '#machines/demand.ts'
import { keepThrown, withEvent } from '#machines/kit.ts'
import { type ToggleFailure, toFailure } from '#machines/toggle/failure.ts'
import { type MentionRef, mentionReadingPorts } from './ports.ts'

export interface MentionReadingContext extends MentionRef {
  failure: ToggleFailure | null
}

export type MentionReadingEvent =
  | { type: 'reading.wished' }
  /** Drops what is under way: it belonged to the former session. */
  | { type: 'signedOut' }

export type MentionReadingEmitted =
  | { type: 'mention.read' }
  /** It waits again: show the failure as an alert. */
  | { type: 'reading.failed'; failure: ToggleFailure }

/**
 * Promise: a mention that is marked as read leaves the list at once, and comes back, with the reason, only if
 * the server may not have it so (issue 13, line 12).
 */
export const mentionReadingMachine = setup({
  types: {} as {
    context: MentionReadingContext
    events: MentionReadingEvent
    emitted: MentionReadingEmitted
    input: MentionRef
    tags: 'pending'
  },
  actors: mentionReadingPorts,
  actions: {
    forgetFailure: assign({ failure: null }),
    keepFailure: assign(keepThrown(toFailure)),
    announceRead: emit({ type: 'mention.read' }),
    announceFailure: emit(({ context: { failure } }) => ({
      type: 'reading.failed' as const,
      failure: demand(failure, 'a failure'),
    })),
  },
}).createMachine({
  id: 'mention-reading',
  context: ({ input: { note } }) => ({ note, failure: null }),
  initial: 'waiting',
  states: {
    waiting: {
      on: { 'reading.wished': 'marking' },
    },
    marking: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'readMention',
        src: 'readMention',
        input: ({ context: { note } }) => ({ note }),
        onDone: { target: 'read', actions: 'announceRead' },
        onError: { target: 'waiting', actions: [withEvent('keepFailure'), 'announceFailure'] },
      },
      on: { signedOut: 'waiting' },
    },
    read: { type: 'final' },
  },
})
