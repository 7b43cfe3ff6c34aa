import { assign, emit, setup } from 'xstate'
import { demand } from '#machines/demand.ts'
import { keepThrown, withEvent } from '#machines/kit.ts'
import { type ReviewFailure, toFailure } from './failure.ts'
import { type ReviewInput, reviewPorts, type Said } from './ports.ts'

export interface ReviewContext extends ReviewInput {
  said: Said | null
  author: string | null
  failure: ReviewFailure | null
}

export type ReviewEvent =
  /** `author` is the name under which this visitor reviews; null when they have given none yet. */
  | ({ type: 'review.said'; author: string | null } & Said)
  | { type: 'author.given'; author: string }
  | { type: 'review.retried' }
  | { type: 'review.dropped' }

/** The project is to be read again: it is not what the page shows. */
export type ReviewEmitted = { type: 'review.sent' } | { type: 'project.ended' }

/**
 * Promise: what a client says of a line reaches the owner once, under a name that is asked for once a visit
 * and never made up; nothing that was said is lost while it could not be sent; and saying otherwise later is
 * how it is taken back, so that nothing asks whether one is sure (issue 5, line 6).
 */
export const reviewMachine = setup({
  types: {} as {
    context: ReviewContext
    events: ReviewEvent
    emitted: ReviewEmitted
    input: ReviewInput
    tags: 'pending' | 'blocked'
  },
  actors: reviewPorts,
  guards: {
    isNamed: (_, { author }: { author: string | null }) => author !== null,
    isAboutAuthor: (_, { error }: { error: unknown }) => {
      const failure = toFailure(error)
      return failure.kind === 'invalid' && failure.fields.author !== undefined
    },
    isEnded: (_, { error }: { error: unknown }) => toFailure(error).kind === 'ended',
  },
  actions: {
    keepSaid: assign((_, { itemIds, verdict, comment, idempotencyKey }: Said) => ({
      said: { itemIds, verdict, comment, idempotencyKey },
      failure: null,
    })),
    forgetSaid: assign({ said: null }),
    keepAuthor: assign((_, { author }: { author: string | null }) => ({ author })),
    keepFailure: assign(keepThrown(toFailure)),
    forgetFailure: assign({ failure: null }),
    announceSent: emit({ type: 'review.sent' }),
    announceEnded: emit({ type: 'project.ended' }),
  },
}).createMachine({
  id: 'review',
  context: ({ input }) => ({ ...input, said: null, author: null, failure: null }),
  initial: 'open',
  states: {
    open: {
      initial: 'idle',
      on: {
        'review.said': [
          {
            guard: withEvent('isNamed'),
            target: 'sending',
            actions: [withEvent('keepSaid'), withEvent('keepAuthor')],
          },
          { target: '.naming', actions: withEvent('keepSaid') },
        ],
      },
      states: {
        idle: { entry: ['forgetFailure', 'forgetSaid'] },
        naming: {
          on: {
            'author.given': {
              target: '#review.sending',
              actions: withEvent('keepAuthor'),
            },
            'review.dropped': 'idle',
          },
        },
        sent: {
          description: 'It is with the owner; anything else can be said in its place.',
          entry: 'forgetSaid',
        },
        failed: {
          tags: 'blocked',
          on: { 'review.retried': '#review.sending', 'review.dropped': 'idle' },
        },
      },
    },
    sending: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'say',
        src: 'say',
        input: ({ context: { shareToken, author, said } }) => ({
          shareToken,
          author: demand(author, 'an author'),
          said: demand(said, 'something said'),
        }),
        onDone: { target: 'open.sent', actions: 'announceSent' },
        onError: [
          {
            guard: withEvent('isAboutAuthor'),
            target: 'open.naming',
            actions: withEvent('keepFailure'),
          },
          {
            guard: withEvent('isEnded'),
            target: 'open.failed',
            actions: [withEvent('keepFailure'), 'announceEnded'],
          },
          { target: 'open.failed', actions: withEvent('keepFailure') },
        ],
      },
    },
  },
})
