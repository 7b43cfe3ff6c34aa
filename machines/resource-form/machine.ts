import { assertEvent, assign, emit, setup } from 'xstate'
import { demand } from '#machines/demand.ts'
import { withEvent } from '#machines/kit.ts'
import { type FormSubmission, findFirstWrong, type ResourceFormContext } from './context.ts'
import { isFinal, type LoadFailure, type SaveFailure, toFailure, toLoadFailure, UNREADY } from './failure.ts'
import { type RecordRef, resourceFormPorts, type Saved } from './ports.ts'

export type ResourceFormEvent =
  /**
   * With a new key, which stays until the record is saved: what was sent before may have been, though its
   * answer was lost.
   */
  ({ type: 'form.submitted' } & FormSubmission) | { type: 'form.cancelled' } | { type: 'form.reloaded' }

export type ResourceFormEmitted =
  /**
   * Say its message for as long as somebody has to read it; that there is no such record is said by the
   * screen.
   */
  | { type: 'load.failed'; failure: LoadFailure }
  | { type: 'record.saved'; id: string }
  /** Say what `alertsOf` makes of it. */
  | { type: 'save.failed'; failure: SaveFailure }
  | { type: 'focus.wanted'; field: string }
  /** Read the record again, beside what was typed: it is newer than what the form began from. */
  | { type: 'record.outdated' }
  | { type: 'form.left' }

const failureOf = ({ context }: { context: ResourceFormContext }): SaveFailure =>
  demand(context.failure, 'a failure')

const wrongFieldOf = (shown: readonly string[], failure: SaveFailure): string | null =>
  failure.kind === 'invalid' ? findFirstWrong(shown, failure.fields) : null

/**
 * Promise: what was typed is never lost to a refusal, an outage or somebody else's save, and is never saved
 * twice; every reason the server gives is said where it belongs, at its field if that is on the screen
 * (spec.md sections 5 and 8, Generic form). For a form
 * whose fields are known; machines/record-form is that of any record.
 */
export const resourceFormMachine = setup({
  types: {} as {
    context: ResourceFormContext
    events: ResourceFormEvent
    emitted: ResourceFormEmitted
    input: RecordRef
    tags: 'pending' | 'blocked'
  },
  actors: resourceFormPorts,
  guards: {
    isValid: (_, { isValid }: FormSubmission) => isValid,
    isOutdated: (_, { error }: { error: unknown }) => toFailure(error, []).kind === 'outdated',
    isFinal: (_, { error }: { error: unknown }) => isFinal(toFailure(error, [])),
    isUnanswered: (_, { error }: { error: unknown }) => toFailure(error, []).kind === 'unanswered',
    isAtField: ({ context: { shown } }, { error }: { error: unknown }) =>
      wrongFieldOf(shown, toFailure(error, shown)) !== null,
  },
  actions: {
    keepLoadFailure: assign((_, { error }: { error: unknown }) => ({ loadFailure: toLoadFailure(error) })),
    forgetLoadFailure: assign({ loadFailure: null }),
    keepSubmission: assign(({ context }, { idempotencyKey, shown }: FormSubmission) => ({
      key: context.key ?? idempotencyKey,
      shown,
      failure: null,
    })),
    keepUnready: assign({ failure: UNREADY }),
    keepFailure: assign(({ context }, { error }: { error: unknown }) => ({
      failure: toFailure(error, context.shown),
    })),
    forgetKey: assign({ key: null }),
    announceUnloaded: emit(({ context }) => ({
      type: 'load.failed' as const,
      failure: demand(context.loadFailure, 'a failure'),
    })),
    announceSaved: emit((_, { output }: { output: Saved }) => ({
      type: 'record.saved' as const,
      id: output.id,
    })),
    announceFailure: emit((args) => ({ type: 'save.failed' as const, failure: failureOf(args) })),
    announceOutdated: emit({ type: 'record.outdated' }),
    announceLeft: emit({ type: 'form.left' }),
    wantFocus: emit((args) => ({
      type: 'focus.wanted' as const,
      field: demand(wrongFieldOf(args.context.shown, failureOf(args)), 'a wrong field'),
    })),
  },
}).createMachine({
  id: 'resource-form',
  context: ({ input }) => ({ ...input, shown: [], key: null, loadFailure: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'pending',
      entry: 'forgetLoadFailure',
      invoke: {
        id: 'loadForm',
        src: 'loadForm',
        input: ({ context: { resource, id } }) => ({ resource, id }),
        onDone: 'filling',
        onError: {
          target: 'unloaded',
          actions: [withEvent('keepLoadFailure'), 'announceUnloaded'],
        },
      },
      on: { 'form.cancelled': 'cancelled' },
    },
    unloaded: {
      tags: 'blocked',
      on: { 'form.reloaded': 'loading', 'form.cancelled': 'cancelled' },
    },
    filling: {
      initial: 'open',
      states: {
        open: {
          initial: 'untried',
          on: {
            'form.submitted': [
              {
                guard: withEvent('isValid'),
                target: 'saving',
                actions: withEvent('keepSubmission'),
              },
              { target: '.refused', actions: ['keepUnready', 'announceFailure'] },
            ],
            'form.cancelled': '#resource-form.cancelled',
          },
          states: {
            untried: {},
            refused: {},
            outdated: {
              description: 'Somebody else has saved; what was typed stays, to be saved again.',
            },
            unanswered: { description: 'It may have been saved; saving again finds out.' },
          },
        },
        saving: {
          tags: 'pending',
          invoke: {
            id: 'saveRecord',
            src: 'saveRecord',
            input: ({ context: { resource, id, key }, event }) => {
              assertEvent(event, 'form.submitted')
              return {
                resource,
                id,
                values: event.values,
                version: event.version,
                idempotencyKey: demand(key, 'a key'),
              }
            },
            onDone: {
              target: '#resource-form.saved',
              actions: withEvent('announceSaved'),
            },
            onError: [
              {
                guard: withEvent('isUnanswered'),
                target: 'open.unanswered',
                actions: [withEvent('keepFailure'), 'announceFailure'],
              },
              {
                guard: withEvent('isOutdated'),
                target: 'open.outdated',
                actions: ['forgetKey', withEvent('keepFailure'), 'announceFailure', 'announceOutdated'],
              },
              {
                guard: withEvent('isFinal'),
                target: 'closed',
                actions: [withEvent('keepFailure'), 'announceFailure'],
              },
              {
                guard: withEvent('isAtField'),
                target: 'open.refused',
                actions: [withEvent('keepFailure'), 'announceFailure', 'wantFocus'],
              },
              {
                target: 'open.refused',
                actions: [withEvent('keepFailure'), 'announceFailure'],
              },
            ],
          },
        },
        closed: {
          tags: 'blocked',
          description: 'It can never be saved; what was typed stays, to be copied.',
          on: { 'form.cancelled': '#resource-form.cancelled' },
        },
      },
    },
    saved: { type: 'final' },
    cancelled: { type: 'final', entry: 'announceLeft' },
  },
})
