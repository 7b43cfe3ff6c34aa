import { assign, emit, setup } from 'xstate'
import { keepThrown, withEvent } from '#machines/kit.ts'
import type { SecretRef } from '#machines/session.ts'
import {
  beginForm,
  draftOf,
  hasDetails,
  hasNumber,
  type PaymentAccountFormContext,
  type PaymentAccountFormInput,
  saveOf,
} from './context.ts'
import { LOST, placeOf, toFailure } from './failure.ts'
import {
  type AccountDetails,
  type AccountKind,
  type AccountNumbers,
  type AccountSaved,
  type LoadedAccount,
  paymentAccountFormPorts,
} from './ports.ts'

interface Confirmed {
  password: SecretRef
  /** A new one: it counts unless something was sent before whose answer was lost. */
  idempotencyKey: string
}

export type PaymentAccountFormEvent =
  | { type: 'form.reloaded' }
  | { type: 'kind.chosen'; kind: AccountKind; country: string }
  | { type: 'details.typed'; details: Partial<AccountDetails> }
  | { type: 'default.set'; isDefault: boolean }
  | { type: 'details.submitted' }
  | { type: 'numbers.submitted'; numbers: AccountNumbers }
  /** The vault has them no more, as after a reload. */
  | { type: 'numbers.lost' }
  | ({ type: 'password.submitted' } & Confirmed)
  | { type: 'saving.retried' }
  | { type: 'step.back' }
  | { type: 'form.cancelled' }
  /** Somebody is signed in, who may be another. */
  | { type: 'signedIn'; account: string }
  | { type: 'signedOut' }

export type PaymentAccountFormEmitted =
  /** Read the accounts again, and say so. */
  | { type: 'account.saved'; token: string }
  /** Lead back to the accounts. */
  | { type: 'form.left' }

interface Failed {
  error: unknown
}

/**
 * Promise: an artist's account is saved once, after its number was checked and a password was given, or not
 * at all. A reload, a refusal, an outage and a lapsed session keep all that was typed but for the numbers and
 * the password, which stand in the vault of memory alone and are asked for again; a lost answer is asked for
 * again under the same key (issue 16, lines 12 to 14).
 */
export const paymentAccountFormMachine = setup({
  types: {} as {
    context: PaymentAccountFormContext
    events: PaymentAccountFormEvent
    emitted: PaymentAccountFormEmitted
    input: PaymentAccountFormInput
    tags: 'pending' | 'blocked'
  },
  actors: paymentAccountFormPorts,
  guards: {
    isNew: ({ context }) => context.version === null,
    isCorrection: (_, { output }: { output: LoadedAccount }) => output.corrected !== null,
    hasDetails: ({ context }) => hasDetails(context),
    hasNumber: ({ context }) => hasNumber(context),
    isNumberAlone: (_, { output: { corrected } }: { output: LoadedAccount }) =>
      corrected !== null && !hasDetails(corrected),
    isNumberLost: ({ context }, { output }: { output: AccountSaved }) =>
      output.kind === 'lost' && hasNumber(context),
    isLost: (_, { output }: { output: AccountSaved }) => output.kind === 'lost',
    isUnanswered: (_, { error }: Failed) => toFailure(error).kind === 'unanswered',
    isAtNumbers: (_, { error }: Failed) => placeOf(toFailure(error)) === 'numbers',
    isAtDetails: (_, { error }: Failed) => placeOf(toFailure(error)) === 'details',
    isAnother: ({ context: { owner } }, { account }: { account: string }) => account !== owner,
  },
  actions: {
    keepLoaded: assign(({ context }, { output }: { output: LoadedAccount }) => {
      const { knowsPayee, corrected } = output
      if (!corrected) return { knowsPayee }
      const { kind, country, version, details } = corrected
      return { knowsPayee, kind, country, version, details: { ...context.details, ...details } }
    }),
    keepKind: assign((_, { kind, country }: { kind: AccountKind; country: string }) => ({ kind, country })),
    keepDetails: assign(({ context }, { details }: { details: Partial<AccountDetails> }) => ({
      details: { ...context.details, ...details },
    })),
    keepDefault: assign((_, { isDefault }: { isDefault: boolean }) => ({ isDefault })),
    keepNumbers: assign((_, { numbers }: { numbers: AccountNumbers }) => ({ numbers })),
    keepConfirmed: assign(({ context }, { password, idempotencyKey }: Confirmed) => ({
      password,
      key: context.key ?? idempotencyKey,
    })),
    forgetNumbers: assign({ numbers: null }),
    forgetPassword: assign({ password: null }),
    forgetKey: assign({ key: null }),
    keepLost: assign({ failure: LOST }),
    keepFailure: assign(keepThrown(toFailure)),
    forgetFailure: assign({ failure: null }),
    forgetAll: assign(({ context: { owner, token } }) => beginForm({ owner, token })),
    announceSaved: emit((_, { output }: { output: AccountSaved }) => ({
      type: 'account.saved' as const,
      token: output.kind === 'saved' ? output.token : '',
    })),
    announceLeft: emit({ type: 'form.left' }),
  },
}).createMachine({
  id: 'payment-account-form',
  context: ({ input }) => beginForm(input),
  initial: 'loading',
  on: {
    signedIn: { guard: withEvent('isAnother'), target: '.dropped' },
    signedOut: '.dropped',
  },
  states: {
    loading: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'loadAccount',
        src: 'loadAccount',
        input: ({ context: { token } }) => ({ token }),
        onDone: [
          { guard: withEvent('isNumberAlone'), target: 'numbers', actions: withEvent('keepLoaded') },
          { guard: withEvent('isCorrection'), target: 'form', actions: withEvent('keepLoaded') },
          { target: 'kind', actions: withEvent('keepLoaded') },
        ],
        onError: { target: 'unloaded', actions: withEvent('keepFailure') },
      },
      on: { 'form.cancelled': 'left' },
    },
    unloaded: { tags: 'blocked', on: { 'form.reloaded': 'loading', 'form.cancelled': 'left' } },
    kind: {
      on: {
        'kind.chosen': { target: 'form', actions: [withEvent('keepKind'), 'forgetNumbers'] },
        'form.cancelled': 'left',
      },
    },
    form: {
      initial: 'filling',
      states: {
        filling: {
          on: {
            'details.typed': { actions: withEvent('keepDetails') },
            'details.submitted': 'checking',
            'step.back': {
              guard: 'isNew',
              target: '#payment-account-form.kind',
              actions: 'forgetFailure',
            },
            'form.cancelled': '#payment-account-form.left',
          },
        },
        checking: {
          tags: 'pending',
          entry: 'forgetFailure',
          invoke: {
            id: 'checkDetails',
            src: 'checkPart',
            input: ({ context }) => ({ draft: draftOf(context), numbers: null }),
            onDone: [
              { guard: 'hasNumber', target: '#payment-account-form.numbers' },
              { target: '#payment-account-form.password' },
            ],
            onError: { target: 'filling', actions: withEvent('keepFailure') },
          },
        },
      },
    },
    numbers: {
      initial: 'filling',
      states: {
        filling: {
          on: {
            'numbers.submitted': { target: 'checking', actions: withEvent('keepNumbers') },
            'step.back': {
              guard: 'hasDetails',
              target: '#payment-account-form.form',
              actions: 'forgetFailure',
            },
            'form.cancelled': '#payment-account-form.left',
          },
        },
        checking: {
          tags: 'pending',
          entry: 'forgetFailure',
          invoke: {
            id: 'checkNumbers',
            src: 'checkPart',
            input: ({ context }) => ({ draft: draftOf(context), numbers: context.numbers }),
            onDone: '#payment-account-form.password',
            onError: { target: 'filling', actions: withEvent('keepFailure') },
          },
        },
      },
    },
    password: {
      description: 'What was typed is shown once more, with the day until which payments wait.',
      on: {
        'default.set': { actions: withEvent('keepDefault') },
        'password.submitted': { target: 'saving', actions: withEvent('keepConfirmed') },
        'numbers.lost': { guard: 'hasNumber', target: 'numbers', actions: ['forgetNumbers', 'keepLost'] },
        'step.back': [
          { guard: 'hasNumber', target: 'numbers', actions: 'forgetFailure' },
          { target: 'form', actions: 'forgetFailure' },
        ],
        'form.cancelled': 'left',
      },
    },
    saving: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'saveAccount',
        src: 'saveAccount',
        input: ({ context }) => saveOf(context),
        onDone: [
          {
            guard: withEvent('isNumberLost'),
            target: 'numbers',
            actions: ['forgetNumbers', 'forgetPassword', 'keepLost'],
          },
          { guard: withEvent('isLost'), target: 'password', actions: ['forgetPassword', 'keepLost'] },
          { target: 'saved', actions: withEvent('announceSaved') },
        ],
        onError: [
          { guard: withEvent('isUnanswered'), target: 'unknown', actions: withEvent('keepFailure') },
          {
            guard: withEvent('isAtDetails'),
            target: 'form',
            actions: ['forgetKey', 'forgetPassword', withEvent('keepFailure')],
          },
          {
            guard: withEvent('isAtNumbers'),
            target: 'numbers',
            actions: ['forgetKey', 'forgetPassword', withEvent('keepFailure')],
          },
          { target: 'password', actions: ['forgetKey', 'forgetPassword', withEvent('keepFailure')] },
        ],
      },
    },
    unknown: {
      description: 'The answer was lost: asking again under the same key finds out, and saves it once.',
      tags: 'blocked',
      on: { 'saving.retried': 'saving', 'form.cancelled': 'left' },
    },
    saved: { type: 'final', entry: 'forgetAll' },
    left: { type: 'final', entry: ['forgetAll', 'announceLeft'] },
    dropped: { type: 'final', entry: 'forgetAll' },
  },
})
