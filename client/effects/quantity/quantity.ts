import type { ApolloClient } from '@apollo/client'
import { OUTLIVES_PAGE } from '#client/apollo/contexts.ts'
import {
  CartLinesDocument,
  ChangeCartItemDocument,
  RemoveCartItemDocument,
} from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { Line, quantityPorts } from '#machines/quantity/ports.ts'
import { readRefusal } from '#machines/refusal.ts'

/** As the document asks for: the most lines that one page holds. */
const PAGE = 100

/** Changes a line of a cart. Answers carry the cart's sums, so that they are right in the cache at once. */
export const createQuantityEffects = ({ apollo }: { apollo: ApolloClient }) =>
  fillPorts<typeof quantityPorts>({
    changeQuantity: async (input) => {
      const { changeCartItem } = await ask(
        apollo.mutate({ mutation: ChangeCartItemDocument, variables: { input }, context: OUTLIVES_PAGE }),
      )
      refuseUserErrors(changeCartItem.userErrors)
    },
    rereadLine: (input) => findLine(apollo, input),
    removeLine: async (input) => {
      const { removeCartItem } = await ask(
        apollo.mutate({ mutation: RemoveCartItemDocument, variables: { input } }),
      )
      refuseUserErrors(removeCartItem.userErrors)
      return { seq: removeCartItem.seq }
    },
  })

const findLine = async (
  apollo: ApolloClient,
  { cartToken, itemId }: Line,
  page = 1,
): Promise<{ quantity: number } | null> => {
  const variables = { token: cartToken, page }
  const { cart } = await ask(
    apollo.query({ query: CartLinesDocument, variables, fetchPolicy: 'network-only' }),
  ).catch(answerNoCartIfGone)
  const line = cart?.items.items.find(({ id }) => id === itemId)
  if (line) return { quantity: line.quantity }
  if (!cart || page * PAGE >= cart.items.count) return null
  return findLine(apollo, { cartToken, itemId }, page + 1)
}

/** Lines may have gone since the page before was read, and this page with them. */
const answerNoCartIfGone = (error: unknown) => {
  if (readRefusal(error).code === 'NOT_FOUND') return { cart: null }
  throw error
}
