import { assign, emit, setup } from 'xstate'
import { demand } from '#machines/demand.ts'
import { keepThrown, withEvent } from '#machines/kit.ts'
import { isOvertaken, type SavedViewFailure, toFailure } from './failure.ts'
import {
  type ChangedView,
  type ListRef,
  type Naming,
  savedViewPorts,
  type ViewChange,
  type ViewContent,
  type ViewRef,
} from './ports.ts'

export interface SavedViewContext extends ListRef {
  /** The view that is renamed, changed or deleted; null for a new one, and when nothing is done. */
  view: ViewRef | null
  /** What a new view is to keep; null unless one is being saved. */
  content: ViewContent | null
  /** What was sent last of this view, with the key that counts for it; null before. */
  sent: Sent | null
  failure: SavedViewFailure | null
}

interface Keyed {
  idempotencyKey: string
}

interface Sent extends Keyed {
  change: ViewChange
}

export type SavedViewEvent =
  | { type: 'saving.begun'; content: ViewContent }
  | { type: 'renaming.begun'; view: ViewRef }
  /** Of a new view, or the new name of one; with a new key, which counts unless the same was sent before. */
  | ({ type: 'name.submitted' } & Naming & Keyed)
  /** What needs no dialog: what the list shows, who sees it, or the default. */
  | ({ type: 'change.asked'; view: ViewRef; change: ViewChange } & Keyed)
  | { type: 'change.retried' }
  | { type: 'deletion.asked'; view: ViewRef }
  | ({ type: 'deletion.confirmed' } & Keyed)
  /** Reads what somebody else made of the views. */
  | { type: 'reading.asked' }
  | { type: 'work.dismissed' }
  /** Drops what is under way: it belonged to the former session. */
  | { type: 'signedOut' }

export type SavedViewEmitted =
  | { type: 'view.made'; id: string }
  | { type: 'view.changed'; id: string }
  | { type: 'view.deleted'; id: string }

type ChangeAsked = Extract<SavedViewEvent, { type: 'change.asked' }>

/**
 * Promise: a view is made, changed or deleted once, however often an answer is lost, and deleted only after
 * that was confirmed; what somebody else made of it meanwhile is never overwritten unseen; and what was typed
 * stays until it is saved or given up (issue 13, Lists).
 */
export const savedViewMachine = setup({
  types: {} as {
    context: SavedViewContext
    events: SavedViewEvent
    emitted: SavedViewEmitted
    input: ListRef
    tags: 'pending' | 'naming' | 'deleting'
  },
  actors: savedViewPorts,
  guards: { isOvertaken: (_, { error }: { error: unknown }) => isOvertaken(error) },
  actions: {
    keepContent: assign((_, { content }: { content: ViewContent }) => ({ content })),
    keepView: assign((_, { view }: { view: ViewRef }) => ({ view })),
    keepChange: assign((_, { change, idempotencyKey }: ChangeAsked) => ({
      sent: { change, idempotencyKey },
    })),
    /** A view that exists is shared elsewhere. */
    keepName: assign(({ context: { view, sent } }, { name, isShared, idempotencyKey }: Naming & Keyed) => {
      const change = view ? { name } : { name, isShared }
      const isSame = sent?.change.name === name && sent.change.isShared === change.isShared
      return { sent: isSame ? sent : { change, idempotencyKey }, failure: null }
    }),
    keepKey: assign(({ context: { sent } }, { idempotencyKey }: Keyed) => ({
      sent: sent ?? { change: {}, idempotencyKey },
      failure: null,
    })),
    keepFailure: assign(keepThrown(toFailure)),
    forgetFailure: assign({ failure: null }),
    forgetWork: assign({ view: null, content: null, sent: null, failure: null }),
    announceMade: emit((_, { output: { id } }: { output: { id: string } }) => ({
      type: 'view.made' as const,
      id,
    })),
    announceChanged: emit(({ context: { view } }) => ({
      type: 'view.changed' as const,
      id: demand(view, 'a view').id,
    })),
    announceDeleted: emit(({ context: { view } }) => ({
      type: 'view.deleted' as const,
      id: demand(view, 'a view').id,
    })),
  },
}).createMachine({
  id: 'saved-view',
  context: ({ input: { resource } }) => ({ resource, view: null, content: null, sent: null, failure: null }),
  initial: 'idle',
  on: { signedOut: '.idle' },
  states: {
    idle: {
      entry: 'forgetWork',
      on: {
        'saving.begun': { target: 'naming', actions: withEvent('keepContent') },
        'renaming.begun': { target: 'renaming', actions: withEvent('keepView') },
        'change.asked': { target: 'changing', actions: [withEvent('keepView'), withEvent('keepChange')] },
        'deletion.asked': { target: 'confirming', actions: withEvent('keepView') },
      },
    },
    naming: {
      tags: 'naming',
      on: {
        'name.submitted': { target: 'saving', actions: withEvent('keepName') },
        'work.dismissed': 'idle',
      },
    },
    saving: {
      tags: ['pending', 'naming'],
      invoke: {
        id: 'createView',
        src: 'createView',
        input: ({ context: { resource, content, sent } }) => {
          const { change, idempotencyKey } = demand(sent, 'what was sent')
          return {
            resource,
            name: change.name ?? '',
            isShared: change.isShared ?? false,
            content: demand(content, 'what the list shows'),
            idempotencyKey,
          }
        },
        onDone: { target: 'idle', actions: withEvent('announceMade') },
        onError: { target: 'naming', actions: withEvent('keepFailure') },
      },
    },
    renaming: {
      tags: 'naming',
      on: {
        'name.submitted': { target: 'renamed', actions: withEvent('keepName') },
        'work.dismissed': 'idle',
      },
    },
    renamed: {
      tags: ['pending', 'naming'],
      invoke: {
        id: 'changeView',
        src: 'changeView',
        input: ({ context }) => changeOf(context),
        onDone: { target: 'idle', actions: 'announceChanged' },
        onError: [
          { guard: withEvent('isOvertaken'), target: 'overtaken', actions: withEvent('keepFailure') },
          { target: 'renaming', actions: withEvent('keepFailure') },
        ],
      },
    },
    changing: {
      tags: 'pending',
      invoke: {
        id: 'changeView',
        src: 'changeView',
        input: ({ context }) => changeOf(context),
        onDone: { target: 'idle', actions: 'announceChanged' },
        onError: [
          { guard: withEvent('isOvertaken'), target: 'overtaken', actions: withEvent('keepFailure') },
          { target: 'failed', actions: withEvent('keepFailure') },
        ],
      },
    },
    failed: {
      on: {
        'change.retried': { target: 'changing', actions: 'forgetFailure' },
        'work.dismissed': 'idle',
      },
    },
    overtaken: {
      description: 'Somebody else changed it, or it is gone.',
      on: {
        'reading.asked': { target: 'reading', actions: 'forgetFailure' },
        'work.dismissed': 'idle',
      },
    },
    reading: {
      tags: 'pending',
      invoke: {
        id: 'readViews',
        src: 'readViews',
        input: ({ context: { resource } }) => ({ resource }),
        onDone: 'idle',
        onError: { target: 'overtaken', actions: withEvent('keepFailure') },
      },
    },
    confirming: {
      tags: 'deleting',
      on: {
        'deletion.confirmed': { target: 'deleting', actions: withEvent('keepKey') },
        'work.dismissed': 'idle',
      },
    },
    deleting: {
      tags: ['pending', 'deleting'],
      invoke: {
        id: 'deleteView',
        src: 'deleteView',
        input: ({ context: { resource, view, sent } }) => ({
          resource,
          id: demand(view, 'a view').id,
          idempotencyKey: demand(sent, 'what was sent').idempotencyKey,
        }),
        onDone: { target: 'idle', actions: 'announceDeleted' },
        onError: { target: 'confirming', actions: withEvent('keepFailure') },
      },
    },
  },
})

const changeOf = ({ resource, view, sent }: SavedViewContext): ChangedView => ({
  resource,
  view: demand(view, 'a view'),
  ...demand(sent, 'what was sent'),
})
