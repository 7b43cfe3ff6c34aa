import { assertEvent, assign, emit, setup } from 'xstate'
import { keepThrown, withEvent } from '#machines/kit.ts'
import { type ChangePasswordFailure, toFailure } from './failure.ts'
import { changePasswordPorts, type PasswordChange } from './ports.ts'

export interface ChangePasswordContext {
  failure: ChangePasswordFailure | null
}

export type ChangePasswordEvent =
  | ({ type: 'password.submitted' } & PasswordChange)
  | { type: 'change.cancelled' }

export type ChangePasswordEmitted =
  /** Show the text. */
  | { type: 'password.changed'; text: string }
  /** Lead away from the form. */
  | { type: 'change.left' }

/** spec.md section 8 */
const CHANGED = 'Password changed.'

/**
 * Promise: who is signed in and knows the present password sets another, once for each time they ask, and is
 * told only what the server has done. A refusal changes nothing and leaves the form to be tried again; while
 * it is not known whether the password was changed, nobody can leave as if it was not (issue 5, line 1).
 */
export const changePasswordMachine = setup({
  types: {} as {
    context: ChangePasswordContext
    events: ChangePasswordEvent
    emitted: ChangePasswordEmitted
    tags: 'pending'
  },
  actors: changePasswordPorts,
  actions: {
    forgetFailure: assign({ failure: null }),
    keepFailure: assign(keepThrown(toFailure)),
    announceChanged: emit({ type: 'password.changed', text: CHANGED }),
    announceLeft: emit({ type: 'change.left' }),
  },
}).createMachine({
  id: 'change-password',
  context: { failure: null },
  initial: 'choosing',
  states: {
    choosing: {
      on: { 'password.submitted': 'changing', 'change.cancelled': 'left' },
    },
    changing: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ event }) => {
          assertEvent(event, 'password.submitted')
          return { current: event.current, next: event.next }
        },
        onDone: { target: 'changed', actions: 'announceChanged' },
        onError: { target: 'choosing', actions: withEvent('keepFailure') },
      },
    },
    changed: { type: 'final', description: 'This browser stays signed in; every other one is signed out.' },
    left: { type: 'final', entry: 'announceLeft' },
  },
})
