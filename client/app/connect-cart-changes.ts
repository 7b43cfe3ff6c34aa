import type { ApolloClient } from '@apollo/client'
import type { Actors } from '#client/actors/context.ts'
import { CartByTokenDocument, CartScreenDocument } from '#client/apollo/generated/graphql.ts'
import { selectCartToken } from '#machines/cart-start/selectors.ts'
import { readCart } from './held-cart.ts'

/** The cart is held by all tabs, and each has its own copy of what is in it. */
export const connectCartChanges = ({
  actors: { cartStart },
  apollo,
}: {
  actors: Actors
  apollo: ApolloClient
}) => {
  const heldToken = () => selectCartToken(cartStart.getSnapshot())

  // Whoever reads it in vain shows nothing of it, as before; the next to change it brings it.
  const read = (token: string) =>
    void apollo
      .query({ query: CartByTokenDocument, variables: { token }, fetchPolicy: 'network-only' })
      .catch(() => {})

  /** Another tab has read the cart that is held now. */
  const showCart = () => {
    const token = heldToken()
    if (token !== null && !readCart(apollo, token)) read(token)
  }

  const rereadCart = (token: string) => {
    if (token !== heldToken()) return
    read(token)
    for (const query of apollo.getObservableQueries())
      if (query.query === CartScreenDocument) void query.refetch().catch(() => {})
  }

  cartStart.on('cart.ready', showCart)
  return { showCart, rereadCart }
}
