import type { ApolloClient } from '@apollo/client'
import { UNSHARED } from '#client/apollo/contexts.ts'
import { CartByTokenDocument } from '#client/apollo/generated/graphql.ts'
import { reread } from '#client/apollo/reread.ts'
import type { Actors } from '#client/app/start/lasting.ts'
import { keepOrderToken } from '#client/effects/order-access/order-tokens.ts'
import { selectIsSignedIn } from '#machines/auth/selectors.ts'
import { selectCartToken } from '#machines/cart-start/selectors.ts'
import { readCart } from './held-cart.ts'
import { makePlacedAlert } from './orders/placed-alert.ts'

/** Keeps each tab's copy of the cart's contents up to date: all tabs hold one cart. */
export const connectCartChanges = ({
  actors: { alerts, auth, cartStart },
  apollo,
}: {
  actors: Actors
  apollo: ApolloClient
}) => {
  const readHeldToken = () => selectCartToken(cartStart.getSnapshot())

  // A failed reading changes nothing on the screen; the next change reads again.
  const fetchCart = (token: string) =>
    void apollo
      .query({ query: CartByTokenDocument, variables: { token }, fetchPolicy: 'network-only', ...UNSHARED })
      .catch(() => {})

  /** Another tab has read the cart that is held now. */
  const loadHeldCart = () => {
    const token = readHeldToken()
    if (token !== null && !readCart(apollo, token)) fetchCart(token)
  }

  /** Another tab has ordered it; a guest's order is opened by the project's token. */
  const sayOrdered = (token: string, orderId: string) => {
    if (!selectIsSignedIn(auth.getSnapshot())) keepOrderToken(orderId, token)
    alerts.send({ type: 'alert.raised', alert: makePlacedAlert(orderId) })
  }

  const rereadCart = (token: string, orderId: string | null) => {
    if (orderId !== null) sayOrdered(token, orderId)
    if (token === readHeldToken()) fetchCart(token)
    reread(apollo, 'ProjectsPage')
    reread(apollo, 'ProjectQuote', ({ cartToken }) => cartToken === token)
    reread(apollo, 'CartScreen', (variables) => variables.token === token)
  }

  const rereadHeldCart = () => {
    const token = readHeldToken()
    if (token !== null) rereadCart(token, null)
  }

  cartStart.on('cart.ready', loadHeldCart)
  return { loadHeldCart, rereadCart, rereadHeldCart }
}
