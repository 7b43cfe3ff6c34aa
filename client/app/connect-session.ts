import type { ApolloClient } from '@apollo/client'
import { toAlert } from '#client/actors/alerts.ts'
import type { Actors } from '#client/actors/context.ts'
import type { KeptState } from '#client/effects/kept.ts'

interface SessionDeps {
  actors: Actors
  apollo: ApolloClient
  kept: KeptState
  /** The way to the sign-in form that leads back to where the visitor is now. */
  signInPath: () => string
}

/** Tokens follow the session, and whatever belonged to a session goes with it (spec.md section 4). */
export const connectSession = ({ actors, apollo, kept, signInPath }: SessionDeps) => {
  const { auth, tokenRefresh, alerts, preferences } = actors

  auth.on('session.started', ({ session: { access } }) =>
    tokenRefresh.send({ type: 'token.granted', access }),
  )
  tokenRefresh.on('session.expired', () => auth.send({ type: 'session.expired' }))
  tokenRefresh.on('notice.wanted', () =>
    alerts.send({
      type: 'alert.raised',
      alert: toAlert({
        status: 'warning',
        text: 'Your session expired. Please sign in again.',
        action: { label: 'Sign in', href: signInPath() },
      }),
    }),
  )

  auth.on('session.cleared', ({ reason }) => {
    kept.visitor.forget()
    if (reason !== 'refused') {
      preferences.send({ type: 'preferences.cleared' })
      kept.preferences.forget()
      alerts.send({ type: 'alerts.cleared' })
      void apollo.clearStore()
    }
    tokenRefresh.send({ type: reason === 'lapsed' ? 'session.lapsed' : 'signedOut' })
  })

  auth.subscribe((snapshot) => {
    if (snapshot.matches('signedIn') || snapshot.matches('guest')) {
      const { user, profile } = snapshot.context
      kept.visitor.keep({ user, profile })
    }
  })
  auth.subscribe(({ context: { failure } }) => {
    if (failure?.kind === 'notSignedOut')
      alerts.send({
        type: 'alert.raised',
        alert: toAlert({ status: 'danger', text: failure.message, persistent: true }),
      })
  })

  preferences.subscribe(({ context }) => kept.preferences.keep(context))
}
