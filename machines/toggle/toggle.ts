import { assign, emit, setup } from 'xstate'
import { demand } from '#machines/demand.ts'
import { keepThrown, withEvent } from '#machines/kit.ts'
import { isGone, type ToggleFailure, toFailure } from './failure.ts'
import type { declareTogglePorts } from './ports.ts'

export interface ToggleContext<Subject> {
  /** What is toggled. What the server holds of it is in Apollo's cache (design.md section 1). */
  subject: Subject
  /** Shown in place of what the server holds until the server has it too; null when nothing is wished. */
  wish: boolean | null
  /** What was sent last. */
  sent: boolean | null
  failure: ToggleFailure | null
}

export type ToggleEvent =
  /** Absolute: what the person wants, not that they clicked. */
  | { type: 'wish.made'; on: boolean }
  /** Drops what is under way: it belonged to the former session. */
  | { type: 'signedOut' }

export type ToggleEmitted<Subject> =
  /** The server has it as it was wished last. */
  | { type: 'toggle.changed'; subject: Subject; on: boolean }
  /** The last wish failed, or its outcome is unknown: show the failure as an alert. */
  | { type: 'toggle.failed'; subject: Subject; on: boolean; failure: ToggleFailure }

/**
 * What the toggles of spec.md section 8 have in common, for a machine of each to be made of. Promise: what
 * was wished last is shown at once and is what the server ends up with. Values are absolute and one is in
 * flight at a time; wishes made meanwhile become one; after a failure the server is asked once what it has,
 * as only the answer may have been lost; and the wish is undone and the failure told only if the server does
 * not have it, and nothing else has been wished since.
 */
export const createToggle = <Subject>(ports: ReturnType<typeof declareTogglePorts<Subject>>) => {
  const toggle = setup({
    types: {} as {
      context: ToggleContext<Subject>
      events: ToggleEvent
      emitted: ToggleEmitted<Subject>
      input: Subject
      tags: 'pending'
    },
    actors: ports,
    guards: {
      isAsSent: ({ context }) => context.wish === context.sent,
      isAsWished: ({ context }, { output }: { output: boolean }) => output === context.wish,
      isGone: (_, { error }: { error: unknown }) => isGone(error),
    },
    actions: {
      keepWish: assign((_, { on }: { on: boolean }) => ({ wish: on })),
      keepSending: assign(({ context }) => ({ sent: context.wish, failure: null })),
      keepFailure: assign(keepThrown(toFailure)),
      forgetWish: assign({ wish: null, sent: null }),
      announceChanged: emit(({ context: { subject, wish } }) => ({
        type: 'toggle.changed' as const,
        subject,
        on: demand(wish, 'a wish'),
      })),
      announceFailure: emit(({ context: { subject, wish, failure } }) => ({
        type: 'toggle.failed' as const,
        subject,
        on: demand(wish, 'a wish'),
        failure: demand(failure, 'a failure'),
      })),
    },
  })

  const idle = toggle.createStateConfig({
    entry: 'forgetWish',
    on: { 'wish.made': { target: 'changing', actions: withEvent('keepWish') } },
  })
  const changing = toggle.createStateConfig({
    tags: 'pending',
    entry: 'keepSending',
    invoke: {
      id: 'change',
      src: 'change',
      input: ({ context: { subject, sent } }) => ({ subject, on: demand(sent, 'a wish') }),
      onDone: [
        { guard: 'isAsSent', target: 'idle', actions: 'announceChanged' },
        { target: 'changing', reenter: true },
      ],
      onError: [
        {
          guard: withEvent('isGone'),
          target: 'gone',
          actions: [withEvent('keepFailure'), 'announceFailure'],
        },
        {
          guard: 'isAsSent',
          target: 'checking',
          actions: withEvent('keepFailure'),
        },
        { target: 'changing', reenter: true },
      ],
    },
    on: {
      'wish.made': { actions: withEvent('keepWish') },
      signedOut: 'idle',
    },
  })
  const checking = toggle.createStateConfig({
    description: 'The change failed, or only its answer was lost.',
    tags: 'pending',
    invoke: {
      id: 'read',
      src: 'read',
      input: ({ context: { subject } }) => ({ subject }),
      onDone: [
        {
          guard: withEvent('isAsWished'),
          target: 'idle',
          actions: 'announceChanged',
        },
        { target: 'idle', actions: 'announceFailure' },
      ],
      onError: [
        {
          guard: withEvent('isGone'),
          target: 'gone',
          actions: [withEvent('keepFailure'), 'announceFailure'],
        },
        {
          target: 'idle',
          actions: [withEvent('keepFailure'), 'announceFailure'],
        },
      ],
    },
    on: {
      'wish.made': { target: 'changing', actions: withEvent('keepWish') },
      signedOut: 'idle',
    },
  })
  const gone = toggle.createStateConfig({ type: 'final', entry: 'forgetWish' })

  return {
    toggle,
    begin: (subject: Subject): ToggleContext<Subject> => ({
      subject,
      wish: null,
      sent: null,
      failure: null,
    }),
    states: { idle, changing, checking, gone },
  }
}
