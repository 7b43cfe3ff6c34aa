import { assign, emit, setup } from 'xstate'
import { demand } from '#machines/demand.ts'
import { keepThrown, withEvent } from '#machines/kit.ts'
import type { PrivateNumber } from '#machines/lifecycles/private-numbers.ts'
import { type ArtistMessageFailure, toFailure } from './failure.ts'
import { artistMessagePorts, type KeyedMessage } from './ports.ts'
import type { Typed } from './typed.ts'

export interface ArtistMessageInput {
  /** The account that writes: an artist's, or staff's. */
  owner: string
  /** Whose thread with staff. */
  thread: string
}

export interface ArtistMessageContext extends ArtistMessageInput {
  /** What is typed, private numbers taken out. Reports leave out what stands under this name. */
  draft: string
  /** What kind of private number was taken out; it is not sent meanwhile. */
  found: PrivateNumber | null
  /** What was sent last; null before, and once it has arrived. */
  sent: KeyedMessage | null
  failure: ArtistMessageFailure | null
}

/** `idempotencyKey` is for words that were not sent before. */
type Submitted = Typed & { idempotencyKey: string }

export type ArtistMessageEvent =
  | ({ type: 'message.typed' } & Typed)
  | ({ type: 'message.submitted' } & Submitted)
  /** Drops what is typed and under way: it belonged to the former session. */
  | { type: 'signedOut' }

export type ArtistMessageEmitted = { type: 'message.sent' }

/**
 * Promise: what an artist and staff write to each other arrives once, however often it is sent; what is typed
 * stays until then, through reloads as well; and a text with a tax, card or account number is neither sent
 * nor kept with it (issue 16, line 17).
 */
export const artistMessageMachine = setup({
  types: {} as {
    context: ArtistMessageContext
    events: ArtistMessageEvent
    emitted: ArtistMessageEmitted
    input: ArtistMessageInput
    tags: 'pending'
  },
  actors: artistMessagePorts,
  guards: {
    maySend: (_, { draft, found }: Typed) => found === null && draft.trim() !== '',
  },
  actions: {
    keepDraft: assign((_, { draft, found }: Typed) => ({ draft, found })),
    keepMessage: assign(({ context: { thread, sent } }, { draft, idempotencyKey }: Submitted) => ({
      sent: sent?.draft === draft ? sent : { thread, draft, idempotencyKey },
      failure: null,
    })),
    forgetMessage: assign({ draft: '', sent: null }),
    keepFailure: assign(keepThrown(toFailure)),
    announceSent: emit({ type: 'message.sent' }),
  },
}).createMachine({
  id: 'artist-message',
  context: ({ input: { owner, thread } }) => ({
    owner,
    thread,
    draft: '',
    found: null,
    sent: null,
    failure: null,
  }),
  initial: 'writing',
  on: { signedOut: '.dropped' },
  states: {
    writing: {
      on: {
        'message.typed': { actions: withEvent('keepDraft') },
        'message.submitted': [
          {
            guard: withEvent('maySend'),
            target: 'sending',
            actions: [withEvent('keepDraft'), withEvent('keepMessage')],
          },
          { actions: withEvent('keepDraft') },
        ],
      },
    },
    sending: {
      tags: 'pending',
      invoke: {
        id: 'sendMessage',
        src: 'sendMessage',
        input: ({ context: { sent } }) => demand(sent, 'a message'),
        onDone: { target: 'writing', actions: ['forgetMessage', 'announceSent'] },
        onError: { target: 'writing', actions: withEvent('keepFailure') },
      },
    },
    dropped: { type: 'final' },
  },
})
