import { assertEvent, assign, emit, setup } from 'xstate'
import { demand } from '#machines/demand.ts'
import { withEvent } from '#machines/kit.ts'
import { isFinal, type SaveFailure, UNREADY } from '#machines/resource-form/failure.ts'
import type { FieldValue, FormValues } from '#machines/resource-form/ports.ts'
import {
  beginConflict,
  beginForm,
  type Conflict,
  findVersion,
  type Held,
  isSettled,
  keepMine,
  type RecordFormContext,
  type RecordFormInput,
  restore,
  typeInto,
} from './context.ts'
import { type LoadFailure, toLoadFailure, toSaveFailure, UNDECIDED } from './failure.ts'
import { type ChangedField, type LoadedForm, recordFormPorts, type SaveAnswer } from './ports.ts'

interface AtField {
  field: string
}

interface Typing extends AtField {
  typed: Held
  /** What the record has there, as it was read last; null in a new one that begins empty. */
  began: FieldValue
}

interface Submitted {
  /** What is typed, as the server takes it. Of a new record, also what it begins with. */
  values: FormValues
  /** Whether every field on the screen is valid. */
  isValid: boolean
  /** The fields on the screen, as they follow one another. */
  shown: readonly string[]
  /** A new one: it counts unless something was sent before whose answer was lost. */
  idempotencyKey: string
}

export type RecordFormEvent =
  | ({ type: 'field.typed' } & Typing)
  /** The field holds again what the record has. */
  | ({ type: 'field.restored' } & AtField)
  /** What was typed counts, not what somebody else has saved. */
  | ({ type: 'conflict.kept' } & AtField)
  /** What somebody else has saved counts. */
  | ({ type: 'conflict.taken' } & AtField)
  | ({ type: 'form.submitted' } & Submitted)
  /** Reads the record again: the form comes back to the screen, or could not be loaded. */
  | { type: 'form.reloaded' }
  | { type: 'form.cancelled' }
  /** Whoever typed goes elsewhere and does not want it any more. */
  | { type: 'draft.discarded' }
  | { type: 'signedIn'; account: string }
  | { type: 'signedOut' }

export type RecordFormEmitted =
  /** Say 'Showing unformatted data' as a warning. */
  | { type: 'layout.lacking' }
  /** Say its message for as long as somebody has to read it. */
  | { type: 'load.failed'; failure: LoadFailure }
  | { type: 'record.saved'; id: string; merged: readonly ChangedField[] }
  /** Say what `alertsOf` makes of it. */
  | { type: 'save.failed'; failure: SaveFailure }
  | { type: 'form.left' }

type Saved = Extract<SaveAnswer, { kind: 'saved' }>

const failureOf = (context: RecordFormContext, error: unknown): SaveFailure =>
  toSaveFailure(error, context.shown, context.id === null)

/**
 * Promise: what was typed stays until it is saved, discarded or its owner signs out, through reloads,
 * refusals and a session that lapses; only what was changed is sent, and never saved twice; and nobody writes
 * over what somebody else has changed meanwhile without having seen it (spec.md sections 3, 5 and 8; decision
 * 43).
 */
export const recordFormMachine = setup({
  types: {} as {
    context: RecordFormContext
    events: RecordFormEvent
    emitted: RecordFormEmitted
    input: RecordFormInput
    tags: 'pending' | 'blocked'
  },
  actors: recordFormPorts,
  guards: {
    isFormatted: (_, { output }: { output: LoadedForm }) => output.layout === 'formatted',
    isInConflict: ({ context }) => context.conflicts.length > 0,
    isInvalid: (_, { isValid }: Submitted) => !isValid,
    isUnchanged: ({ context }, { values }: Submitted) =>
      context.id !== null && Object.keys(values).length === 0,
    isUndecided: ({ context }) => !isSettled(context),
    isConflict: (_, { output }: { output: SaveAnswer }) => output.kind === 'conflict',
    isFinal: ({ context }, { error }: { error: unknown }) => isFinal(failureOf(context, error)),
    isOutdated: ({ context }, { error }: { error: unknown }) => failureOf(context, error).kind === 'outdated',
    isAnother: ({ context }, { account }: { account: string }) => account !== context.owner,
  },
  actions: {
    keepLoadFailure: assign((_, { error }: { error: unknown }) => ({ loadFailure: toLoadFailure(error) })),
    forgetLoadFailure: assign({ loadFailure: null }),
    keepVersion: assign(({ context }, { output }: { output: LoadedForm }) => ({
      version: findVersion(context, output),
    })),
    keepTyped: assign(({ context }, typing: Typing) => typeInto(context, typing)),
    forgetTyped: assign(({ context }, { field }: AtField) => restore(context, field)),
    keepMine: assign(({ context }, { field }: AtField) => keepMine(context, field)),
    settle: assign(({ context: { settled } }, { field }: AtField) => ({
      settled: settled.includes(field) ? settled : [...settled, field],
    })),
    keepSubmission: assign(({ context }, { idempotencyKey, shown }: Submitted) => ({
      key: context.key ?? idempotencyKey,
      shown,
      conflicts: [],
      failure: null,
    })),
    keepUnready: assign({ failure: UNREADY }),
    keepUndecided: assign({ failure: UNDECIDED }),
    keepFailure: assign(({ context }, { error }: { error: unknown }) => ({
      failure: failureOf(context, error),
    })),
    keepConflict: assign(({ context }, { output }: { output: SaveAnswer }) =>
      beginConflict(context, output as Conflict),
    ),
    forgetFailure: assign({ failure: null }),
    forgetKey: assign({ key: null }),
    announceUnformatted: emit({ type: 'layout.lacking' }),
    announceUnloaded: emit(({ context }) => ({
      type: 'load.failed' as const,
      failure: demand(context.loadFailure, 'a failure'),
    })),
    announceSaved: emit((_, { output }: { output: SaveAnswer }) => {
      const { id, merged } = output as Saved
      return { type: 'record.saved' as const, id, merged }
    }),
    announceFailure: emit(({ context }) => ({
      type: 'save.failed' as const,
      failure: demand(context.failure, 'a failure'),
    })),
    announceLeft: emit({ type: 'form.left' }),
  },
}).createMachine({
  id: 'record-form',
  context: ({ input }) => beginForm(input),
  initial: 'loading',
  on: {
    'draft.discarded': '.dropped',
    signedIn: { guard: withEvent('isAnother'), target: '.dropped' },
    signedOut: '.dropped',
  },
  states: {
    loading: {
      tags: 'pending',
      entry: 'forgetLoadFailure',
      invoke: {
        id: 'loadForm',
        src: 'loadForm',
        input: ({ context: { resource, id } }) => ({ resource, id }),
        onDone: [
          { guard: 'isInConflict', target: 'conflicting', actions: withEvent('keepVersion') },
          { guard: withEvent('isFormatted'), target: 'open', actions: withEvent('keepVersion') },
          { target: 'open', actions: [withEvent('keepVersion'), 'announceUnformatted'] },
        ],
        onError: { target: 'unloaded', actions: [withEvent('keepLoadFailure'), 'announceUnloaded'] },
      },
      on: { 'form.cancelled': 'left' },
    },
    unloaded: {
      tags: 'blocked',
      on: { 'form.reloaded': 'loading', 'form.cancelled': 'left' },
    },
    open: {
      on: {
        'field.typed': { actions: withEvent('keepTyped') },
        'field.restored': { actions: withEvent('forgetTyped') },
        'form.submitted': [
          { guard: withEvent('isInvalid'), actions: ['keepUnready', 'announceFailure'] },
          { guard: withEvent('isUnchanged'), target: 'left' },
          { target: 'saving', actions: withEvent('keepSubmission') },
        ],
        'form.reloaded': 'loading',
        'form.cancelled': 'left',
      },
    },
    conflicting: {
      description:
        'Somebody else has changed the same fields; nothing is saved until it is said what to keep.',
      on: {
        'field.typed': { actions: [withEvent('keepTyped'), withEvent('settle')] },
        'field.restored': { actions: [withEvent('forgetTyped'), withEvent('settle')] },
        'conflict.kept': { actions: [withEvent('keepMine'), withEvent('settle')] },
        'conflict.taken': { actions: [withEvent('forgetTyped'), withEvent('settle')] },
        'form.submitted': [
          { guard: withEvent('isInvalid'), actions: ['keepUnready', 'announceFailure'] },
          { guard: 'isUndecided', actions: ['keepUndecided', 'announceFailure'] },
          { guard: withEvent('isUnchanged'), target: 'left' },
          { target: 'saving', actions: withEvent('keepSubmission') },
        ],
        'form.reloaded': 'loading',
        'form.cancelled': 'left',
      },
    },
    saving: {
      tags: 'pending',
      invoke: {
        id: 'saveRecord',
        src: 'saveRecord',
        input: ({ context: { resource, id, version, key }, event }) => {
          assertEvent(event, 'form.submitted')
          return { resource, id, version, values: event.values, idempotencyKey: demand(key, 'a key') }
        },
        onDone: [
          { guard: withEvent('isConflict'), target: 'loading', actions: withEvent('keepConflict') },
          { target: 'saved', actions: withEvent('announceSaved') },
        ],
        onError: [
          {
            guard: withEvent('isFinal'),
            target: 'closed',
            actions: [withEvent('keepFailure'), 'announceFailure'],
          },
          {
            guard: withEvent('isOutdated'),
            target: 'open',
            actions: ['forgetKey', withEvent('keepFailure'), 'announceFailure'],
          },
          { target: 'open', actions: [withEvent('keepFailure'), 'announceFailure'] },
        ],
      },
    },
    closed: {
      tags: 'blocked',
      description: 'It can never be saved; what was typed stays, to be copied.',
      on: {
        'form.reloaded': { target: 'loading', actions: 'forgetFailure' },
        'form.cancelled': 'left',
      },
    },
    saved: { type: 'final' },
    left: { type: 'final', entry: 'announceLeft' },
    dropped: { type: 'final' },
  },
})
