import { assertEvent, assign, emit, setup } from 'xstate'
import { demand } from '#machines/demand.ts'
import { keepThrown, withEvent } from '#machines/kit.ts'
import type { ArtistRef, Profile, SecretRef, Session, User } from '#machines/session.ts'
import {
  type AuthFailure,
  endsSession,
  keepsChallenge,
  toCodeFailure,
  toFailure,
  toRestoreFailure,
  toSignOutFailure,
} from './failure.ts'
import { authPorts, type Challenged, challengeIn, sessionIn } from './ports.ts'

export interface AuthContext {
  user: User | null
  /** A guest session is a profile without a user (spec.md section 3). */
  profile: Profile | null
  /** Null for whoever is no artist. */
  artist: ArtistRef | null
  /** Of a right password, until the code of the second factor answers it. */
  challenge: SecretRef | null
  failure: AuthFailure | null
}

export type AuthEvent =
  | { type: 'signIn.submitted'; email: string; secret: SecretRef }
  /** From an authenticator app, or a recovery code. */
  | { type: 'code.submitted'; code: SecretRef }
  | { type: 'challenge.cancelled' }
  /** In this browser, or wherever this account is signed in. */
  | { type: 'signOut.requested'; everywhere: boolean }
  | { type: 'restore.retried' }
  /** A guest cart was made: its owner is a guest from now on. */
  | { type: 'guest.started'; profile: Profile }
  /** The token could not be refreshed. */
  | { type: 'session.expired' }
  /**
   * 403 on the session profile check of a guest; of somebody signed in it ends the session as they come back.
   */
  | { type: 'profile.refused' }
  /**
   * This browser shows the shop again, after no tab of it did: what is never kept, a token or a password, is
   * gone.
   */
  | { type: 'visit.resumed' }

/** Why everything that belongs to a session has to be dropped. */
export type ClearReason = 'signedOut' | 'expired' | 'lapsed' | 'refused'

export type AuthEmitted =
  /** Signed in or restored; hold the access token, migrate the guest cart, start the cart. */
  | { type: 'session.started'; session: Session; by: 'signIn' | 'restore' }
  /** Drop token, profile and cart; for every reason but `refused` the preferences and the cache too. */
  | { type: 'session.cleared'; reason: ClearReason }

/**
 * Promise: the visitor is always exactly one of anonymous, guest or signed in, and only the server's word
 * signs them out, never an outage. A sign-in that is refused leaves a guest the guest they were; a sign-out
 * is over for this browser at once, whatever the server answers (spec.md section 4, Authentication). An
 * account with a second factor is signed in by password and code, and by neither alone (issue 11, line 4).
 */
export const authMachine = setup({
  types: {} as {
    context: AuthContext
    events: AuthEvent
    emitted: AuthEmitted
    tags: 'pending' | 'blocked'
  },
  actors: authPorts,
  delays: {
    /** Not in spec.md: how long to leave a server alone that could not be reached while restoring. */
    restoreRetry: 5_000,
  },
  guards: {
    hasProfile: ({ context }) => context.profile !== null,
    isChallenged: (_, { output }: { output: Session | Challenged }) => 'challenge' in output,
    keepsChallenge: (_, { error }: { error: unknown }) => keepsChallenge(error),
    endsSession: (_, { error }: { error: unknown }) => endsSession(error),
  },
  actions: {
    keepSession: assign((_, { user, profile, artist }: Omit<Session, 'access'>) => ({
      user,
      profile,
      artist,
      failure: null,
    })),
    keepGuest: assign((_, { profile }: { profile: Profile }) => ({ profile, failure: null })),
    keepChallenge: assign((_, { challenge }: Challenged) => ({ challenge })),
    forgetChallenge: assign({ challenge: null }),
    forgetSession: assign({ user: null, profile: null, artist: null, failure: null }),
    forgetFailure: assign({ failure: null }),
    keepFailure: assign(keepThrown(toFailure)),
    keepCodeFailure: assign(keepThrown(toCodeFailure)),
    keepRestoreFailure: assign(keepThrown(toRestoreFailure)),
    keepSignOutFailure: assign(keepThrown(toSignOutFailure)),
    announceSession: emit((_, { session, by }: { session: Session; by: 'signIn' | 'restore' }) => ({
      type: 'session.started' as const,
      session,
      by,
    })),
    announceCleared: emit((_, { reason }: { reason: ClearReason }) => ({
      type: 'session.cleared' as const,
      reason,
    })),
  },
}).createMachine({
  id: 'auth',
  context: { user: null, profile: null, artist: null, challenge: null, failure: null },
  initial: 'anonymous',
  states: {
    restoring: {
      tags: 'pending',
      invoke: {
        id: 'restoreSession',
        src: 'restoreSession',
        onDone: {
          target: 'signedIn',
          actions: [
            { type: 'keepSession', params: ({ event }) => event.output },
            { type: 'announceSession', params: ({ event }) => ({ session: event.output, by: 'restore' }) },
          ],
        },
        onError: [
          {
            guard: withEvent('endsSession'),
            target: 'anonymous',
            actions: [
              'forgetSession',
              withEvent('keepRestoreFailure'),
              { type: 'announceCleared', params: { reason: 'lapsed' } },
            ],
          },
          { target: 'unreachable', actions: withEvent('keepRestoreFailure') },
        ],
      },
      on: { 'signOut.requested': 'signingOut' },
    },
    unreachable: {
      description: 'The server cannot be asked who this is. The kept user stays; it is asked again.',
      tags: 'blocked',
      after: { restoreRetry: 'restoring' },
      on: {
        'restore.retried': 'restoring',
        'signOut.requested': 'signingOut',
        'visit.resumed': 'restoring',
      },
    },
    anonymous: {
      on: {
        'signIn.submitted': 'signingIn',
        'signOut.requested': 'signingOut',
        'guest.started': {
          target: 'guest',
          actions: withEvent('keepGuest'),
        },
      },
    },
    guest: {
      on: {
        'signIn.submitted': 'signingIn',
        'signOut.requested': 'signingOut',
        'guest.started': { actions: withEvent('keepGuest') },
        'profile.refused': {
          target: 'anonymous',
          actions: ['forgetSession', { type: 'announceCleared', params: { reason: 'refused' } }],
        },
      },
    },
    signingIn: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'authenticate',
        src: 'authenticate',
        input: ({ event }) => {
          assertEvent(event, 'signIn.submitted')
          return { email: event.email, secret: event.secret }
        },
        onDone: [
          {
            guard: withEvent('isChallenged'),
            target: 'challenged',
            actions: { type: 'keepChallenge', params: ({ event }) => challengeIn(event.output) },
          },
          {
            target: 'signedIn',
            actions: [
              { type: 'keepSession', params: ({ event }) => sessionIn(event.output) },
              {
                type: 'announceSession',
                params: ({ event }) => ({ session: sessionIn(event.output), by: 'signIn' }),
              },
            ],
          },
        ],
        onError: [
          {
            guard: 'hasProfile',
            target: 'guest',
            actions: withEvent('keepFailure'),
          },
          { target: 'anonymous', actions: withEvent('keepFailure') },
        ],
      },
      on: {
        'signOut.requested': 'signingOut',
        'visit.resumed': [{ guard: 'hasProfile', target: 'guest' }, { target: 'anonymous' }],
      },
    },
    challenged: {
      description: 'The password was right; the account asks for a code besides.',
      exit: 'forgetChallenge',
      initial: 'asking',
      on: {
        'signOut.requested': 'signingOut',
        'guest.started': { actions: withEvent('keepGuest') },
        'visit.resumed': [{ guard: 'hasProfile', target: 'guest' }, { target: 'anonymous' }],
      },
      states: {
        asking: {
          on: {
            'code.submitted': 'checking',
            'challenge.cancelled': [
              { guard: 'hasProfile', target: '#auth.guest', actions: 'forgetFailure' },
              { target: '#auth.anonymous', actions: 'forgetFailure' },
            ],
          },
        },
        checking: {
          tags: 'pending',
          entry: 'forgetFailure',
          invoke: {
            id: 'answerChallenge',
            src: 'answerChallenge',
            input: ({ context: { challenge }, event }) => {
              assertEvent(event, 'code.submitted')
              return { challenge: demand(challenge, 'a challenge'), code: event.code }
            },
            onDone: {
              target: '#auth.signedIn',
              actions: [
                { type: 'keepSession', params: ({ event }) => event.output },
                { type: 'announceSession', params: ({ event }) => ({ session: event.output, by: 'signIn' }) },
              ],
            },
            onError: [
              {
                guard: withEvent('keepsChallenge'),
                target: 'asking',
                actions: withEvent('keepCodeFailure'),
              },
              {
                guard: 'hasProfile',
                target: '#auth.guest',
                actions: withEvent('keepCodeFailure'),
              },
              {
                target: '#auth.anonymous',
                actions: withEvent('keepCodeFailure'),
              },
            ],
          },
        },
      },
    },
    signedIn: {
      on: {
        'signOut.requested': 'signingOut',
        'visit.resumed': 'restoring',
        'session.expired': {
          target: 'anonymous',
          actions: ['forgetSession', { type: 'announceCleared', params: { reason: 'expired' } }],
        },
      },
    },
    signingOut: {
      tags: 'pending',
      entry: ['forgetSession', { type: 'announceCleared', params: { reason: 'signedOut' } }],
      invoke: {
        id: 'signOut',
        src: 'signOut',
        input: ({ event }) => {
          assertEvent(event, 'signOut.requested')
          return { everywhere: event.everywhere }
        },
        onDone: 'anonymous',
        onError: {
          target: 'anonymous',
          actions: withEvent('keepSignOutFailure'),
        },
      },
    },
  },
})
