import { assign, emit, setup } from 'xstate'
import { demand } from '#machines/demand.ts'
import { keepThrown, withEvent } from '#machines/kit.ts'
import { type ArtistEmailFailure, CHANGED, isInvalid, isSentBefore, toFailure } from './failure.ts'
import { type Audience, artistEmailPorts, type Draft, type Previewed, type SendAnswer } from './ports.ts'

export interface ArtistEmailInput {
  /** The account of whoever writes: nobody else finds what they typed. */
  owner: string
}

export interface ArtistEmailContext extends ArtistEmailInput {
  /** Null until it is chosen. */
  audience: Audience | null
  draft: Draft
  /** What the preview says; null while there is none of what is typed. */
  preview: Previewed | null
  /** Of the first try, and of all that follow until one of them is sent; null before. */
  key: string | null
  failure: ArtistEmailFailure | null
}

interface Typing {
  field: keyof Draft
  typed: string
}

interface Chosen {
  audience: Audience
}

interface Confirmed {
  /** A new one: it counts unless something was sent before whose answer was lost. */
  idempotencyKey: string
}

export type ArtistEmailEvent =
  /** The page is shown for these artists. */
  | ({ type: 'audience.chosen' } & Chosen)
  | ({ type: 'draft.typed' } & Typing)
  | { type: 'preview.asked' }
  /** Goes back from the preview to what is typed. */
  | { type: 'writing.resumed' }
  | ({ type: 'email.confirmed' } & Confirmed)
  /** Whoever typed does not want it any more. */
  | { type: 'draft.discarded' }
  | { type: 'signedIn'; account: string }
  | { type: 'signedOut' }

export type ArtistEmailEmitted = { type: 'email.sent'; count: number }

/**
 * Promise: nothing is sent before it was shown who gets what, and then to these artists alone, to each once,
 * however often an answer is lost; what was typed stays until it is sent, discarded or its owner signs out,
 * through reloads and a session that lapses (issue 13, Applications and artists).
 */
export const artistEmailMachine = setup({
  types: {} as {
    context: ArtistEmailContext
    events: ArtistEmailEvent
    emitted: ArtistEmailEmitted
    input: ArtistEmailInput
    tags: 'pending'
  },
  actors: artistEmailPorts,
  guards: {
    isOtherAudience: ({ context }, { audience }: Chosen) =>
      JSON.stringify(audience) !== JSON.stringify(context.audience),
    hasAudience: ({ context }) => context.audience !== null,
    hasRecipients: ({ context }) => context.preview !== null && context.preview.count > 0,
    isSent: (_, { output }: { output: SendAnswer }) => output.kind === 'sent',
    isInvalid: (_, { error }: { error: unknown }) => isInvalid(error),
    isAnother: ({ context }, { account }: { account: string }) => account !== context.owner,
  },
  actions: {
    keepAudience: assign((_, { audience }: Chosen) => ({ audience, preview: null, failure: null })),
    keepTyped: assign(({ context: { draft } }, { field, typed }: Typing) => ({
      draft: { ...draft, [field]: typed },
    })),
    keepPreview: assign((_, { output: { digest, count } }: { output: Previewed }) => ({
      preview: { digest, count },
    })),
    forgetPreview: assign({ preview: null }),
    keepKey: assign(({ context }, { idempotencyKey }: Confirmed) => ({ key: context.key ?? idempotencyKey })),
    forgetSpentKey: assign(({ context }, { error }: { error: unknown }) => ({
      key: isSentBefore(error) ? null : context.key,
    })),
    keepFailure: assign(keepThrown(toFailure)),
    keepChanged: assign({ failure: CHANGED }),
    forgetFailure: assign({ failure: null }),
    announceSent: emit((_, { output }: { output: SendAnswer }) => ({
      type: 'email.sent' as const,
      count: output.kind === 'sent' ? output.count : 0,
    })),
  },
}).createMachine({
  id: 'artist-email',
  context: ({ input: { owner } }) => ({
    owner,
    audience: null,
    draft: { subject: '', text: '' },
    preview: null,
    key: null,
    failure: null,
  }),
  initial: 'writing',
  on: {
    'draft.discarded': '.dropped',
    signedIn: { guard: withEvent('isAnother'), target: '.dropped' },
    signedOut: '.dropped',
  },
  states: {
    writing: {
      on: {
        'audience.chosen': { actions: withEvent('keepAudience') },
        'draft.typed': { actions: withEvent('keepTyped') },
        'preview.asked': { guard: 'hasAudience', target: 'previewing', actions: 'forgetFailure' },
      },
    },
    previewing: {
      tags: 'pending',
      invoke: {
        id: 'previewEmail',
        src: 'previewEmail',
        input: ({ context: { audience, draft } }) => ({
          ...draft,
          audience: demand(audience, 'an audience'),
        }),
        onDone: { target: 'previewed', actions: withEvent('keepPreview') },
        onError: { target: 'writing', actions: withEvent('keepFailure') },
      },
    },
    previewed: {
      on: {
        'audience.chosen': {
          guard: withEvent('isOtherAudience'),
          target: 'writing',
          actions: withEvent('keepAudience'),
        },
        'writing.resumed': { target: 'writing', actions: ['forgetPreview', 'forgetFailure'] },
        'email.confirmed': {
          guard: 'hasRecipients',
          target: 'sending',
          actions: [withEvent('keepKey'), 'forgetFailure'],
        },
      },
    },
    sending: {
      tags: 'pending',
      invoke: {
        id: 'sendEmail',
        src: 'sendEmail',
        input: ({ context: { audience, draft, preview, key } }) => ({
          ...draft,
          audience: demand(audience, 'an audience'),
          digest: demand(preview, 'a preview').digest,
          idempotencyKey: demand(key, 'a key'),
        }),
        onDone: [
          { guard: withEvent('isSent'), target: 'sent', actions: withEvent('announceSent') },
          { target: 'previewing', actions: ['forgetPreview', 'keepChanged'] },
        ],
        onError: [
          {
            guard: withEvent('isInvalid'),
            target: 'writing',
            actions: ['forgetPreview', withEvent('keepFailure')],
          },
          { target: 'previewed', actions: [withEvent('forgetSpentKey'), withEvent('keepFailure')] },
        ],
      },
    },
    sent: { type: 'final' },
    dropped: { type: 'final' },
  },
})
