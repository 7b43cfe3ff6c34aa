import type { ApolloClient } from '@apollo/client'
import { toAlert } from '#client/actors/alerts.ts'
import type { Actors } from '#client/app/start/lasting.ts'
import type { Journal } from '#client/effects/journal/journal.ts'
import { forgetOrderTokens } from '#client/effects/order-access/order-tokens.ts'
import type { Vault } from '#client/effects/session/vault.ts'
import type { Tab } from '#client/effects/tabs/tab.ts'
import type { ClearReason } from '#machines/auth/machine.ts'
import { selectProfile, selectUser } from '#machines/auth/selectors.ts'
import { selectIsRefreshing } from '#machines/token-refresh/selectors.ts'
import * as say from './messages.ts'

interface SessionDeps {
  actors: Pick<Actors, 'auth' | 'tokenRefresh' | 'alerts' | 'preferences' | 'recentlyViewed'>
  apollo: Pick<ApolloClient, 'clearStore'>
  tab: Pick<Tab, 'runInLeader' | 'cut'>
  journal: Pick<Journal, 'cut'>
  vault: Pick<Vault, 'clear'>
  /** The way to the sign-in form that leads back to where the visitor is now. */
  makeSignInPath: () => string
}

/** The visitor did not sign out: keep what they were doing for them. */
const mayComeBack = (reason: ClearReason): boolean => reason === 'expired' || reason === 'lapsed'

/**
 * Tokens follow the session, and whatever belonged to a session goes with it (spec.md section 4), as does
 * what was there before somebody signs in: what tabs share once, by the leader's doing, and each tab's own in
 * each.
 */
export const connectSession = ({
  actors,
  apollo,
  tab: { runInLeader, cut },
  journal,
  vault,
  makeSignInPath,
}: SessionDeps) => {
  const { auth, tokenRefresh, alerts, preferences, recentlyViewed } = actors

  /** The data of the last visitor that all tabs share. */
  const forgetVisitor = () => {
    preferences.send({ type: 'preferences.cleared' })
    recentlyViewed.send({ type: 'views.cleared' })
  }

  auth.on(
    'session.started',
    runInLeader(({ session: { access }, by }) => {
      if (by === 'signIn') forgetVisitor()
      tokenRefresh.send({ type: 'token.granted', access })
    }),
  )
  auth.on('session.started', ({ by }) => {
    if (by === 'signIn') alerts.send({ type: 'alerts.cleared' })
  })
  tokenRefresh.on(
    'session.expired',
    runInLeader(() => auth.send({ type: 'session.expired' })),
  )
  auth.on(
    'session.cleared',
    runInLeader(({ reason }) => {
      if (reason !== 'refused') forgetVisitor()
      tokenRefresh.send({ type: reason === 'lapsed' ? 'session.lapsed' : 'signedOut' })
      cut()
    }),
  )

  const clearPage = () => {
    alerts.send({ type: 'alerts.cleared' })
    void apollo.clearStore()
  }
  auth.on('session.cleared', ({ reason }) => {
    if (reason !== 'refused') {
      clearPage()
      // All tabs share these: a tab that learns later that somebody came or went must not clear them again.
      forgetOrderTokens()
    }
    if (reason === 'signedOut') vault.clear()
    queueMicrotask(() => void journal.cut(!mayComeBack(reason)))
  })
  // Say this last: clearing the former alerts must not take it away.
  tokenRefresh.on('notice.wanted', () =>
    queueMicrotask(() =>
      alerts.send({
        type: 'alert.raised',
        alert: toAlert({
          status: 'warning',
          text: say.sessionExpired,
          action: { kind: 'link', label: say.signIn, href: makeSignInPath() },
        }),
      }),
    ),
  )
  auth.subscribe(({ context: { failure } }) => {
    if (failure?.kind === 'notSignedOut')
      alerts.send({
        type: 'alert.raised',
        alert: toAlert({ status: 'danger', text: failure.message, persistent: true }),
      })
  })

  const findVisitor = () => {
    const snapshot = auth.getSnapshot()
    return selectUser(snapshot)?.uuid ?? (selectProfile(snapshot) ? 'guest' : null)
  }

  const resumeVisit = () => {
    tokenRefresh.send({ type: 'visit.resumed' })
    auth.send({ type: 'visit.resumed' })
  }

  return {
    /** The server is asked who is here, as whatever token was held is gone or may be another's by now. */
    resumeVisit,
    /** The same, unless a token is being renewed: the renewal asks again by itself, and tells as much. */
    askWhoIsHere() {
      if (!selectIsRefreshing(tokenRefresh.getSnapshot())) resumeVisit()
    },
    /**
     * Call it before another tab's state replaces this one's: it closes the page of a visitor who has left.
     */
    prepareClearing() {
      const before = findVisitor()
      return () => {
        if (before !== null && before !== findVisitor()) clearPage()
      }
    },
  }
}
