import { assign, emit, setup } from 'xstate'
import { demand } from '#machines/demand.ts'
import { keepThrown, withEvent } from '#machines/kit.ts'
import { type ApplicationDecisionFailure, isChanged, toFailure } from './failure.ts'
import { type ApplicationRef, applicationDecisionPorts, type Decided, type DecisionAnswer } from './ports.ts'

export interface ApplicationDecisionContext extends ApplicationRef {
  /** Of the profile that was read as a decision was begun; null before. */
  version: number | null
  /** Why it is declined, as it is typed, also while that is not asked for. */
  reason: string
  /** What was sent last; null before. */
  sent: Decided | null
  failure: ApplicationDecisionFailure | null
}

interface Begun {
  version: number
}

interface Typed {
  reason: string
}

interface Confirmed {
  /** A new one: it counts unless the same was sent before. */
  idempotencyKey: string
}

export type ApplicationDecisionEvent =
  | ({ type: 'approval.begun' } & Begun)
  | ({ type: 'decline.begun' } & Begun)
  | ({ type: 'reason.typed' } & Typed)
  | ({ type: 'decision.confirmed' } & Confirmed)
  | { type: 'decision.dismissed' }
  /** Reads once more what has become of the application. */
  | { type: 'reading.retried' }
  /** Drops what is typed and under way: it belonged to the former session. */
  | { type: 'signedOut' }

/** Lead on to the next application. */
export type ApplicationDecisionEmitted = { type: 'application.decided' } & ApplicationRef &
  Pick<Decided, 'decision'>

/**
 * Promise: an application is decided once, as it was read, whoever tries and however often a response is
 * lost; what was typed stays until it is sent or the session ends; and whoever was too late sees who decided
 * what, and the application as it is now (issue 13, Applications). This machine is not journalled: why
 * somebody is declined is nobody else's.
 */
export const applicationDecisionMachine = setup({
  types: {} as {
    context: ApplicationDecisionContext
    events: ApplicationDecisionEvent
    emitted: ApplicationDecisionEmitted
    input: ApplicationRef
    tags: 'pending'
  },
  actors: applicationDecisionPorts,
  guards: {
    isDecided: (_, { output }: { output: DecisionAnswer }) => output.kind === 'decided',
    isChanged: (_, { error }: { error: unknown }) => isChanged(error),
    isApproval: ({ context }) => context.sent?.decision === 'approve',
  },
  actions: {
    keepVersion: assign((_, { version }: Begun) => ({ version })),
    keepReason: assign((_, { reason }: Typed) => ({ reason })),
    keepApproval: assign(({ context }, { idempotencyKey }: Confirmed) =>
      sendOf(context, { decision: 'approve', reason: null, idempotencyKey }),
    ),
    keepDecline: assign(({ context }, { idempotencyKey }: Confirmed) =>
      sendOf(context, { decision: 'decline', reason: context.reason, idempotencyKey }),
    ),
    keepMeanwhile: assign((_, { output }: { output: DecisionAnswer }) =>
      output.kind === 'meanwhile'
        ? {
            failure: {
              kind: 'decidedMeanwhile' as const,
              who: output.who,
              what: output.what,
              when: output.when,
            },
          }
        : {},
    ),
    keepFailure: assign(keepThrown(toFailure)),
    forgetFailure: assign({ failure: null }),
    forget: assign({ version: null, reason: '', sent: null, failure: null }),
    announceDecided: emit(({ context: { id, name, sent } }) => ({
      type: 'application.decided' as const,
      id,
      name,
      decision: demand(sent, 'a decision').decision,
    })),
  },
}).createMachine({
  id: 'application-decision',
  context: ({ input: { id, name } }) => ({ id, name, version: null, reason: '', sent: null, failure: null }),
  initial: 'idle',
  on: { signedOut: { target: '.idle', actions: 'forget' } },
  states: {
    idle: {
      on: {
        'approval.begun': { target: 'approving', actions: withEvent('keepVersion') },
        'decline.begun': { target: 'declining', actions: withEvent('keepVersion') },
      },
    },
    approving: {
      on: {
        'decision.confirmed': { target: 'sending', actions: withEvent('keepApproval') },
        'decision.dismissed': { target: 'idle', actions: 'forgetFailure' },
      },
    },
    declining: {
      on: {
        'reason.typed': { actions: withEvent('keepReason') },
        'decision.confirmed': { target: 'sending', actions: withEvent('keepDecline') },
        'decision.dismissed': { target: 'idle', actions: 'forgetFailure' },
      },
    },
    sending: {
      tags: 'pending',
      invoke: {
        id: 'decideApplication',
        src: 'decideApplication',
        input: ({ context: { sent } }) => demand(sent, 'a decision'),
        onDone: [
          { guard: withEvent('isDecided'), target: 'idle', actions: ['announceDecided', 'forget'] },
          { target: 'reading', actions: withEvent('keepMeanwhile') },
        ],
        onError: [
          { guard: withEvent('isChanged'), target: 'reading', actions: withEvent('keepFailure') },
          { guard: 'isApproval', target: 'approving', actions: withEvent('keepFailure') },
          { target: 'declining', actions: withEvent('keepFailure') },
        ],
      },
    },
    reading: {
      description: 'It is not what was read any more: somebody else has decided or changed it.',
      tags: 'pending',
      invoke: {
        id: 'readApplication',
        src: 'readApplication',
        input: ({ context: { id } }) => ({ id }),
        onDone: 'overtaken',
        onError: 'unread',
      },
    },
    unread: {
      on: {
        'reading.retried': 'reading',
        'decision.dismissed': { target: 'idle', actions: 'forgetFailure' },
      },
    },
    overtaken: {
      on: { 'decision.dismissed': { target: 'idle', actions: 'forgetFailure' } },
    },
  },
})

/** The same again goes under its first key; anything else, or of another version, under a new one. */
const sendOf = (
  { id, version, sent }: ApplicationDecisionContext,
  { decision, reason, idempotencyKey }: Pick<Decided, 'decision' | 'reason' | 'idempotencyKey'>,
): Pick<ApplicationDecisionContext, 'sent' | 'failure'> => {
  const now = demand(version, 'a version')
  const isSame = sent?.decision === decision && sent.reason === reason && sent.version === now
  return { sent: isSame ? sent : { id, decision, reason, version: now, idempotencyKey }, failure: null }
}
