import type { ApolloClient } from '@apollo/client'
import { fromPromise } from 'xstate'
import {
  CartByTokenDocument,
  type HeldCartFragment,
  ProjectCartDocument,
  RecentCartDocument,
} from '#client/apollo/generated/graphql.ts'
import { ask } from '#client/effects/refusals.ts'
import type { CartRef } from '#machines/cart-ref.ts'

/** Always asks the graph, and writes into the cache, where the navigation bar reads. */
const fresh = { fetchPolicy: 'network-only' } as const

export const createCartStartEffects = ({ apollo }: { apollo: ApolloClient }) => ({
  actors: {
    loadProjectCart: fromPromise<CartRef | null, { projectId: string }>(async ({ input }) => {
      const answer = await ask(apollo.query({ query: ProjectCartDocument, variables: input, ...fresh }))
      return toCartRef(answer.projectCart)
    }),
    refreshCart: fromPromise<CartRef | null, { token: string }>(async ({ input }) => {
      const answer = await ask(apollo.query({ query: CartByTokenDocument, variables: input, ...fresh }))
      return toCartRef(answer.cart)
    }),
    loadRecentCart: fromPromise<CartRef | null>(async () => {
      const answer = await ask(apollo.query({ query: RecentCartDocument, ...fresh }))
      return toCartRef(answer.recentCart)
    }),
  },
})

export const toCartRef = (cart: HeldCartFragment | null): CartRef | null =>
  cart && { token: cart.token, projectId: cart.project.id, latestOrder: cart.latestOrder }
