import type { ApolloClient } from '@apollo/client'
import type { Actors } from '#client/app/start/lasting.ts'
import type { Tab } from '#client/effects/tabs/tab.ts'
import { selectFailure as selectAddFailure } from '#machines/add-to-cart/selectors.ts'
import { selectIsGuest, selectIsKnown, selectIsSignedIn } from '#machines/auth/selectors.ts'
import { selectFailure, selectIsPending as selectIsMigrating } from '#machines/cart-migration/selectors.ts'
import { selectFailure as selectCartFailure, selectGuestCartToken } from '#machines/cart-start/selectors.ts'
import type { Profile } from '#machines/session.ts'
import { readCart } from './held-cart.ts'
import * as say from './messages.ts'
import { offersOf } from './offers.ts'

interface CartDeps {
  actors: Actors
  apollo: ApolloClient
  tab: Pick<Tab, 'runInLeader'>
}

/**
 * The cart follows the visitor: a guest's is migrated on signing in, then the right one is started (spec.md
 * section 4).
 */
export const connectCart = ({ actors, apollo, tab: { runInLeader } }: CartDeps) => {
  const { auth, cartStart, cartMigration, addToCart, alerts } = actors
  const isSignedIn = () => selectIsSignedIn(auth.getSnapshot())

  const startCart = (profile: Profile | null) =>
    cartStart.send({
      type: 'cart.start',
      projectId: profile?.currentProject?.id ?? null,
      signedIn: isSignedIn(),
    })
  const startOwnCart = () => startCart(auth.getSnapshot().context.profile)

  auth.on(
    'session.started',
    runInLeader(({ session }) => {
      const token = selectGuestCartToken(cartStart.getSnapshot())
      if (token !== null) cartMigration.send({ type: 'migration.start', token })
      if (!selectIsMigrating(cartMigration.getSnapshot())) startCart(session.profile)
    }),
  )
  auth.on(
    'session.cleared',
    runInLeader(() => {
      cartMigration.send({ type: 'migration.abandoned' })
      cartStart.send({ type: 'cart.dropped' })
    }),
  )
  auth.on('session.cleared', ({ reason }) => {
    if (reason === 'signedOut') addToCart.send({ type: 'signedOut' })
  })

  cartMigration.on(
    'cart.migrated',
    runInLeader(({ cart }) => cartStart.send({ type: 'cart.adopted', ...cart, isGuest: false })),
  )
  cartMigration.on('cart.gone', runInLeader(startOwnCart))
  cartMigration.on('migration.failed', runInLeader(startOwnCart))
  const retries = offersOf(alerts, 'migration.retry')
  cartMigration.on('migration.failed', ({ failure: { message } }) =>
    retries.offer({ status: 'danger', text: message, persistent: true, action: { label: say.tryAgain } }),
  )
  // It is tried again by coming back, too, and in another tab: then there is nothing left to offer.
  let hadFailed = false
  cartMigration.subscribe((migration) => {
    const hasFailed = selectFailure(migration) !== null
    if (hadFailed && !hasFailed) retries.end()
    hadFailed = hasFailed
  })
  retries.onChosen(() => cartMigration.send({ type: 'migration.retried' }))

  cartStart.on('cart.ready', ({ token }) => finishSignIn(token))
  cartStart.on('cart.none', () => finishSignIn(null))
  cartStart.on(
    'cart.none',
    runInLeader(() => {
      if (selectIsGuest(auth.getSnapshot())) auth.send({ type: 'profile.refused' })
    }),
  )
  const finishSignIn = (cartToken: string | null) => {
    if (isSignedIn()) addToCart.send({ type: 'signIn.finished', cartToken })
  }
  cartStart.on('cart.failed', () => {
    // Leave an add that failed by itself: trying it again here would fail again and again.
    if (isSignedIn() && !selectAddFailure(addToCart.getSnapshot()))
      addToCart.send({ type: 'signIn.finished', cartToken: null, isCartUnknown: true })
  })

  addToCart.on('cart.created', ({ cart }) =>
    cartStart.send({ type: 'cart.adopted', ...cart, isGuest: !isSignedIn() }),
  )
  addToCart.on('guest.marked', ({ cart: { token } }) => {
    const project = readCart(apollo, token)?.project
    // Another tab made the cart, and marked the guest.
    if (!project && selectIsGuest(auth.getSnapshot())) return
    const currentProject = project ? { id: project.id, name: project.name, label: project.label } : null
    auth.send({ type: 'guest.started', profile: { userId: null, currentProject } })
  })

  return {
    /**
     * To be called on coming back: a guest finds their cart at once, a user once it is known that it is them.
     */
    startCart() {
      if (selectIsKnown(auth.getSnapshot())) startOwnCart()
    },
    /** To be called by a page that opens or is online again: what could not be loaded is asked for again. */
    retryLoading() {
      if (selectCartFailure(cartStart.getSnapshot()) && selectIsKnown(auth.getSnapshot()))
        cartStart.send({ type: 'cart.retried' })
    },
  }
}
