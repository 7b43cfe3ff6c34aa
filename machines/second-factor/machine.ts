import { assertEvent, assign, emit, setup } from 'xstate'
import { demand } from '#machines/demand.ts'
import { keepThrown, withEvent } from '#machines/kit.ts'
import type { SecretRef } from '#machines/session.ts'
import { type SecondFactorFailure, toFailure, UNCOPIED } from './failure.ts'
import {
  type Enrolment,
  type PasswordAndCode,
  type RecoveryCodes,
  type SecondFactorStatus,
  secondFactorPorts,
} from './ports.ts'

export interface SecondFactorContext {
  isRequired: boolean
  codesLeft: number
  /** What an authenticator app is to be told; null unless it is being set up. */
  enrolment: Enrolment | null
  /** The recovery codes; null unless they are shown. */
  codes: SecretRef | null
  failure: SecondFactorFailure | null
}

export type SecondFactorEvent =
  | { type: 'reading.retried' }
  | { type: 'setup.begun' }
  | { type: 'setup.cancelled' }
  | ({ type: 'setup.submitted' } & PasswordAndCode)
  | { type: 'code.submitted'; code: SecretRef }
  | { type: 'copy.chosen' }
  | { type: 'download.chosen' }
  /** Whoever sees the codes says that they have them. */
  | { type: 'codes.kept' }
  | { type: 'renewal.asked' }
  | { type: 'renewal.cancelled' }
  | { type: 'removal.asked' }
  | { type: 'removal.cancelled' }
  | ({ type: 'removal.submitted' } & PasswordAndCode)

export type SecondFactorEmitted =
  | { type: 'download.wanted'; codes: SecretRef }
  /** As the server said last. What staff may do can depend on it. */
  | { type: 'factor.known'; isEnabled: boolean }

/**
 * Promise: an account asks for a second factor only once its owner has given the password and a right code of
 * their app, and the recovery codes stay on the screen until somebody says that they have them. It is turned
 * off by password and code too. What cannot be done changes nothing, and what was changed elsewhere is read
 * again (issue 11, line 4).
 */
export const secondFactorMachine = setup({
  types: {} as {
    context: SecondFactorContext
    events: SecondFactorEvent
    emitted: SecondFactorEmitted
    tags: 'pending' | 'blocked' | 'copied'
  },
  actors: secondFactorPorts,
  delays: {
    /** As long as an alert is shown (spec.md section 8). */
    copiedShown: 5_000,
  },
  guards: {
    isEnabled: (_, { output }: { output: SecondFactorStatus }) => output.isEnabled,
    isOutdated: (_, { error }: { error: unknown }) => toFailure(error).kind === 'outdated',
  },
  actions: {
    keepStatus: assign((_, { output: { isRequired, codesLeft } }: { output: SecondFactorStatus }) => ({
      isRequired,
      codesLeft,
    })),
    keepEnrolment: assign((_, { output }: { output: Enrolment }) => ({ enrolment: output })),
    forgetEnrolment: assign({ enrolment: null }),
    keepCodes: assign((_, { output: { codes, count } }: { output: RecoveryCodes }) => ({
      codes,
      codesLeft: count,
    })),
    forgetCodes: assign({ codes: null }),
    forgetFailure: assign({ failure: null }),
    keepFailure: assign(keepThrown(toFailure)),
    keepUncopied: assign({ failure: UNCOPIED }),
    wantDownload: emit(({ context: { codes } }) => ({
      type: 'download.wanted' as const,
      codes: demand(codes, 'recovery codes'),
    })),
    announce: emit((_, { isEnabled }: { isEnabled: boolean }) => ({
      type: 'factor.known' as const,
      isEnabled,
    })),
  },
}).createMachine({
  id: 'second-factor',
  context: { isRequired: false, codesLeft: 0, enrolment: null, codes: null, failure: null },
  initial: 'reading',
  states: {
    reading: {
      tags: 'pending',
      invoke: {
        id: 'readStatus',
        src: 'readStatus',
        onDone: [
          {
            guard: withEvent('isEnabled'),
            target: 'on',
            actions: [withEvent('keepStatus'), { type: 'announce', params: { isEnabled: true } }],
          },
          {
            target: 'off',
            actions: [withEvent('keepStatus'), { type: 'announce', params: { isEnabled: false } }],
          },
        ],
        onError: { target: 'unread', actions: withEvent('keepFailure') },
      },
    },
    unread: {
      tags: 'blocked',
      exit: 'forgetFailure',
      on: { 'reading.retried': 'reading' },
    },
    off: {
      on: { 'setup.begun': 'beginning' },
    },
    beginning: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'beginEnrolment',
        src: 'beginEnrolment',
        onDone: { target: 'enrolling', actions: withEvent('keepEnrolment') },
        onError: [
          {
            guard: withEvent('isOutdated'),
            target: 'reading',
            actions: withEvent('keepFailure'),
          },
          { target: 'off', actions: withEvent('keepFailure') },
        ],
      },
    },
    enrolling: {
      initial: 'resting',
      on: {
        'setup.submitted': 'confirming',
        'setup.cancelled': { target: 'off', actions: ['forgetEnrolment', 'forgetFailure'] },
        'copy.chosen': '.copying',
      },
      states: {
        resting: {},
        copying: {
          entry: 'forgetFailure',
          invoke: {
            id: 'copyKey',
            src: 'copy',
            input: ({ context: { enrolment } }) => ({ text: demand(enrolment, 'a key').key }),
            onDone: 'copied',
            onError: { target: 'resting', actions: 'keepUncopied' },
          },
        },
        copied: { tags: 'copied', after: { copiedShown: 'resting' } },
      },
    },
    confirming: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'confirmEnrolment',
        src: 'confirmEnrolment',
        input: ({ event }) => {
          assertEvent(event, 'setup.submitted')
          return { password: event.password, code: event.code }
        },
        onDone: {
          target: 'showingCodes',
          actions: [withEvent('keepCodes'), 'forgetEnrolment'],
        },
        onError: [
          {
            guard: withEvent('isOutdated'),
            target: 'reading',
            actions: ['forgetEnrolment', withEvent('keepFailure')],
          },
          { target: 'enrolling', actions: withEvent('keepFailure') },
        ],
      },
    },
    showingCodes: {
      description: 'They cannot be shown again.',
      initial: 'resting',
      on: {
        'copy.chosen': '.copying',
        'download.chosen': { actions: 'wantDownload' },
        'codes.kept': {
          target: 'on',
          actions: ['forgetCodes', 'forgetFailure', { type: 'announce', params: { isEnabled: true } }],
        },
      },
      states: {
        resting: {},
        copying: {
          entry: 'forgetFailure',
          invoke: {
            id: 'copyCodes',
            src: 'copy',
            input: ({ context: { codes } }) => ({ text: demand(codes, 'recovery codes') }),
            onDone: 'copied',
            onError: { target: 'resting', actions: 'keepUncopied' },
          },
        },
        copied: { tags: 'copied', after: { copiedShown: 'resting' } },
      },
    },
    on: {
      on: { 'renewal.asked': 'renewing', 'removal.asked': 'removing' },
    },
    renewing: {
      entry: 'forgetFailure',
      initial: 'asking',
      states: {
        asking: {
          on: {
            'code.submitted': 'sending',
            'renewal.cancelled': { target: '#second-factor.on', actions: 'forgetFailure' },
          },
        },
        sending: {
          tags: 'pending',
          entry: 'forgetFailure',
          invoke: {
            id: 'renewCodes',
            src: 'renewCodes',
            input: ({ event }) => {
              assertEvent(event, 'code.submitted')
              return { code: event.code }
            },
            onDone: {
              target: '#second-factor.showingCodes',
              actions: withEvent('keepCodes'),
            },
            onError: [
              {
                guard: withEvent('isOutdated'),
                target: '#second-factor.reading',
                actions: withEvent('keepFailure'),
              },
              { target: 'asking', actions: withEvent('keepFailure') },
            ],
          },
        },
      },
    },
    removing: {
      entry: 'forgetFailure',
      initial: 'asking',
      states: {
        asking: {
          on: {
            'removal.submitted': 'sending',
            'removal.cancelled': { target: '#second-factor.on', actions: 'forgetFailure' },
          },
        },
        sending: {
          tags: 'pending',
          entry: 'forgetFailure',
          invoke: {
            id: 'remove',
            src: 'remove',
            input: ({ event }) => {
              assertEvent(event, 'removal.submitted')
              return { password: event.password, code: event.code }
            },
            onDone: {
              target: '#second-factor.off',
              actions: { type: 'announce', params: { isEnabled: false } },
            },
            onError: [
              {
                guard: withEvent('isOutdated'),
                target: '#second-factor.reading',
                actions: withEvent('keepFailure'),
              },
              { target: 'asking', actions: withEvent('keepFailure') },
            ],
          },
        },
      },
    },
  },
})
