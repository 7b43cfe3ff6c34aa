import { assign, emit, setup } from 'xstate'
import { demand } from '#machines/demand.ts'
import { keepThrown, withEvent } from '#machines/kit.ts'
import { settle, typeInto } from '#machines/merge-typed.ts'
import { beginEditing, type ProfileEditContext, type ProfileEditInput, receive } from './context.ts'
import type { Field } from './details.ts'
import { toFailure, toPhotoFailure } from './failure.ts'
import { type CutPhoto, type Kept, profileEditPorts, type WriteAnswer } from './ports.ts'

export type ProfileEditEvent =
  /** The form is shown: what the shop has by now is read. */
  | { type: 'form.shown' }
  | { type: 'profile.reloaded' }
  | { type: 'field.typed'; field: Field; typed: string }
  /** Cut as it is to be shown. */
  | { type: 'photo.cut'; photo: CutPhoto }
  | { type: 'changes.saved' }
  | { type: 'changes.dropped' }
  /** Of a field that two pages have changed, this text stays. */
  | { type: 'text.chosen'; field: Field; whose: 'mine' | 'theirs' }
  | { type: 'signedIn'; account: string }
  | { type: 'signedOut' }

/** Everybody sees what was typed. */
export type ProfileEditEmitted = { type: 'profile.saved' }

interface Chosen {
  field: Field
  whose: 'mine' | 'theirs'
}
type Written = { output: WriteAnswer }

/** What somebody else has saved meanwhile. */
const staleOf = (output: WriteAnswer): Kept | null => (output.kind === 'stale' ? output : null)

/**
 * Promise: what an artist types of themselves stays theirs alone until they save it, through a reload and a
 * lapsed session; what is saved is seen whole or not at all, and nothing that another page has saved is
 * written over unseen (issue 16, line 16).
 */
export const profileEditMachine = setup({
  types: {} as {
    context: ProfileEditContext
    events: ProfileEditEvent
    emitted: ProfileEditEmitted
    input: ProfileEditInput
    tags: 'pending'
  },
  actors: profileEditPorts,
  guards: {
    isAnother: ({ context }, { account }: { account: string }) => account !== context.owner,
    isLoadDisputed: ({ context }, { output }: { output: Kept }) =>
      receive(context, output).disputes.length > 0,
    isStale: (_, { output }: Written) => output.kind === 'stale',
    isDisputed: ({ context }, { output }: Written) => {
      const stale = staleOf(output)
      return stale !== null && receive(context, stale).disputes.length > 0
    },
    isInDispute: ({ context: { disputes } }, { field }: Chosen) =>
      disputes.some((each) => each.field === field),
    isLastDispute: ({ context: { disputes } }, { field }: Chosen) =>
      disputes.every((each) => each.field === field),
  },
  actions: {
    keepLoaded: assign(({ context }, { output }: { output: Kept }) => ({
      ...receive(context, output),
      failure: null,
    })),
    keepTyped: assign(({ context }, { field, typed }: { field: Field; typed: string }) => ({
      values: typeInto(context.values, field, typed),
    })),
    dropTyped: assign(({ context }) => ({ values: context.base, draft: null, failure: null })),
    keepPhoto: assign((_, { photo }: { photo: CutPhoto }) => ({ photo, failure: null })),
    keepAddress: assign(({ context }, { output }: { output: { address: string } }) => ({
      values: typeInto(context.values, 'photo', output.address),
    })),
    forgetPhoto: assign({ photo: null }),
    keepSent: assign(({ context }) => ({ draft: context.values, failure: null })),
    keepStale: assign(({ context }, { output }: Written) => {
      const stale = staleOf(output)
      return stale ? receive(context, stale) : {}
    }),
    keepSaved: assign((_, { output }: Written) =>
      output.kind === 'kept'
        ? {
            version: output.kept.version,
            base: output.kept.details,
            values: output.kept.details,
            draft: null,
          }
        : {},
    ),
    keepChoice: assign(({ context }, { field, whose }: Chosen) => settle(context, field, whose)),
    keepFailure: assign(keepThrown(toFailure)),
    keepPhotoFailure: assign(keepThrown(toPhotoFailure)),
    announceSaved: emit({ type: 'profile.saved' }),
  },
}).createMachine({
  id: 'profile-edit',
  context: ({ input }) => beginEditing(input),
  initial: 'loading',
  on: {
    signedIn: { guard: withEvent('isAnother'), target: '.dropped' },
    signedOut: '.dropped',
  },
  states: {
    loading: {
      tags: 'pending',
      invoke: {
        id: 'loadProfile',
        src: 'loadProfile',
        onDone: [
          { guard: withEvent('isLoadDisputed'), target: 'disputed', actions: withEvent('keepLoaded') },
          { target: 'editing', actions: withEvent('keepLoaded') },
        ],
        onError: { target: 'unloaded', actions: withEvent('keepFailure') },
      },
    },
    unloaded: { on: { 'profile.reloaded': 'loading', 'form.shown': 'loading' } },
    editing: {
      on: {
        'form.shown': 'loading',
        'field.typed': { actions: withEvent('keepTyped') },
        'photo.cut': { target: 'sending', actions: withEvent('keepPhoto') },
        'changes.saved': 'saving',
        'changes.dropped': { actions: 'dropTyped' },
      },
    },
    sending: {
      description: 'The photo is on its way; the texts can be typed meanwhile.',
      exit: 'forgetPhoto',
      invoke: {
        id: 'sendPhoto',
        src: 'sendPhoto',
        input: ({ context: { photo } }) => ({ photo: demand(photo, 'a photo') }),
        onDone: { target: 'editing', actions: withEvent('keepAddress') },
        onError: { target: 'editing', actions: withEvent('keepPhotoFailure') },
      },
      on: { 'field.typed': { actions: withEvent('keepTyped') } },
    },
    saving: {
      tags: 'pending',
      entry: 'keepSent',
      invoke: {
        id: 'saveProfile',
        src: 'saveProfile',
        input: ({ context: { version, values } }) => ({
          version: demand(version, 'a version'),
          details: values,
        }),
        onDone: [
          { guard: withEvent('isDisputed'), target: 'disputed', actions: withEvent('keepStale') },
          {
            guard: withEvent('isStale'),
            target: 'saving',
            reenter: true,
            actions: withEvent('keepStale'),
          },
          { target: 'editing', actions: [withEvent('keepSaved'), 'announceSaved'] },
        ],
        onError: { target: 'editing', actions: withEvent('keepFailure') },
      },
    },
    disputed: {
      description: 'Somebody else has changed the same fields: both texts are shown, and nothing is saved.',
      on: {
        'text.chosen': [
          { guard: withEvent('isLastDispute'), target: 'editing', actions: withEvent('keepChoice') },
          { guard: withEvent('isInDispute'), actions: withEvent('keepChoice') },
        ],
      },
    },
    dropped: { type: 'final' },
  },
})
