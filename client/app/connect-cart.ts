import type { ApolloClient } from '@apollo/client'
import { toAlert } from '#client/actors/alerts.ts'
import type { Actors } from '#client/actors/context.ts'
import { type HeldCartFragment, HeldCartFragmentDoc } from '#client/apollo/generated/graphql.ts'
import type { KeptState } from '#client/effects/kept.ts'
import { selectIsGuest, selectIsKnown, selectIsSignedIn } from '#machines/auth/selectors.ts'
import type { Profile } from '#machines/session.ts'

interface CartDeps {
  actors: Actors
  apollo: ApolloClient
  kept: KeptState
}

/** The cart follows the visitor: a guest's is migrated on signing in, then the right one is started (spec.md section 4). */
export const connectCart = ({ actors, apollo, kept }: CartDeps) => {
  const { auth, cartStart, cartMigration, addToCart, alerts } = actors
  const isSignedIn = () => selectIsSignedIn(auth.getSnapshot())

  const startCart = (profile: Profile | null) =>
    cartStart.send({
      type: 'cart.start',
      projectId: profile?.currentProject?.id ?? null,
      signedIn: isSignedIn(),
    })
  const startOwnCart = () => startCart(auth.getSnapshot().context.profile)

  auth.on('session.started', ({ session }) => {
    const held = kept.cart.read()
    if (held?.isGuest) cartMigration.send({ type: 'migration.start', token: held.token })
    else startCart(session.profile)
  })
  auth.on('session.cleared', ({ reason }) => {
    cartMigration.send({ type: 'migration.abandoned' })
    cartStart.send({ type: 'cart.dropped' })
    if (reason === 'signedOut') addToCart.send({ type: 'signedOut' })
  })

  cartMigration.on('cart.migrated', ({ cart }) => cartStart.send({ type: 'cart.adopted', ...cart }))
  cartMigration.on('cart.gone', startOwnCart)
  cartMigration.on('migration.failed', ({ failure }) => {
    alerts.send({
      type: 'alert.raised',
      alert: toAlert({
        status: 'danger',
        text: failure.message,
        persistent: true,
        action: { label: 'Try again', intent: 'migration.retry' },
      }),
    })
    startOwnCart()
  })
  alerts.on('alert.acted', ({ alert: { action } }) => {
    if (action && 'intent' in action && action.intent === 'migration.retry')
      cartMigration.send({ type: 'migration.retried' })
  })

  cartStart.on('cart.ready', ({ token, projectId }) => {
    const held = kept.cart.read()
    const stillGuest = held?.token === token && held.isGuest && cartMigration.getSnapshot().matches('failed')
    kept.cart.keep({ token, projectId, isGuest: !isSignedIn() || stillGuest })
    finishSignIn(token)
  })
  cartStart.on('cart.none', () => {
    kept.cart.forget()
    if (selectIsGuest(auth.getSnapshot())) auth.send({ type: 'profile.refused' })
    finishSignIn(null)
  })
  const finishSignIn = (cartToken: string | null) => {
    if (isSignedIn()) addToCart.send({ type: 'signIn.finished', cartToken })
  }

  addToCart.on('cart.created', ({ cart }) => cartStart.send({ type: 'cart.adopted', ...cart }))
  addToCart.on('cart.gone', () => cartStart.send({ type: 'cart.dropped' }))
  addToCart.on('guest.marked', ({ cart: { token } }) => {
    const project = readCart(apollo, token)?.project
    const currentProject = project ? { id: project.id, name: project.name, label: project.label } : null
    auth.send({ type: 'guest.started', profile: { userId: null, currentProject } })
  })

  /** To be called once the actors run: whoever comes back as a guest finds their cart. */
  return () => {
    const visitor = auth.getSnapshot()
    if (selectIsKnown(visitor)) startOwnCart()
  }
}

const readCart = (apollo: ApolloClient, token: string) =>
  apollo.readFragment<HeldCartFragment>({
    fragment: HeldCartFragmentDoc,
    fragmentName: 'HeldCart',
    id: apollo.cache.identify({ __typename: 'Cart', token }),
  })
