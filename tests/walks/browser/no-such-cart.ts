import type { AddCartItemMutation } from '#client/apollo/generated/graphql.ts'
import { Refusal } from '#machines/refusal.ts'
import { userErrorsOf } from './held-graph.ts'

/** Refuses an add as the graph writes it. */
export const refuseAdd = (refusal: Refusal): AddCartItemMutation => ({
  __typename: 'Mutation',
  addCartItem: {
    __typename: 'AddCartItemPayload',
    itemId: null,
    designUrl: null,
    cart: null,
    userErrors: userErrorsOf(refusal),
  },
})

/** The answer to an add to a cart that is gone. */
export const noSuchCart = refuseAdd(new Refusal('NOT_FOUND', 'Not found.', { cartToken: 'Not found.' }))
