import { assertEvent, assign, emit, setup } from 'xstate'
import { demand } from '#machines/demand.ts'
import { keepThrown, withEvent } from '#machines/kit.ts'
import { isAboveSignature, LOST, type TaxFormFailure, toFailure } from './failure.ts'
import { type Filing, type FormDraft, type FormType, taxFormPorts } from './ports.ts'

export interface TaxFormInput {
  /** The account of whoever fills it in: nobody else finds what they typed. */
  owner: string
}

export interface TaxFormContext extends TaxFormInput {
  /** Null until it is known which form it takes. */
  type: FormType | null
  draft: FormDraft
  /** Of the first filing, until it is known that nothing was filed under it; null before. */
  key: string | null
  failure: TaxFormFailure | null
}

interface Typing {
  field: string
  typed: string | boolean
}

interface Sent {
  /** A new one: it counts unless something was sent before whose answer may have been lost. */
  idempotencyKey: string
  /** The form that is shown as the one that counts; null for none. */
  replaces: string | null
}

export type TaxFormEvent =
  | { type: 'person.answered'; isUsPerson: boolean }
  | { type: 'business.answered'; isBusiness: boolean }
  | ({ type: 'field.typed' } & Typing)
  /** Every field is valid, as the browser sees it. */
  | ({ type: 'details.submitted' } & Sent)
  | ({ type: 'form.signed'; wordsHash: string } & Sent)
  | { type: 'form.back' }
  /** The page holds these numbers no more, as after a reload. */
  | { type: 'numbers.lost'; fields: readonly string[] }
  | { type: 'signedIn'; account: string }
  | { type: 'signedOut' }

export type TaxFormEmitted = { type: 'form.filed'; form: FormType }

const without = (draft: FormDraft, fields: readonly string[]): FormDraft =>
  Object.fromEntries(Object.entries(draft).filter(([field]) => !fields.includes(field)))

/**
 * Promise: a tax form is signed as the last entry, beneath its own words and with numbers that the service
 * has found right, and it is filed once however often it is sent, in the place of the form that its artist
 * saw and of no other; what was typed stays through reloads, refusals and a session that lapses, but for
 * numbers, of which this holds references alone (issue 16, lines 7 to 14).
 */
export const taxFormMachine = setup({
  types: {} as {
    context: TaxFormContext
    events: TaxFormEvent
    emitted: TaxFormEmitted
    input: TaxFormInput
    tags: 'pending'
  },
  actors: taxFormPorts,
  guards: {
    isUsPerson: (_, { isUsPerson }: { isUsPerson: boolean }) => isUsPerson,
    isUnsigned: ({ context }) => context.type === 'W-8BEN-E',
    isFromAbroad: ({ context }) => context.type !== 'W-9',
    isAbove: ({ context }, { error }: { error: unknown }) =>
      context.type === 'W-8BEN-E' || isAboveSignature(toFailure(error)),
    isLost: (_, { output }: { output: Filing }) => output.kind === 'lost',
    isAnother: ({ context }, { account }: { account: string }) => account !== context.owner,
  },
  actions: {
    takeW9: assign({ type: 'W-9' }),
    takeW8: assign((_, { isBusiness }: { isBusiness: boolean }) => ({
      type: isBusiness ? ('W-8BEN-E' as const) : ('W-8BEN' as const),
    })),
    keepTyped: assign(({ context }, { field, typed }: Typing) => ({
      draft: { ...context.draft, [field]: typed },
    })),
    keepKey: assign(({ context }, { idempotencyKey }: Sent) => ({ key: context.key ?? idempotencyKey })),
    keepFailure: assign(keepThrown(toFailure)),
    forgetFailure: assign({ failure: null }),
    forgetChangedKey: assign(({ context: { key, failure } }) => ({
      key: failure?.kind === 'changed' ? null : key,
    })),
    forgetNumbers: assign(({ context }, { fields }: { fields: readonly string[] }) => ({
      draft: without(context.draft, fields),
      failure: LOST,
    })),
    forgetLost: assign(({ context }, { output }: { output: Filing }) => ({
      draft: without(context.draft, output.kind === 'lost' ? output.fields : []),
      failure: LOST,
    })),
    forgetAll: assign({ type: null, draft: {}, key: null, failure: null }),
    announceFiled: emit(({ context }) => ({
      type: 'form.filed' as const,
      form: demand(context.type, 'a form'),
    })),
  },
}).createMachine({
  id: 'tax-form',
  context: ({ input: { owner } }) => ({ owner, type: null, draft: {}, key: null, failure: null }),
  initial: 'asking',
  on: {
    signedIn: { guard: withEvent('isAnother'), target: '.dropped' },
    signedOut: '.dropped',
  },
  states: {
    asking: {
      on: {
        'person.answered': [
          { guard: withEvent('isUsPerson'), target: 'filling', actions: 'takeW9' },
          { target: 'abroad' },
        ],
      },
    },
    abroad: {
      description: 'No US person: a person signs here, a business sends its form.',
      on: {
        'business.answered': { target: 'filling', actions: withEvent('takeW8') },
        'form.back': 'asking',
      },
    },
    filling: {
      on: {
        'field.typed': { actions: withEvent('keepTyped') },
        'details.submitted': [
          { guard: 'isUnsigned', target: 'filing', actions: ['forgetFailure', withEvent('keepKey')] },
          { target: 'checking', actions: 'forgetFailure' },
        ],
        'numbers.lost': { actions: withEvent('forgetNumbers') },
        'form.back': [
          { guard: 'isFromAbroad', target: 'abroad', actions: 'forgetFailure' },
          { target: 'asking', actions: 'forgetFailure' },
        ],
      },
    },
    checking: {
      tags: 'pending',
      invoke: {
        id: 'checkForm',
        src: 'checkForm',
        input: ({ context: { type, draft } }) => ({ type: demand(type, 'a form'), draft }),
        onDone: 'signing',
        onError: { target: 'filling', actions: withEvent('keepFailure') },
      },
    },
    signing: {
      on: {
        'field.typed': { actions: withEvent('keepTyped') },
        'form.signed': { target: 'filing', actions: ['forgetFailure', withEvent('keepKey')] },
        'numbers.lost': { target: 'filling', actions: withEvent('forgetNumbers') },
        'form.back': { target: 'filling', actions: 'forgetFailure' },
      },
    },
    filing: {
      tags: 'pending',
      invoke: {
        id: 'fileForm',
        src: 'fileForm',
        input: ({ context: { type, draft, key }, event }) => {
          assertEvent(event, ['form.signed', 'details.submitted'])
          return {
            type: demand(type, 'a form'),
            draft,
            wordsHash: event.type === 'form.signed' ? event.wordsHash : null,
            replaces: event.replaces,
            idempotencyKey: demand(key, 'a key'),
          }
        },
        onDone: [
          { guard: withEvent('isLost'), target: 'filling', actions: withEvent('forgetLost') },
          { target: 'filed', actions: 'announceFiled' },
        ],
        onError: [
          {
            guard: withEvent('isAbove'),
            target: 'filling',
            actions: [withEvent('keepFailure'), 'forgetChangedKey'],
          },
          { target: 'signing', actions: [withEvent('keepFailure'), 'forgetChangedKey'] },
        ],
      },
    },
    filed: { type: 'final', entry: 'forgetAll' },
    dropped: { type: 'final', entry: 'forgetAll' },
  },
})
