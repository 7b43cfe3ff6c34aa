import { assign, emit, setup } from 'xstate'
import { demand } from '#machines/demand.ts'
import { keepThrown, withEvent } from '#machines/kit.ts'
import { type RecordNotesFailure, toFailure } from './failure.ts'
import { type NotedRecord, type NotesInput, recordNotesPorts, type SentNote } from './ports.ts'

export interface RecordNotesContext extends NotedRecord {
  /** What is typed. */
  text: string
  /** What was sent last; null before, and once it is written. */
  sent: SentNote | null
  /** The note that is to be deleted; null when none is. */
  note: string | null
  /** Of the first confirmation of its deletion, and of all that follow; null before. */
  key: string | null
  failure: RecordNotesFailure | null
}

interface Keyed {
  /** A new one, which counts for the first try alone. */
  idempotencyKey: string
}

export type RecordNotesEvent =
  | { type: 'note.typed'; text: string }
  | ({ type: 'note.submitted' } & Keyed)
  | { type: 'deletion.asked'; note: string }
  | ({ type: 'deletion.confirmed' } & Keyed)
  | { type: 'deletion.dismissed' }
  /** The record leaves the screen. */
  | { type: 'notes.left' }
  /** Drops what is typed and under way: it belonged to the former session. */
  | { type: 'signedOut' }

export type RecordNotesEmitted = { type: 'note.added' } | { type: 'note.deleted' }

/**
 * Promise: a note is written once, however often a response is lost, and what was typed stays until it is or
 * its author signs out; none is deleted before that was asked and confirmed (issue 13, line 12). This machine
 * is not journalled: what staff say among themselves is nobody else's.
 */
export const recordNotesMachine = setup({
  types: {} as {
    context: RecordNotesContext
    events: RecordNotesEvent
    emitted: RecordNotesEmitted
    input: NotesInput
    tags: 'pending' | 'deleting'
  },
  actors: recordNotesPorts,
  actions: {
    keepText: assign((_, { text }: { text: string }) => ({ text })),
    keepSent: assign(({ context: { text, sent } }, { idempotencyKey }: Keyed) => ({
      sent: sent?.text === text ? sent : { text, idempotencyKey },
      failure: null,
    })),
    forgetText: assign({ text: '', sent: null }),
    keepNote: assign((_, { note }: { note: string }) => ({ note, failure: null })),
    keepKey: assign(({ context: { key } }, { idempotencyKey }: Keyed) => ({
      key: key ?? idempotencyKey,
      failure: null,
    })),
    forgetDeletion: assign({ note: null, key: null, failure: null }),
    keepFailure: assign(keepThrown(toFailure)),
    forgetFailure: assign({ failure: null }),
    announceAdded: emit({ type: 'note.added' }),
    announceDeleted: emit({ type: 'note.deleted' }),
  },
}).createMachine({
  id: 'record-notes',
  context: ({ input: { resource, id } }) => ({
    resource,
    id,
    text: '',
    sent: null,
    note: null,
    key: null,
    failure: null,
  }),
  initial: 'writing',
  on: { signedOut: { target: '.writing', actions: ['forgetText', 'forgetDeletion'] } },
  states: {
    writing: {
      on: {
        'note.typed': { actions: withEvent('keepText') },
        'note.submitted': { target: 'sending', actions: withEvent('keepSent') },
        'deletion.asked': { target: 'confirming', actions: withEvent('keepNote') },
        'notes.left': { actions: 'forgetFailure' },
      },
    },
    sending: {
      tags: 'pending',
      invoke: {
        id: 'addNote',
        src: 'addNote',
        input: ({ context: { resource, id, sent } }) => ({ resource, id, ...demand(sent, 'a note') }),
        onDone: { target: 'writing', actions: ['forgetText', 'announceAdded'] },
        onError: { target: 'writing', actions: withEvent('keepFailure') },
      },
    },
    confirming: {
      tags: 'deleting',
      on: {
        'deletion.confirmed': { target: 'deleting', actions: withEvent('keepKey') },
        'deletion.dismissed': { target: 'writing', actions: 'forgetDeletion' },
        'notes.left': { target: 'writing', actions: 'forgetDeletion' },
      },
    },
    deleting: {
      tags: ['pending', 'deleting'],
      invoke: {
        id: 'deleteNote',
        src: 'deleteNote',
        input: ({ context: { resource, id, note, key } }) => ({
          resource,
          id,
          note: demand(note, 'a note'),
          idempotencyKey: demand(key, 'a key'),
        }),
        onDone: { target: 'writing', actions: ['forgetDeletion', 'announceDeleted'] },
        onError: { target: 'confirming', actions: withEvent('keepFailure') },
      },
    },
  },
})
