import type { ApolloClient } from '@apollo/client'
import { ClaimOrderDocument } from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { claimOrderPorts } from '#machines/claim-order/ports.ts'

interface ClaimDeps {
  apollo: ApolloClient
  /** Opens the guest's order. */
  cartToken: string
}

/** The answer says in Apollo's cache whose the order is. */
export const createClaimOrderEffects = ({ apollo, cartToken }: ClaimDeps) =>
  fillPorts<typeof claimOrderPorts>({
    claimOrder: async ({ orderId }) => {
      const { claimOrder } = await ask(
        apollo.mutate({ mutation: ClaimOrderDocument, variables: { input: { orderId, cartToken } } }),
      )
      refuseUserErrors(claimOrder.userErrors)
    },
  })
