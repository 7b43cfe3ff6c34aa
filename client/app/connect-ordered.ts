import type { ApolloClient } from '@apollo/client'
import { toAlert } from '#client/actors/alerts.ts'
import type { Actors } from '#client/actors/context.ts'
import { HeldCartFragmentDoc } from '#client/apollo/generated/graphql.ts'
import { keepOrderToken } from '#client/effects/order-tokens.ts'
import { selectIsSignedIn } from '#machines/auth/selectors.ts'
import { selectCart, selectCartToken } from '#machines/cart-start/selectors.ts'
import { readCart } from './held-cart.ts'

interface OrderedDeps {
  actors: Pick<Actors, 'auth' | 'cartStart' | 'alerts'>
  apollo: ApolloClient
}

/** A cart that has been ordered, in another tab or elsewhere, is held no longer: things are added to another one, and it is said why. */
export const connectOrdered = ({ actors: { auth, cartStart, alerts }, apollo }: OrderedDeps) => {
  const isSignedIn = () => selectIsSignedIn(auth.getSnapshot())

  let watched: string | null = null
  let stop = () => {}
  cartStart.subscribe((snapshot) => {
    const token = selectCartToken(snapshot)
    if (token === watched) return
    watched = token
    stop()
    stop = token === null ? () => {} : watch(token)
  })
  const watch = (token: string) => {
    const held = apollo
      .watchFragment({
        fragment: HeldCartFragmentDoc,
        fragmentName: 'HeldCart',
        from: { __typename: 'Cart', token },
      })
      .subscribe(({ data, dataState }) => {
        if (dataState !== 'complete' || data.latestOrder === null) return
        const projectId = selectCart(cartStart.getSnapshot())?.projectId ?? null
        cartStart.send({ type: 'cart.start', projectId, signedIn: isSignedIn() })
      })
    return () => held.unsubscribe()
  }

  cartStart.on('cart.ordered', ({ token, orderId }) => {
    if (!isSignedIn()) keepOrderToken(orderId, token)
    const name = readCart(apollo, token)?.project.name
    alerts.send({
      type: 'alert.raised',
      alert: toAlert({
        status: 'info',
        text: `${name || 'Your project'} has been ordered.`,
        persistent: true,
        action: {
          label: 'View the order',
          href: `/orders/${orderId}`,
        },
      }),
    })
  })
}
