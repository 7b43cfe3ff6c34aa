import { assign, emit, setup } from 'xstate'
import {
  type Chosen,
  choose,
  keep,
  NO_PICTURES,
  type Pictures,
  refuse,
  remove,
} from '#machines/chosen-pictures/pictures.ts'
import {
  calm,
  makeAdding,
  type PictureEvent,
  pictureGuards,
  stuck,
} from '#machines/chosen-pictures/states.ts'
import { demand } from '#machines/demand.ts'
import { keepThrown, withEvent } from '#machines/kit.ts'
import type { PrivateNumber } from '#machines/lifecycles/private-numbers.ts'
import { type ArtistMessageFailure, BLANK, toFailure } from './failure.ts'
import { artistMessagePorts, type KeyedMessage } from './ports.ts'
import type { Typed } from './typed.ts'

export interface ArtistMessageInput {
  /** The account that writes: an artist's, or staff's. */
  owner: string
  /** Whose thread with staff. */
  thread: string
}

export interface ArtistMessageContext extends ArtistMessageInput, Pictures {
  /** What is typed, private numbers taken out. Reports leave out what stands under this name. */
  draft: string
  /** What kind of private number was taken out; it is not sent meanwhile. */
  found: PrivateNumber | null
  /** What was sent last; null before, and once it has arrived. */
  sent: KeyedMessage | null
  failure: ArtistMessageFailure | null
  /** Why the pictures that wait did not reach the shop; null while they may. */
  pictureFailure: ArtistMessageFailure | null
}

/** `idempotencyKey` is for words that were not sent before. */
type Submitted = Typed & { idempotencyKey: string }

export type ArtistMessageEvent =
  | ({ type: 'message.typed' } & Typed)
  | ({ type: 'message.submitted' } & Submitted)
  | PictureEvent
  /** Drops what is typed and under way: it belonged to the former session. */
  | { type: 'signedOut' }

export type ArtistMessageEmitted = { type: 'message.sent' }

/**
 * Promise: what an artist and staff write to each other arrives once, however often it is sent; what is typed
 * stays until then, through reloads as well, and so do its pictures once the shop has them; and a text with a
 * tax, card or account number is neither sent nor kept with it (issue 16, line 17).
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
    maySend: ({ context: { waiting } }, { draft, found }: Typed) =>
      found === null && draft.trim() !== '' && waiting.length === 0,
    isBlank: (_, { draft, found }: Typed) => found === null && draft.trim() === '',
    ...pictureGuards,
  },
  actions: {
    keepDraft: assign((_, { draft, found }: Typed) => ({ draft, found })),
    keepMessage: assign(({ context: { thread, sent, ...rest } }, { draft, idempotencyKey }: Submitted) => {
      const pictures = rest.pictures.map(({ id }) => id)
      const isSame = sent?.draft === draft && sent.pictures.join() === pictures.join()
      return { sent: isSame ? sent : { thread, draft, pictures, idempotencyKey }, failure: null }
    }),
    keepBlank: assign({ failure: BLANK }),
    /** What was wrong with it is changed. */
    forgetInvalid: assign(({ context: { failure } }) => ({
      failure: failure?.kind === 'invalid' ? null : failure,
    })),
    forgetMessage: assign({ draft: '', sent: null, ...NO_PICTURES }),
    keepFailure: assign(keepThrown(toFailure)),
    keepChosen: assign(({ context }, chosen: Chosen) => choose(context, chosen)),
    removePicture: assign(({ context }, { id }: { id: string }) => remove(context, id)),
    keepPicture: assign(({ context }, { output }: { output: { id: string } }) => keep(context, output)),
    keepRefused: assign(({ context }, { error }: { error: unknown }) => refuse(context, error)),
    keepPictureFailure: assign((_, { error }: { error: unknown }) => ({ pictureFailure: toFailure(error) })),
    forgetPictureFailure: assign({ pictureFailure: null }),
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
    ...NO_PICTURES,
    failure: null,
    pictureFailure: null,
  }),
  version: '2',
  initial: 'writing',
  on: { signedOut: '.dropped' },
  states: {
    writing: {
      on: {
        'message.typed': { actions: [withEvent('keepDraft'), 'forgetInvalid'] },
        'message.submitted': [
          {
            guard: withEvent('maySend'),
            target: 'sending',
            actions: [withEvent('keepDraft'), withEvent('keepMessage')],
          },
          { guard: withEvent('isBlank'), actions: [withEvent('keepDraft'), 'keepBlank'] },
          { actions: withEvent('keepDraft') },
        ],
        'pictures.chosen': { actions: withEvent('keepChosen') },
        'picture.removed': { actions: [withEvent('removePicture'), 'forgetInvalid'] },
      },
      initial: 'calm',
      states: {
        calm,
        adding: makeAdding(
          'A picture is on its way; the text can be typed meanwhile.',
          ({ context: { thread, waiting } }: { context: ArtistMessageContext }) => ({
            thread,
            picture: demand(waiting[0] ?? null, 'a picture'),
          }),
        ),
        stuck,
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
