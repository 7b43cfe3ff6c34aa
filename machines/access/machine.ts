import { assign, emit, setup } from 'xstate'
import { withEvent } from '#machines/kit.ts'

/** What a page asks of whoever opens it (spec.md section 6). */
export type Needs = 'public' | 'login' | 'staff'

/** Who is here, as far as is known. */
export type Visitor = 'unknown' | 'unreachable' | 'nobody' | 'customer' | 'staff'

export interface AccessContext {
  /** Where the visitor is or wants to be: a path of this shop, with query and hash. */
  place: string
  needs: Needs
  visitor: Visitor
}

export type AccessEvent =
  /** The router: this is the place now, and what it asks for. */
  | { type: 'place.changed'; place: string; needs: Needs }
  /** Auth: this is who is here now. */
  | { type: 'visitor.changed'; visitor: Visitor }
  /** The server does not give this visitor what the page shows. */
  | { type: 'entry.refused' }
  | { type: 'signIn.requested' }
  | { type: 'account.changeRequested' }
  | { type: 'visitor.retried' }

export type AccessEmitted =
  /** Show the sign-in form, and lead back to this place afterwards. */
  | { type: 'signIn.wanted'; place: string }
  | { type: 'signOut.wanted' }
  /** Ask again who is here. */
  | { type: 'visitor.wanted' }

/**
 * Promise: a page shows itself only to those it is for. Nobody is refused before it is known who they are, an
 * outage is no refusal, and whoever signs in for a page, with another account too, comes back to the very
 * place they wanted. Who signs out or loses the right, here or in another tab, loses the page at once
 * (spec.md sections 6 and 8).
 */
export const accessMachine = setup({
  types: {} as {
    context: AccessContext
    events: AccessEvent
    emitted: AccessEmitted
    tags: 'pending' | 'blocked' | 'open'
  },
  guards: {
    isPublic: ({ context }) => context.needs === 'public',
    isUnknown: ({ context }) => context.visitor === 'unknown',
    isUnreachable: ({ context }) => context.visitor === 'unreachable',
    isNobody: ({ context }) => context.visitor === 'nobody',
    isStaff: ({ context }) => context.visitor === 'staff',
    needsLogin: ({ context }) => context.needs === 'login',
    hasLeft: (_, { visitor }: { visitor: Visitor }) => visitor === 'nobody',
  },
  actions: {
    keepPlace: assign((_, { place, needs }: { place: string; needs: Needs }) => ({ place, needs })),
    keepVisitor: assign((_, { visitor }: { visitor: Visitor }) => ({ visitor })),
    wantSignIn: emit(({ context }) => ({ type: 'signIn.wanted' as const, place: context.place })),
    wantSignOut: emit({ type: 'signOut.wanted' }),
    wantVisitor: emit({ type: 'visitor.wanted' }),
  },
}).createMachine({
  id: 'access',
  context: { place: '/', needs: 'public', visitor: 'unknown' },
  initial: 'deciding',
  on: {
    'place.changed': {
      target: '.deciding',
      actions: withEvent('keepPlace'),
    },
    'visitor.changed': {
      target: '.deciding',
      actions: withEvent('keepVisitor'),
    },
  },
  states: {
    deciding: {
      always: [
        { guard: 'isPublic', target: 'open' },
        { guard: 'isUnknown', target: 'asking' },
        { guard: 'isUnreachable', target: 'unreachable' },
        { guard: 'isNobody', target: 'signInRequired' },
        { guard: 'isStaff', target: 'granted' },
        { guard: 'needsLogin', target: 'granted' },
        { target: 'otherAccountRequired' },
      ],
    },
    open: { tags: 'open', description: 'The page asks for nothing.' },
    asking: { tags: 'pending', description: 'It is not known yet who is here.' },
    unreachable: {
      description: 'The server cannot be asked who is here.',
      tags: 'blocked',
      on: { 'visitor.retried': { actions: 'wantVisitor' } },
    },
    signInRequired: {
      on: { 'signIn.requested': { actions: 'wantSignIn' } },
    },
    otherAccountRequired: {
      description: 'Somebody is signed in who is not staff.',
      on: { 'account.changeRequested': 'changingAccount' },
    },
    changingAccount: {
      description: 'The form comes once this account is signed out.',
      tags: 'pending',
      entry: 'wantSignOut',
      on: {
        'visitor.changed': {
          guard: withEvent('hasLeft'),
          target: 'signInRequired',
          actions: [withEvent('keepVisitor'), 'wantSignIn'],
        },
      },
    },
    granted: {
      tags: 'open',
      on: { 'entry.refused': 'otherAccountRequired' },
    },
  },
})
