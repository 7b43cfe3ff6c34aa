import type { ApolloClient } from '@apollo/client'
import { toAlert } from '#client/actors/alerts.ts'
import { CartByTokenDocument, HeldCartFragmentDoc } from '#client/apollo/generated/graphql.ts'
import type { Actors } from '#client/app/start/lasting.ts'
import { keepOrderToken } from '#client/effects/order-access/order-tokens.ts'
import type { Tab } from '#client/effects/tabs/tab.ts'
import { selectIsSignedIn } from '#machines/auth/selectors.ts'
import { selectCart, selectCartToken } from '#machines/cart-start/selectors.ts'
import { readCart } from './held-cart.ts'
import * as say from './messages.ts'
import { nameInWords } from './name-in-words.ts'

interface OrderedDeps {
  actors: Pick<Actors, 'auth' | 'cartStart' | 'cartMigration' | 'addToCart' | 'alerts'>
  apollo: ApolloClient
  tab: Pick<Tab, 'runInLeader'>
}

/**
 * Lets go of a cart that was ordered, here or elsewhere: things are added to another one, and an alert says
 * why.
 */
export const connectOrdered = ({ actors, apollo, tab: { runInLeader } }: OrderedDeps) => {
  const { auth, cartStart, cartMigration, addToCart, alerts } = actors
  const isSignedIn = () => selectIsSignedIn(auth.getSnapshot())
  const isHeld = (token: string) => token === selectCartToken(cartStart.getSnapshot())

  /** Reads the cart that is held again: where it has been ordered or is gone, another takes its place. */
  const restartHeldCart = () => {
    const projectId = selectCart(cartStart.getSnapshot())?.projectId ?? null
    cartStart.send({ type: 'cart.start', projectId, signedIn: isSignedIn() })
  }

  let watched: string | null = null
  let stopWatching = () => {}
  cartStart.subscribe((snapshot) => {
    const token = selectCartToken(snapshot)
    if (token === watched) return
    watched = token
    stopWatching()
    stopWatching = token === null ? () => {} : watchForOrder(token)
  })
  const watchForOrder = (token: string) => {
    const held = apollo
      .watchFragment({
        fragment: HeldCartFragmentDoc,
        fragmentName: 'HeldCart',
        from: { __typename: 'Cart', token },
      })
      .subscribe(({ data, dataState }) => {
        if (dataState === 'complete' && data.latestOrder !== null) restartHeldCart()
      })
    return () => held.unsubscribe()
  }

  const sayOrdered = ({ token, orderId }: { token: string; orderId: string }) => {
    const cart = readCart(apollo, token)
    if (cart?.isGuest ?? !isSignedIn()) keepOrderToken(orderId, token)
    alerts.send({
      type: 'alert.raised',
      alert: toAlert({
        status: 'info',
        text: `${capitalize(nameInWords(cart?.project.name))} has been ordered.`,
        persistent: true,
        action: {
          kind: 'link',
          label: say.viewOrder,
          href: `/orders/${orderId}`,
        },
      }),
    })
  }
  cartStart.on('cart.ordered', sayOrdered)

  /** Tells of an ordered cart that is not the held one. Says nothing where it cannot be read. */
  const sayIfOrdered = async (token: string) => {
    const { data } = await apollo.query({
      query: CartByTokenDocument,
      variables: { token },
      fetchPolicy: 'network-only',
    })
    const orderId = data?.cart?.latestOrder ?? null
    if (orderId !== null) sayOrdered({ token, orderId })
  }
  const sayIfOtherOrdered = ({ token }: { token: string }) => {
    if (!isHeld(token)) void sayIfOrdered(token).catch(() => {})
  }
  addToCart.on('cart.gone', (gone) => (isHeld(gone.token) ? restartHeldCart() : sayIfOtherOrdered(gone)))
  cartMigration.on('cart.ordered', sayIfOtherOrdered)
  // Do this last: the cart may no longer be held.
  cartMigration.on(
    'cart.ordered',
    runInLeader(({ token }) => isHeld(token) && restartHeldCart()),
  )
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
