import type { ApolloClient } from '@apollo/client'
import {
  CartByTokenDocument,
  type HeldCartFragment,
  ProjectCartDocument,
  RecentCartDocument,
} from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import { ask } from '#client/effects/refusals.ts'
import type { CartRef } from '#machines/cart-ref.ts'
import type { cartStartPorts } from '#machines/cart-start/ports.ts'

/** Always asks the graph, and writes into the cache, where the navigation bar reads. */
const fresh = { fetchPolicy: 'network-only' } as const

export const createCartStartEffects = ({ apollo }: { apollo: ApolloClient }) =>
  fillPorts<typeof cartStartPorts>({
    loadProjectCart: async (input) => {
      const answer = await ask(apollo.query({ query: ProjectCartDocument, variables: input, ...fresh }))
      return toCartRef(answer.projectCart)
    },
    refreshCart: async (input) => {
      const answer = await ask(apollo.query({ query: CartByTokenDocument, variables: input, ...fresh }))
      return toCartRef(answer.cart)
    },
    loadRecentCart: async () => {
      const answer = await ask(apollo.query({ query: RecentCartDocument, ...fresh }))
      return toCartRef(answer.recentCart)
    },
  })

export const toCartRef = (cart: HeldCartFragment | null): CartRef | null =>
  cart && { token: cart.token, projectId: cart.project.id, latestOrder: cart.latestOrder }
