import { assertEvent, assign, emit, setup } from 'xstate'
import { demand } from '#machines/demand.ts'
import { keepThrown, withEvent } from '#machines/kit.ts'
import type { SecretRef } from '#machines/session.ts'
import { checkLink, type ResetPasswordFailure, toFailure } from './failure.ts'
import { type ResetLink, type ResetRequest, resetPasswordPorts } from './ports.ts'

export interface ResetPasswordInput {
  /** Null for who has not come by a mailed link. */
  link: ResetLink | null
}

export interface ResetPasswordContext extends ResetPasswordInput {
  failure: ResetPasswordFailure | null
}

export type ResetPasswordEvent =
  | ({ type: 'reset.requested' } & ResetRequest)
  /** The key stays the same for as long as the typed password does. */
  | { type: 'password.submitted'; secret: SecretRef; idempotencyKey: string }
  | { type: 'reset.cancelled' }

export type ResetPasswordEmitted =
  /** Show the text, persistently: it says what to do next. */
  | { type: 'mail.promised'; text: string }
  /** Show the text and lead back to the sign-in form. */
  | { type: 'password.changed'; text: string }
  /** Lead back to the sign-in form. */
  | { type: 'reset.left' }

/** spec.md section 8 */
const REQUESTED =
  "Password reset requested. If you don't receive an email, you may not have an account at that address."
const CHANGED = 'Password changed.'

/**
 * Promise: asking for a link tells nobody whether there is an account, and asking twice at once sends one
 * mail; the link that came by mail sets a new password once, and one that cannot is said to be so before a
 * password is typed where that can be known. A refusal of what was typed costs nothing of the link. Both
 * halves are one process, which the mail carries from one page to the other (spec.md section 4, Reset
 * password).
 */
export const resetPasswordMachine = setup({
  types: {} as {
    context: ResetPasswordContext
    events: ResetPasswordEvent
    emitted: ResetPasswordEmitted
    input: ResetPasswordInput
    tags: 'pending' | 'blocked'
  },
  actors: resetPasswordPorts,
  guards: {
    hasNoLink: ({ context }) => context.link === null,
    isWhole: ({ context }) => checkLink(demand(context.link, 'a link')) === null,
    isAboutLink: (_, { error }: { error: unknown }) => toFailure(error).kind === 'linkRefused',
  },
  actions: {
    forgetFailure: assign({ failure: null }),
    keepFailure: assign(keepThrown(toFailure)),
    keepLinkFailure: assign(({ context }) => ({ failure: checkLink(demand(context.link, 'a link')) })),
    announceRequested: emit({ type: 'mail.promised', text: REQUESTED }),
    announceChanged: emit({ type: 'password.changed', text: CHANGED }),
    announceLeft: emit({ type: 'reset.left' }),
  },
}).createMachine({
  id: 'reset-password',
  context: ({ input }) => ({ link: input.link, failure: null }),
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        { guard: 'hasNoLink', target: 'asking' },
        { guard: 'isWhole', target: 'choosing' },
        { target: 'unusable', actions: 'keepLinkFailure' },
      ],
    },
    asking: {
      on: { 'reset.requested': 'requesting', 'reset.cancelled': 'left' },
    },
    requesting: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'requestReset',
        src: 'requestReset',
        input: ({ event }) => {
          assertEvent(event, 'reset.requested')
          return { email: event.email, idempotencyKey: event.idempotencyKey }
        },
        onDone: { target: 'requested', actions: 'announceRequested' },
        onError: { target: 'asking', actions: withEvent('keepFailure') },
      },
    },
    requested: {
      description: 'The mail is on its way; another can be asked for.',
      on: { 'reset.requested': 'requesting', 'reset.cancelled': 'left' },
    },
    choosing: {
      on: { 'password.submitted': 'changing', 'reset.cancelled': 'left' },
    },
    changing: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'confirmReset',
        src: 'confirmReset',
        input: ({ context, event }) => {
          assertEvent(event, 'password.submitted')
          const { uid, token } = demand(context.link, 'a link')
          return {
            uid: demand(uid, 'a uid'),
            token: demand(token, 'a token'),
            secret: event.secret,
            idempotencyKey: event.idempotencyKey,
          }
        },
        onDone: { target: 'changed', actions: 'announceChanged' },
        onError: [
          {
            guard: withEvent('isAboutLink'),
            target: 'unusable',
            actions: withEvent('keepFailure'),
          },
          { target: 'choosing', actions: withEvent('keepFailure') },
        ],
      },
    },
    unusable: {
      description: 'No password can be set by this link; only another link helps.',
      tags: 'blocked',
      on: { 'reset.cancelled': 'left' },
    },
    changed: { type: 'final' },
    left: { type: 'final', entry: 'announceLeft' },
  },
})
