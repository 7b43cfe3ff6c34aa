import { assign, emit, raise, setup } from 'xstate'
import { keepThrown, withEvent } from '#machines/kit.ts'
import type { SecretRef } from '#machines/session.ts'
import { EXPIRED, REJECTED, SIGNED_OUT, type TokenRefreshFailure, toFailure } from './failure.ts'
import { tokenRefreshPorts } from './ports.ts'

export interface TokenRefreshContext {
  /** Counts the tokens held so far; a request carries the number of the token that it was sent with. */
  generation: number
  /** The first token of this session: what was sent with an earlier one was somebody's who has signed out. */
  since: number
  /** Requests that wait for the refresh under way. */
  waiters: readonly string[]
  failure: TokenRefreshFailure | null
}

export type TokenRefreshEvent =
  /** Signed in or restored; what was held before is dropped by then (`signedOut`, `visit.resumed`). */
  | { type: 'token.granted'; access: SecretRef }
  /** A request was answered 401. `waiter` names it; it is answered by `request.retry` or `request.refuse`. */
  | { type: 'token.rejected'; waiter: string; sent: number }
  /** The session kept from the last visit is over (auth's `session.cleared` by `lapsed`). */
  | { type: 'session.lapsed' }
  | { type: 'signedOut' }
  /** This browser shows the shop again, after no tab of it did: the token was in memory only. */
  | { type: 'visit.resumed' }
  | { type: 'notice.due' }

export type TokenRefreshEmitted =
  /** Send this token, with this number, from now on. */
  | { type: 'token.held'; access: SecretRef; generation: number }
  /** Send none. */
  | { type: 'token.dropped' }
  | { type: 'request.retry'; waiters: readonly string[] }
  | { type: 'request.refuse'; waiters: readonly string[]; failure: TokenRefreshFailure }
  | { type: 'session.expired' }
  /** Show 'Your session expired. Please sign in again.'; at most once a second. */
  | { type: 'notice.wanted' }

const refuseWith = (failure: TokenRefreshFailure) =>
  ({
    type: 'refuse',
    params: ({ event: { waiter } }: { event: { waiter: string } }) => ({ waiter, failure }),
  }) as const

/** Refuse what an earlier session asked: somebody else may be signed in by now. */
const refusalOfEarlier = { guard: withEvent('isOfEarlierSession'), actions: refuseWith(SIGNED_OUT) } as const

const dropping = { target: 'none', actions: 'announceDropped' } as const

const droppingWaiters = {
  target: 'none',
  actions: ['announceDropped', { type: 'refuseWaiters', params: { failure: SIGNED_OUT } }, 'forgetWaiters'],
} as const

/**
 * Promise: however many requests meet an expired token, one refresh is made for them all; a request that was
 * sent with an older token is simply sent again, unless the visitor has signed out since; an outage keeps the
 * session; and an answer that comes after a sign-out is thrown away, token and all (spec.md section 4, Token
 * expiry).
 */
export const tokenRefreshMachine = setup({
  types: {} as {
    context: TokenRefreshContext
    events: TokenRefreshEvent
    emitted: TokenRefreshEmitted
    tags: 'pending'
  },
  actors: tokenRefreshPorts,
  delays: {
    /** spec.md section 9: refresh memo. */
    memo: 10_000,
    /** spec.md section 9: session-expired notice. */
    noticeInterval: 1_000,
  },
  guards: {
    isOfEarlierSession: ({ context }, { sent }: { sent: number }) => sent !== 0 && sent < context.since,
    isOlder: ({ context }, { sent }: { sent: number }) => sent !== context.generation,
    isExpired: (_, { error }: { error: unknown }) => toFailure(error).kind === 'expired',
  },
  actions: {
    beginSession: assign(({ context: { generation } }) => ({
      generation: generation + 1,
      since: generation + 1,
      failure: null,
    })),
    countToken: assign({ generation: ({ context }) => context.generation + 1, failure: null }),
    addWaiter: assign(({ context }, { waiter }: { waiter: string }) => ({
      waiters: [...new Set([...context.waiters, waiter])],
    })),
    forgetWaiters: assign({ waiters: [] }),
    keepFailure: assign(keepThrown(toFailure)),
    announceToken: emit(({ context }, { access }: { access: SecretRef }) => ({
      type: 'token.held' as const,
      access,
      generation: context.generation,
    })),
    announceDropped: emit({ type: 'token.dropped' }),
    announceExpired: emit({ type: 'session.expired' }),
    retry: emit((_, { waiter }: { waiter: string }) => ({
      type: 'request.retry' as const,
      waiters: [waiter],
    })),
    refuse: emit((_, { waiter, failure }: { waiter: string; failure: TokenRefreshFailure }) => ({
      type: 'request.refuse' as const,
      waiters: [waiter],
      failure,
    })),
    retryWaiters: emit(({ context }) => ({ type: 'request.retry' as const, waiters: context.waiters })),
    refuseWaiters: emit(({ context }, { failure }: { failure: TokenRefreshFailure }) => ({
      type: 'request.refuse' as const,
      waiters: context.waiters,
      failure,
    })),
    raiseNotice: raise({ type: 'notice.due' }),
    announceNotice: emit({ type: 'notice.wanted' }),
  },
}).createMachine({
  id: 'token-refresh',
  context: { generation: 0, since: 0, waiters: [], failure: null },
  type: 'parallel',
  states: {
    token: {
      initial: 'none',
      states: {
        none: {
          on: {
            'token.granted': {
              target: 'held',
              actions: ['beginSession', withEvent('announceToken')],
            },
            'token.rejected': { actions: refuseWith(SIGNED_OUT) },
            'session.lapsed': { actions: 'raiseNotice' },
          },
        },
        held: {
          on: {
            'token.rejected': [
              refusalOfEarlier,
              {
                guard: withEvent('isOlder'),
                actions: withEvent('retry'),
              },
              { target: 'refreshing', actions: withEvent('addWaiter') },
            ],
            signedOut: dropping,
            'visit.resumed': dropping,
          },
        },
        refreshing: {
          tags: 'pending',
          invoke: {
            id: 'refresh',
            src: 'refresh',
            onDone: {
              target: 'fresh',
              actions: [
                'countToken',
                { type: 'announceToken', params: ({ event }) => event.output },
                'retryWaiters',
                'forgetWaiters',
              ],
            },
            onError: [
              {
                guard: withEvent('isExpired'),
                target: 'none',
                actions: [
                  withEvent('keepFailure'),
                  'announceDropped',
                  { type: 'refuseWaiters', params: { failure: EXPIRED } },
                  'forgetWaiters',
                  'announceExpired',
                  'raiseNotice',
                ],
              },
              {
                target: 'held',
                actions: [
                  withEvent('keepFailure'),
                  { type: 'refuseWaiters', params: ({ event }) => ({ failure: toFailure(event.error) }) },
                  'forgetWaiters',
                ],
              },
            ],
          },
          on: {
            'token.rejected': [refusalOfEarlier, { actions: withEvent('addWaiter') }],
            signedOut: droppingWaiters,
            'visit.resumed': droppingWaiters,
          },
        },
        fresh: {
          description: 'A token just refreshed. If it is refused too, another refresh would not help.',
          after: { memo: 'held' },
          on: {
            'token.rejected': [
              refusalOfEarlier,
              {
                guard: withEvent('isOlder'),
                actions: withEvent('retry'),
              },
              { actions: refuseWith(REJECTED) },
            ],
            signedOut: dropping,
            'visit.resumed': dropping,
          },
        },
      },
    },
    notice: {
      initial: 'ready',
      states: {
        ready: { on: { 'notice.due': { target: 'shown', actions: 'announceNotice' } } },
        shown: { after: { noticeInterval: 'ready' } },
      },
    },
  },
})
